"""What a seat can know of NIET!, and the worlds that agree with it."""

from itertools import chain, product

import msgspec

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.niet import history
from stolik.games.niet.moves import OTHER_THAN_ONE, PASS_LEFT, Setup, cards_asked
from stolik.games.niet.names import names_of
from stolik.games.niet.place import lay_out
from stolik.games.niet.position import Position, given_by, read
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import GIVE_UP, NOBODY, OVER, TRICKS
from stolik.games.niet.worlds import NietWorlds, Place


class Knowledge(Part, frozen=True):
    """All that one seat has seen: what it may write down of the position, and how much it may not."""

    seat: int
    # Of the others' hidden cards only a card that this seat passed and its receiver has not played.
    position: Position
    hand_sizes: list[int]
    # Who has chosen what to discard or pass, while some have not.
    sealed: list[bool]
    # For each seat the suits it is proven not to hold: colours without the super trump, and `trump`.
    void: list[list[str]]


def know(state: Niet, seat: int) -> Knowledge:
    names = names_of(state.setup)
    whole = read(state)
    void = history.voids(state)
    suits = names.suits(state.suits)
    seats = range(state.seats)
    return Knowledge(
        seat=seat,
        position=msgspec.structs.replace(
            whole,
            seats=[
                part
                if who == seat
                else msgspec.structs.replace(
                    part,
                    hand=[names.cards[card] for card in surely_held(state, seat, who)],
                    chosen=part.chosen if sees_given(state, seat, who) else [],
                )
                for who, part in enumerate(whole.seats)
            ],
        ),
        hand_sizes=[int(state.hands[who]).bit_count() for who in seats],
        sealed=[state.phase == GIVE_UP and not state.owes(who) for who in seats],
        void=[[name for name, cards in suits.items() if cards and void[who] & cards] for who in seats],
    )


def sees_given(state: Niet, seat: int, who: int) -> bool:
    """Whether a seat knows what another gave up: the card that was passed to it."""
    return state.asked == PASS_LEFT and state.phase in (TRICKS, OVER) and state.left_of(who) == seat


def surely_held(state: Niet, seat: int, who: int) -> list[int]:
    """The card that `who` was passed by `seat` and has not played yet."""
    if not sees_given(state, who, seat):
        return []
    return [card for card in given_by(state, seat) if card not in history.played_by(state, who)]


def make_worlds(setup: Setup, knowledge: Knowledge) -> NietWorlds:
    seats = range(setup.seats)
    parts = (knowledge.hand_sizes, knowledge.sealed, knowledge.void)
    if knowledge.seat not in seats or any(len(part) != setup.seats for part in parts):
        raise DataError("knowledge", f"it is not that of one of {setup.seats} seats")
    state = lay_out(setup, knowledge.position, fast(0))
    if state.phase == GIVE_UP:
        state.owing = sum(1 << seat for seat in seats if not knowledge.sealed[seat])
    unseen = unseen_cards(state, knowledge)
    others = [places_of(state, knowledge, seat) for seat in seats if seat != knowledge.seat]
    cases = [list(chain(*places)) for places in product(*others)]
    return NietWorlds(
        state,
        unseen,
        [with_rest(places, len(unseen), state) for places in cases],
        [history.played_by(state, seat) for seat in seats],
    )


def unseen_cards(state: Niet, knowledge: Knowledge) -> list[int]:
    deck = state.deck
    seen = [int(state.played[at]) for at in range(state.played_count)]
    seen += [card for loot in history.forgotten_loot(state) for card in deck.listed(loot)]
    for seat in range(state.seats):
        seen += deck.listed(state.hands[seat])
    if state.phase in (TRICKS, OVER) and state.asked != PASS_LEFT:
        seen += given_by(state, knowledge.seat)
    cards = deck.listed(deck.whole)
    for card in seen:
        if card not in cards:
            raise DataError("knowledge", f"{names_of(state.setup).cards[card]} is in too many places")
        cards.remove(card)
    return cards


def places_of(state: Niet, knowledge: Knowledge, seat: int) -> list[list[Place]]:
    """Where unseen cards of a seat may lie; where the rules leave several cases, each of them."""
    held = int(state.hands[seat]).bit_count()
    hidden = knowledge.hand_sizes[seat] - held
    given = hidden_given(state, knowledge, seat)
    if state.phase == GIVE_UP:
        hidden -= given
    if hidden < 0:
        raise DataError(f"knowledge.hand_sizes.{seat}", "it holds more cards than that")
    suits = names_of(state.setup).suits(state.suits)
    may_hold = int(state.deck.whole)
    for name in knowledge.void[seat]:
        if name not in suits:
            raise DataError(f"knowledge.void.{seat}", f"there is no suit {name!r}")
        may_hold &= ~suits[name]
    ones = int(state.deck.ones)
    if not given or state.asked != OTHER_THAN_ONE:
        return [two_places(seat, hidden, may_hold, given, int(state.deck.whole))]
    usual = two_places(seat, hidden, may_hold, given, ~ones)
    if any(not ones >> card & 1 for card in history.played_by(state, seat)):
        return [usual]
    return [usual, two_places(seat, hidden, may_hold & ones, given, ones)]


def two_places(seat: int, hidden: int, may_hold: int, given: int, may_give: int) -> list[Place]:
    """The hand, and what the seat gave up."""
    hand = Place(seat=seat, room=hidden, allowed=may_hold)
    return [hand, Place(seat=seat, room=given, allowed=may_give, given=True)] if given else [hand]


def hidden_given(state: Niet, knowledge: Knowledge, seat: int) -> int:
    """How many cards the seat chose to give up that are not in a hand which is known or dealt."""
    if state.phase == GIVE_UP:
        return cards_asked(state.asked) if knowledge.sealed[seat] else 0
    if state.phase in (TRICKS, OVER) and state.asked != PASS_LEFT:
        return cards_asked(state.asked)
    return 0


def with_rest(places: list[Place], unseen: int, state: Niet) -> list[Place]:
    """All other cards are out of the round."""
    rest = unseen - sum(place.room for place in places)
    if rest < 0:
        raise DataError("knowledge", "more hidden cards than there are")
    return [*places, Place(seat=NOBODY, room=rest, allowed=int(state.deck.whole))]
