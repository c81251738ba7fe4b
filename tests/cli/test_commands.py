"""Commands for programs: what they print as JSON, what to people, and with which exit code they end."""

from pathlib import Path

import msgspec
import pytest

from stolik import _build
from stolik.engine.registry import find_game, game_ids
from tests.cli.conftest import Said, Stolik

SCENARIOS = Path(__file__).parents[2] / "src/stolik/games/x_bierze/scenarios"
UNTRUE = 'game = "x-bierze"\ntitle = "t"\nseats = 2\nchance = [{}]\n[[step]]\nactors = [1]\n'


@pytest.fixture
def two(stolik: Stolik, tmp_path: Path) -> Path:
    """A file with the records of two random games."""
    file = tmp_path / "two.jsonl"
    assert stolik("simulate", "x-bierze", "--games", 2, "--seed", 4, "--records", file).code == 0
    return file


@pytest.fixture
def one(two: Path, tmp_path: Path) -> Path:
    file = tmp_path / "one.json"
    file.write_text(two.read_text().splitlines()[0])
    return file


def test_games(stolik: Stolik) -> None:
    """A list under `games`: id, seats, and each option with its default and what is allowed."""
    said = stolik("games", "--json")
    assert (said.code, said.err) == (0, "")
    games = {game["id"]: game for game in said.json["games"]}
    assert sorted(games) == game_ids()
    assert games["x-bierze"]["seats"] == [2, 3, 4]
    assert games["x-bierze"]["revision"] == find_game("x-bierze").revision
    assert games["x-bierze"]["options"] == {
        "x_row": {"enum": ["free", "must_fit"], "default": "must_fit"},
        "memory_aid": {"type": "boolean", "default": False},
    }
    text = stolik("games").out
    assert "x-bierze     X bierze!, 2–4 seats" in text
    assert "--option x_row=free|must_fit (default must_fit)" in text


@pytest.mark.parametrize("game", game_ids())
def test_every_listed_option_can_be_said(stolik: Stolik, game: str) -> None:
    """Each default, typed as the list shows it, starts a game."""
    lines = stolik("games").out.split(f"{game:12} ")[1].splitlines()[1:]
    options = []
    for line in lines:
        if not line.startswith(" "):
            break
        name = line.split("--option ")[1].partition("=")[0]
        options += ["--option", f"{name}={line.rpartition('(default ')[2].removesuffix(')')}"]
    assert stolik("play", game, *options, "--json").code == 0


def test_simulate(stolik: Stolik) -> None:
    """One object with what was played, how fast, by which build, and a hash over all final positions."""
    line = ("simulate", "x-bierze", "--seats", 3, "--games", 5, "--seed", 2, "--json")
    said = stolik(*line, "--option", "x_row=free")
    found = said.json
    assert (said.code, said.err, found["games"], found["seats"]) == (0, "", 5, 3)
    assert found["build"] == _build.BUILD
    assert found["decisions"] > 5 * 3 * 16
    assert found["decisions_per_second"] > 0
    assert found["endings"] == {"X4.3c": 5}
    assert len(found["mean_points"]) == 3
    assert stolik(*line, "--option", "x_row=free").json["hash"] == found["hash"]
    assert stolik(*line).json["hash"] != found["hash"]


@pytest.mark.parametrize("game", game_ids())
def test_simulating_with_records(stolik: Stolik, tmp_path: Path, game: str) -> None:
    """The games that are kept are the games that are played, and each of them is verified."""
    file = tmp_path / "games.jsonl"
    line = ("simulate", game, "--games", 2, "--seed", 3, "--json")
    kept, free = stolik(*line, "--records", file).json, stolik(*line).json
    assert (kept["hash"], kept["decisions"]) == (free["hash"], free["decisions"])
    assert stolik("verify", file, "--json").json == {
        "game": game,
        "records": 2,
        "verified": True,
        "problems": [],
    }


def test_simulate_for_people(stolik: Stolik) -> None:
    """The same figures in words."""
    out = stolik("simulate", "x-bierze", "--games", 3).out
    for words in (
        f"3 games of x-bierze with 2 seats, {_build.BUILD} engine",
        "% forced",
        "ended by: X4.3c 3",
    ):
        assert words in out


def test_replay(stolik: Stolik, one: Path) -> None:
    """The last position and how the game ended."""
    said = stolik("replay", one, "--json").json
    record = msgspec.json.decode(one.read_bytes())
    assert (said["game"], said["lines"]) == ("x-bierze", len(record["lines"]))
    assert said["ending"] == record["ending"]
    assert said["saved"]["position"]["over"] is True
    assert f"points {record['ending']['points']}, by X4.3c" in stolik("replay", one).out


def test_replay_each(stolik: Stolik, one: Path) -> None:
    """The whole position before the first line and after every line, with who decides next."""
    lines = stolik("replay", one, "--each").lines
    done = [line["done"] for line in lines]
    assert [line["line"] for line in lines] == [*range(len(lines))]
    assert done == [None, *msgspec.json.decode(one.read_bytes())["lines"]]
    assert lines[0]["actors"] == [0, 1]
    assert lines[1]["actors"] == [1]
    assert lines[1]["position"]["seats"][0]["chosen"] == int(done[1]["move"])
    assert lines[-1]["actors"] == []


def test_one_game_of_a_file_with_several(stolik: Stolik, two: Path) -> None:
    """Named by its number."""
    endings = [msgspec.json.decode(line)["ending"] for line in two.read_text().splitlines()]
    for number, ending in enumerate(endings, 1):
        assert stolik("replay", two, "--number", number, "--json").json["ending"] == ending


def test_a_record_over_several_lines(stolik: Stolik, one: Path) -> None:
    """Nicely indented it is still one record."""
    one.write_bytes(msgspec.json.format(one.read_bytes()))
    assert stolik("verify", one).code == 0


def test_verify(stolik: Stolik, one: Path, two: Path) -> None:
    """What is true ends with 0 and is said; in a file of several each false one is named by its line."""
    assert stolik("verify", one).out.startswith("verified: ")
    assert stolik("verify", two).out == "verified: 2 records lead where they say\n"
    first, second = two.read_text().splitlines()
    two.write_text(f"{first}\n{second.replace('X4.3c', 'X4.3g')}\n")
    said = stolik("verify", two)
    assert (said.code, said.err) == (1, "")
    assert said.out == "line 2: the game ended otherwise than the record says\n"
    assert stolik("verify", two, "--json").json["problems"] == said.out.splitlines()


def test_rules_of_another_revision(stolik: Stolik, one: Path) -> None:
    """Cannot be played again, and both revisions are named: not so for verify, wrong use for replay."""
    one.write_text(one.read_text().replace('"revision":1', '"revision":7'))
    assert (stolik("verify", one).code, stolik("replay", one).code) == (1, 2)
    assert "played by revision 7 with" in stolik("verify", one).out


def test_scenario(stolik: Stolik, tmp_path: Path) -> None:
    """Fine, or not so step by step; the code tells."""
    files = sorted(SCENARIOS.glob("*.toml"))
    said = stolik("scenario", *files, "--lang", "de")
    assert said.code == 0
    assert [line[:6] for line in said.out.splitlines()] == ["fine: "] * len(files)
    untrue = tmp_path / "untrue.toml"
    untrue.write_text(UNTRUE.format(", ".join(str(card) for card in range(1, 20))))
    said = stolik("scenario", files[0], untrue)
    assert said.code == 1
    assert said.out.splitlines()[-2:] == [
        f"not so: {untrue}: t",
        "  step 1: seats [0, 1] owe a decision, not [1]",
    ]
    found = stolik("scenario", files[0], untrue, "--json").json["scenarios"]
    assert [len(each["problems"]) for each in found] == [0, 1]


def test_rules(stolik: Stolik) -> None:
    """All of the book, a paragraph, or those with some words; nothing found is not so."""
    book = find_game("x-bierze").rulebook
    said = stolik("rules", "x-bierze", "--json", "--lang", "pl").json
    assert [entry["id"] for entry in said["entries"]] == [entry.id for entry in book.entry]
    assert stolik("rules", "x-bierze", "X2.3a", "--json").json["entries"] == [
        {"id": "X2.3a", "kind": "legality", "source": "booklet", "words": book.words("X2.3a")}
    ]
    found = stolik("rules", "x-bierze", "x", "pile", "--lang", "en").out
    assert "X4.2b" in found
    assert "X2.3a" not in found
    assert "[ruling]" in stolik("rules", "x-bierze", "X6.1").out
    said = stolik("rules", "x-bierze", "tax", "--lang", "de")
    assert (said.code, said.out) == (1, "Kein Paragraph mit tax.\n")
    assert stolik("rules", "x-bierze", "tax", "--json").json["entries"] == []


def test_bench_engine(stolik: Stolik) -> None:
    """Figures for each game asked for, as a table or as JSON."""
    line = ("bench", "engine", "x-bierze", "--seconds", "0.01")
    (figures,) = stolik(*line, "--json").json["figures"]
    assert figures["case"] == "x-bierze"
    assert figures["native"]["best"] >= figures["native"]["median"] > 0
    assert 40 < figures["decisions_per_game"] < 300
    assert "x-bierze" in stolik(*line).out


@pytest.mark.parametrize(
    ("game", "option"), [("kniffel", "max_turns"), ("hexx", "turn_up_limit"), ("six-bierze", "round_limit")]
)
def test_an_option_that_is_none(stolik: Stolik, game: str, option: str) -> None:
    """`none` is the lack of a limit here, and a word like others where an option knows it."""
    start = stolik("play", game, "--option", f"{option}=none", "--json").lines[0]
    assert start["options"][option] is None
    assert stolik("play", "hexx", "--option", "assist=none", "--json").lines[0]["options"]["assist"] == "none"


def test_words_behind_an_option(stolik: Stolik) -> None:
    """The order of words and options does not matter."""
    for line in ("rules x-bierze X2.3a --json", "rules x-bierze --json X2.3a", "rules --json x-bierze X2.3a"):
        assert [entry["id"] for entry in stolik(*line.split()).json["entries"]] == ["X2.3a"]
    files = sorted(SCENARIOS.glob("ex[12]*.toml"))
    assert len(stolik("scenario", files[0], "--json", files[1]).json["scenarios"]) == 2


def test_the_terminal_s_language(stolik: Stolik, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --lang the environment decides; English where it wants one we do not have."""
    for locale, said in [("pl_PL.UTF-8", "Nie ma paragrafu"), ("de_AT", "Kein Paragraph"), ("fr", "No para")]:
        monkeypatch.setenv("LC_ALL", locale)
        assert stolik("rules", "x-bierze", "tax").out.startswith(said)


def test_exit_code_of_a_program_s_mistake(stolik: Stolik, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours is not called the user's: it is not swallowed."""

    def broken(_: object) -> Said:
        raise ZeroDivisionError

    monkeypatch.setattr("stolik.cli.games.run", broken)
    with pytest.raises(ZeroDivisionError):
        stolik("games")
