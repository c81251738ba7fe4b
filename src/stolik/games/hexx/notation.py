"""Moves of Hexx & Hopp in one line: `up`, `back`, `place 2 -1 r3`, `give 2 to 1`, `instruct fewest`."""

import re

from stolik.engine.errors import IllegalMove, NotationError
from stolik.games.hexx.box import BACK, FIRST_PLACE, UP, Setup
from stolik.games.hexx.gifts import ASK, FEWEST, MOST, TO_SEAT
from stolik.games.hexx.rules import Hexx
from stolik.games.hexx.tiles import SIDES

HELP = (
    "up (turn up a tile), back (put it back), place 2 -1 r3 (the cell q r and the rotation), "
    "give 2 to 1 or give 1 to 2, 1 to 3 (tiles to seats; seats count from 0), or a standing instruction: "
    "instruct ask, instruct fewest, instruct most, instruct seat 2"
)

_PLACE = re.compile(r"place\s+\(?([-−]?\d{1,3})[\s,]+([-−]?\d{1,3})\)?[\s,]+r?(\d)", re.ASCII)
_LOT = r"\d{1,3}\s+to\s+\d{1,3}"
_GIVE = re.compile(rf"give\s+{_LOT}(?:(?:\s*,\s*|\s+and\s+|\s+){_LOT})*", re.ASCII)
_INSTRUCT = re.compile(r"instruct\s+(?:seat\s+(\d{1,3})|([a-z]+))", re.ASCII)
_INSTRUCTIONS = {"ask": ASK, "fewest": FEWEST, "most": MOST}


def text(state: Hexx, move: int) -> str:
    setup = state.setup
    if move in (UP, BACK):
        return "back" if move == BACK else "up"
    if move < setup.first_gift:
        space, rotation = divmod(move - FIRST_PLACE, SIDES)
        return f"place {setup.grid.q(space)} {setup.grid.r(space)} r{rotation}"
    if move < setup.first_instruction:
        lots = enumerate(setup.gifts.lots(move - setup.first_gift))
        return "give " + ", ".join(f"{tiles} to {seat}" for seat, tiles in lots if tiles)
    return f"instruct {instruction_text(move - setup.first_instruction)}"


def instruction_text(instruction: int) -> str:
    if instruction >= TO_SEAT:
        return f"seat {instruction - TO_SEAT}"
    return next(word for word, number in _INSTRUCTIONS.items() if number == instruction)


def parse(state: Hexx, line: str) -> int:
    words = " ".join(line.split()).lower()
    if words in ("up", "back"):
        return UP if words == "up" else BACK
    setup = state.setup
    if found := _PLACE.fullmatch(words):
        q, r = (int(found[at].replace("−", "-")) for at in (1, 2))
        return parse_place(setup, q, r, int(found[3]))
    if _GIVE.fullmatch(words):
        return parse_give(setup, [int(number) for number in re.findall(r"\d+", words)])
    if found := _INSTRUCT.fullmatch(words):
        return parse_instruct(setup, found[1], found[2])
    raise NotationError(f"{line.strip()!r} is no move of Hexx & Hopp; a move is {HELP}")


def parse_place(setup: Setup, q: int, r: int, rotation: int) -> int:
    if rotation >= SIDES:
        raise IllegalMove("H1.3b", f"r{rotation}")
    if not setup.grid.holds(q, r):
        raise IllegalMove("H3.3f", f"{q} {r}")
    return setup.place_move(setup.grid.space(q, r), rotation)


def parse_give(setup: Setup, numbers: list[int]) -> int:
    seats = len(setup.stacks)
    lots = [0] * seats
    for tiles, seat in zip(numbers[::2], numbers[1::2], strict=True):
        if seat >= seats:
            raise IllegalMove("H3.5l", f"seat {seat}")
        lots[seat] += tiles
    if not sum(lots):
        raise NotationError("a gift has at least one tile")
    gift = setup.gifts.find(lots)
    if gift < 0:
        raise IllegalMove("H3.5i", f"{sum(lots)}")
    return setup.give_move(gift)


def parse_instruct(setup: Setup, seat: str | None, word: str) -> int:
    if seat is None:
        if word not in _INSTRUCTIONS:
            raise IllegalMove("H3.5n", word)
        return setup.instruct_move(_INSTRUCTIONS[word])
    if int(seat) >= len(setup.stacks):
        raise IllegalMove("H3.5l", f"seat {seat}")
    return setup.instruct_move(TO_SEAT + int(seat))
