"""The plugin: a sentence without a passing test fails the run, and so does an id that is in no rule book."""

from pathlib import Path

import pytest

from tests.testing.projects import Project

PROVED = """
import pytest

@pytest.mark.rule("C1.1", "C2.1", "C2.2")
@pytest.mark.rule("C2.3")
def test_some():
    pass

@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.rule("C2.4", "C3.1", "C3.2")
def test_others(number):
    assert number
"""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A project whose tests prove every sentence without looking at the game at all."""
    project = Project(tmp_path)
    (project.root / "tests" / "high_card_test.py").unlink()
    project.write("tests/test_rules.py", PROVED)
    return project


def test_every_sentence_is_proved(project: Project) -> None:
    """Then the run is green; our own games, installed beside it, are not this project's business."""
    done = project.pytest()
    assert (done.returncode, "rules without proof" in done.stdout) == (0, False), done.stdout


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"C2.1", ', ""),
        ("def test_some():\n    pass", "def test_some():\n    assert False"),
        ("def test_some", "@pytest.mark.skip\ndef test_some"),
        ("def test_some():\n    pass", "@pytest.mark.xfail\ndef test_some():\n    assert False"),
        ("def test_some", "def not_collected"),
    ],
    ids=["uncited", "failing", "skipped", "expected-to-fail", "not-collected"],
)
def test_a_sentence_without_proof(project: Project, old: str, new: str) -> None:
    """Uncited, or cited only by a test that fails, is skipped, or is none: the run fails, with the words."""
    project.replace("tests/test_rules.py", old, new)
    done = project.pytest()
    assert done.returncode == 1
    said = "high-card: C2.1 has no passing test (Everybody lays a card from the hand face down, then all are"
    assert said in done.stdout
    assert "C3.1" not in done.stdout
    assert "C0.1" not in done.stdout


def test_one_passing_case_proves(project: Project) -> None:
    """Of several cases that cite a sentence one that passes is enough; the failing one fails by itself."""
    project.replace("tests/test_rules.py", "assert number", "assert number == 1")
    done = project.pytest()
    assert done.returncode == 1
    assert "rules without proof" not in done.stdout


def test_an_id_that_is_in_no_rule_book(project: Project) -> None:
    """It is named with the test that cites it, in a run of that test alone too."""
    project.replace("tests/test_rules.py", '"C2.3"', '"C2.3", "C9.9"')
    for arguments in ((), ("-k", "some"), ("tests/test_rules.py",)):
        done = project.pytest(*arguments)
        assert done.returncode == 1, arguments
        assert "C9.9 is in no rule book, but cited by tests/test_rules.py::test_some" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("-k", "some"),
        ("-m", "not rule"),
        ("tests/test_rules.py::test_others",),
        ("--deselect", "tests/test_rules.py::test_some"),
        ("--ignore", "tests/test_rules.py"),
        ("--collect-only",),
    ],
)
def test_a_run_of_some_tests(project: Project, arguments: tuple[str, ...]) -> None:
    """Proves some sentences, and is not blamed for the others."""
    done = project.pytest(*arguments)
    assert done.returncode in (0, 5), done.stdout
    assert "rules without proof" not in done.stdout


def test_a_run_that_was_stopped(project: Project) -> None:
    """After `-x` nobody knows what the other tests would have proved."""
    project.replace("tests/test_rules.py", "def test_some():\n    pass", "def test_some():\n    assert False")
    done = project.pytest("-x")
    assert done.returncode == 1
    assert "rules without proof" not in done.stdout


def test_a_whole_run_without_testpaths(project: Project) -> None:
    """Without `testpaths` a run from the root is the whole run, and so is one that names the testpaths."""
    project.replace("tests/test_rules.py", '"C2.1", ', "")
    assert project.pytest("tests").returncode == 1
    project.replace("pyproject.toml", 'testpaths = ["tests"]\n', "")
    assert project.pytest().returncode == 1
    assert project.pytest("tests/test_rules.py").returncode == 0


def test_games_whose_laws_are_run(project: Project) -> None:
    """A project that holds an installed game to the laws has to prove that game's sentences as well."""
    laws = "from stolik.games.x_bierze import GAME\nfrom stolik.testing.laws import Case, laws\n"
    project.write("tests/test_laws.py", laws + "TestLaws = laws(GAME, cases=[Case(seats=2, games=1)])\n")
    done = project.pytest()
    assert done.returncode == 1
    assert (
        "x-bierze: X2.1b has no passing test (You may only play a card that is in your hand.)" in done.stdout
    )


def test_a_stranger_to_the_markers(project: Project) -> None:
    """`--strict-markers` knows the marker."""
    assert project.pytest("--strict-markers").returncode == 0
