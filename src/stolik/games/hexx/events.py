"""What can happen in Hexx & Hopp, one event for each tile that is laid and each lot that is given."""

from typing import Final

from stolik.engine.events import EventKind

ROUND_STARTED: Final = 0
FIGURE_STARTED: Final = 1
DEALT: Final = 2
TURNED_UP: Final = 3
PUT_BACK: Final = 4
PLACED: Final = 5
OWES_GIFT: Final = 6
GAVE: Final = 7
GIFT_LAPSED: Final = 8
INSTRUCTED: Final = 9
STOPPED: Final = 10
NOTHING_FITS: Final = 11
LIMIT_REACHED: Final = 12
ROUND_SCORED: Final = 13
GAME_OVER: Final = 14

EVENTS: dict[int, EventKind] = {
    ROUND_STARTED: EventKind(name="round-started", fields=("round", "seat"), reveals=True),
    FIGURE_STARTED: EventKind(
        name="figure-started", routine=True, fields=("tile", "q", "r", "rotation"), reveals=True
    ),
    DEALT: EventKind(name="dealt", routine=True, fields=("seat", "tiles")),
    TURNED_UP: EventKind(name="turned-up", routine=True, fields=("seat", "tile"), reveals=True),
    PUT_BACK: EventKind(name="put-back", routine=True, fields=("seat", "tile")),
    PLACED: EventKind(name="placed", fields=("seat", "tile", "q", "r", "rotation", "contacts")),
    OWES_GIFT: EventKind(name="owes-gift", fields=("seat", "tiles")),
    GAVE: EventKind(name="gave", fields=("seat", "receiver", "tiles"), seats=("seat", "receiver")),
    GIFT_LAPSED: EventKind(name="gift-lapsed", fields=("seat", "tiles")),
    INSTRUCTED: EventKind(name="instructed", fields=("seat", "instruction")),
    STOPPED: EventKind(name="stopped", fields=("seat",)),
    NOTHING_FITS: EventKind(name="nothing-fits", reveals=True),
    LIMIT_REACHED: EventKind(name="limit-reached"),
    ROUND_SCORED: EventKind(name="round-scored", fields=("seat", "points", "total"), reveals=True),
    GAME_OVER: EventKind(name="game-over"),
}
