"""Every scenario file of every game is true."""

from pathlib import Path

import pytest

from stolik.engine.registry import find_game
from stolik.engine.scenario import read_scenario, run_scenario

FILES = sorted(Path(__file__).parents[2].glob("src/stolik/games/*/scenarios/*.toml"))


def case(path: Path) -> object:
    marks = pytest.mark.rule(*read_scenario(path).rules)
    return pytest.param(path, marks=marks, id=f"{path.parent.parent.name}-{path.stem}")


@pytest.mark.parametrize("path", [case(path) for path in FILES])
def test_scenario_is_true(path: Path) -> None:
    scenario = read_scenario(path)
    assert run_scenario(find_game(scenario.game), scenario) == []
    assert scenario.title_in("pl")
    assert scenario.title_in("de")
