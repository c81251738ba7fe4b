"""NIET! off paper: the tricks of a position that somebody wrote."""

from stolik.engine.errors import DataError
from stolik.games.niet import history
from stolik.games.niet.moves import NOTHING, OTHER_THAN_ONE, PASS_LEFT
from stolik.games.niet.names import names_of
from stolik.games.niet.position import PlayedTrick, Position, given_by
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import OVER, TRICKS, UNCHOSEN


def lay_tricks(state: Niet, position: Position) -> None:
    """The completed tricks, each led by the winner of the one before, and then the current one."""
    if state.phase < TRICKS:
        if position.played or position.trick is not None:
            raise DataError("position.played", "no tricks have been played yet")
        return
    for at, part in enumerate(position.played):
        where = f"position.played.{at}"
        if len(part.cards) != state.seats:
            raise DataError(where, f"a trick has {state.seats} cards")
        lay_trick(state, part.leader, part.cards, where)
    if state.phase == TRICKS:
        lay_current(state, position.trick)
    else:
        state.in_trick = 0
        state.owing = 0
        if position.trick is not None:
            raise DataError("position.trick", "the last trick has been played")


def lay_current(state: Niet, trick: PlayedTrick | None) -> None:
    if trick is None:
        leader = next_leader(state)
        if leader is None:
            raise DataError("position.trick", "who leads it?")
        lay_trick(state, leader, [], "position.trick")
    elif len(trick.cards) < state.seats:
        lay_trick(state, trick.leader, trick.cards, "position.trick")
    else:
        raise DataError("position.trick.cards", f"a trick of {state.seats} cards is taken")


def next_leader(state: Niet) -> int | None:
    """Who leads now, where that follows from the tricks that are written down."""
    if state.played_count:
        return history.tricks(state)[-1].winner
    return None if any(state.tricks[seat] for seat in range(state.seats)) else int(state.first)


def lay_trick(state: Niet, leader: int, cards: list[str], where: str) -> None:
    expected = next_leader(state)
    if leader >= state.seats or expected not in (None, leader):
        raise DataError(f"{where}.leader", f"seat {leader} does not lead here")
    if state.played_count + len(cards) > state.deck.size:
        raise DataError(where, "more cards than there are")
    if not state.played_count:
        state.first_leader = leader
    state.lead(leader)
    for at, name in enumerate(cards):
        seat = (leader + at) % int(state.seats)
        card = names_of(state.setup).find_card(name, f"{where}.cards.{at}")
        state.played[state.played_count] = card
        state.played_count += 1
        state.add_to_trick(seat, card)
        state.ask(state.left_of(seat))


def check_given(state: Niet) -> None:
    """Everybody has discarded or passed what the open field of row 2 says."""
    ones = state.deck.ones
    forgotten = sum(state.tricks[seat] for seat in range(state.seats)) - len(history.completed(state))
    for seat in range(state.seats):
        where = f"position.seats.{seat}.chosen"
        if (state.chosen[seat] == UNCHOSEN) != (state.asked == NOTHING):
            raise DataError(where, "the cards that were discarded or passed, if any")
        cards = given_by(state, seat)
        if state.asked == PASS_LEFT and (forgotten or cards[0] not in held_since(state, state.left_of(seat))):
            raise DataError(where, "the left-hand neighbour must hold the card or have played it in a trick")
        if state.asked == OTHER_THAN_ONE and ones >> cards[0] & 1 and not only_ones(state, seat):
            raise DataError(where, "a 1 is discarded only from a hand of 1s")


def only_ones(state: Niet, seat: int) -> bool:
    return all(state.deck.ones >> card & 1 for card in held_since(state, seat))


def held_since(state: Niet, seat: int) -> list[int]:
    """All cards a seat has had in its hand since the first trick began."""
    return [*state.deck.listed(state.hands[seat]), *history.played_by(state, seat)]


def check_taken(state: Niet) -> None:
    """Trick counts and loot must agree with the tricks that are written down."""
    deck = state.deck
    won = [0] * int(state.seats)
    loot: list[list[int]] = [[] for _ in won]
    for one in history.completed(state):
        won[one.winner] += 1
        loot[one.winner] += one.loot
    for seat, cards in enumerate(loot):
        if state.tricks[seat] < won[seat]:
            raise DataError(f"position.seats.{seat}.tricks", f"it has won at least {won[seat]}")
        missing = [card for card in cards if deck.held(state.loot[seat], card) < cards.count(card)]
        if missing or (sum(won) == sum(state.tricks) and int(state.loot[seat]).bit_count() != len(cards)):
            raise DataError(f"position.seats.{seat}.loot", "it does not agree with the tricks played")


def check_following(state: Niet) -> None:
    """Whoever did not follow a suit has no card of it, then or later."""
    void = [0] * int(state.seats)
    for one in history.tricks(state):
        for seat, card in zip(one.seats, one.cards, strict=True):
            if void[seat] >> card & 1:
                raise DataError("position.played", f"seat {seat} has not followed suit and plays it later")
        for seat, cards in one.void.items():
            void[seat] |= cards
    for seat, cards in enumerate(void):
        if state.hands[seat] & cards:
            raise DataError(f"position.seats.{seat}.hand", "it has not followed a suit that it holds")


def check_deck(state: Niet) -> None:
    """No card is in more places than it has copies."""
    deck = state.deck
    cards = [int(state.played[at]) for at in range(state.played_count)]
    cards += [card for loot in history.forgotten_loot(state) for card in deck.listed(loot)]
    for seat in range(state.seats):
        cards += deck.listed(state.hands[seat])
        if state.phase in (TRICKS, OVER) and state.asked != PASS_LEFT:
            cards += given_by(state, seat)
    for card in set(cards):
        if cards.count(card) > deck.held(deck.whole, card):
            raise DataError("position", f"{names_of(state.setup).cards[card]} is in too many places")
