"""Scenarios: a position, some moves, and what must be true after each. `docs/scenarios.md` has the format."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from stolik.engine.data import Json, checked, plain, read_toml
from stolik.engine.errors import DataError, IllegalMove, StolikError
from stolik.engine.game import Game
from stolik.engine.match import Match
from stolik.engine.record import ScriptedStream

MISSING = object()


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class Title(Strict, frozen=True):
    en: str
    pl: str = ""
    de: str = ""


class Result(Strict, frozen=True):
    places: list[int] | None = None
    points: list[int] | None = None
    rule: str | None = None


class Step(Strict, frozen=True, kw_only=True):
    """One thing that is done or asked; `what` says which."""

    seat: int | None = None
    spectator: bool = False
    move: str | None = None
    amend: str | None = None
    refused: str | None = None
    may: list[str] | None = None
    actors: list[int] | None = None
    expect: dict[str, Json] | None = None
    sees: dict[str, Json] | None = None
    events: list[str] | None = None
    outcome: Result | None = None

    @property
    def what(self) -> str:
        questions = ("move", "amend", "may", "actors", "expect", "sees", "events", "outcome")
        said = [name for name in questions if getattr(self, name) is not None]
        if len(said) != 1:
            raise DataError(
                "", f"a step has exactly one of {', '.join(questions)}; this one has {said or 'none'}"
            )
        if self.refused is not None and said[0] not in ("move", "amend"):
            raise DataError("refused", f"only a move or an amend can be refused, not {said[0]}")
        return said[0]


class Scenario(Strict, frozen=True, kw_only=True):
    game: str
    title: str | Title
    seats: int
    # The sentences of the rule book that the scenario proves.
    rules: list[str] = []
    options: dict[str, Json] = {}
    components: Json = None
    # What comes up, in order: the card where one is drawn, a number elsewhere.
    chance: list[int] = []
    # As `save` writes it; without one the game begins with the deal.
    position: Json = None
    step: list[Step]

    def title_in(self, language: str) -> str:
        if isinstance(self.title, str):
            return self.title
        return getattr(self.title, language, "") or self.title.en


def read_scenario(path: Path) -> Scenario:
    return checked(Scenario, read_toml(path), str(path))


def run_scenario(game: Game[Any], scenario: Scenario) -> list[str]:
    """What is not as the scenario says; nothing when all of it is true. `DataError`: it cannot be run."""
    for rule in scenario.rules:
        game.rulebook.words(rule)
    match = Match(
        game,
        ScriptedStream(scenario.chance),
        seats=scenario.seats,
        options=scenario.options,
        components=scenario.components,
        start=scenario.position,
    )
    run = Run(match)
    problems: list[str] = []
    for number, step in enumerate(scenario.step):
        try:
            problems += [f"step {number + 1}: {problem}" for problem in run.take(step)]
        except StolikError as error:
            if problems:
                # It may follow from what was not so before.
                return [*problems, f"step {number + 1}: {error}"]
            raise DataError(f"step {number + 1}", str(error)) from error
    return problems


class Run:
    """Takes the steps one after the other; each yields what was not so."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.told = len(match.log)

    def take(self, step: Step) -> Iterator[str]:
        problems: Iterator[str] = getattr(self, f"take_{step.what}")(step)
        return problems

    def seat(self, step: Step) -> int:
        if step.seat is None or not 0 <= step.seat < self.match.terms.seats:
            raise DataError("seat", f"a seat from 0 to {self.match.terms.seats - 1} is needed")
        return step.seat

    def take_move(self, step: Step) -> Iterator[str]:
        yield from self.try_to(self.match.play, self.seat(step), step.move, step.refused)

    def take_amend(self, step: Step) -> Iterator[str]:
        yield from self.try_to(self.match.amend, self.seat(step), step.amend, step.refused)

    def try_to(self, act: Any, seat: int, text: str | None, refused: str | None) -> Iterator[str]:
        before = self.match.save()
        try:
            act(seat, text)
        except IllegalMove as refusal:
            if refused is None:
                yield f"seat {seat}: {text!r} is refused: {self.match.game.words_of(refusal)}"
            elif refusal.rule != refused:
                yield f"seat {seat}: {text!r} is refused by {refusal.rule}, not by {refused}"
            elif self.match.save() != before:
                yield f"seat {seat}: refusing {text!r} has changed the position"
        else:
            if refused is not None:
                yield f"seat {seat}: {text!r} is allowed, {refused} should forbid it"

    def take_may(self, step: Step) -> Iterator[str]:
        seat = self.seat(step)
        game, state = self.match.game, self.match.state
        wanted = {game.text(state, game.parse(state, text)) for text in step.may or []}
        found = set(self.match.moves(seat))
        if found != wanted:
            missing, extra = sorted(wanted - found), sorted(found - wanted)
            yield f"seat {seat} may not: {missing or 'all right'}; and may besides: {extra or 'nothing'}"

    def take_actors(self, step: Step) -> Iterator[str]:
        if self.match.state.actors() != step.actors:
            yield f"seats {self.match.state.actors()} owe a decision, not {step.actors}"

    def take_expect(self, step: Step) -> Iterator[str]:
        yield from differences(self.match.save()["position"], step.expect or {})

    def take_sees(self, step: Step) -> Iterator[str]:
        viewer = None if step.spectator else self.seat(step)
        yield from differences(plain(self.match.view(viewer)), step.sees or {})

    def take_events(self, step: Step) -> Iterator[str]:
        found = [self.match.seen(event, None)["event"] for event in self.match.log[self.told :]]
        self.told = len(self.match.log)
        if found != step.events:
            yield f"the events were {found}, not {step.events}"

    def take_outcome(self, step: Step) -> Iterator[str]:
        ending = self.match.ending()
        if ending is None:
            yield "the game is not over"
            return
        wanted = {name: value for name, value in plain(step.outcome).items() if value is not None}
        yield from differences(plain(ending), wanted)


def differences(data: Json, wanted: dict[str, Json]) -> Iterator[str]:
    for path, value in wanted.items():
        found = at_path(data, path)
        if found is MISSING:
            yield f"{path}: there is nothing of that name"
        elif found != value:
            yield f"{path} is {found!r}, not {value!r}"


def at_path(data: Json, path: str) -> Json:
    """What a dotted path such as `seats.1.score` leads to."""
    for part in path.split("."):
        if isinstance(data, dict) and part in data:
            data = data[part]
        elif isinstance(data, list) and part.isdecimal() and int(part) < len(data):
            data = data[int(part)]
        else:
            return MISSING
    return data
