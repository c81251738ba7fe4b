"""What was played in a round, gone through again: who won each trick, and who could not follow."""

from dataclasses import dataclass

from stolik.games.niet.rules import Niet


@dataclass
class Trick:
    leader: int
    # In the order they were played.
    cards: list[int]
    seats: list[int]
    # Who wins, or is winning so far, and the 1s he captures.
    winner: int
    loot: list[int]
    # Whoever did not follow, and all cards that he therefore did not hold.
    void: dict[int, int]


def tricks(state: Niet) -> list[Trick]:
    """All tricks of the round, the current one last, if it has begun."""
    seats = int(state.seats)
    cards = [int(state.played[at]) for at in range(state.played_count)]
    found: list[Trick] = []
    leader = int(state.first_leader)
    for at in range(0, len(cards), seats):
        found.append(trick(state, leader, cards[at : at + seats]))
        leader = found[-1].winner
    return found


def trick(state: Niet, leader: int, cards: list[int]) -> Trick:
    suits = state.suits
    seats = [(leader + at) % int(state.seats) for at in range(len(cards))]
    led = suits.suit[cards[0]]
    winner, best = leader, 0
    for seat, card in zip(seats, cards, strict=True):
        strength = suits.strength(card, led)
        if strength >= best:
            winner, best = seat, strength
    friends = state.team_of(winner)
    return Trick(
        leader=leader,
        cards=cards,
        seats=seats,
        winner=winner,
        loot=[
            card
            for seat, card in zip(seats, cards, strict=True)
            if state.deck.value[card] == 1 and not friends >> seat & 1
        ],
        void={seat: led for seat, card in zip(seats, cards, strict=True) if not led >> card & 1},
    )


def voids(state: Niet) -> list[int]:
    """For each seat the cards it is proven not to hold: the suits it did not follow."""
    found = [0] * int(state.seats)
    for one in tricks(state):
        for seat, cards in one.void.items():
            found[seat] |= cards
    return found


def played_by(state: Niet, seat: int) -> list[int]:
    return [
        card for one in tricks(state) for who, card in zip(one.seats, one.cards, strict=True) if who == seat
    ]


def forgotten_loot(state: Niet) -> list[int]:
    """For each seat the 1s it captured in tricks that nobody wrote down."""
    deck = state.deck
    left = [int(state.loot[seat]) for seat in range(state.seats)]
    for one in completed(state):
        for card in one.loot:
            left[one.winner] = int(deck.minus(left[one.winner], card))
    return left


def completed(state: Niet) -> list[Trick]:
    return [one for one in tricks(state) if len(one.cards) == state.seats]
