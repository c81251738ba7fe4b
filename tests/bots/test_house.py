"""The house bots: they decide by what their seat knows, and a higher level plays better."""

from heapq import heappop, heappush

import pytest

from stolik.bots.house import MINDS, mind_of_level
from stolik.bots.mind import Decision, Mind, Question, paced
from stolik.engine.chance import fast
from stolik.engine.data import Json, plain
from stolik.engine.game import Terms
from stolik.engine.registry import find_game, game_ids
from stolik.engine.state import State
from stolik.testing.laws import Case
from stolik.testing.walks import walk

# A seat of the first level among those of the second: in so many games it does better.
BETTER = [("1", "0"), ("2", "1")]
GAMES = {"x-bierze": 60, "six-bierze": 100, "kniffel": 2, "niet": 8, "hexx": 8}
SHORT: dict[str, dict[str, Json]] = {"hexx": {"rounds": 1}}


def question(game_id: str, state: State, terms: Terms, seat: int, seed: int) -> Question:
    game = find_game(game_id)
    moves = [game.text(state, move) for move in state.moves(seat)]
    return Question(
        game=game_id,
        terms=terms,
        seat=seat,
        knowledge=plain(game.knowledge(state, terms, seat)),
        moves=moves,
        seed=seed,
    )


@pytest.mark.parametrize("level", MINDS)
@pytest.mark.parametrize("game_id", game_ids())
def test_decisions_follow_from_knowledge(game_id: str, level: str) -> None:
    """In any world that agrees with what its seat knows a mind does the same, and as quickly."""
    game, mind = find_game(game_id), mind_of_level(level)
    for number, (state, terms) in enumerate(walk(game, Case(seats=3, games=1), every=25)):
        for seat in state.actors():
            asked = question(game_id, state, terms, seat, number)
            world = game.worlds(terms, game.read_knowledge(asked.knowledge)).draw(fast(number))
            assert paced(mind, question(game_id, world, terms, seat, number)) == paced(mind, asked)


@pytest.mark.parametrize(("higher", "lower"), BETTER)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_higher_level_plays_better(game_id: str, higher: str, lower: str) -> None:
    """One seat against another, each of both levels in turn, on the same deals."""
    won = [lead(game_id, seed, seed % 2, higher, lower) for seed in range(GAMES[game_id])]
    assert sum(won) > 0


def lead(game_id: str, seed: int, mine: int, higher: str, lower: str) -> int:
    """How many places the seat with the higher level is ahead."""
    game = find_game(game_id)
    terms = game.terms(2, {**game.bounded, **SHORT.get(game_id, {})})
    state: State = game.deal(terms, fast(seed // 2))
    minds = [mind_of_level(higher if seat == mine else lower) for seat in range(2)]
    table = Table(game_id, state, terms, minds, seed)
    table.play_race() if state.race else table.play_in_turn()
    outcome = state.outcome()
    assert outcome is not None
    return outcome.places[1 - mine] - outcome.places[mine]


class Table:
    def __init__(self, game_id: str, state: State, terms: Terms, minds: list[Mind], seed: int) -> None:
        self.game_id = game_id
        self.game = find_game(game_id)
        self.state = state
        self.terms = terms
        self.minds = minds
        self.luck = fast(seed, 1)

    def decision(self, seat: int) -> Decision:
        seed = self.luck.word()
        return paced(self.minds[seat], question(self.game_id, self.state, self.terms, seat, seed))

    def play_in_turn(self) -> None:
        while self.state.owing:
            seat = self.state.actors()[0]
            self.state.play(seat, self.game.parse(self.state, self.decision(seat).move))

    def play_race(self) -> None:
        """Each does what it has made up its mind to do when its time has come, if it still can."""
        due: list[tuple[float, int, str]] = [(0.0, seat, "") for seat in range(self.state.seats)]
        while self.state.owing:
            now, seat, move = heappop(due)
            if move and not self.game.why_not(self.state, seat, move):
                self.state.play(seat, self.game.parse(self.state, move))
            if self.state.owes(seat):
                decision = self.decision(seat)
                heappush(due, (now + decision.pace, seat, decision.move))
            else:
                heappush(due, (now + 0.5, seat, ""))
