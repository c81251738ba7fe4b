"""`stolik play` for a person: what is shown, asked, explained and refused, in three languages."""

import re
from pathlib import Path

import pytest

from stolik.engine.registry import find_game, game_ids
from stolik.engine.rulebook import LANGUAGES
from tests.cli.conftest import Dialogue, Stolik, bounded

TURNS = [game for game in game_ids() if game != "hexx"]
YOU_MAY = {"en": "You may", "pl": "Możesz", "de": "Du darfst"}


class Stubborn:
    """Asks what is allowed every time, tries something else first, and then does what comes first."""

    def __init__(self, language: str) -> None:
        self.may = re.compile(rf"{YOU_MAY[language]}: ([^,\n]+)")
        self.lines = iter(["foo", "?", "? foo", "?? ", "board", "log", "rules X9", "rules", "-1", "0"])

    def __call__(self, printed: str) -> str:
        assert printed.rstrip("\n").endswith(" > ")
        allowed = self.may.findall(printed)
        if line := next(self.lines, None):
            return line
        return str(allowed[-1]) if allowed else "?"


@pytest.mark.parametrize("language", YOU_MAY)
@pytest.mark.parametrize("game", TURNS)
def test_a_person_plays_a_whole_game(dialogue: Dialogue, language: str, game: str) -> None:
    """To the end, whatever is typed on the way; the last lines are the places."""
    line = ("play", game, "--seats", 3, "--seed", 2, "--minds", "1,0", *bounded(game), "--lang", language)
    said = dialogue(Stubborn(language), *line)
    assert (said.code, said.err) == (0, "")
    places = said.out.splitlines()[-3:]
    assert [place[0] for place in places] == sorted(place[0] for place in places)
    assert sum({"en": "You", "pl": "Ty", "de": "Du"}[language] in place for place in places) == 1
    assert max(len(line) for line in said.out.splitlines() if " > " not in line) <= 400


def test_the_end_names_its_rule(dialogue: Dialogue) -> None:
    """The paragraph that ended the game, then places with points, best first."""
    said = dialogue(Stubborn("en"), "play", "x-bierze", "--seed", 2)
    words = find_game("x-bierze").rulebook.words("X4.3c")
    assert f"X4.3c  {words}" in said.out
    assert re.search(r"\n1\. \w+: \d+ points?\n2\. \w+: \d+ points?\n$", said.out)


def test_help(stolik: Stolik) -> None:
    """What is allowed, what a move looks like, why the last one was refused."""
    said = stolik("play", "x-bierze", "--seed", 1, "--lang", "en", said="?\nkeep 3\n?\n").out
    before, after = said.split("Not allowed. X3.1c", 1)
    assert re.search(r"You may: \d+(, \d+){7}\n", before)
    assert "A move is a card (57), a row to take (row 2) or a taken card" in before
    assert "Not allowed. X3.1c" in after


def test_why_not(stolik: Stolik) -> None:
    """`? MOVE` explains without making it."""
    said = stolik("play", "x-bierze", "--seed", 1, said="?\n").out
    card = re.findall(r"You may: (\d+)", said)[0]
    said = stolik("play", "x-bierze", "--seed", 1, said=f"? {card}\n? row 2\n? row 7\n? tax\n").out
    assert f"{card} is allowed." in said
    assert "Not allowed. X2.3a: " in said
    assert "Not allowed. X2.5b: " in said
    assert "'tax' is no move of X bierze!" in said
    assert said.count("Choose a card to play >") == 5


def test_other_languages_do_not_speak_english(stolik: Stolik) -> None:
    """What is no move is answered in the language of the table."""
    said = stolik("play", "x-bierze", "--seed", 1, "--lang", "pl", said="podatek\n? podatek\n101\n").out
    assert said.count("To nie jest ruch. Ruch to karta (57)") == 3
    assert "is no move" not in said


def test_the_rule_book_at_the_table(stolik: Stolik) -> None:
    """By number or by words; without either it says how to ask."""
    said = stolik(
        "play", "x-bierze", "--seed", 1, said="rules X2.3a\nrules pile points\nrules tax\nrules\n"
    ).out
    assert "X2.3a  The row is not a free choice" in said
    assert "X4.2b  " in said
    assert "No paragraph with tax." in said
    assert "Say what you look for: rules and a word" in said


def test_the_log_at_the_table(stolik: Stolik) -> None:
    """All that happened, routine included, and of others only what was seen."""
    said = stolik("play", "x-bierze", "--seed", 1, said="log\n").out
    assert said.count("You: dealt ") == 8
    assert said.count("Los: dealt a card.") == 8


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_stopping(stolik: Stolik, tmp_path: Path, word: str) -> None:
    """By any of these words, and the game so far is kept."""
    file = tmp_path / "game.json"
    said = stolik("play", "x-bierze", "--seed", 1, "--record", file, said=f"{word}\n57\n")
    assert said.code == 0
    assert said.out.endswith("Stopped before the end; nobody has won.\n")
    assert stolik("verify", file).code == 0


def test_nothing_hidden_is_shown(stolik: Stolik) -> None:
    """Until the first cards are revealed only the own hand and the rows show numbers of cards."""
    said = stolik("play", "x-bierze", "--seats", 4, "--seed", 1, said="log\nboard\n").out
    position = stolik("play", "x-bierze", "--seats", 4, "--seed", 1, "--json").lines[-2]["view"]
    known = {*position["hand"], *(row["cards"][0] for row in position["rows"])}
    shown = re.findall(r"(?:dealt|hand:|›) ([\d⁰-⁹² ³]+)", said)
    plain = {int(re.sub("[⁰-⁹²³]", "", card)) for cards in shown for card in cards.split()}
    assert plain == known


def test_equal_seeds_are_equal_games(dialogue: Dialogue) -> None:
    """Deal and bots, for any number; without a seed each game is another."""
    line = ("play", "x-bierze", "--seats", 4, "--minds", "0,1,2", "--seed", 2**63 - 1)
    first, second = (dialogue(Stubborn("en"), *line).out for _ in range(2))
    assert first == second
    assert dialogue(Stubborn("en"), *line[:-2]).out != dialogue(Stubborn("en"), *line[:-2]).out


def test_the_person_may_take_any_seat(stolik: Stolik) -> None:
    """The others come in order, told apart by their seats where they have one name."""
    said = stolik("play", "x-bierze", "--seats", 4, "--seat", 2, "--minds", "0,2,0", "--seed", 1).out
    assert said.startswith("X bierze! with Los 0, Hania, Los 3. Type a move")


def test_components_of_one_s_own(stolik: Stolik, tmp_path: Path) -> None:
    """A smaller box from a file."""
    file = tmp_path / "tiny.toml"
    file.write_text("cards = 12\nrows = [3]\nhand = 2\nrounds = 1\nheads = []\n")
    said = stolik("play", "x-bierze", "--seed", 1, "--components", file, said="?\n").out
    assert re.search(r"You may: \d+, \d+\n", said)
    assert "Round 1 of 1" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_lines_fit_a_terminal(stolik: Stolik, game: str, language: str) -> None:
    """Whatever is said is broken between words, and no move in a list of moves is."""
    typed = "?\nfoo\n999 9\nlog\nrules 1\nquit\n"
    said = stolik("play", game, "--seed", 1, "--lang", language, said=typed).out.replace(" > ", " >\n")
    assert max(map(len, said.splitlines())) <= 80
    *broken, _ = re.findall(rf"^({YOU_MAY[language]}:.*(?:\n  .*)*)", said, re.MULTILINE)[0].splitlines()
    assert all(line.endswith(",") for line in broken)


def test_some_moves_of_every_kind_are_listed(stolik: Stolik) -> None:
    """Where there are too many, the first of each kind: kniffel's boxes are not behind all its exchanges."""
    said = stolik("play", "kniffel", "--seed", 1, said="?\nquit\n").out
    listed = said.partition("You may: ")[2].partition(" more")[0]
    for move in ("pass", "discard nothing draw 1", "score "):
        assert move in listed


def test_the_question_of_a_race_comes_again(stolik: Stolik) -> None:
    """After a refusal, and with the figure for whoever just presses the key."""
    said = stolik("play", "hexx", "--seed", 1, said="back\n\nquit\n").out
    assert said.count("Turn up a tile >") == 3
    assert said.count("R red") == 2


def test_a_race_says_how_long_to_wait(stolik: Stolik) -> None:
    """A wrong claim costs a moment, which is told in tenths of a second."""
    said = stolik(
        "play", "hexx", "--seed", 1, "--option=mistake_freeze=5", said="place 9 9 r0\nup\nquit\n"
    ).out
    assert re.search(r"Too early: wait [45](\.\d)? s more\.", said)
