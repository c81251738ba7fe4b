"""Records: written, read, played again, and what is not accepted as one."""

from typing import Any

import msgspec
import pytest

from stolik.engine.data import plain
from stolik.engine.errors import DataError, IllegalMove
from stolik.engine.game import Game
from stolik.engine.match import Match, replay, replayed, verify
from stolik.engine.record import (
    FastStream,
    Line,
    Played,
    Record,
    Refused,
    ScriptedStream,
    SealedStream,
    Stream,
    open_stream,
    read_record,
    write_record,
)
from stolik.games.x_bierze import GAME
from tests.engine import snap

TINY = {"cards": 9, "rows": [2, 3], "hand": 2, "rounds": 2, "heads": [{"multiples_of": 1, "heads": 1}]}


def a_race() -> Match:
    """Every kind of line there is, the end of the game included."""
    match = Match(snap.GAME, FastStream(3), seats=2, names=["Ala", "Ola"])
    match.play(0, "claim 1", at=10)
    match.sit(1, "Hania", "bot", at=12)
    match.amend(1, "claim 3", at=15)
    with pytest.raises(IllegalMove):
        match.play(1, "claim 1", at=20)
    match.undo(1, at=30)
    for number in (0, 2, 3):
        match.play(1, f"claim {number}")
    match.close("Ola", at=99)
    return match


def with_undo(stream: Stream) -> Match:
    """A tiny game with its second deal, taken back to the first round and played to the end."""
    match = Match(GAME, stream, seats=2, components=TINY, options={"x_row": "free"})
    play_until(match, rounds=2)
    match.undo(len(match.past))
    play_until(match, rounds=3)
    return match


def play_until(match: Match, rounds: int) -> None:
    """First moves only, until so many rounds were dealt or the game is over."""
    while match.running and match.save()["position"]["round"] < rounds:
        seat = match.state.actors()[0]
        match.play(seat, match.moves(seat)[-1])


def play_on(match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.state.actors()[0]
        match.play(seat, match.moves(seat)[0])


def changed(record: Record, **changes: object) -> bytes:
    return msgspec.json.encode({**plain(record), **changes})


def test_a_record_goes_round() -> None:
    """Read again it is the same, with every kind of line."""
    record = a_race().record()
    assert {type(line).__name__ for line in record.lines} == {
        "Played",
        "Amended",
        "Refused",
        "Undone",
        "Sat",
        "Closed",
    }
    assert read_record(write_record(record), "record") == record
    assert msgspec.json.decode(write_record(record))["format"] == 1


@pytest.mark.parametrize(
    "stream",
    [FastStream(5), FastStream(5, 9), SealedStream("", ["00ff"], bytes(range(32)).hex())],
    ids=["fast", "fast-stream", "sealed"],
)
def test_replay_with_an_undo(stream: Stream) -> None:
    """The deal after an undo comes from the new key, in the replay as in the game."""
    match = with_undo(stream)
    record = match.record()
    again = replay(GAME, read_record(write_record(record), "record"))
    assert again.record() == record
    assert again.log == match.log
    assert again.history(0) == match.history(0)
    assert not again.running


def test_replay_of_a_script() -> None:
    """A script is read on from where the position was that is gone back to."""
    script = [1, 2, 6, 7, 8, 9, *[3, 4, 5, 6, 7, 8]]
    match = Match(GAME, ScriptedStream(script), seats=2, components={**TINY, "hand": 2})
    play_until(match, rounds=2)
    match.undo(1)
    play_until(match, rounds=2)
    assert replay(GAME, match.record()).save() == match.save()


def test_undos_that_reach_far_back_are_replayed() -> None:
    """Of its past a replay keeps as much as the record takes back, in all its undos together, and no more."""
    match = Match(GAME, FastStream(4), seats=2)
    play_on(match, 9)
    match.undo(2)
    play_on(match, 1)
    match.undo(5)
    play_on(match, 20)
    again = replay(GAME, match.record())
    assert again.record() == match.record()
    assert len(again.past) == 6


def test_a_replay_without_undo_keeps_one_position() -> None:
    """A long game takes no more memory than a short one."""
    match = Match(GAME, FastStream(4), seats=2)
    play_on(match, 9)
    assert [len(at.past) for at in replayed(GAME, match.record())] == [0, *[1] * 9]


def test_a_race_is_replayed() -> None:
    """Refused claims, standing instructions and changes of seats included."""
    match = a_race()
    again = replay(snap.GAME, match.record())
    assert again.record() == match.record()
    assert verify(snap.GAME, match.record()) == []


def test_replayed_stops_after_every_line() -> None:
    """Once before the first line, and the position there is the game's at that time."""
    match = Match(GAME, FastStream(1), seats=2)
    digests = [match.digest()]
    for _ in range(12):
        play_on(match, 1)
        digests.append(match.digest())
    assert [at.digest() for at in replayed(GAME, match.record())] == digests


def test_a_position_to_begin_with() -> None:
    """Where a game did not begin with the deal, the record holds the position."""
    start = {"rows": [[50], [60], [70]], "seats": [{"hand": [51]}, {"hand": [61]}], "round": 2}
    match = Match(GAME, FastStream(0), seats=2, start=start)
    match.play(0, "51")
    match.play(1, "61")
    record = read_record(write_record(match.record()), "record")
    assert record.start == start
    assert verify(GAME, record) == []


def test_components_of_ones_own_are_in_the_record() -> None:
    """And the box's own are not: their hash is."""
    own = Match(GAME, FastStream(0), seats=2, components=TINY).record()
    boxed = Match(GAME, FastStream(0), seats=2, components=GAME.default_components).record()
    assert own.components == TINY
    assert boxed.components is None
    assert (own.data_hash, boxed.data_hash) == (GAME.data_hash, GAME.data_hash)


def test_a_record_of_an_unfinished_game() -> None:
    """It has no ending, and one that was added is found out."""
    match = Match(GAME, FastStream(1), seats=2)
    assert match.record().ending is None
    finished = with_undo(FastStream(5)).record()
    claimed = msgspec.structs.replace(match.record(), ending=finished.ending)
    assert verify(GAME, claimed) == ["the game ended otherwise than the record says"]


RECORD = Match(GAME, FastStream(1), seats=2).record()


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"format": 2}, r"^record.format: .*allowed are 1$"),
        ({"format": "1"}, r"^record.format: .*allowed are 1$"),
        ({"seats": "two"}, r"^record.seats: Expected `int`, got `str`$"),
        ({"winner": 1}, r"^record: .*unknown field `winner`; known are format, game, revision"),
        ({"lines": 7}, r"^record.lines: Expected `array`, got `int`"),
        ({"lines": [{"do": "cheat"}]}, r"^record.lines\[0\].do: .*allowed are play, amend, refuse, undo,"),
        ({"lines": [{"do": "play", "seat": 0}]}, r"^record.lines\[0\]: .*missing required field `move`"),
        ({"lines": [{"do": "play", "seat": 0, "move": "5", "by": 1}]}, r"unknown field `by`"),
        ({"lines": [{"do": "sit", "seat": 0, "who": "A", "kind": "cat"}]}, r"kind: .*person"),
        ({"stream": {"kind": "dice"}}, r"^record.stream.kind: .*allowed are fast, scripted, sealed"),
        ({"stream": {"kind": "fast", "seed": 10**30}}, r"^record.stream.seed: a number is from -"),
        (
            {"lines": [{"do": "play", "seat": 10**30, "move": "5"}]},
            r"^record.lines.0.seat: a number is from -",
        ),
    ],
)
def test_what_is_no_record(changes: dict[str, Any], error: str) -> None:
    """The error names the place, and what is allowed there."""
    with pytest.raises(DataError, match=error):
        read_record(changed(RECORD, **changes), "record")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (b"", "not valid JSON"),
        (b'{"format": 1', "not valid JSON"),
        (b"\xff\xfe", "not valid JSON"),
        (b"[1]", "Expected `object`, got `array`"),
        (b"{}", "missing required field `format`"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"format": 1e400}', "not valid JSON|allowed are 1|Expected"),
    ],
)
def test_what_is_not_even_json(text: bytes, error: str) -> None:
    """Torn, nested without end, another thing altogether: always one clear error."""
    with pytest.raises(DataError, match=f"^game.json: .*({error})"):
        read_record(text, "game.json")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "niet"}, r"^game: this is a record of niet, not of x-bierze"),
        ({"revision": 99}, r"^revision: played by revision 99 with components"),
        ({"data_hash": "0123"}, r"^revision: .*with components 0123, here are revision \d+ and components"),
        ({"seats": 9}, r"^seats: x-bierze is for 2 to 4 seats, not 9"),
        ({"options": {"x_row": "no"}}, r"^options.x_row: .*allowed are"),
        ({"options": 5}, r"^options: .*known are"),
        ({"components": {"cards": 3}}, r"^components: .*missing"),
        ({"start": 7}, r"^position: Expected `object`"),
        ({"stream": {"kind": "fast", "seed": -1}}, r"^seed: .*from 0 up, not -1"),
        ({"stream": {"kind": "scripted", "script": [5]}}, r"^chance: the script of 1 is used up"),
        ({"stream": {"kind": "sealed", "commitment": ""}}, r"^stream.secret: not published yet"),
        ({"stream": {"kind": "sealed", "commitment": "", "secret": "0g"}}, r"^stream.secret: not a hexadec"),
        (
            {"stream": {"kind": "sealed", "commitment": "", "secret": "00", "nonces": ["00" * 65]}},
            r"^stream.nonces.0: 65 bytes are too many, at most 64",
        ),
        ({"lines": [{"do": "play", "seat": 0, "move": "101"}]}, r"^lines.0: there is no card 101"),
        ({"lines": [{"do": "play", "seat": 7, "move": "5"}]}, r"^lines.0: seat: there is no seat 7"),
        ({"lines": [{"do": "amend", "seat": 0, "move": "21"}]}, r"^lines.0: amend: .*play it"),
        ({"lines": [{"do": "undo", "lines": 1}]}, r"^lines.0: undo: 1 lines cannot be taken back, at most 0"),
        ({"names": ["Ala", "Ola", "Ela"]}, r"^names: one for each of 2 seats, or none; there are 3"),
        ({"lines": [{"do": "sit", "seat": 2, "who": "A"}]}, r"^lines.0: seat: there is no seat 2"),
        ({"lines": [{"do": "close", "by": "A"}] * 2}, r"^lines.1: table: it was closed"),
    ],
)
def test_a_record_that_cannot_be_played_again(changes: dict[str, Any], error: str) -> None:
    """Rules, seats, options, chance and lines are checked, and the error names the one that is wrong."""
    with pytest.raises(DataError, match=error):
        replay(GAME, read_record(changed(RECORD, **changes), "record"))


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (Refused(seat=1, move="claim 1", rule="T1.2"), "refused by T1.1, the record says T1.2"),
        (Refused(seat=1, move="claim 2", rule="T1.1"), "is allowed, the record says that T1.1 forbids it"),
        (Refused(seat=1, move="claim me", rule="T1.1"), "is not claim 0 to claim 3"),
        (Played(seat=1, move="claim 1"), "lines.1.move: not allowed here. T1.1: A number that somebody has"),
    ],
)
def test_a_claim_that_went_otherwise(line: Line, error: str) -> None:
    """What was refused and what was not is part of the game."""
    match = Match(snap.GAME, FastStream(3), seats=2)
    match.play(0, "claim 1")
    told = plain(match.record())
    record = msgspec.convert({**told, "lines": [*told["lines"], plain(line)]}, Record)
    game: Game[Any] = snap.GAME
    assert len(verify(game, record)) == 1
    assert error in verify(game, record)[0]


def test_streams_open_as_they_say() -> None:
    """A fast stream is seed and stream; a script says its numbers."""
    assert open_stream(FastStream(1, 2)).below(1000) != open_stream(FastStream(1, 3)).below(1000)
    assert open_stream(ScriptedStream([4])).below(5) == 4
