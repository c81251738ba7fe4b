"""Moves of 6. bierze! in one line: `57`, `place`, `stop 2`, `luck heads 23 83`, `take +5 heads`."""

import re

from stolik.engine.errors import IllegalMove, NotationError
from stolik.games.six_bierze.moves import (
    ASCENDING,
    BACK,
    FIVE,
    HEADS,
    INSERT,
    PLACE,
    RESTART,
    SKIP,
    STOP,
    SWAP,
    TAKE,
    TILE,
    TWO,
)
from stolik.games.six_bierze.position import LUCK
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import FIVE_CARD, HEADS_CARD

HELP = (
    "a tile to play (57); before placing it: place, stop 2, swap 22, skip, insert 3, ascending 4, two 31, "
    "luck +5, luck heads 23 83; afterwards: take +5 heads, restart 5; to change what lies face down: back 57"
)

ROW_WORDS = {"restart": RESTART, "stop": STOP, "insert": INSERT, "ascending": ASCENDING}
TILE_WORDS = {"swap": SWAP, "two": TWO, "back": BACK}
PLAIN_WORDS = {"place": PLACE, "skip": SKIP, "luck +5": FIVE}
WORDS = {verb: word for words in (ROW_WORDS, TILE_WORDS, PLAIN_WORDS) for word, verb in words.items()}

_NUMBER = re.compile(r"[0-9]{1,4}")
_FIELD = re.compile(r"#[0-9]{1,2}")


def text(state: SixBierze, move: int) -> str:
    numbers = state.setup.numbers
    verb = numbers.verb(move)
    argument = int(move - numbers.first(verb))
    if verb == TILE:
        return str(move)
    if verb == HEADS:
        return heads_text(state, *divmod(argument, int(state.setup.width)))
    if verb == TAKE:
        fives, heads = divmod(argument, int(state.setup.luck[HEADS_CARD]) + 1)
        return " ".join(["take", *["+5"] * fives, *["heads"] * heads])
    if verb in PLAIN_WORDS.values():
        return WORDS[verb]
    return f"{WORDS[verb]} {argument + 1}"


def heads_text(state: SixBierze, field: int, other: int) -> str:
    """Named by their tiles where tiles lie on these fields, else (#1) by the fields themselves."""
    named = [tile_on(state, at) or f"#{at + 1}" for at in (field, other)]
    if field == other:
        named = named[:1]
    return " ".join(["luck heads", *map(str, named)])


def tile_on(state: SixBierze, field: int) -> int:
    """The tile on a field of the row that the tile of the turn goes to; 0 for none."""
    if state.tile == 0:
        return 0
    return max(0, state.fields[state.target_row() * state.setup.width + field])


def parse(state: SixBierze, line: str) -> int:
    words = line.lower().split()
    if len(words) == 1 and _NUMBER.fullmatch(words[0]):
        return tile_move(state, TILE, words[0])
    if words[:2] == ["luck", "heads"]:
        return parse_heads(state, words[2:])
    if words[:1] == ["take"]:
        return parse_take(state, words[1:])
    plain = " ".join(words)
    if plain in PLAIN_WORDS:
        return known(state, PLAIN_WORDS[plain])
    if len(words) == 2 and _NUMBER.fullmatch(words[1]):
        if words[0] == "row":
            raise IllegalMove("S4.2e")
        if words[0] in ROW_WORDS:
            return row_move(state, ROW_WORDS[words[0]], int(words[1]))
        if words[0] in TILE_WORDS:
            return tile_move(state, TILE_WORDS[words[0]], words[1])
    raise NotationError(f"{line.strip()!r} is no move of 6. bierze!; a move is {HELP}")


def known(state: SixBierze, verb: int) -> int:
    """The first move of a kind, if this version of the game has any."""
    numbers = state.setup.numbers
    if not numbers.has(verb):
        raise IllegalMove("S6.2e" if verb in (FIVE, HEADS, TAKE) else "S8.1d")
    return numbers.first(verb)


def tile_move(state: SixBierze, verb: int, number: str) -> int:
    first, tiles = known(state, verb), state.setup.tiles
    if not 1 <= int(number) <= tiles:
        raise NotationError(f"there is no tile {number}; tiles are 1 to {tiles}")
    return first + int(number) - 1


def row_move(state: SixBierze, verb: int, row: int) -> int:
    first = known(state, verb)
    if not 1 <= row <= state.setup.rows:
        raise IllegalMove("S4.2f", f"rows are 1 to {state.setup.rows}")
    return first + row - 1


def parse_heads(state: SixBierze, words: list[str]) -> int:
    known(state, HEADS)
    if not all(_NUMBER.fullmatch(word) or _FIELD.fullmatch(word) for word in words):
        raise NotationError("the tiles that count for you: luck heads 23 83")
    if len(words) not in (1, 2):
        raise IllegalMove("S6.4d")
    fields = sorted(field_named(state, word) for word in words)
    if len(words) == 2 and fields[0] == fields[1]:
        raise IllegalMove("S6.4d")
    return state.setup.numbers.two_fields(fields[0], fields[-1])


def field_named(state: SixBierze, word: str) -> int:
    width = state.setup.width
    if word.startswith("#"):
        if not 1 <= int(word[1:]) <= width:
            raise NotationError(f"there is no field {word}; fields are #1 to #{width}")
        return int(word[1:]) - 1
    for field in range(width):
        if 0 < tile_on(state, field) == int(word):
            return field
    raise IllegalMove("S6.4c", word)


def parse_take(state: SixBierze, words: list[str]) -> int:
    known(state, TAKE)
    cards = [words.count(LUCK[FIVE_CARD]), words.count(LUCK[HEADS_CARD])]
    if sum(cards) != len(words):
        raise NotationError("luck cards to draw are written one by one: take +5 heads")
    for kind in (FIVE_CARD, HEADS_CARD):
        if cards[kind] > state.setup.luck[kind]:
            raise IllegalMove("S6.1h", f"there are {state.setup.luck[kind]} of them")
    return state.setup.numbers.cards(cards[FIVE_CARD], cards[HEADS_CARD])
