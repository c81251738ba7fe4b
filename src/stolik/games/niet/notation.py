"""Moves of NIET! in one line: `niet trump red`, `team crane tiger`, `bonus bear`, `pass red 9`, `red 9`."""

import re

from stolik.engine.errors import IllegalMove, NotationError
from stolik.games.niet.cards import COLOURS
from stolik.games.niet.components import CHARACTERS, ROW_NAMES, SHOWN
from stolik.games.niet.moves import BONUS, COVER, PASS, PLAY, TEAM
from stolik.games.niet.names import Names, names_of
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import GIVE_BONUS, GIVE_UP, NIET, TRICKS

HELP = (
    "a field to cover (niet first wolf, niet discard not-1, niet trump red, niet super blue, niet value -2), "
    "partners (team crane tiger, team alone), the holder of the bonus card (bonus bear), cards to discard or "
    "pass (discard red 9 blue 1, pass red 9) or a card to play (red 9)"
)

_CARD = re.compile(r"([a-z]+) ?([0-9]{1,3})")
_CARDS = re.compile(r"(?:[a-z]+ ?[0-9]{1,3} ?)+")
# The rules that forbid to let one's turn go by.
_NO_SKIPPING = {NIET: "N3.1i", GIVE_BONUS: "N4.2i", GIVE_UP: "N4.3g", TRICKS: "N5.1d"}


def text(state: Niet, move: int) -> str:
    setup = state.setup
    names = names_of(setup)
    kind = setup.kind(move)
    if kind == PLAY:
        return names.cards[move]
    if kind == COVER:
        return f"niet {names.fields[move - setup.cover_moves]}"
    if kind == TEAM:
        return "team " + (" ".join(partners(names, move - setup.team_moves)) or "alone")
    if kind == BONUS:
        return f"bonus {names.characters[move - setup.bonus_moves]}"
    cards = " ".join(names.cards[setup.given(move, at)] for at in range(setup.given_count(move)))
    return f"pass {cards}" if kind == PASS else f"discard {cards}"


def partners(names: Names, members: int) -> list[str]:
    return [name for seat, name in enumerate(names.characters) if members >> seat & 1]


def parse(state: Niet, line: str) -> int:
    words = " ".join(line.lower().split())
    if words in ("pass", "skip") and state.phase in _NO_SKIPPING:
        raise IllegalMove(_NO_SKIPPING[state.phase])
    if words in ("discard", "discard nothing", "pass nothing"):
        raise IllegalMove("N4.3g")
    first, _, rest = words.partition(" ")
    if first == "niet":
        return parse_field(state, rest)
    if first == "team":
        return parse_team(state, rest)
    if first == "bonus":
        return parse_bonus(state, rest)
    if first in ("discard", "pass"):
        return parse_given(state, first, rest)
    if not _CARDS.fullmatch(words):
        raise no_move(words)
    cards = parse_cards(state, words)
    if len(cards) != 1:
        raise IllegalMove("N5.1d")
    return cards[0]


def no_move(what: str) -> NotationError:
    return NotationError(f"{what!r} is no move of NIET!; a move is {HELP}")


def parse_field(state: Niet, words: str) -> int:
    number = names_of(state.setup).field_numbers.get(words)
    if number is not None:
        return int(state.setup.cover_moves) + number
    row, _, shown = words.partition(" ")
    if row not in ROW_NAMES or not could_be_shown(ROW_NAMES.index(row), shown):
        raise no_move(f"niet {words}")
    raise IllegalMove("N2i", words)


def could_be_shown(row: int, shown: str) -> bool:
    return shown in SHOWN[row] if row < len(SHOWN) else re.fullmatch(r"-?[0-9]{1,3}", shown) is not None


def parse_seat(state: Niet, word: str) -> int:
    """A character, or the number of a seat; N4.1k where there is none such at the table."""
    characters = names_of(state.setup).characters
    if word in characters:
        return characters.index(word)
    if re.fullmatch(r"[0-9]", word) and int(word) < state.seats:
        return int(word)
    if word in CHARACTERS or re.fullmatch(r"[0-9]{1,3}", word):
        raise IllegalMove("N4.1k", word)
    raise NotationError(f"there is no player {word!r}; players are {', '.join(characters)}")


def parse_team(state: Niet, words: str) -> int:
    members = 0
    for word in words.split() if words != "alone" else []:
        member = 1 << parse_seat(state, word)
        if members & member:
            raise IllegalMove("N4.1l", word)
        members |= member
    if not words:
        raise no_move("team")
    return int(state.setup.team_moves) + members


def parse_bonus(state: Niet, words: str) -> int:
    if words in ("nobody", "none"):
        raise IllegalMove("N4.2i")
    if not words:
        raise no_move("bonus")
    try:
        return int(state.setup.bonus_moves) + parse_seat(state, words)
    except IllegalMove as nobody:
        raise IllegalMove("N4.2e", nobody.detail) from None


def parse_given(state: Niet, verb: str, words: str) -> int:
    setup = state.setup
    if not _CARDS.fullmatch(words):
        raise no_move(f"{verb} {words}")
    cards = sorted(parse_cards(state, words))
    if verb == "pass":
        if len(cards) != 1:
            raise IllegalMove("N4.3e")
        return int(setup.pass_moves) + cards[0]
    if len(cards) == 1:
        return int(setup.give_moves) + cards[0]
    if len(cards) == 2:
        return int(setup.pair_move(*cards))
    raise IllegalMove("N4.3e")


def parse_cards(state: Niet, words: str) -> list[int]:
    return [parse_card(state, f"{colour} {int(value)}") for colour, value in _CARD.findall(words)]


def parse_card(state: Niet, name: str) -> int:
    card = names_of(state.setup).card_numbers.get(name)
    if card is not None:
        return card
    if name.partition(" ")[0] in COLOURS:
        deck = state.setup.deck
        raise NotationError(f"there is no card {name!r}; values are 1 to {deck.highest}")
    raise NotationError(f"there is no card {name!r}; colours are {', '.join(COLOURS)}")
