"""X nimmt! as plain Python of lists and ints, the way one writes it in an afternoon: the naive side.

Its interface is OpenSpiel's: `to_move`, `legal_actions`, `apply`. A decision picks a card of the hand
(PLAY), a row to take (ROW), or which of two or more taken cards goes to the X row (KEEP): any, it knows
no `must_fit`.
"""

import random

from bench.sides import Act, serve

PLAY, ROW, KEEP = range(3)
ROW_LIMITS = (3, 4, 5)
HAND_SIZE = 8


def bull_heads(card: int) -> int:
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    if card % 5 == 0:
        return 2
    return 1


HEADS = [0] + [bull_heads(c) for c in range(1, 101)]


class XNimmt:
    def __init__(self, num_players: int, rng: random.Random, rounds: int = 2) -> None:
        self.num_players = num_players
        self.rounds_left = rounds
        self.rng = rng
        self.scores = [0] * num_players
        self.deal()

    def deal(self) -> None:
        n = self.num_players
        deck = list(range(1, 101))
        self.rng.shuffle(deck)
        self.rows = [[deck.pop()] for _ in ROW_LIMITS]
        self.hands = [sorted(deck.pop() for _ in range(HAND_SIZE)) for _ in range(n)]
        self.x_rows: list[list[int]] = [[] for _ in range(n)]
        self.x_piles: list[list[int]] = [[] for _ in range(n)]
        self.rounds_left -= 1
        self.start_turn()

    def start_turn(self) -> None:
        self.phase = PLAY
        # (card, player) in seat order, later sorted by card; the cards that wait for a KEEP decision.
        self.chosen: list[tuple[int, int]] = []
        self.taken: list[int] = []
        self.player = 0

    def is_terminal(self) -> bool:
        return self.player < 0

    def to_move(self) -> int:
        return self.player

    def legal_actions(self) -> list[int]:
        if self.phase == PLAY:
            return list(self.hands[self.player])
        if self.phase == ROW:
            return list(range(len(self.rows)))
        return list(self.taken)

    def apply(self, action: int) -> None:
        if self.phase == PLAY:
            self.hands[self.player].remove(action)
            self.chosen.append((action, self.player))
            if len(self.chosen) < self.num_players:
                self.player += 1
                return
            self.chosen.sort(reverse=True)
            self.resolve()
        elif self.phase == ROW:
            if self.take_row(action):
                self.resolve()
        else:
            self.keep(action)
            self.resolve()

    def resolve(self) -> None:
        """Place the played cards in ascending order until somebody must decide."""
        while self.chosen:
            card, self.player = self.chosen[-1]
            best = -1
            for i, row in enumerate(self.rows):
                if row[-1] < card and (best < 0 or row[-1] > self.rows[best][-1]):
                    best = i
            if best < 0:
                self.phase = ROW
                return
            if len(self.rows[best]) + 1 < ROW_LIMITS[best]:
                self.rows[best].append(card)
                self.chosen.pop()
            elif not self.take_row(best):
                return
        self.end_turn()

    def take_row(self, index: int) -> bool:
        """The current card replaces a whole row. False when a KEEP decision is due."""
        card, _ = self.chosen.pop()
        self.taken = self.rows[index]
        self.rows[index] = [card]
        if len(self.taken) > 1:
            self.phase = KEEP
            return False
        self.keep(self.taken[0])
        return True

    def keep(self, card: int) -> None:
        player = self.player
        x_row = self.x_rows[player]
        if x_row and card < x_row[-1]:
            self.x_piles[player].extend(x_row)
            x_row.clear()
        x_row.append(card)
        self.taken.remove(card)
        self.hands[player].extend(self.taken)
        self.taken = []

    def end_turn(self) -> None:
        if all(self.hands):
            self.start_turn()
            return
        for p in range(self.num_players):
            self.scores[p] += sum(HEADS[c] for c in self.hands[p])
            self.scores[p] += 2 * sum(HEADS[c] for c in self.x_piles[p])
        if self.rounds_left:
            self.deal()
        else:
            self.player = -1


def playout(num_players: int, rng: random.Random) -> tuple[int, list[int]]:
    """One random game of two rounds. Returns (decisions, scores)."""
    state = XNimmt(num_players, rng)
    moves = 0
    while not state.is_terminal():
        state.apply(rng.choice(state.legal_actions()))
        moves += 1
    return moves, state.scores


def make(*_: str) -> Act:
    rng = random.Random(1)
    return lambda: playout(4, rng)[0]


if __name__ == "__main__":
    serve(make)
