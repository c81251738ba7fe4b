"""What a game of NIET! is played with, and how its moves are numbered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import Move, Seat
from stolik.games.niet.cards import Card, Deck, bit_of
from stolik.games.niet.tricks import Suits
from stolik.games.niet.vetoes import CHARACTER, DISCARD, FIRST, OPEN, SUPER, TRUMP, VALUE, Board, Rows

# What row 2 asks for, in the order of DISCARDS.
ONE_CARD: Final = 0
TWO_CARDS: Final = 1
OTHER_THAN_ONE: Final = 2
PASS_LEFT: Final = 3
NOTHING: Final = 4
DISCARDS: Final = ("1", "2", "not-1", "left", "niet")

# What a move does. NO_MOVE is a number that stands for none.
NO_MOVE: Final = -1
PLAY: Final = 0
COVER: Final = 1
TEAM: Final = 2
BONUS: Final = 3
GIVE_ONE: Final = 4
GIVE_TWO: Final = 5
PASS: Final = 6

ABSENT: Final = -1
RANDOM_DEALER: Final = -1
NO_TARGET: Final = 0


class Setup:
    """The components and options a game is played with; shared by all copies of its states.

    Moves count from the cards to play through the fields to cover, the sets of partners, the holders of the
    bonus card, one card to discard and two cards to discard up to a card to pass.
    """

    def __init__(
        self,
        *,
        seats: i64,
        deck: Deck,
        hand: i64,
        rounds: i64,
        target: i64,
        dealer: i64,
        rows: Rows,
        characters: list[int],
        tokens: i64,
        pool: i64,
        row_characters: list[int],
        field_names: list[int],
        discards: list[int],
        trumps: list[int],
        supers: list[int],
        values: list[int],
    ) -> None:
        self.seats = seats
        self.deck = deck
        self.hand = hand
        self.rounds = rounds
        self.target = target
        self.dealer = dealer
        self.rows = rows
        # The character of each seat, by its place in CHARACTERS, and how many tokens it has;
        # how many tokens the common pool has.
        self.characters = vec[i64](characters)
        self.tokens = tokens
        self.pool = pool
        # Of each field its number in events.
        self.field_names = vec[i64](field_names)
        # What the fields of rows 1, 2 and 5 show: a character, a place in DISCARDS, points.
        self.row_characters = vec[i64](row_characters)
        self.discards = vec[i64](discards)
        self.values = vec[i64](values)
        # Whose turn a field of row 1 gives; ABSENT where nobody plays its character.
        self.first = vec[i64]([ABSENT] * len(row_characters))
        for seat in range(seats):
            self.first[row_characters.index(characters[seat])] = seat
        # The suits of every trump and super trump: places among the deck's colours, or NO_COLOUR.
        self.suits = [[Suits(deck, trump, super_trump) for super_trump in supers] for trump in trumps]
        self.number_moves()

    def number_moves(self) -> None:
        kinds = self.deck.kinds
        self.cover_moves: Move = kinds
        self.team_moves: Move = self.cover_moves + self.rows.fields
        self.bonus_moves: Move = self.team_moves + (1 << self.seats)
        self.give_moves: Move = self.bonus_moves + self.seats
        self.pair_moves: Move = self.give_moves + kinds
        self.pass_moves: Move = self.pair_moves + kinds * (kinds + 1) // 2
        self.move_count: i64 = self.pass_moves + kinds
        # The two cards of each pair, the lower one first, and the number of each card's first pair.
        self.pair_low = vec[i64]([low for low in range(kinds) for _ in range(low, kinds)])
        self.pair_high = vec[i64]([high for low in range(kinds) for high in range(low, kinds)])
        self.pair_base = vec[i64]([low * kinds - low * (low + 1) // 2 for low in range(kinds)])

    def kind(self, move: Move) -> i64:
        if move < 0 or move >= self.move_count:
            return NO_MOVE
        if move < self.team_moves:
            return PLAY if move < self.cover_moves else COVER
        if move < self.give_moves:
            return TEAM if move < self.bonus_moves else BONUS
        if move < self.pass_moves:
            return GIVE_ONE if move < self.pair_moves else GIVE_TWO
        return PASS

    def pair_move(self, low: Card, high: Card) -> Move:
        return self.pair_moves + self.pair_base[low] + high

    def given(self, move: Move, second: i64) -> Card:
        """The card a discard or pass gives up; of two, the first or the second."""
        if move >= self.pass_moves:
            return move - self.pass_moves
        if move < self.pair_moves:
            return move - self.give_moves
        pair = move - self.pair_moves
        return self.pair_high[pair] if second else self.pair_low[pair]

    def given_count(self, move: Move) -> i64:
        return 2 if self.pair_moves <= move < self.pass_moves else 1

    def bare_board(self) -> Board:
        """The board between rounds: only tokens of absent characters lie on it."""
        tokens = vec[i64]([OPEN] * self.rows.fields)
        absent: i64 = 0
        for field in range(self.rows.size[FIRST]):
            if self.first[field] == ABSENT:
                tokens[field] = CHARACTER + self.row_characters[field]
                absent |= bit_of(field)
        board = Board(self.rows, tokens, absent)
        board.clear()
        return board

    # -- what the open fields say ------------------------------------------------------------

    def first_player(self, board: Board) -> Seat:
        return self.first[board.left_open(FIRST)]

    def asked(self, board: Board) -> i64:
        return self.discards[board.left_open(DISCARD)]

    def suits_of(self, board: Board) -> Suits:
        return self.suits[board.left_open(TRUMP)][board.left_open(SUPER)]

    def value(self, board: Board) -> i64:
        return self.values[board.left_open(VALUE)]


def cards_asked(asked: i64) -> i64:
    """How many cards everybody gives up."""
    if asked == NOTHING:
        return 0
    return 2 if asked == TWO_CARDS else 1
