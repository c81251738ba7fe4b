"""What can happen in NIET!, one event for each card and token that moves.

A `card` is 100 times its colour plus its value (see `cards.py`), a `field` 100 times its row plus what it
shows, and a points field shows its points plus 50: so they mean the same with every deck and board.
"""

from typing import Final

from stolik.engine.events import EventKind

ROUND_STARTED: Final = 0
DEALT: Final = 1
COVERED: Final = 2
LEFT_OPEN: Final = 3
FIRST_PLAYER: Final = 4
JOINED: Final = 5
ALONE: Final = 6
BONUS_GIVEN: Final = 7
SEALED: Final = 8
AMENDED: Final = 9
DISCARDED: Final = 10
PASSED: Final = 11
RECEIVED: Final = 12
PLAYED: Final = 13
TRICK_TAKEN: Final = 14
LOOTED: Final = 15
ROUND_SCORED: Final = 16
GAME_OVER: Final = 17

EVENTS: dict[int, EventKind] = {
    ROUND_STARTED: EventKind(name="round-started", fields=("round", "seat"), reveals=True),
    DEALT: EventKind(routine=True, name="dealt", fields=("seat", "card"), secret=("card",), reveals=True),
    COVERED: EventKind(name="covered", fields=("seat", "field")),
    LEFT_OPEN: EventKind(routine=True, name="left-open", fields=("field",)),
    FIRST_PLAYER: EventKind(name="first-player", fields=("seat",)),
    JOINED: EventKind(name="joined", fields=("seat",)),
    ALONE: EventKind(name="alone", fields=("seat",)),
    BONUS_GIVEN: EventKind(name="bonus-given", fields=("seat",)),
    SEALED: EventKind(routine=True, name="sealed", fields=("seat", "card"), secret=("card",)),
    AMENDED: EventKind(routine=True, name="amended", fields=("seat", "card"), secret=("card",)),
    DISCARDED: EventKind(name="discarded", fields=("seat", "card"), secret=("card",)),
    PASSED: EventKind(name="passed", fields=("seat", "card"), secret=("card",)),
    RECEIVED: EventKind(name="received", fields=("seat", "card"), secret=("card",), reveals=True),
    PLAYED: EventKind(name="played", fields=("seat", "card"), reveals=True),
    TRICK_TAKEN: EventKind(name="trick-taken", fields=("seat",)),
    LOOTED: EventKind(name="looted", fields=("seat", "card")),
    ROUND_SCORED: EventKind(name="round-scored", fields=("seat", "points", "total"), reveals=True),
    GAME_OVER: EventKind(name="game-over"),
}
