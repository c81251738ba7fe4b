"""The table of X bierze! as text."""

import textwrap
from collections.abc import Callable

from stolik.engine.game import Say
from stolik.games.x_bierze.view import RowView, SeatView, View

COLUMNS = 80
SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

# A card as it is shown: its number, and small beside it its bull heads where they are not just one.
Show = Callable[[int], str]


def draw(view: View, names: list[str], say: Say) -> str:
    def show(card: int) -> str:
        heads = view.heads[card - 1]
        return str(card) if heads == 1 else f"{card}{str(heads).translate(SMALL)}"

    lines = [f"{say('round', round=view.round, rounds=view.rounds)}. {say('small-figures')}", ""]
    lines += [row_line(number, row, show, say) for number, row in enumerate(view.rows)]
    lines.append("")
    width = max(len(name) for name in names)
    for name, part in zip(names, view.seats, strict=True):
        lines += seat_lines(name.ljust(width), part, show, say)
    if view.taken:
        lines += ["", f"{say('taken')}: {spaced(view.taken, show)}"]
    if view.hand is not None:
        lines += ["", f"{say('hand')}: {spaced(view.hand, show)}"]
    return "\n".join(lines)


def asked(view: View, say: Say) -> str:
    if view.phase == "keep":
        # The highest of the taken cards is always allowed.
        return say("ask-keep", card=view.taken[-1])
    if view.phase == "take-row" and view.seat is not None:
        return say("ask-take-row", card=view.seats[view.seat].revealed)
    return say("ask-choose")


def spaced(cards: list[int], show: Show) -> str:
    return " ".join(map(show, cards)) or "–"


def row_line(number: int, row: RowView, show: Show, say: Say) -> str:
    cells = [*map(show, row.cards), *"·" * (row.limit - 1 - len(row.cards))]
    return f"{say('row', row=number + 1)}  {row.limit}› {' '.join(f'{cell:<4}' for cell in cells)}".rstrip()


def seat_lines(name: str, part: SeatView, show: Show, say: Say) -> list[str]:
    state = ""
    if part.revealed is not None:
        state = say("to-place", card=part.revealed)
    elif part.sealed:
        state = say("ready")
    facts = [say("cards", cards=part.hand_size), say("points", points=part.score), state]
    lines = [f"{name}  {', '.join(fact for fact in facts if fact)}"]
    indent = " " * len(name)
    lines += wrapped(f"{indent}  X› ", part.x_row, show)
    lines += wrapped(f"{indent}  {say('x-pile')}: ", part.x_pile, show) if part.x_pile else []
    lines += wrapped(f"{indent}  {say('seen')}: ", part.seen, show) if part.seen else []
    return lines


def wrapped(label: str, cards: list[int], show: Show) -> list[str]:
    return textwrap.wrap(f"{label}{spaced(cards, show)}", COLUMNS, subsequent_indent=" " * len(label))
