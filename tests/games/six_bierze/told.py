"""The table of 6. bierze! as the events alone tell it, checked event by event."""

from collections import Counter
from collections.abc import Callable

from stolik.games.six_bierze import GAME
from stolik.games.six_bierze.position import ACTIONS, LUCK, Lying, Position

UNSEEN = "unseen"
BOX = "box"


class Told:
    """Where each tile and card is; a tile only leaves the place where it was."""

    def __init__(self, seats: int) -> None:
        self.where: dict[int, tuple[str, int]] = {}
        self.fields: list[dict[int, int]] = [{} for _ in range(10)]
        self.markers: list[int] = []
        self.scores = [0] * seats
        self.actions: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.luck: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.discards: Counter[str] = Counter()
        # Whether the starting tiles lie there, and whether a tile that took a row has to start another.
        self.began = False
        self.restarting = False

    def hear(self, event: tuple[int, ...]) -> None:
        name, args = GAME.events[event[0]].name.replace("-", "_"), event[1:]
        act: Callable[..., None] | None = getattr(self, name, None)
        if act is not None:
            act(*args)

    @property
    def active(self) -> int:
        return sum(bool(row) for row in self.fields)

    def move(self, tile: int, source: tuple[str, int], target: tuple[str, int]) -> None:
        assert self.where.get(tile, (UNSEEN, 0)) == source, (tile, source, target)
        self.where[tile] = target

    def round_started(self, _round: int, _plays: int) -> None:
        self.began = True

    # -- tiles ---------------------------------------------------------------------------------

    def dealt(self, seat: int, tile: int) -> None:
        self.move(tile, (UNSEEN, 0), ("hand", seat))

    def tile_drawn(self, seat: int, tile: int) -> None:
        self.dealt(seat, tile)

    def row_started(self, row: int, tile: int) -> None:
        self.move(tile, (UNSEEN, 0), ("row", row))
        self.fields[row][0] = tile

    def laid(self, seat: int, tile: int) -> None:
        self.move(tile, ("hand", seat), ("down", seat))

    def revealed(self, seat: int, tile: int) -> None:
        self.move(tile, ("down", seat), ("shown", seat))

    def swapped(self, seat: int, tile: int, other: int) -> None:
        self.move(tile, ("shown", seat), ("hand", seat))
        self.played_two(seat, other)

    def played_two(self, seat: int, tile: int) -> None:
        self.move(tile, ("hand", seat), ("shown", seat))

    def moved_up(self, tile: int, row: int, field: int) -> None:
        assert field not in self.fields[row]
        assert self.fields[row].pop(field - 1) == tile
        self.fields[row][field] = tile

    def placed(self, seat: int, tile: int, row: int, field: int) -> None:
        self.move(tile, ("shown", seat), ("row", row))
        assert row not in self.markers
        assert field not in self.fields[row]
        self.fields[row][field] = tile

    def took_row(self, seat: int, tile: int, row: int) -> None:
        self.move(tile, ("row", row), ("shown", seat))
        self.restarting = True
        self.leave(tile, row)

    def to_box(self, tile: int, _heads: int) -> None:
        row = self.where[tile][1]
        self.move(tile, ("row", row), (BOX, 0))
        self.leave(tile, row)

    def to_screen(self, seat: int, tile: int) -> None:
        row = self.where[tile][1]
        self.move(tile, ("row", row), ("hand", seat))
        self.leave(tile, row)

    def leave(self, tile: int, row: int) -> None:
        assert self.restarting
        self.fields[row] = {field: lies for field, lies in self.fields[row].items() if lies != tile}

    def restarted(self, seat: int, tile: int, row: int) -> None:
        self.move(tile, ("shown", seat), ("row", row))
        assert not self.fields[row]
        self.fields[row][0] = tile
        self.restarting = False

    # -- markers, cards, points --------------------------------------------------------------------

    def stopped(self, _seat: int, row: int) -> None:
        assert self.fields[row]
        self.markers.append(row)

    def markers_lifted(self) -> None:
        self.markers.clear()

    def action_dealt(self, seat: int, card: int) -> None:
        self.actions[seat][ACTIONS[card]] += 1

    def action_drawn(self, seat: int, card: int) -> None:
        self.action_dealt(seat, card)

    def action_played(self, seat: int, card: int, _drawn: int) -> None:
        self.actions[seat][ACTIONS[card]] -= 1
        self.discards[ACTIONS[card]] += 1

    def pile_remade(self, cards: int) -> None:
        assert self.discards.total() == cards
        self.discards.clear()

    def luck_drawn(self, seat: int, card: int) -> None:
        self.luck[seat][LUCK[card]] += 1

    def luck_played(self, seat: int, card: int) -> None:
        self.luck[seat][LUCK[card]] -= 1

    def scored(self, seat: int, points: int, moved: int, total: int) -> None:
        before = self.scores[seat]
        assert total == max(-44, min(44, before + points)) == before + moved
        self.scores[seat] = total

    # -- what everybody can compare ------------------------------------------------------------------

    def agrees(self, position: Position) -> None:
        """Nothing lies otherwise on the table than the events have told."""
        assert [self.row(row) for row in range(10)] == position.rows
        assert self.tiles(BOX, 0) == position.box
        for seat, part in enumerate(position.seats):
            assert self.tiles("hand", seat) == part.tiles
            assert self.tiles("down", seat) == part.face_down
            assert self.tiles("shown", seat) == part.shown
            assert +self.actions[seat] == Counter(part.actions)
            assert +self.luck[seat] == Counter(part.luck)
            assert self.scores[seat] == part.score
        assert +self.discards == Counter(position.discards)

    def tiles(self, place: str, number: int) -> list[int]:
        return sorted(tile for tile, where in self.where.items() if where == (place, number))

    def row(self, row: int) -> list[Lying]:
        """As a position writes it; whatever lies in a row is there and nowhere else."""
        fields = self.fields[row]
        assert self.tiles("row", row) == sorted(fields.values())
        lying: list[Lying] = [fields.get(field, "-") for field in range(max(fields, default=-1) + 1)]
        if row in self.markers:
            lying.append("stop")
        return lying
