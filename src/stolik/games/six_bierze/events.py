"""What can happen in 6. bierze!, one event for each tile, card and marker that moves."""

from typing import Final

from stolik.engine.events import EventKind

DEALT: Final = 0
ROW_STARTED: Final = 1
ACTION_DEALT: Final = 2
ROUND_STARTED: Final = 3
LAID: Final = 4
LAID_INSTEAD: Final = 5
TAKEN_BACK: Final = 6
REVEALED: Final = 7
STOPPED: Final = 8
SWAPPED: Final = 9
SKIPPED: Final = 10
CHOSE_INSERT: Final = 11
CHOSE_ASCENDING: Final = 12
PLAYED_TWO: Final = 13
LUCK_PLAYED: Final = 14
HEADS_CHOSEN: Final = 15
PLACED: Final = 16
MOVED_UP: Final = 17
SCORED: Final = 18
MARKERS_LIFTED: Final = 19
TOOK_ROW: Final = 20
TO_BOX: Final = 21
TO_SCREEN: Final = 22
RESTARTED: Final = 23
TILE_DRAWN: Final = 24
ACTION_DRAWN: Final = 25
PILE_REMADE: Final = 26
LUCK_DRAWN: Final = 27
LOT_STARTED: Final = 28
TILE_LEFT: Final = 29
ACTION_LEFT: Final = 30
GAME_OVER: Final = 31
ACTION_PLAYED: Final = 32

EVENTS: dict[int, EventKind] = {
    DEALT: EventKind(name="dealt", routine=True, fields=("seat", "tile"), secret=("tile",), reveals=True),
    ROW_STARTED: EventKind(name="row-started", fields=("row", "tile"), reveals=True),
    ACTION_DEALT: EventKind(
        name="action-dealt", routine=True, fields=("seat", "card"), secret=("card",), reveals=True
    ),
    ROUND_STARTED: EventKind(name="round-started", fields=("round", "plays")),
    LAID: EventKind(name="laid", routine=True, fields=("seat", "tile"), secret=("tile",)),
    LAID_INSTEAD: EventKind(name="laid-instead", routine=True, fields=("seat", "tile"), secret=("tile",)),
    TAKEN_BACK: EventKind(name="taken-back", routine=True, fields=("seat", "tile"), secret=("tile",)),
    REVEALED: EventKind(name="revealed", fields=("seat", "tile"), reveals=True),
    # `drawn`: how often the pile had been remade before; everybody sees which card of a hand is played.
    ACTION_PLAYED: EventKind(name="action-played", fields=("seat", "card", "drawn"), reveals=True),
    STOPPED: EventKind(name="stopped", fields=("seat", "row")),
    SWAPPED: EventKind(name="swapped", fields=("seat", "tile", "other"), reveals=True),
    SKIPPED: EventKind(name="skipped", fields=("seat", "tile")),
    CHOSE_INSERT: EventKind(name="chose-insert", fields=("seat", "tile", "row")),
    CHOSE_ASCENDING: EventKind(name="chose-ascending", fields=("seat", "tile", "row")),
    PLAYED_TWO: EventKind(name="played-two", fields=("seat", "tile"), reveals=True),
    LUCK_PLAYED: EventKind(name="luck-played", fields=("seat", "luck")),
    HEADS_CHOSEN: EventKind(name="heads-chosen", fields=("seat", "tile", "heads")),
    PLACED: EventKind(name="placed", fields=("seat", "tile", "row", "field")),
    MOVED_UP: EventKind(name="moved-up", fields=("tile", "row", "field")),
    # What the field gave, how far the marker really moved, and where it is now.
    SCORED: EventKind(name="scored", fields=("seat", "points", "moved", "total")),
    MARKERS_LIFTED: EventKind(name="markers-lifted"),
    TOOK_ROW: EventKind(name="took-row", fields=("seat", "tile", "row")),
    TO_BOX: EventKind(name="to-box", fields=("tile", "heads")),
    TO_SCREEN: EventKind(name="to-screen", fields=("seat", "tile")),
    RESTARTED: EventKind(name="restarted", fields=("seat", "tile", "row")),
    TILE_DRAWN: EventKind(name="tile-drawn", fields=("seat", "tile"), secret=("tile",), reveals=True),
    ACTION_DRAWN: EventKind(name="action-drawn", fields=("seat", "card"), secret=("card",), reveals=True),
    PILE_REMADE: EventKind(name="pile-remade", fields=("cards",)),
    LUCK_DRAWN: EventKind(name="luck-drawn", fields=("seat", "luck")),
    LOT_STARTED: EventKind(name="lot-started"),
    TILE_LEFT: EventKind(name="tile-left", fields=("seat", "tile", "heads"), reveals=True),
    ACTION_LEFT: EventKind(name="action-left", fields=("seat", "card"), reveals=True),
    GAME_OVER: EventKind(name="game-over"),
}
