"""Golden records go as they always went."""

from pathlib import Path

import pytest

from stolik.engine.match import verify
from stolik.engine.registry import find_game, game_ids
from stolik.testing.golden import FOLDER, golden_files, read_golden


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_record(path: Path) -> None:
    """Same revision, same moves, same end: else the rules have changed and need a new revision."""
    record = read_golden(path)
    assert verify(find_game(record.game), record) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_golden_records(game_id: str) -> None:
    """At least one for each number of seats."""
    game = find_game(game_id)
    seats = {read_golden(path).seats for path in (FOLDER / game_id).glob("*.json")}
    assert seats == set(range(game.min_seats, game.max_seats + 1))


@pytest.mark.parametrize("game_id", game_ids())
def test_every_way_to_close_is_kept(game_id: str) -> None:
    """Each kind of event that ends a round or a game in a way of its own names a record that shows it."""
    game = find_game(game_id)
    kept = " ".join(path.stem for path in (FOLDER / game_id).glob("*.json"))
    assert [game.events[kind].name for kind in game.closing if game.events[kind].name not in kept] == []
