"""Moves of Kniffel in one line: `discard 1 3 draw 3`, `pass`, `score sixes 6 6 6 announce`."""

import re

from stolik.engine.errors import IllegalMove, NotationError
from stolik.engine.state import ALLOWED
from stolik.games.kniffel.cards import count, pack, unpack
from stolik.games.kniffel.catalogue import Catalogue
from stolik.games.kniffel.components import BOX_NAMES
from stolik.games.kniffel.rules import Setup
from stolik.games.kniffel.scoring import MOST_PLAYED, why_not

HELP = (
    "cards to discard and how many to draw (discard 1 3 draw 3, discard nothing draw 1, pass), "
    "or a box and the cards for it (score sixes 6 6 6, score full-house 1 1 3 3 3), with announce to announce"
)
PASS = "pass"

_EXCHANGE = re.compile(r"discard( nothing|(?: \d+)*) draw (\d+)( announce)?", re.ASCII)
_PASS = re.compile(r"pass( announce)?")
_SCORE = re.compile(r"score ([a-z][a-z -]*?)((?: \d+)*)( announce)?", re.ASCII)


def text(setup: Setup, move: int) -> str:
    catalogue = setup.catalogue
    line, flag = move >> 1, move & 1
    cards = catalogue.cards[line]
    if line >= catalogue.exchanges:
        return f"score {BOX_NAMES[catalogue.boxes[line]]} {spaced(cards)}" + " announce" * flag
    if not cards and not flag:
        return PASS
    return f"discard {spaced(cards) or 'nothing'} draw {count(cards) + flag}"


def spaced(cards: int) -> str:
    return " ".join(str(card) for card in unpack(cards))


def parse(setup: Setup, line: str) -> int:
    words = " ".join(line.lower().split())
    if found := _PASS.fullmatch(words):
        return parse_exchange(setup, [], 0, announce=bool(found[1]))
    if found := _EXCHANGE.fullmatch(words):
        cards = read_cards(setup.catalogue, found[1].removeprefix(" nothing"))
        return parse_exchange(setup, cards, small(found[2]), announce=bool(found[3]))
    if found := _SCORE.fullmatch(words):
        return parse_score(setup, found[1].replace(" ", "-"), found[2], announce=bool(found[3]))
    raise NotationError(f"{line.strip()!r} is no move of Kniffel; a move is {HELP}")


def small(digits: str) -> int:
    """The number; a very large one may stay anything that is too large."""
    return int(digits[-9:]) if len(digits) <= 9 else 10**9


def read_cards(catalogue: Catalogue, words: str) -> list[int]:
    cards = [small(word) for word in words.split()]
    for card in cards:
        if not 1 <= card <= catalogue.values:
            raise NotationError(f"there is no card {card}; cards are 1 to {catalogue.values}")
    return cards


def parse_exchange(setup: Setup, cards: list[int], draw: int, *, announce: bool) -> int:
    if announce:
        raise IllegalMove("K5.2b")
    if len(cards) > setup.catalogue.discards:
        raise IllegalMove("K2.1b", f"{len(cards)}")
    if draw < len(cards):
        raise IllegalMove("K2.1e", f"{draw} < {len(cards)}")
    if draw > len(cards) + 1:
        raise IllegalMove("K2.1f", f"{draw} > {len(cards) + 1}")
    return setup.catalogue.exchange_move(pack(cards), extra=draw > len(cards))


def parse_score(setup: Setup, name: str, words: str, *, announce: bool) -> int:
    boxes = [box for box in range(len(BOX_NAMES)) if BOX_NAMES[box] == name and setup.boxes >> box & 1]
    if not boxes:
        raise IllegalMove("K1.2f", name)
    if words.split() == ["0"]:
        raise IllegalMove("K3.9a", name)
    cards = read_cards(setup.catalogue, words)
    if len(cards) > MOST_PLAYED:
        raise IllegalMove("K2.3c", f"{len(cards)}")
    rule = why_not(boxes[0], pack(cards))
    if rule != ALLOWED:
        raise IllegalMove(rule, f"{name} {' '.join(map(str, sorted(cards)))}".strip())
    return setup.catalogue.score_move(boxes[0], pack(cards), announce=announce)
