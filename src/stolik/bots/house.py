"""The house bots: random, and two levels on each game's own heuristics."""

import math

from stolik.bots.mind import Clock, Mind, Question
from stolik.engine.chance import Chance, fast
from stolik.engine.errors import DataError
from stolik.engine.registry import find_game


class RandomMind(Mind):
    """Level 0: any legal move."""

    name = "Los"
    skill = 0.2

    def choose(self, question: Question, clock: Clock) -> str:
        return question.moves[fast(question.seed).below(len(question.moves))]


class HouseMind(Mind):
    """Rates each move as the game's heuristics say; the hastier, the less the ratings count."""

    def __init__(self, name: str, haste: float, skill: float) -> None:
        self.name = name
        self.skill = skill
        # 0 always takes the best move; 1 often takes one that is a little worse.
        self.haste = haste

    def choose(self, question: Question, clock: Clock) -> str:
        game = find_game(question.game)
        knowledge = game.read_knowledge(question.knowledge)
        ratings = game.rate(question.terms, knowledge, question.moves)
        return question.moves[pick(ratings, self.haste, fast(question.seed))]


def pick(ratings: list[float], haste: float, rng: Chance) -> int:
    """The best rating, or with haste one drawn by weights that fall with the distance from the best."""
    best = max(ratings)
    spread = sum(best - rating for rating in ratings) / len(ratings)
    if haste == 0 or spread == 0:
        among = [at for at, rating in enumerate(ratings) if rating == best]
        return among[rng.below(len(among))]
    weights = [math.exp((rating - best) / (haste * spread)) for rating in ratings]
    point = rng.below(1 << 30) / (1 << 30) * sum(weights)
    for at, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return at
    return len(weights) - 1


MINDS: dict[str, Mind] = {
    "0": RandomMind(),
    "1": HouseMind("Kuba", haste=0.5, skill=0.4),
    "2": HouseMind("Hania", haste=0.0, skill=0.7),
}


def mind_of_level(level: str) -> Mind:
    mind = MINDS.get(level)
    if mind is None:
        raise DataError("minds", f"there is no level {level!r}; levels are {', '.join(MINDS)}")
    return mind
