"""Laws of play: what is listed, allowed and refused; copies; sealing; the end."""

from collections.abc import Callable
from typing import Any

from stolik.engine.chance import Chance, fast
from stolik.engine.errors import IllegalMove, StolikError
from stolik.engine.game import Game
from stolik.engine.state import Log, State
from stolik.testing.walks import Case, deal, play_out, walk

# Where a game has more moves than this, not all of them are tried in every position.
MANY_MOVES = 400
# How many copies are played out for each game that a law looks at.
COPIES = 20


def probes(state: State, legal: list[int], seed: int) -> list[int]:
    """Moves to try: all there are, or where those are many the legal ones, some others and the edges."""
    count = int(state.move_count())
    if count <= MANY_MOVES:
        return list(range(-1, count + 1))
    rng = fast(seed, 2)
    return [*legal[:MANY_MOVES], *(rng.below(count) for _ in range(MANY_MOVES)), -1, 0, count - 1, count]


def play_refuses_exactly_what_moves_omits(game: Game[Any], case: Case) -> None:
    for number, (state, terms) in enumerate(walk(game, case, every=7)):
        before = game.save(state, terms)
        luck = state.chance.copy().word()
        for seat in range(-1, case.seats + 1):
            legal = state.moves(seat)
            assert len(legal) == len(set(legal)), "a move is listed twice"
            assert bool(legal) == (seat in state.actors()), "who owes a decision can move, nobody else"
            assert all(0 <= move < state.move_count() for move in legal), "a move beyond move_count"
            for move in probes(state, legal, number):
                refuses_or_plays(game, state, seat, move, allowed=move in legal)
        assert game.save(state, terms) == before, "a refused move has changed the position"
        assert state.chance.copy().word() == luck, "a refused move has used up chance"


def refuses_or_plays(game: Game[Any], state: State, seat: int, move: int, *, allowed: bool) -> None:
    rule = state.why_illegal(seat, move)
    assert (rule == "") == allowed, (
        f"seat {seat}, move {move}: listed {allowed}, but why_illegal says {rule!r}"
    )
    if allowed:
        state.copy().play(seat, move)
        return
    assert rule in game.rulebook.legality, f"{rule} is no legality entry of the rule book"
    refusal = refused(state.play, seat, move)
    assert isinstance(refusal, IllegalMove), f"seat {seat}, move {move}: played, though {rule} forbids it"
    assert refusal.rule == rule


def refused(act: Callable[[int, int], None], seat: int, move: int) -> StolikError | None:
    try:
        act(seat, move)
    except StolikError as error:
        return error
    return None


def amend_refuses_exactly_what_amendments_omits(game: Game[Any], case: Case) -> None:
    for number, (state, terms) in enumerate(walk(game, case, every=7)):
        before = game.save(state, terms)
        for seat in range(-1, case.seats + 1):
            listed = state.amendments(seat)
            for move in probes(state, listed, number):
                refuses_or_amends(game, state, seat, move, allowed=move in listed)
        assert game.save(state, terms) == before, "a refused amendment has changed the position"


def refuses_or_amends(game: Game[Any], state: State, seat: int, move: int, *, allowed: bool) -> None:
    rule = state.why_no_amendment(seat, move)
    if allowed:
        assert rule == "", f"seat {seat} may amend to {move}, but {rule} forbids it"
        state.copy().amend(seat, move)
        return
    # What is a decision to play is no amendment, though no rule forbids it.
    assert rule in game.rulebook.legality or (rule == "" and move in state.moves(seat)), (
        f"seat {seat}, {move}: not listed as an amendment, but why_no_amendment says {rule!r}"
    )
    assert refused(state.amend, seat, move), f"seat {seat}, move {move}: amended, though not listed"


def copies_are_independent(game: Game[Any], case: Case) -> None:
    """Copies from anywhere in a game: played out one after the other, they and the original end alike."""
    for number in range(case.walks * COPIES):
        length = play_out(deal(game, case, number)[0], fast(number, 1))
        state, terms = deal(game, case, number)
        play_out(state, fast(number, 1), fast(number, 2).below(length))
        before = game.save(state, terms)
        first, second = state.copy(), state.copy()
        assert game.save(first, terms) == before, "a copy is another position"
        play_out(first, fast(number, 3))
        assert game.save(state, terms) == before, "playing a copy has changed the original"
        play_out(second, fast(number, 3))
        assert game.save(first, terms) == game.save(second, terms), "two copies of one state went apart"
        play_out(state, fast(number, 3))
        assert game.save(first, terms) == game.save(state, terms), "a copy plays otherwise than the original"


def every_random_game_ends(game: Game[Any], case: Case) -> None:
    for seed in range(case.walks * 3):
        state, _ = deal(game, case, seed)
        play_out(state, fast(seed, 4))
        outcome = state.outcome()
        assert state.actors() == [], "the game did not end"
        assert outcome is not None, "the game is over and has no outcome"
        assert len(outcome.places) == len(outcome.points) == case.seats, "a seat without place or points"
        assert min(outcome.places) == 1, "nobody has won"
        assert outcome.rule in game.rulebook.by_id, f"{outcome.rule} is not in the rule book"


Steps = list[tuple[int, Log]]


def sealing_order_is_irrelevant(game: Game[Any], case: Case) -> None:
    """Whoever seals first: the same position, and the same told, but for who was heard when."""
    for number, (state, terms) in enumerate(walk(game, case, every=4)):
        if state.race or len(state.actors()) < 2:
            continue
        plans = {seat: sealed_alone(state, seat, fast(number, 5 + seat)) for seat in state.actors()}
        ends = [sealed(state, plans, order) for order in sealing_orders(plans)]
        for end, told in ends[1:]:
            assert game.save(end, terms) == game.save(ends[0][0], terms), (
                "the position tells who sealed first"
            )
            assert told == ends[0][1], "what is told depends on who sealed first"


def sealed_alone(state: State, seat: int, rng: Chance) -> Steps:
    """What a seat seals while all others think, and what is told meanwhile."""
    state = state.copy()
    steps: Steps = []
    while state.owes(seat):
        moves = state.moves(seat)
        move, log = moves[rng.below(len(moves))], Log()
        state.play(seat, move, log)
        steps.append((move, log))
        assert len(steps) < MANY_MOVES, f"seat {seat} seals and seals and never has done"
    return steps


def sealing_orders(plans: dict[int, Steps]) -> list[list[int]]:
    """Forward, backward, and step by step in turn."""
    forward = [seat for seat, steps in plans.items() for _ in steps]
    most = max(len(steps) for steps in plans.values())
    in_turn = [seat for at in range(most) for seat, steps in plans.items() if at < len(steps)]
    return [forward, forward[::-1], in_turn]


def sealed(state: State, plans: dict[int, Steps], order: list[int]) -> tuple[State, Log]:
    """The position after all have sealed, and what was told beside the sealing."""
    state = state.copy()
    told: Log = []
    left = {seat: iter(steps) for seat, steps in plans.items()}
    for seat in order:
        move, alone = next(left[seat])
        log = Log()
        state.play(seat, move, log)
        assert log[: len(alone)] == alone, f"seat {seat}: sealing tells more when others have sealed"
        told += log[len(alone) :]
    return state, told
