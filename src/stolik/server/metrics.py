"""Figures about the server in the text form of Prometheus. They name no table and nobody."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

from stolik.table.messages import Answer, Command
from stolik.table.tables import Tables

METRICS_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Outcome:
    """What became of a command."""

    answer: Answer


class Metrics:
    """A registry for each server, so that several may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "stolik_commands", "Commands answered.", ["command", "outcome"], registry=self.registry
        )
        self.outcomes: dict[tuple[str, str], Counter] = {}
        self.seconds = Histogram(
            "stolik_command_seconds",
            "From a command's arrival to its durable answer.",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.dismissals = Counter(
            "stolik_dismissals", "Connections that were sent away.", ["code"], registry=self.registry
        )
        self.behind = Counter(
            "stolik_outbox_overflows", "Clients that read too slowly.", registry=self.registry
        )
        self.tables = Gauge("stolik_live_tables", "Tables in memory.", ["phase"], registry=self.registry)
        self.viewers = Gauge("stolik_viewers", "Connections at tables.", ["kind"], registry=self.registry)
        self.thinking = Gauge("stolik_bots_busy", "Seats whose bot owes a move.", registry=self.registry)
        self.commits = Gauge("stolik_commits", "Transactions since the start.", registry=self.registry)
        self.works = Gauge("stolik_works", "Writes that these carried.", registry=self.registry)

    @contextmanager
    def command(self, command: Command) -> Iterator[Outcome]:
        outcome = Outcome()
        began = time.perf_counter()
        yield outcome
        self.seconds.observe(time.perf_counter() - began)
        problem = outcome.answer.problem
        kind = str(command.__struct_config__.tag)
        self.outcome(kind, "done" if problem is None else problem.code).inc()

    def outcome(self, kind: str, what: str) -> Counter:
        """The counter of these labels: looked up in the registry once, for that takes its time."""
        counter = self.outcomes.get((kind, what))
        if counter is None:
            counter = self.outcomes[kind, what] = self.commands.labels(kind, what)
        return counter

    def dismissed(self, code: str) -> None:
        self.dismissals.labels(code).inc()

    def text(self, tables: Tables) -> bytes:
        self.look(tables)
        return generate_latest(self.registry)

    def look(self, tables: Tables) -> None:
        """What is only counted when somebody asks."""
        live = tables.live.values()
        for phase in ("gathering", "playing", "over", "closed"):
            self.tables.labels(phase).set(sum(table.state.phase == phase for table in live))
        viewers = [viewer for table in live for viewer in table.viewers]
        members = sum(viewer.member is not None for viewer in viewers)
        self.viewers.labels("member").set(members)
        self.viewers.labels("spectator").set(len(viewers) - members)
        self.thinking.set(sum(len(table.bots.tasks) for table in live))
        self.commits.set(tables.store.writer.commits)
        self.works.set(tables.store.writer.works_done)
