"""A game in a wheel of its own is played, listed and held to the laws like ours."""

import json
from pathlib import Path

import pytest

from tests.testing.projects import Project


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project(tmp_path_factory.mktemp("high_card"))


def test_it_is_listed(project: Project) -> None:
    """Beside our own games, with its seats."""
    listed = json.loads(project.stolik("games", "--json").stdout)["games"]
    (found,) = [game for game in listed if game["id"] == "high-card"]
    assert (found["title"], found["seats"], found["options"]) == ("High card", [2, 3, 4], {})
    assert "x-bierze" in [game["id"] for game in listed]
    assert "high-card    High card, 2–4 seats" in project.stolik("games").stdout


def test_it_is_simulated(project: Project) -> None:
    """Random players play it, and on both builds of the engine to the same hash."""
    arguments = ("simulate", "high-card", "--seats", "3", "--games", "30", "--json")
    compiled, pure = (json.loads(project.stolik(*arguments, pure=pure).stdout) for pure in (False, True))
    assert compiled["decisions"] == 30 * 3 * 5
    assert compiled["endings"] == {"C3.1": 30}
    assert sum(compiled["mean_points"]) == pytest.approx(5)
    assert compiled["hash"] == pure["hash"]


def test_it_is_played(project: Project, tmp_path: Path) -> None:
    """In the terminal, in each language, and its rule book can be read."""
    assert "highest card" in project.stolik("rules", "high-card", "C2.4", "--lang", "en").stdout
    record = tmp_path / "game.json"
    shown = project.stolik("play", "high-card", "--lang", "de", "--seed", "1", "--record", str(record)).stdout
    assert "Wähle eine Karte" in shown
    assert project.stolik("verify", str(record)).returncode == 0


def test_it_keeps_every_law(project: Project) -> None:
    """One import gives all laws, for every number of seats, and every sentence is proved."""
    done = project.pytest("-vv")
    assert done.returncode == 0, done.stdout
    for law in ("nothing_leaks", "worlds_are_fair", "sealing_order_is_irrelevant", "positions_go_round"):
        assert f"test_{law}[2seats] PASSED" in done.stdout
    assert "test_copies_are_independent[4seats] PASSED" in done.stdout
    assert "skipped" not in done.stdout


def test_the_laws_need_no_plugin(project: Project) -> None:
    """The import alone is enough."""
    (project.root / "conftest.py").rename(project.root / "conftest.off")
    try:
        done = project.pytest("-vv", "-k", "TestLaws and not damaged and not fair", "-W", "ignore")
    finally:
        (project.root / "conftest.off").rename(project.root / "conftest.py")
    assert done.returncode == 0, done.stdout
    assert "test_nothing_leaks[3seats] PASSED" in done.stdout
