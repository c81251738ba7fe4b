"""Random play on OpenSpiel, as fast as its wheel allows: a Python loop, and the two loops in C++.

A decision is a player's; a simultaneous node counts one for each player, chance counts nothing. Both C++
loops say how many games they played, not how many decisions: those are taken from Python's games, whose
lengths have the same distribution.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import pyspiel

from bench.sides import Act, serve

RNG = random.Random(1)
# How long the mean length of a game is looked for, and how long one call of the C++ loop should take.
SAMPLING = 1.5
CALL = 0.02


@cache
def load(spec: str) -> Any:
    return pyspiel.load_game(spec)


@cache
def load_in_turns(spec: str) -> Any:
    """The C++ roll-outs know no simultaneous nodes: there every player is asked one after the other."""
    simultaneous = load(spec).get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    return pyspiel.load_game_as_turn_based(spec) if simultaneous else load(spec)


def by_chance(state: Any) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(RNG.choices(actions, weights)[0])


def deal(game: Any) -> Any:
    """A game after the chance it begins with."""
    state = game.new_initial_state()
    while state.is_chance_node():
        by_chance(state)
    return state


def play(state: Any, players: int) -> int:
    """To the end; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            by_chance(state)
        elif state.is_simultaneous_node():
            state.apply_actions([RNG.choice(state.legal_actions(p)) for p in range(players)])
            decisions += players
        else:
            state.apply_action(RNG.choice(state.legal_actions()))
            decisions += 1
    return decisions


def mean_length(start: Callable[[], Any], players: int) -> float:
    games = decisions = 0
    until = time.process_time() + SAMPLING
    while games < 20 or (games < 5000 and time.process_time() < until):
        decisions += play(start(), players)
        games += 1
    return decisions / games


def python(spec: str) -> Act:
    game = load(spec)
    players = game.num_players()
    return lambda: play(game.new_initial_state(), players)


def python_dealt(spec: str) -> Act:
    game = load(spec)
    players = game.num_players()
    dealt = deal(game)
    return lambda: play(dealt.clone(), players)


def cpp_games(spec: str) -> Act:
    """Whole games, one call each, by bots in C++."""
    game = load(spec)
    players = game.num_players()
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(players)]
    mean = mean_length(game.new_initial_state, players)

    def act() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, RNG.randrange(1 << 30))
        return mean

    return act


def cpp_rollouts(spec: str) -> Act:
    """Roll-outs as its Monte-Carlo search makes them, many in one call, from one dealt game.

    The evaluator is not bound, so the search is asked for one simulation with many roll-outs. It crashes on a
    chance node: hence the deal is played before.
    """
    game = load_in_turns(spec)
    dealt = deal(game)
    mean = mean_length(dealt.clone, game.num_players())

    def call(games: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(games, RNG.randrange(1 << 30))
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).mcts_search(dealt)  # noqa: FBT003
        return games * mean

    games = batch(call)
    return lambda: call(games)


def batch(call: Callable[[int], float]) -> int:
    """How many games a call may have so that the call itself costs next to nothing."""
    games = 1
    while True:
        began = time.process_time()
        call(games)
        if time.process_time() - began >= CALL:
            return games
        games *= 2


FIGURES = {
    "python": python,
    "python_dealt": python_dealt,
    "cpp_games": cpp_games,
    "cpp_rollouts": cpp_rollouts,
}


def make(figure: str, case: str) -> Act:
    return FIGURES[figure](case)


if __name__ == "__main__":
    serve(make)
