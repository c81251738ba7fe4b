"""What happened, as small int tuples that are put into words and filtered for each viewer later.

An event is `(kind, field, field, …)`. A game lists its kinds once; from that list come the public and the
private form, the names that catalogues and pages use, and whether the event reveals something hidden.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from stolik.engine.state import Event, Seat


@dataclass(frozen=True, kw_only=True)
class EventKind:
    """One kind of event: its name, the names of its fields, and who may see which of them."""

    name: str
    fields: tuple[str, ...] = ()
    # Fields that only the seats named by the fields in `seen_by` may see; all others are public.
    secret: tuple[str, ...] = ()
    seen_by: tuple[str, ...] = ("seat",)
    # The fields that hold a seat: words name the player who sits there.
    seats: tuple[str, ...] = ("seat",)
    # Told in full logs only: a terminal that told everything would tell too much.
    routine: bool = False
    # Whether somebody learns from it what he did not know: undo stops before such an event.
    reveals: bool = False


Kinds = Mapping[int, EventKind]


def seen(event: Event, kinds: Kinds, viewer: Seat | None) -> dict[str, Any]:
    """The event as this seat, or a spectator (None), sees it: secret fields are left out."""
    kind = kinds[event[0]]
    fields = dict(zip(kind.fields, event[1:], strict=True))
    if kind.secret and not (viewer is not None and viewer in [fields.get(name) for name in kind.seen_by]):
        fields = {name: value for name, value in fields.items() if name not in kind.secret}
    return {"event": kind.name, **fields}


def history(log: Iterable[Event], kinds: Kinds, viewer: Seat | None) -> list[dict[str, Any]]:
    """All that a seat has seen, in order."""
    return [seen(event, kinds, viewer) for event in log]
