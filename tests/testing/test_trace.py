"""The traceability table: what it says, and what makes `--check` fail."""

from pathlib import Path

import pytest

from stolik.games.x_bierze import GAME
from stolik.testing import trace

BOOK = GAME.rulebook
NEEDED = [entry.id for entry in BOOK.entry if not entry.untested]


class Repository:
    """A repository with one game, in which one test cites every sentence that needs one."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.tests = root / "tests" / "test_all.py"
        self.code = root / "src" / "stolik" / "games" / "x_bierze" / "rules.py"
        self.table = root / "docs" / "trace" / "x-bierze.md"
        self.tests.parent.mkdir()
        self.code.parent.mkdir(parents=True)
        (self.code.parent / "rulebook.toml").touch()
        self.code.write_text('FORBIDS = "X2.1b"\nNAME = "R1"\nWORDS = "X2.1b is a rule"\n')
        self.cite(NEEDED)

    def cite(self, rules: list[str]) -> None:
        cited = ", ".join(f'"{rule}"' for rule in rules)
        self.tests.write_text(f"import pytest\n\n@pytest.mark.rule({cited})\ndef test_all(): pass\n")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    monkeypatch.chdir(tmp_path)
    return Repository(tmp_path)


def said(capsys: pytest.CaptureFixture[str]) -> list[str]:
    return capsys.readouterr().err.splitlines()


@pytest.mark.usefixtures("repository")
def test_nothing_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    """The table is written, and then it is what the tests say."""
    assert trace.main([]) == 0
    assert trace.main(["--check"]) == 0
    out = capsys.readouterr()
    assert out.err == ""
    full = f"{len(NEEDED)} of {len(NEEDED)} sentences that need a test have one (100 %), "
    assert out.out.splitlines() == [f"x-bierze: {full}{len(BOOK.entry) - len(NEEDED)} need none"] * 2


def test_the_table(repository: Repository) -> None:
    """A line for each sentence: its kind and source, where it stands in the booklet, and what proves it."""
    trace.main([])
    lines = repository.table.read_text(encoding="utf-8").splitlines()
    row = "| X2.1b | legality | booklet | Course of play | test_all.py::test_all |"
    assert row in lines
    assert any(line.startswith("| X0.1 | not-played |") and "not tested: names the" in line for line in lines)
    assert sum(line.startswith("| X") for line in lines) == len(BOOK.entry)


def test_a_sentence_without_test(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named with its words, and stands in the table as proved by nothing."""
    repository.cite([rule for rule in NEEDED if rule != "X2.1b"])
    trace.main([])
    assert "| Course of play | **nothing** |" in repository.table.read_text(encoding="utf-8")
    said(capsys)
    assert trace.main(["--check"]) == 1
    assert said(capsys) == ["x-bierze: X2.1b has no test: You may only play a card that is in your hand."]


def test_an_unknown_id_in_a_test(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named with the test."""
    repository.cite([*NEEDED, "X9.9"])
    trace.main([])
    said(capsys)
    assert trace.main(["--check"]) == 1
    assert said(capsys) == ["X9.9 is in no rule book, but cited by test_all.py::test_all"]


def test_an_unknown_id_in_the_engine(repository: Repository, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named with its line; names that only look like ids are left alone."""
    repository.code.write_text('A = "X2.1b"\n\n\ndef why() -> str:\n    return "X2.9z"\n')
    trace.main([])
    said(capsys)
    assert trace.main(["--check"]) == 1
    assert said(capsys) == [
        "src/stolik/games/x_bierze/rules.py:5 names X2.9z, which is not in the rule book of x-bierze"
    ]


@pytest.mark.parametrize("missing", [True, False])
def test_a_table_that_is_out_of_date(
    repository: Repository, capsys: pytest.CaptureFixture[str], *, missing: bool
) -> None:
    """Missing, or written before a test changed: what to run is said."""
    trace.main([])
    said(capsys)
    if missing:
        repository.table.unlink()
    else:
        repository.tests.rename(repository.tests.with_name("test_every.py"))
    assert trace.main(["--check"]) == 1
    assert said(capsys) == [
        "docs/trace/x-bierze.md is out of date: run python -m stolik.testing.trace",
    ]
    assert repository.table.is_file() is not missing


def test_where_ids_are_cited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By functions, methods, whole modules and scenarios; several ids by one marker."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "tests" / "games"
    folder.mkdir(parents=True)
    (folder / "test_a.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("X1")\n'
        '@pytest.mark.rule("X2", "X3")\n@pytest.mark.rule("X4")\ndef test_b(): pass\n'
        'class TestC:\n    @pytest.mark.rule("X5")\n    def test_d(self): pass\n'
        'CASES = [pytest.param(1, marks=pytest.mark.rule("X6"))]\n'
        'async def test_e(): other("X7")\n'
    )
    scenarios = tmp_path / "src" / "stolik" / "games" / "x_bierze" / "scenarios"
    scenarios.mkdir(parents=True)
    (scenarios / "ex.toml").write_text('game = "x"\ntitle = "t"\nseats = 2\nrules = ["X8"]\nstep = []\n')
    assert trace.citations() == {
        "X1": ["games/test_a.py"],
        "X2": ["games/test_a.py::test_b"],
        "X3": ["games/test_a.py::test_b"],
        "X4": ["games/test_a.py::test_b"],
        "X5": ["games/test_a.py"],
        "X6": ["games/test_a.py"],
        "X8": ["x_bierze/scenarios/ex.toml"],
    }


@pytest.mark.parametrize(
    ("text", "is_id"),
    [
        ("X2.1b", True),
        ("X6", True),
        ("X-Ex1", True),
        ("X-Opt-x_row", True),
        ("X2.1bc", False),
        ("2.1", False),
    ],
)
def test_what_looks_like_an_id(text: str, *, is_id: bool) -> None:
    """One letter, numbers, one letter; examples and options by name."""
    assert (trace.RULE_ID.fullmatch(text) is not None) == is_id


def test_the_repository_s_own_table_is_checked() -> None:
    """The paths are those of this repository."""
    assert trace.GAMES.is_dir()
    assert {book.game for book in trace.our_games()} >= {"x-bierze"}
    assert all((trace.TABLES / f"{book.game}.md").is_file() for book in trace.our_games())
