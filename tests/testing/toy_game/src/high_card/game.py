"""High card as a game of Stolik: components, positions, knowledge, views, text."""

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from high_card.rules import DEALT, LAID, NONE, POINT, SHOWN, HighCard
from stolik.engine.chance import Chance, branch
from stolik.engine.data import Json, checked
from stolik.engine.errors import DataError, NotationError
from stolik.engine.events import EventKind
from stolik.engine.game import Box, Game, Part, Say, Terms
from stolik.engine.state import Log, Move, Seat
from stolik.engine.worlds import Worlds
from stolik.pieces.pack import Pack, numbered


class Options(Part, frozen=True):
    pass


class Components(Box, frozen=True):
    cards: int
    hand: int

    def check(self, seats: int) -> None:
        if not 1 <= self.hand * seats <= self.cards <= 200:
            raise DataError("components.cards", f"{self.hand * seats} cards are dealt, 200 are too many")


class Position(Part, frozen=True):
    hands: list[list[int]]
    # The card each seat has laid face down; 0 is none.
    laid: list[int]
    shown: list[int]
    points: list[int]


class Knowledge(Part, frozen=True):
    """The position without the hands and the laid cards of others; how many they hold is known."""

    seat: int
    position: Position
    sizes: list[int]
    sealed: list[bool]


class View(Part, frozen=True):
    sizes: list[int]
    sealed: list[bool]
    shown: list[int]
    points: list[int]
    hand: list[int] | None = None
    laid: int | None = None


class Deals(Worlds):
    """Deals the cards nobody has seen to where they may be."""

    def __init__(self, cards: int, knowledge: Knowledge) -> None:
        self.cards = cards
        self.knowledge = knowledge
        known = knowledge.position
        seen = {*known.shown, *known.laid, *known.hands[knowledge.seat]}
        self.unseen = vec[i64]([card for card in range(1, cards + 1) if card not in seen])

    def draw(self, rng: Chance) -> HighCard:
        known = self.knowledge
        pack = Pack(self.unseen[:])
        hands, laid = list(known.position.hands), list(known.position.laid)
        for seat, size in enumerate(known.sizes):
            if seat != known.seat:
                hands[seat] = sorted(int(pack.draw(rng)) for _ in range(size))
                laid[seat] = int(pack.draw(rng)) if known.sealed[seat] else NONE
        return lay_out(self.cards, replace(known.position, hands=hands, laid=laid), branch(rng))


def lay_out(cards: int, position: Position, chance: Chance) -> HighCard:
    state = HighCard(cards, chance, [sorted(hand) for hand in position.hands])
    state.laid, state.shown, state.points = list(position.laid), sorted(position.shown), list(position.points)
    state.ask()
    return state


def check(position: Position, seats: int, cards: int) -> None:
    """Every card once, every seat as many as the others, and somebody to decide where cards are left."""
    if {len(position.hands), len(position.laid), len(position.points)} != {seats}:
        raise DataError("position", f"hands, laid and points are for {seats} seats")
    laid = [card for card in position.laid if card]
    there = [*position.shown, *laid, *(card for hand in position.hands for card in hand)]
    if len(set(there)) != len(there) or not all(1 <= card <= cards for card in there):
        raise DataError("position", f"the cards are 1 to {cards}, each at most once")
    left = {len(hand) + bool(card) for hand, card in zip(position.hands, position.laid, strict=True)}
    if len(left) != 1 or len(laid) == seats:
        raise DataError("position", "every seat has as many cards, and one of them has not laid its own")


def sizes(state: HighCard) -> list[int]:
    return [len(hand) for hand in state.hands]


def sealed(state: HighCard) -> list[bool]:
    return [card != NONE for card in state.laid]


class HighCardGame(Game[HighCard]):
    id = "high-card"
    title = "High card"
    revision = 1
    min_seats = 2
    max_seats = 4
    options_type = Options
    components_type = Components
    knowledge_type = Knowledge
    notation_help = "a card (7)"
    events = {
        DEALT: EventKind(name="dealt", fields=("seat", "card"), secret=("card",), routine=True),
        LAID: EventKind(name="laid", fields=("seat", "card"), secret=("card",), routine=True),
        SHOWN: EventKind(name="shown", fields=("seat", "card"), reveals=True),
        POINT: EventKind(name="point", fields=("seat",)),
    }

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> HighCard:
        box = self.components_of(terms)
        pack = numbered(box.cards)
        hands = [[int(pack.draw(chance)) for _ in range(box.hand)] for _ in range(terms.seats)]
        if log is not None:
            log += [(DEALT, seat, card) for seat, hand in enumerate(hands) for card in hand]
        return HighCard(box.cards, chance, [sorted(hand) for hand in hands])

    def position(self, state: HighCard) -> Position:
        return Position([list(hand) for hand in state.hands], state.laid[:], state.shown[:], state.points[:])

    def place(self, terms: Terms, written: Json, chance: Chance) -> HighCard:
        position = checked(Position, written, "position")
        cards = self.components_of(terms).cards
        check(position, terms.seats, cards)
        return lay_out(cards, position, chance)

    def knowledge(self, state: HighCard, terms: Terms, seat: Seat) -> Knowledge:
        whole = self.position(state)
        hands = [hand if who == seat else [] for who, hand in enumerate(whole.hands)]
        laid = [card if who == seat else NONE for who, card in enumerate(whole.laid)]
        known = replace(whole, hands=hands, laid=laid)
        return Knowledge(
            int(seat), known, [len(hand) for hand in whole.hands], [card != NONE for card in whole.laid]
        )

    def worlds(self, terms: Terms, knowledge: Knowledge) -> Deals:
        return Deals(self.components_of(terms).cards, knowledge)

    def view(self, state: HighCard, terms: Terms, seat: Seat | None) -> View:
        sizes, sealed = [len(hand) for hand in state.hands], [card != NONE for card in state.laid]
        view = View(sizes, sealed, state.shown[:], state.points[:])
        return (
            view if seat is None else replace(view, hand=state.hands[seat][:], laid=state.laid[seat] or None)
        )

    def text(self, state: HighCard, move: Move) -> str:
        return str(move)

    def parse(self, state: HighCard, text: str) -> int:
        word = text.strip()
        if not (word.isascii() and word.isdecimal() and len(word) < 4 and 1 <= int(word) <= state.cards):
            raise NotationError(f"{word!r} is no card; cards are 1 to {state.cards}")
        return int(word)

    def board(self, view: View, names: list[str], say: Say) -> str:
        lines = [
            f"{name}: {say('cards', cards=size)}, {say('points', points=points)}" + (" *" if sealed else "")
            for name, size, points, sealed in zip(names, view.sizes, view.points, view.sealed, strict=True)
        ]
        return "\n".join(lines if view.hand is None else [*lines, f"{say('hand')}: {view.hand}"])

    def asked(self, view: View, say: Say) -> str:
        return say("ask")

    def rate(self, terms: Terms, knowledge: Knowledge, moves: list[str]) -> list[float]:
        """The highest first, before others have shown theirs."""
        return [float(move) for move in moves]
