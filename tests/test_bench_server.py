"""The benchmarks of the server: people who play, what they count, and its tables. No time is asserted."""

import asyncio
import os
import subprocess
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bench.comparison import Goal
from bench.server import memory, peer, speed
from bench.server.__main__ import report
from bench.server.crowd import Run
from bench.server.figures import Figure
from bench.server.machine import cores, cpu_seconds, file_system, quantile, resident_bytes, sync_seconds
from bench.server.players import Pace, Seat, Seen, Table
from bench.server.sizes import TINY
from bench.server.wire import Line, framed
from hatch_frontend import find_node


def play(scene: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(scene, 60))


def a_run(**changes: Any) -> Run:
    run = Run(
        seconds=2, moves=100, latencies=[0.001] * 99 + [0.5], server_share=0.5, load_share=0.4, missed=0
    )
    return replace(run, **changes)


def test_what_a_run_says() -> None:
    """Rates, quantiles and the server's cost of a move; a load that is too busy counts for nothing."""
    run = a_run()
    assert (run.rate, run.milliseconds(0.5), run.milliseconds(0.99)) == (50, 1, 500)
    assert run.cpu_of_a_move == pytest.approx(10_000)
    assert not run.void
    assert a_run(load_share=0.81).void


@pytest.mark.parametrize(
    ("figure", "verdict"),
    [
        (Figure(what="a", ours=[30, 40], theirs=[10, 10], best=max, goal=Goal(least=3)), "yes"),
        (Figure(what="a", ours=[20, 40], theirs=[10, 10], best=max, goal=Goal(least=3.5)), "**no**"),
        (Figure(what="a", ours=[24, 26], goal=Goal(most=25)), "yes"),
        (Figure(what="a", ours=[24, 30], goal=Goal(most=25)), "**no**"),
        (Figure(what="a", ours=[24], goal=Goal(most=25), void=True), "**void**"),
        (Figure(what="a", ours=[24]), ""),
    ],
)
def test_verdicts(figure: Figure, verdict: str) -> None:
    """Best and median of the ratio keep the goal; where nobody is beside, of the value."""
    assert figure.verdict == verdict


def test_how_cost_grows() -> None:
    """The exponent is of the last two."""
    assert speed.exponent({1: 5, 100: 2, 1000: 20}) == pytest.approx(1)
    assert speed.growth_of_tables({10: 0.1, 100: 1.0}).verdict == "yes"
    assert speed.growth_of_tables({10: 0.1, 100: 2.0}).verdict == "**no**"


def test_what_the_machine_tells(tmp_path: Path) -> None:
    """Cores, memory and CPU of this process, and syncs."""
    assert len(cores()) == 2
    assert resident_bytes(os.getpid()) > 1_000_000
    assert cpu_seconds(os.getpid()) > 0
    assert len(sync_seconds(tmp_path, 3)) == 3
    assert file_system(tmp_path)
    assert quantile([3, 1, 2], 0.5) == 2


@pytest.mark.parametrize("size", [5, 125, 126, 4000])
def test_frames_of_a_client(size: int) -> None:
    """Masked by zeros; a server's frames of every size are heard, however they are cut."""

    async def scene() -> None:
        heard: list[bytes] = []
        line = Line("localhost", "/", heard.append)
        text = b"x" * size
        unmasked = framed(text).replace(bytes(4), b"", 1)
        frame = unmasked[:1] + bytes([unmasked[1] & 0x7F]) + unmasked[2:]
        answer = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + frame * 2
        for at in range(0, len(answer), 7):
            line.data_received(answer[at : at + 7])
        assert line.opened.done()
        assert heard == [text, text]

    play(scene())


class Silence:
    """Instead of a connection."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def say(self, text: bytes) -> None:
        self.said.append(text)


def a_table(seen: Seen, pace: Pace) -> tuple[Table, list[Silence]]:
    table = Table("table", ["a", "b"], pace, seen)
    lines = [Silence(), Silence()]
    for seat, line in zip(table.seats, lines, strict=True):
        seat.line = line  # type: ignore[assignment]
    return table, lines


NEWS = b'{"say":"news","number":7,"game":{"moves":["12"],"ending":null}}'


def test_a_move_counts_when_all_have_heard_of_it() -> None:
    """Whether the answer comes before or after the news of the others."""

    async def scene() -> None:
        seen = Seen()
        table, lines = a_table(seen, Pace())
        ania, bartek = table.seats
        ania.hear(NEWS)
        assert lines[0].said == [b'{"do":"play","move":"12","id":"1"}']
        bartek.hear(NEWS)
        for number, answered_first in ((8, True), (9, False)):
            news = NEWS.replace(b"7", b"%d" % number)
            answer = b'{"say":"answer","id":"1","number":%d}' % number
            ania.hear(news)
            for message, seat in ((answer, ania), (news, bartek))[:: 1 if answered_first else -1]:
                seat.hear(message)
        assert seen.moves == len(seen.latencies) == 2

    play(scene())


def test_a_refused_move_is_a_failure() -> None:
    """Nothing that was seen counts then."""

    async def scene() -> None:
        table, _ = a_table(Seen(), Pace())
        refused = b'{"say":"answer","id":"1","problem":{"code":"paused"}}'
        with pytest.raises(RuntimeError, match="paused"):
            table.seats[0].hear(refused)
        seen = Seen()
        seen.fail(asyncio.get_running_loop(), {"message": "refused"})
        with pytest.raises(RuntimeError, match="1 failures, the first one: refused"):
            seen.must_be_well()

    play(scene())


def test_a_pace_offers_moves_at_its_rate() -> None:
    """Who has waited longest first; moments at which nobody could play are counted."""

    async def scene() -> None:
        pace = Pace(rate=1000)
        table, lines = a_table(Seen(), pace)
        for seat in table.seats:
            seat.hear(NEWS)
        assert not lines[0].said
        pace.start()
        await asyncio.sleep(0.1)
        pace.stop()
        assert pace.missed > 0
        assert [len(line.said) for line in lines] == [1, 1]

    play(scene())


def test_people_at_a_real_server(tmp_path: Path) -> None:
    """Some games, a reader that reads nothing, minds that think: all of it at a small size."""
    figures = play(speed.disturbed(tmp_path, TINY))
    assert figures[0].ours[0] > 0
    assert figures[0].theirs[0] > 0


def test_one_game_after_another(tmp_path: Path) -> None:
    """When a game is over the host asks for the next one."""

    async def scene() -> None:
        async with speed.crowd(tmp_path, 1) as playing:
            while playing.tables[0].games < 1:
                await playing.watch(0.1)
            run = await playing.watch(0.5)
            assert len(run.latencies) == run.moves > 0

    play(scene())


def test_memory_is_measured(tmp_path: Path) -> None:
    """Of viewers, beside the framework's own."""
    figures = play(memory.of_viewers(tmp_path, TINY))
    text = report(TINY, 0.5, figures)
    assert "beyond the framework's own" in text
    assert "SQLite" in text


@pytest.mark.parametrize("program", ["load.js", "nimmt.js", "server.js"])
def test_the_peers_programs_are_programs(program: str) -> None:
    """They run where boardgame.io is installed; that they can be read is known without it."""
    subprocess.run([find_node()[0], "--check", peer.PROGRAMS / program], check=True)


def test_a_seat_says_nothing_while_it_waits() -> None:
    """One command at a time, however many news come in between."""

    async def scene() -> None:
        table, lines = a_table(Seen(), Pace())
        seat: Seat = table.seats[0]
        for _ in range(3):
            seat.hear(NEWS)
        assert len(lines[0].said) == 1

    play(scene())
