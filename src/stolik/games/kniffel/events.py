"""What can happen in Kniffel, one event for each card that moves."""

from typing import Final

from stolik.engine.events import EventKind

BEGINS: Final = 0
DEALT: Final = 1
DISCARDED: Final = 2
EXCHANGED: Final = 3
PASSED: Final = 4
PLAYED: Final = 5
SCORED: Final = 6
PENALTY: Final = 7
ANNOUNCED: Final = 8
FORGOT: Final = 9
DREW: Final = 10
SHUFFLED: Final = 11
SHEET_FULL: Final = 12
LIMIT_REACHED: Final = 13
BONUS: Final = 14
MALUS: Final = 15
TOTAL: Final = 16
GAME_OVER: Final = 17

EVENTS: dict[int, EventKind] = {
    BEGINS: EventKind(name="begins", fields=("seat",), reveals=True),
    DEALT: EventKind(name="dealt", fields=("seat", "card"), secret=("card",), routine=True, reveals=True),
    DISCARDED: EventKind(name="discarded", fields=("seat", "card"), reveals=True),
    EXCHANGED: EventKind(name="exchanged", fields=("seat", "cards", "drawn")),
    PASSED: EventKind(name="passed", fields=("seat",)),
    PLAYED: EventKind(name="played", fields=("seat", "card"), reveals=True),
    SCORED: EventKind(name="scored", fields=("seat", "box", "points")),
    PENALTY: EventKind(name="penalty", fields=("seat", "box", "points")),
    ANNOUNCED: EventKind(name="announced", fields=("seat",)),
    FORGOT: EventKind(name="forgot", fields=("seat", "points")),
    DREW: EventKind(name="drew", fields=("seat", "card"), secret=("card",), routine=True, reveals=True),
    SHUFFLED: EventKind(name="shuffled", fields=("cards",)),
    SHEET_FULL: EventKind(name="sheet-full", fields=("seat",)),
    LIMIT_REACHED: EventKind(name="limit-reached", fields=("turns",)),
    BONUS: EventKind(name="bonus", fields=("seat", "points")),
    MALUS: EventKind(name="malus", fields=("seat", "points")),
    TOTAL: EventKind(name="total", fields=("seat", "points")),
    GAME_OVER: EventKind(name="game-over"),
}
