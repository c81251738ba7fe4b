"""What can happen in X bierze!, one event for each card that moves."""

from typing import Final

from stolik.engine.events import EventKind

ROUND_STARTED: Final = 0
ROW_STARTED: Final = 1
DEALT: Final = 2
SEALED: Final = 3
REVEALED: Final = 4
PLACED: Final = 5
TOO_LOW: Final = 6
TOOK_ROW: Final = 7
X_ROW_DUMPED: Final = 8
TO_X_ROW: Final = 9
TO_HAND: Final = 10
ROUND_SCORED: Final = 11
GAME_OVER: Final = 12
AMENDED: Final = 13

EVENTS: dict[int, EventKind] = {
    ROUND_STARTED: EventKind(name="round-started", fields=("round",), reveals=True),
    ROW_STARTED: EventKind(name="row-started", fields=("row", "card"), reveals=True),
    DEALT: EventKind(name="dealt", routine=True, fields=("seat", "card"), secret=("card",), reveals=True),
    SEALED: EventKind(name="sealed", routine=True, fields=("seat", "card"), secret=("card",)),
    AMENDED: EventKind(name="amended", routine=True, fields=("seat", "card"), secret=("card",)),
    REVEALED: EventKind(name="revealed", fields=("seat", "card"), reveals=True),
    PLACED: EventKind(name="placed", fields=("seat", "card", "row")),
    TOO_LOW: EventKind(name="too-low", fields=("seat", "card")),
    TOOK_ROW: EventKind(name="took-row", fields=("seat", "card", "row", "cards")),
    X_ROW_DUMPED: EventKind(name="x-row-dumped", fields=("seat", "cards")),
    TO_X_ROW: EventKind(name="to-x-row", fields=("seat", "card")),
    TO_HAND: EventKind(name="to-hand", fields=("seat", "card")),
    ROUND_SCORED: EventKind(name="round-scored", fields=("seat", "points", "total"), reveals=True),
    GAME_OVER: EventKind(name="game-over"),
}
