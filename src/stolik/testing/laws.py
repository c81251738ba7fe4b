"""The laws every game keeps. A game gets them all by one import:

    from stolik.testing.laws import Case, laws
    TestLaws = laws(GAME, cases=[Case(seats=2)], tiny=[Case(seats=2, components={...})])

Each law is a function that raises `AssertionError`, so that tests can show that it bites.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from stolik._build import BUILD
from stolik.engine.chance import Chance, fast
from stolik.engine.data import plain
from stolik.engine.errors import IllegalMove, StolikError
from stolik.engine.game import Game, Terms
from stolik.engine.match import Match, verify
from stolik.engine.record import FastStream, read_record, write_record
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.state import Event, Log, State
from stolik.engine.worlds import Worlds
from stolik.testing import fuzz
from stolik.testing.enumeration import Belief, beliefs, key, levels
from stolik.testing.walks import ENDLESS, LIMIT, Case, deal, play_out, random_move, walk
from stolik.words import Words

__all__ = ["Case", "laws"]

MANY_MOVES = 400
DRAWS = 3
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


def replay_is_bit_equal(game: Game[Any], case: Case) -> None:
    for seed in range(case.walks):
        match = random_match(game, case, seed)
        record = read_record(write_record(match.record()), "record")
        assert verify(game, record) == []


def random_match(game: Game[Any], case: Case, seed: int) -> Match:
    options = {**game.bounded, **case.options}
    match = Match(game, FastStream(seed), seats=case.seats, options=options, components=case.components)
    rng = fast(seed, 1)
    for _ in range(LIMIT):
        if not match.running:
            return match
        seat, move = random_move(match.state, rng)
        match.play(seat, game.text(match.state, move))
    raise AssertionError(ENDLESS)


def both_builds_play_the_same(game: Game[Any], case: Case) -> None:
    """The other build plays the same random games, decision for decision, to the same positions."""
    here = fingerprint(game, case)
    options = json.dumps({**game.bounded, **case.options})
    components = json.dumps(case.components)
    command = [
        sys.executable,
        "-m",
        "stolik.testing.fingerprint",
        game.id,
        str(case.seats),
        options,
        components,
    ]
    other = {"STOLIK_PURE": "1" if BUILD == "compiled" else "0"}
    done = subprocess.run(
        [*command, str(case.games)], capture_output=True, text=True, check=True, env=fuzz.environment(other)
    )
    assert done.stdout.split()[-1] == here


def fingerprint(game: Game[Any], case: Case) -> str:
    """A hash over every position of some random games."""
    trail = []
    for state, terms in walk(game, case, every=3):
        trail.append(key(game.save(state, terms)))
    return fuzz.digest("\n".join(trail))


def notation_goes_round(game: Game[Any], case: Case) -> None:
    for state, _ in walk(game, case, every=5):
        for seat in range(case.seats):
            moves = [*state.moves(seat), *state.amendments(seat)][:MANY_MOVES]
            texts = [game.text(state, move) for move in moves]
            assert len(set(texts)) == len(set(moves)), "two moves have the same text"
            for move, text in zip(moves, texts, strict=True):
                assert game.parse(state, text) == move, f"{text!r} is read as another move"
                assert game.parse(state, f"  {text.upper()} ") == move, f"{text!r} is not read in capitals"


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


def nothing_leaks(game: Game[Any], case: Case) -> None:
    """A seat cannot tell the true position from any world drawn from its knowledge."""
    for number, (state, terms) in enumerate(walk(game, case, every=9)):
        for seat in range(case.seats):
            known = as_json(game.knowledge(state, terms, seat))
            worlds = worlds_of(game, terms, known)
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


def worlds_of(game: Game[Any], terms: Terms, knowledge: Any) -> Worlds:
    return game.worlds(terms, game.read_knowledge(knowledge))


def same_to(game: Game[Any], terms: Terms, seat: int, state: State, world: State) -> None:
    assert world.actors() == state.actors()
    assert world.moves(seat) == state.moves(seat), "the moves show something hidden"
    assert world.amendments(seat) == state.amendments(seat)
    assert game.view(world, terms, seat) == game.view(state, terms, seat), "the view shows something hidden"
    assert game.view(world, terms, None) == game.view(state, terms, None), "spectators see something hidden"


def as_json(data: object) -> Any:
    """Through real JSON, as a bot in another process would get it."""
    return msgspec.json.decode(msgspec.json.encode(plain(data)))


def positions_go_round(game: Game[Any], case: Case) -> None:
    for number, (state, terms) in enumerate(walk(game, case, every=6)):
        saved = game.save(state, terms)
        try:
            loaded, its_terms = game.load(as_json(saved), fast(number))
        except StolikError as error:
            raise AssertionError(f"a saved position cannot be loaded: {error}") from error
        assert game.save(loaded, its_terms) == saved
        assert loaded.actors() == state.actors()
        for seat in range(case.seats):
            assert loaded.moves(seat) == state.moves(seat)
            assert loaded.amendments(seat) == state.amendments(seat)
            assert game.view(loaded, its_terms, seat) == game.view(state, terms, seat)
            assert game.knowledge(loaded, its_terms, seat) == game.knowledge(state, terms, seat)
        same = state.copy()
        same.chance, loaded.chance = fast(number, 6), fast(number, 6)
        play_out(same, fast(number, 7))
        play_out(loaded, fast(number, 7))
        assert game.save(loaded, its_terms) == game.save(same, terms), "a loaded position plays otherwise"


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


def all_is_said_in_every_language(game: Game[Any], case: Case) -> None:
    """Every event has words for those who see all of it and for those who do not; boards fit a terminal."""
    match = random_match(game, case, 0)
    for language in LANGUAGES:
        words = Words(language, game)
        names = [f"Hania {seat}" for seat in range(case.seats)]
        for event in match.log:
            for viewer in (*range(case.seats), None):
                assert said(words, event, viewer, names)
        for state, terms in walk(game, case, every=20):
            for viewer in (0, None):
                board = game.board(game.view(state, terms, viewer), names, words)
                assert max(map(len, board.splitlines())) <= 80, f"wider than a terminal:\n{board}"


def said(words: Words, event: Event, viewer: int | None, names: list[str]) -> str:
    try:
        return words.event(event, viewer, names)
    except (StolikError, ValueError) as error:
        raise AssertionError(f"event {event} cannot be said: {error}") from error


def laws(game: Game[Any], *, cases: Sequence[Case] = (), tiny: Sequence[Case] = ()) -> type:
    """A test class with every law, for every case; without cases: every number of seats."""
    every_case = list(cases) or [Case(seats=seats) for seats in range(game.min_seats, game.max_seats + 1)]
    return type("TestLaws", (GameLaws,), {"game": game, "cases": every_case, "tiny_cases": list(tiny)})


class GameLaws:
    game: Game[Any]
    cases: list[Case]
    tiny_cases: list[Case]

    def test_play_refuses_exactly_what_moves_omits(self, case: Case) -> None:
        play_refuses_exactly_what_moves_omits(self.game, case)

    def test_amend_refuses_exactly_what_amendments_omits(self, case: Case) -> None:
        amend_refuses_exactly_what_amendments_omits(self.game, case)

    def test_copies_are_independent(self, case: Case) -> None:
        copies_are_independent(self.game, case)

    def test_replay_is_bit_equal(self, case: Case) -> None:
        replay_is_bit_equal(self.game, case)

    def test_both_builds_play_the_same(self, case: Case) -> None:
        both_builds_play_the_same(self.game, case)

    def test_notation_goes_round(self, case: Case) -> None:
        notation_goes_round(self.game, case)

    def test_every_random_game_ends(self, case: Case) -> None:
        every_random_game_ends(self.game, case)

    def test_sealing_order_is_irrelevant(self, case: Case) -> None:
        sealing_order_is_irrelevant(self.game, case)

    def test_nothing_leaks(self, case: Case) -> None:
        nothing_leaks(self.game, case)

    def test_all_is_said_in_every_language(self, case: Case) -> None:
        all_is_said_in_every_language(self.game, case)

    def test_positions_go_round(self, case: Case) -> None:
        positions_go_round(self.game, case)

    def test_worlds_are_fair(self, tiny: Case) -> None:
        worlds_are_fair(self.game, tiny)

    def test_damaged_records_are_refused(self, case: Case) -> None:
        fuzz.damaged_records_are_refused(self.game, random_match(self.game, case, 0))

    def test_damaged_positions_are_refused(self, case: Case) -> None:
        states = [
            game.save(state, terms) for game in [self.game] for state, terms in walk(game, case, every=20)
        ]
        fuzz.damaged_positions_are_refused(self.game, states)

    def test_damaged_scenarios_are_refused(self, case: Case) -> None:
        fuzz.damaged_scenarios_are_refused(self.game, random_match(self.game, case, 1))

    def test_any_text_is_read_or_refused(self, case: Case) -> None:
        fuzz.any_text_is_read_or_refused(self.game, deal(self.game, case, 0)[0])
