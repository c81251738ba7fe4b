"""What Hexx & Hopp is played with: components, options, and how moves are numbered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stolik.engine.state import Move
from stolik.games.hexx.figure import Grid, Space
from stolik.games.hexx.gifts import TO_SEAT, Gifts
from stolik.games.hexx.tiles import SIDES, TileSet

UP: Final = 0
BACK: Final = 1
FIRST_PLACE: Final = 2


class Setup:
    """The components and options a game is played with; shared by all copies of its states."""

    def __init__(
        self,
        *,
        tiles: TileSet,
        colours: list[str],
        grid: Grid,
        start: list[int],
        stacks: list[int],
        gift_sizes: list[int],
        rounds: i64,
        turn_up_limit: i64,
        compare_groups: bool,
    ) -> None:
        self.tiles = tiles
        self.colours = colours
        self.grid = grid
        # The spaces of the start figure, each but the first beside an earlier one.
        self.start = vec[i64](start)
        # How many tiles each seat is dealt.
        self.stacks = vec[i64](stacks)
        # How many tiles are given away for so many contacts.
        self.gift_sizes = vec[i64](gift_sizes)
        self.gifts = Gifts(len(stacks), max(gift_sizes))
        self.rounds = rounds
        # Turn-ups without a placement that end a round; 0 means that nobody counts.
        self.turn_up_limit = turn_up_limit
        self.compare_groups = compare_groups
        self.first_gift: i64 = FIRST_PLACE + SIDES * grid.spaces
        self.first_instruction: i64 = self.first_gift + self.gifts.count
        self.move_count: i64 = self.first_instruction + TO_SEAT + len(stacks)

    def place_move(self, space: Space, rotation: i64) -> Move:
        return FIRST_PLACE + SIDES * space + rotation

    def give_move(self, gift: i64) -> Move:
        return self.first_gift + gift

    def instruct_move(self, instruction: i64) -> Move:
        return self.first_instruction + instruction
