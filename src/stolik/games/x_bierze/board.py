"""The table of X bierze! as text."""

from stolik.engine.game import Say
from stolik.games.x_bierze.view import SeatView, View


def draw(view: View, names: list[str], say: Say) -> str:
    lines = [say("round", round=view.round, rounds=view.rounds), ""]
    lines += [row_line(number, view, say) for number in range(len(view.rows))]
    lines.append("")
    width = max(len(name) for name in names)
    for name, part in zip(names, view.seats, strict=True):
        lines += seat_lines(name.ljust(width), part, say)
    if view.taken:
        lines += ["", f"{say('taken')}: {spaced(view.taken)}"]
    if view.hand is not None:
        lines += ["", f"{say('hand')}: {spaced(view.hand)}"]
    return "\n".join(lines)


def asked(view: View, say: Say) -> str:
    if view.phase == "keep":
        return say("ask-keep")
    if view.phase == "take-row" and view.seat is not None:
        return say("ask-take-row", card=view.seats[view.seat].revealed)
    return say("ask-choose")


def spaced(cards: list[int]) -> str:
    return " ".join(str(card) for card in cards) or "–"


def row_line(number: int, view: View, say: Say) -> str:
    row = view.rows[number]
    fields = [f"{card:>3}" for card in row.cards] + ["  ·"] * (row.limit - 1 - len(row.cards))
    return f"{say('row', row=number + 1)}  {row.limit}›{''.join(fields)}"


def seat_lines(name: str, part: SeatView, say: Say) -> list[str]:
    state = ""
    if part.revealed is not None:
        state = say("to-place", card=part.revealed)
    elif part.sealed:
        state = say("ready")
    facts = [say("cards", cards=part.hand_size), say("points", points=part.score), state]
    lines = [f"{name}  {', '.join(fact for fact in facts if fact)}"]
    lines.append(f"{' ' * len(name)}  X› {spaced(part.x_row)} | {say('x-pile')}: {spaced(part.x_pile)}")
    if part.seen:
        lines.append(f"{' ' * len(name)}  {say('seen', cards=spaced(part.seen))}")
    return lines
