"""Laws of secrets: what a seat cannot know it is not shown, and its worlds are as likely as the truth."""

from typing import Any

from stolik.engine.chance import fast
from stolik.engine.game import Game, Terms
from stolik.engine.state import State
from stolik.engine.worlds import Worlds
from stolik.testing.enumeration import Belief, beliefs, key, levels
from stolik.testing.paper_laws import as_json
from stolik.testing.walks import Case, walk

DRAWS = 3


def nothing_leaks(game: Game[Any], case: Case) -> None:
    """A seat cannot tell the true position from any world drawn from its knowledge."""
    for number, (state, terms) in enumerate(walk(game, case, every=9)):
        for seat in range(case.seats):
            known = as_json(game.knowledge(state, terms, seat))
            worlds = worlds_of(game, terms, known)
            first = worlds.draw(fast(number))
            before = game.position(first)
            luck = set()
            for draw in range(DRAWS):
                world = worlds.draw(fast(number, draw))
                again = worlds_of(game, terms, known).draw(fast(number, draw))
                assert game.position(world) == game.position(again), (
                    "equal knowledge and luck, unequal worlds"
                )
                assert as_json(game.knowledge(world, terms, seat)) == known, (
                    "the world contradicts the knowledge"
                )
                same_to(game, terms, seat, state, world)
                luck.add(world.chance.word())
            assert len(luck) == DRAWS, "worlds go on with the same luck"
            assert game.position(first) == before, "a world changes when another one is drawn"


def worlds_of(game: Game[Any], terms: Terms, knowledge: Any) -> Worlds:
    return game.worlds(terms, game.read_knowledge(knowledge))


def same_to(game: Game[Any], terms: Terms, seat: int, state: State, world: State) -> None:
    assert world.actors() == state.actors()
    assert world.moves(seat) == state.moves(seat), "the moves show something hidden"
    assert world.amendments(seat) == state.amendments(seat)
    assert game.view(world, terms, seat) == game.view(state, terms, seat), "the view shows something hidden"
    assert game.view(world, terms, None) == game.view(state, terms, None), "spectators see something hidden"


def worlds_are_fair(game: Game[Any], case: Case) -> None:
    """On a tiny variant: worlds come up as often as all deals and hidden choices, enumerated, say."""
    terms = case.terms(game)
    looked_at = 0
    for depth, level in enumerate(levels(game, case)):
        for seat in range(case.seats):
            found = sorted(beliefs(game, level, seat), key=lambda pair: -len(pair[1]))
            for node, belief in found[:: max(1, len(found) // 3)]:
                draws_fit(game, terms, seat, node.state, belief, seed=depth)
                looked_at += len(belief) > 1
    assert looked_at, "the tiny variant hides nothing: it proves nothing"


def draws_fit(game: Game[Any], terms: Terms, seat: int, state: State, belief: Belief, seed: int) -> None:
    worlds = worlds_of(game, terms, as_json(game.knowledge(state, terms, seat)))
    draws = max(400, 30 * len(belief))
    counts = dict.fromkeys(belief, 0)
    for number in range(draws):
        world = key(game.position(worlds.draw(fast(seed, number))))
        assert world in counts, f"a world that cannot be: {world}"
        counts[world] += 1
    total = sum(belief.values())
    deviation = 0.0
    for world, weight in belief.items():
        expected = float(weight / total) * draws
        deviation += (counts[world] - expected) ** 2 / expected
    freedom = len(belief) - 1
    # Six standard deviations of chi-squared: a fair sampler fails once in far more runs than there will be.
    assert deviation <= freedom + 6 * (2 * freedom) ** 0.5 + 12, (
        f"{deviation:.1f} for {freedom} degrees of freedom"
    )
