"""The table of NIET! as text."""

from textwrap import wrap

from stolik.engine.game import Say
from stolik.games.niet.components import NIET, card_name, field_name
from stolik.games.niet.view import FieldView, RowView, SeatView, TrickView, View

WIDTH = 80


def in_words(field: str, value: int, say: Say) -> str:
    if field == "card":
        return say_card(card_name(value), say)
    if field == "field":
        row, shows = field_name(value)
        return f"{say(f'row-{row}')}: {say_field(row, shows, say)}"
    return str(value)


def say_card(card: str, say: Say) -> str:
    colour, _, value = card.partition(" ")
    return f"{say(f'colour-{colour}')} {value}"


def say_field(row: str, shows: str, say: Say) -> str:
    """What a field of the board shows."""
    if row == "value":
        return shows.replace("-", "−")
    if shows == NIET:
        return "NIET!"
    kind = {"first": "character", "discard": "discard"}.get(row, "colour")
    return say(f"{kind}-{shows}")


def draw(view: View, names: list[str], say: Say) -> str:
    lines = [heading(view, say), ""]
    lines += [row_line(row, say) for row in view.rows]
    lines.append("")
    width = max(len(name) for name in names)
    for seat, name in enumerate(names):
        lines += seat_lines(view, seat, name.ljust(width), say)
    for label, trick in (("trick", view.trick), ("last-trick", view.last_trick)):
        if trick is not None:
            lines += ["", *folded(f"{say(label)}: {trick_line(trick, names, say)}", 2)]
    lines += own_lines(view, say)
    return "\n".join(lines)


def folded(line: str, indent: int) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent=" " * indent)


def asked(view: View, say: Say) -> str:
    if view.phase == "discard":
        return say(f"ask-discard-{view.rows[1].left_open}")
    return say(f"ask-{view.phase}")


def heading(view: View, say: Say) -> str:
    if view.rounds is None:
        return say("round-to-target", round=view.round, target=view.target)
    return say("round", round=view.round, rounds=view.rounds)


def row_line(row: RowView, say: Say) -> str:
    fields = "".join(field_text(row, field, say).ljust(13) for field in row.fields)
    return f"{say(f'row-{row.row}'):<13}{fields}".rstrip()


def field_text(row: RowView, field: FieldView, say: Say) -> str:
    """Covered fields are crossed out."""
    return ("  " if field.token is None else "× ") + say_field(row.row, field.shows, say)


def seat_lines(view: View, seat: int, name: str, say: Say) -> list[str]:
    part = view.seats[seat]
    facts = [
        say(f"character-{part.character}"),
        say("cards", cards=part.hand_size),
        say("tricks", tricks=part.tricks),
        say("points", points=part.score),
    ]
    lines = [f"{name}  {', '.join(facts)}"]
    more = marks(view, seat, part, say)
    if more:
        lines += folded(f"{' ' * len(name)}  {', '.join(more)}", len(name) + 2)
    return lines


def marks(view: View, seat: int, part: SeatView, say: Say) -> list[str]:
    found = []
    if seat == view.first_player:
        found.append(say("first-player"))
    if view.team and len(view.seats) > 2:
        found.append(say("team-first" if seat in view.team else "team-other"))
    if seat == view.bonus:
        found.append(say("bonus"))
    if part.sealed:
        found.append(say("ready"))
    if part.loot:
        found.append(f"{say('loot')}: {spaced(part.loot, say)}")
    return found


def trick_line(trick: TrickView, names: list[str], say: Say) -> str:
    return ", ".join(f"{names[one.seat]} {say_card(one.card, say)}" for one in trick.cards)


def own_lines(view: View, say: Say) -> list[str]:
    lines = []
    if view.hand is not None:
        lines += ["", f"{say('hand')}:", *by_colour(view.hand, say)]
    if view.chosen:
        lines.append(f"{say('given-up')}: {spaced(view.chosen, say)}")
    if view.received is not None:
        lines.append(f"{say('received')}: {say_card(view.received, say)}")
    return lines


def by_colour(cards: list[str], say: Say) -> list[str]:
    """A line for each colour: a hand of sixteen cards would not fit into one."""
    values: dict[str, list[str]] = {}
    for card in cards:
        colour, _, value = card.partition(" ")
        values.setdefault(colour, []).append(value)
    return [f"  {say(f'colour-{colour}')} {' '.join(held)}" for colour, held in values.items()]


def spaced(cards: list[str], say: Say) -> str:
    return ", ".join(say_card(card, say) for card in cards)
