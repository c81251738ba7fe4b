"""The table of Kniffel as text: the sheets side by side, and what the hand would score now."""

from stolik.engine.game import Say
from stolik.games.kniffel.position import Entry
from stolik.games.kniffel.view import Offer, SeatView, View

COLUMNS = 80
NOW = 8
WIDEST = 12


def draw(view: View, names: list[str], say: Say) -> str:
    labels = [say(f"box-{name}") for name in view.boxes]
    below = [say(name) for name in ("upper", "bonus", "unannounced", "total")]
    width = max(len(label) for label in [*labels, *below])
    column = min(WIDEST, (COLUMNS - width - NOW) // len(names))
    lines = [*table_lines(view, say), "", header(view, names, width, column, say)]
    lines += [
        line(label, [cell(part, name) for part in view.seats], width, column) + offer(view, name)
        for label, name in zip(labels, view.boxes, strict=True)
    ]
    lines.append("")
    lines += [line(label, cells, width, column) for label, cells in zip(below, sums(view), strict=True)]
    if view.hand is not None:
        lines += ["", hand_line(view, view.hand, say)]
    return "\n".join(text.rstrip() for text in lines)


def table_lines(view: View, say: Say) -> list[str]:
    limit = "" if view.max_turns is None else f" / {view.max_turns}"
    last = f" – {say('last-round')}" if view.last_round and view.phase == "turn" else ""
    top = "–" if view.top is None else str(view.top)
    return [
        f"{say('round', round=view.round)}{limit}{last}",
        say("piles", cards=view.draw_pile, discards=view.discards, top=top),
    ]


def header(view: View, names: list[str], width: int, column: int, say: Say) -> str:
    marked = [("*" if seat in view.waiting_for else "") + name for seat, name in enumerate(names)]
    now = say("now").rjust(NOW) if view.offers is not None else ""
    return line("", [name[: column - 1] for name in marked], width, column) + now


def line(label: str, cells: list[str], width: int, column: int) -> str:
    return label.ljust(width) + "".join(text.rjust(column) for text in cells)


def cell(part: SeatView, name: str) -> str:
    entry: Entry | None = part.sheet.get(name)  # type: ignore[call-overload]
    if entry is None:
        return "·"
    return f"{entry.points}" + (f" −{entry.penalty}" if entry.penalty else "")


def offer(view: View, name: str) -> str:
    best: Offer | None = (view.offers or {}).get(name)  # type: ignore[call-overload]
    return "" if best is None else f"({best.points})".rjust(NOW)


def sums(view: View) -> list[list[str]]:
    return [
        [str(part.upper) for part in view.seats],
        [signed(part.bonus) for part in view.seats],
        ["×" if part.forgot else "" for part in view.seats],
        [minus(part.total) for part in view.seats],
    ]


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else minus(points)


def minus(points: int) -> str:
    return str(points).replace("-", "−")


def hand_line(view: View, hand: list[int], say: Say) -> str:
    cost = f"   {say('penalty-now', points=view.penalty)}" if view.penalty else ""
    return f"{say('hand')}: {' '.join(str(card) for card in hand)}{cost}"
