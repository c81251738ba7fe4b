"""How a sensible player of NIET! judges a move, from what his seat knows.

He counts what his hand will be worth under the rules that are still open, keeps those rules open, gives up
what is worth least, and plays a card by the chance that its trick goes to his team.
"""

from stolik.engine.chance import fast
from stolik.games.niet.history import Trick, tricks
from stolik.games.niet.knowledge import Knowledge, unseen_cards
from stolik.games.niet.moves import BONUS, COVER, PLAY, TEAM, Setup
from stolik.games.niet.names import names_of
from stolik.games.niet.notation import parse
from stolik.games.niet.place import lay_out
from stolik.games.niet.rules import Niet
from stolik.games.niet.table import NIET

# Of what a high card is worth, the part that a ruff or an unlucky lead takes away.
PLAIN_RISK = 0.4
# A 1 that others capture gives them as much as a trick; this often they do.
LOOT_RISK = 0.4
# How much a trump in somebody's hand threatens a trick of another colour.
RUFF = 0.3


def rate(setup: Setup, knowledge: Knowledge, moves: list[str]) -> list[float]:
    """About the points a move is worth, compared with the others."""
    judge = Judge(setup, knowledge)
    return [judge.rate(parse(judge.state, move)) for move in moves]


class Judge:
    def __init__(self, setup: Setup, knowledge: Knowledge) -> None:
        self.setup = setup
        self.knowledge = knowledge
        self.seat = knowledge.seat
        self.state: Niet = lay_out(setup, knowledge.position, fast(0))
        self.unseen = [int(card) for card in unseen_cards(self.state, knowledge)]
        self.hand = [int(card) for card in self.state.deck.listed(self.state.hands[self.seat])]
        # What a trick is worth: what is open in row 5, or the mean while that is not settled.
        self.value = self.mean_value()

    def mean_value(self) -> float:
        rows = self.setup.rows
        start = int(rows.start[4])
        open_values = [
            float(self.setup.values[at])
            for at in range(rows.size[4])
            if self.state.board.open >> (start + at) & 1
        ]
        return sum(open_values) / len(open_values)

    def rate(self, move: int) -> float:
        kind = self.setup.kind(move)
        if kind == PLAY:
            return self.rate_play(move)
        if kind == COVER:
            return -self.worth_of_field(move - int(self.setup.cover_moves))
        if kind == TEAM:
            return self.rate_team(move - int(self.setup.team_moves))
        if kind == BONUS:
            return self.rate_bonus(move - int(self.setup.bonus_moves))
        given = [self.setup.given(move, at) for at in range(self.setup.given_count(move))]
        return -self.value * sum(self.tricks_of(card) for card in given)

    # -- the hand ----------------------------------------------------------------------------

    def tricks_of(self, card: int) -> float:
        """About how many tricks a card takes; a 1 that can be captured takes less than none."""
        deck = self.state.deck
        value = deck.value[card]
        height = max(0.0, int(value) / int(deck.highest) - 0.5) * 2
        if self.state.phase != NIET:
            suits = self.state.suits
            if suits.supers >> card & 1:
                return 0.8
            if suits.trumps >> card & 1:
                return 0.4 + 0.5 * height
        return height * (1 - PLAIN_RISK) if value > 1 else -LOOT_RISK

    def strength(self) -> float:
        """How many tricks more the hand takes than cards of the deck do on average."""
        deck = self.state.deck
        average = sum(map(self.tricks_of, deck.listed(deck.whole))) / int(deck.size)
        return sum(self.tricks_of(card) - average for card in self.hand)

    # -- the board, teams and the bonus card -------------------------------------------------

    def worth_of_field(self, field: int) -> float:
        """What it is worth to the hand that a field stays open."""
        row, shows = names_of(self.setup).row_and_shown(field)
        if row == "value":
            return (int(shows) - self.value) * self.strength() / 2
        if row == "first":
            return 0.3 if shows == names_of(self.setup).characters[self.seat] else 0.0
        if row == "discard":
            return 0.1 * ("1", "2", "not-1").count(shows)
        named = names_of(self.setup).cards
        own = [card for card in self.hand if named[card].startswith(shows)]
        if row == "super":
            ones = sum(1 for card in own if self.state.deck.value[card] == 1)
            return abs(self.value) * (ones - 0.75 if own else -0.75)
        fair = len(self.hand) / len(self.state.deck.colour)
        return abs(self.value) * 0.4 * (len(own) - fair)

    def rate_team(self, partners: int) -> float:
        """All members write the same points: so rather with those who are behind."""
        scores = [part.score for part in self.knowledge.position.seats]
        mean = sum(scores) / len(scores)
        ahead = sum(scores[seat] - mean for seat in range(len(scores)) if partners >> seat & 1)
        small = partners.bit_count() + 1 <= len(scores) // 2
        return -0.02 * ahead + (self.strength() if small else 0.0) * (1 if self.value > 0 else -1)

    def rate_bonus(self, holder: int) -> float:
        if self.state.team >> self.seat & 1 != self.state.team >> holder & 1:
            return 0.0
        return self.value * self.strength() * (1 if holder == self.seat else -1)

    # -- tricks ------------------------------------------------------------------------------

    def rate_play(self, card: int) -> float:
        current = tricks(self.state)[-1] if self.state.in_trick else None
        if current is None or len(current.cards) == self.state.seats:
            current = Trick(leader=self.seat, cards=[], seats=[], winner=self.seat, loot=[], void={})
        chance = self.chance_of_team(current, card)
        deck = self.state.deck
        ones = [
            seat for seat, played in zip(current.seats, current.cards, strict=True) if deck.value[played] == 1
        ]
        friends = int(self.state.team_of(self.seat))
        gain = 1.0 + sum(1 for seat in ones if not friends >> seat & 1)
        loss = sum(1 for seat in ones if friends >> seat & 1) + (deck.value[card] == 1)
        spent = 0.5 * max(0.0, self.tricks_of(card))
        return self.value * (chance * gain - (1 - chance) * loss - spent)

    def chance_of_team(self, current: Trick, card: int) -> float:
        """That the trick goes to the own team when the card is played to it."""
        state = self.state
        suits = state.suits
        led = int(suits.suit[current.cards[0]] if current.cards else suits.suit[card])
        best = max((suits.strength(played, led) for played in current.cards), default=0)
        own = suits.strength(card, led)
        wins = own >= best
        strongest, winner = (own, self.seat) if wins else (best, current.winner)
        friendly = state.team_of(self.seat) >> winner & 1
        safe = self.chance_to_stay(current, led, strongest)
        return safe if friendly else 0.3 * (1 - safe)

    def chance_to_stay(self, current: Trick, led: int, strength: int) -> float:
        """That none of the opponents still to play beats what is strongest now."""
        seats = range(int(self.state.seats))
        behind = [seat for seat in seats if seat not in current.seats and seat != self.seat]
        friends = int(self.state.team_of(self.seat))
        held = sum(self.knowledge.hand_sizes[seat] for seat in behind if not friends >> seat & 1)
        unseen = self.unseen
        if not unseen or not held:
            return 1.0
        threats = 0.0
        for card in unseen:
            if self.state.suits.strength(card, led) >= strength:
                threats += 1.0 if led >> card & 1 else RUFF
        return float((1 - min(1.0, held / len(unseen))) ** threats) if held < len(unseen) else 0.5**threats
