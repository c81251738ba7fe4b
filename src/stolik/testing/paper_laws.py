"""Laws of what is written: notation, positions, records, fingerprints, words."""

import json
import subprocess
import sys
from typing import Any

import msgspec

from stolik._build import BUILD
from stolik.engine.chance import fast
from stolik.engine.data import plain
from stolik.engine.errors import StolikError
from stolik.engine.game import Game
from stolik.engine.match import Match, verify
from stolik.engine.record import FastStream, read_record, write_record
from stolik.engine.rulebook import LANGUAGES
from stolik.engine.state import Event
from stolik.testing import fuzz
from stolik.testing.enumeration import key
from stolik.testing.play_laws import MANY_MOVES
from stolik.testing.walks import ENDLESS, LIMIT, Case, play_out, random_move, walk
from stolik.words import Words


def notation_goes_round(game: Game[Any], case: Case) -> None:
    for state, _ in walk(game, case, every=5):
        for seat in range(case.seats):
            moves = [*state.moves(seat), *state.amendments(seat)][:MANY_MOVES]
            texts = [game.text(state, move) for move in moves]
            assert len(set(texts)) == len(set(moves)), "two moves have the same text"
            for move, text in zip(moves, texts, strict=True):
                assert game.parse(state, text) == move, f"{text!r} is read as another move"
                assert game.parse(state, f"  {text.upper()} ") == move, f"{text!r} is not read in capitals"


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


def as_json(data: object) -> Any:
    """Through real JSON, as a bot in another process would get it."""
    return msgspec.json.decode(msgspec.json.encode(plain(data)))


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
