"""Compiles the yardstick, and proves that it plays the engine's games."""

import subprocess
from pathlib import Path

from bench.sides import Side
from stolik.engine.chance import fast
from stolik.engine.registry import find_game
from stolik.engine.rollout import Tally, rollout

GAME = "x-bierze"
SEATS = 4
SOURCE = Path(__file__).with_suffix(".c")


def compiled(folder: Path) -> Path:
    program = folder / GAME
    subprocess.run(["cc", "-O3", "-o", program, SOURCE], check=True)
    return program


def same_games(side: Side, games: int, seed: int = 1) -> int:
    """Plays the games that `stolik simulate` plays from this seed; how many end with the engine's scores."""
    return sum(of_engine(seed, number) == of_yardstick(side, seed, number) for number in range(games))


def of_engine(seed: int, number: int) -> list[int]:
    game = find_game(GAME)
    state = game.deal(game.terms(SEATS), fast(seed, 2 * number))
    rollout(state, fast(seed, 2 * number + 1), Tally())
    outcome = state.outcome()
    assert outcome
    points: list[int] = outcome.points
    return points


def of_yardstick(side: Side, seed: int, number: int) -> list[int]:
    deals, moves = fast(seed, 2 * number), fast(seed, 2 * number + 1)
    words = [deals.a, deals.b, deals.c, moves.a, moves.b, moves.c]
    return [int(points) for points in side.ask(f"play {' '.join(map(str, words))}").split()]
