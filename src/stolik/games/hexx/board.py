"""The table of Hexx & Hopp as text: every tile with the letters of its six sides."""

from textwrap import wrap

from stolik.engine.game import Say
from stolik.games.hexx.view import OpenTile, SeatView, View

COLUMNS = 79
# A cell is five characters wide and three high; its middle is 6q + 3r characters from the left.
MARGIN = 5

Sheet = dict[tuple[int, int], str]


def draw(view: View, names: list[str], say: Say) -> str:
    lines = [f"{say('round', round=view.round, rounds=view.rounds)}. {say(f'phase-{view.phase}')}", ""]
    lines += figure_lines(view, say)
    lines += ["", *wrap(legend(view, say), COLUMNS), ""]
    for number, (name, part) in enumerate(zip(names, view.seats, strict=True)):
        lines += seat_lines(f"{number} {name}", part, say)
    if view.seat is not None:
        lines += own_lines(view, view.seats[view.seat].open, say)
    return "\n".join(line.rstrip() for line in lines)


def asked(view: View, say: Say) -> str:
    return say(f"ask-{view.ask}")


def letters_of(say: Say) -> dict[int, str]:
    """From the initials in the view to those of the language."""
    return str.maketrans(
        {colour[0].upper(): say(f"letter-{colour}") for colour in ("red", "yellow", "blue", "white")}
    )


def legend(view: View, say: Say) -> str:
    colours = ", ".join(f"{say(f'letter-{colour}')} {say(colour)}" for colour in view.colours)
    return f"{colours}. {say('how-to-read')}"


def figure_lines(view: View, say: Say) -> list[str]:
    """The figure, cut from top to bottom where it is wider than the terminal."""
    middles = [6 * laid.q + 3 * laid.r for laid in view.figure]
    middles += [6 * site.q + 3 * site.r for site in view.sites]
    width = COLUMNS - MARGIN - 5
    lines: list[str] = []
    for left in range(min(middles), max(middles) + 1, width):
        if lines:
            lines += ["", say("further-right"), ""]
        lines += band(view, left, left + width, letters_of(say))
    return lines


def band(view: View, left: int, right: int, letters: dict[int, str]) -> list[str]:
    """All cells whose middle is from `left` to just before `right`."""
    sheet: Sheet = {}
    for laid in view.figure:
        middle = 6 * laid.q + 3 * laid.r
        if left <= middle < right:
            write_tile(sheet, middle - left, 3 * laid.r, laid.sides.translate(letters), str(laid.q))
    for site in view.sites:
        middle = 6 * site.q + 3 * site.r
        if left <= middle < right:
            write(sheet, middle - left, 3 * site.r, f"[{site.q:^3}]")
    rows = range(min(y for _, y in sheet), max(y for _, y in sheet) + 1)
    return [margin(y) + line_of(sheet, y) for y in rows]


def margin(y: int) -> str:
    """Beside the middle line of a row stands its r."""
    return (f"{y // 3:>3}" if y % 3 == 0 else "").ljust(MARGIN)


def write(sheet: Sheet, middle: int, y: int, words: str) -> None:
    for at, letter in enumerate(words):
        if letter != " ":
            sheet[middle - 2 + at, y] = letter


def write_tile(sheet: Sheet, middle: int, y: int, sides: str, inside: str) -> None:
    """Sides 0 to 5 look right, down right, down left, left, up left, up right."""
    write(sheet, middle, y - 1, f" {sides[4]} {sides[5]} ")
    write(sheet, middle, y, f"{sides[3]}{inside:^3}{sides[0]}")
    write(sheet, middle, y + 1, f" {sides[2]} {sides[1]} ")


def line_of(sheet: Sheet, y: int) -> str:
    columns = [x for x, row in sheet if row == y]
    return "".join(sheet.get((x, y), " ") for x in range(-2, max(columns, default=-3) + 1))


def seat_lines(name: str, part: SeatView, say: Say) -> list[str]:
    facts = [
        say("stack", tiles=part.stack),
        say("points", points=part.points),
        say("rounds-won", rounds=part.rounds_won),
    ]
    if part.owed:
        facts.append(say("owes", tiles=part.owed))
    if part.open is not None:
        facts.append(f"{say('open')} {' '.join(part.open.sides.translate(letters_of(say)))}")
    if part.instruction != "ask":
        facts.append(instruction_words(part.instruction, say))
    return wrap(f"{name}: {', '.join(facts)}", COLUMNS, subsequent_indent="    ")


def instruction_words(instruction: str | int, say: Say) -> str:
    if isinstance(instruction, int):
        return say("instruct-seat", seat=instruction)
    return say(f"instruct-{instruction}")


def own_lines(view: View, tile: OpenTile | None, say: Say) -> list[str]:
    """The open tile in all six rotations, and where it fits if the table tells."""
    if tile is None:
        return []
    sheet: Sheet = {}
    sides = tile.sides.translate(letters_of(say))
    for rotation in range(6):
        turned = sides[6 - rotation :] + sides[: 6 - rotation]
        write(sheet, 4 + 9 * rotation, 0, f" r{rotation}")
        write_tile(sheet, 4 + 9 * rotation, 2, turned, "")
    lines = ["", f"{say('your-tile')}:", *(line_of(sheet, y) for y in range(4))]
    if view.fits is not None:
        cells = ", ".join(f"{place.q} {place.r} r{place.rotation}" for place in view.fits)
        lines += wrap(f"{say('fits')}: {cells or '–'}", COLUMNS)
    return lines
