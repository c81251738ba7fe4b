"""A game as the rest of Stolik knows it: how it starts, is written down, looked at and named."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from stolik.engine.chance import Chance
from stolik.engine.data import Json, changed, checked, packaged_toml, plain
from stolik.engine.errors import DataError, IllegalMove, NotationError
from stolik.engine.events import Kinds
from stolik.engine.rulebook import RuleBook
from stolik.engine.state import ALLOWED, Log, Move, Seat, State
from stolik.engine.worlds import Worlds

S = TypeVar("S", bound=State)


class Say(Protocol):
    """Puts a message of the game's catalogue into the words of one language."""

    def __call__(self, message: str, **values: object) -> str: ...


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what games read and write: options, positions, views, knowledge."""


class Box(Part, frozen=True):
    """The components a game is played with, as a data file says them."""

    def check(self, seats: int) -> None:
        """Raises `DataError` where they do not fit each other, or are too few for so many seats."""


class Terms(Part, frozen=True, kw_only=True, dict=True, weakref=True):
    """What is agreed before the first card: seats, options, components where not the box's own.

    Its `__dict__` keeps what a game has worked out from it. Whoever agrees on the same has the same object.
    """

    seats: int
    options: Json
    components: Json = None


def once(terms: Terms, name: str, work_out: Callable[[], Any]) -> Any:
    """What follows from terms is worked out once for each."""
    if name not in terms.__dict__:
        terms.__dict__[name] = work_out()
    return terms.__dict__[name]


class Game(Generic[S]):
    """Answers what differs between games; one instance for each game, found through entry points."""

    id: ClassVar[str]
    title: ClassVar[str]
    # Goes up by one when the same moves would lead elsewhere.
    revision: ClassVar[int]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    options_type: ClassVar[type[Part]]
    components_type: ClassVar[type[Box]]
    knowledge_type: ClassVar[type[Part]]
    events: ClassVar[Kinds]
    # Options that unattended play sets so that it is sure to end.
    bounded: ClassVar[Mapping[str, Json]] = {}
    # The options that are worth a line of their own when speed is measured.
    benched: ClassVar[Sequence[Mapping[str, Json]]] = ({},)
    # Kinds of event that end a round or the game in a way of their own.
    closing: ClassVar[tuple[int, ...]] = ()
    # Further options under which games end in ways that are rare otherwise.
    ends_otherwise: ClassVar[Sequence[Mapping[str, Json]]] = ()
    # What a move may look like, for whoever types one.
    notation_help: ClassVar[str]

    # -- what a game writes ------------------------------------------------------------------

    def make_setup(self, terms: Terms) -> Any:
        """Components and options in the form the rules work with, shared by all states of these terms."""
        raise NotImplementedError

    def deal(self, terms: Terms, chance: Chance, log: Log | None = None) -> S:
        """The first position, from terms that were checked."""
        raise NotImplementedError

    def position(self, state: S) -> Part:
        """Everything there is, hidden parts included."""
        raise NotImplementedError

    def place(self, terms: Terms, written: Json, chance: Chance) -> S:
        """The state of a position that somebody wrote; raises `DataError` where it cannot be."""
        raise NotImplementedError

    def view(self, state: S, terms: Terms, seat: Seat | None) -> Part:
        """What this seat, or a spectator, sees: built up from nothing."""
        raise NotImplementedError

    def views(self, state: S, terms: Terms, seats: Sequence[Seat | None]) -> list[Part]:
        """The views of several seats: a game may work out once what all of them see."""
        return [self.view(state, terms, seat) for seat in seats]

    def knowledge(self, state: S, terms: Terms, seat: Seat) -> Part:
        """All that follows from what the seat has seen: enough to think with."""
        raise NotImplementedError

    def worlds(self, terms: Terms, knowledge: Any) -> Worlds:
        """The worlds that agree with a knowledge."""
        raise NotImplementedError

    def text(self, state: S, move: Move) -> str:
        """The move in one line, the same in logs, terminal, bot protocol, records and tests."""
        raise NotImplementedError

    def parse(self, state: S, text: str) -> int:
        """The move a line means. `NotationError`: no move at all; `IllegalMove`: none the rules know."""
        raise NotImplementedError

    def board(self, view: Any, names: list[str], say: Say) -> str:
        """The view as text of at most 80 columns, for the terminal and for screen readers."""
        raise NotImplementedError

    def asked(self, view: Any, say: Say) -> str:
        """The decision that the viewer owes, in a sentence."""
        raise NotImplementedError

    def suggested(self, state: S, terms: Terms, seat: Seat) -> list[int]:
        """The legal moves that a person may be shown: in a race, finding them is the game."""
        return state.moves(seat)

    def in_words(self, field: str, value: int, say: Say) -> str:
        """How a field of an event is said; seats are named by the caller."""
        return str(value)

    def rate(self, terms: Terms, knowledge: Any, moves: list[str]) -> list[float]:
        """The house heuristics: how good each legal move looks to a seat that knows this."""
        raise NotImplementedError

    def with_board(self, components: Json, board: Json, where: str) -> Json:
        """The components with an owner's own board in them."""
        raise DataError(where, f"{self.id} has no board to replace")

    def pace(self, knowledge: Any, move: str, skill: float, rng: Chance) -> float:
        """Seconds a person of this skill (0 to 1) takes for the move: in a race bots are no quicker."""
        return 0.5

    # -- what follows ------------------------------------------------------------------------

    @property
    def package(self) -> str:
        return type(self).__module__.removesuffix(".game")

    @cached_property
    def rulebook(self) -> RuleBook:
        return RuleBook.read(self.package, self.id)

    @cached_property
    def default_components(self) -> dict[str, Json]:
        return packaged_toml(self.package, "components.toml")

    @cached_property
    def data_hash(self) -> str:
        """A short hash of the box's own components: part of the rules revision."""
        return hashlib.sha256(msgspec.json.encode(self.default_components, order="sorted")).hexdigest()[:16]

    def terms(self, seats: int, options: Mapping[str, Json] | None = None, components: Json = None) -> Terms:
        """Checked terms of a game; what is not said is the box's default."""
        if not self.min_seats <= seats <= self.max_seats:
            raise DataError(
                "seats", f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}"
            )
        chosen = checked(self.options_type, {} if options is None else options, "options")
        self.check_options(chosen, seats)
        if components == self.default_components:
            components = None
        terms = Terms(seats=seats, options=plain(chosen), components=components)
        self.components_of(terms).check(seats)
        return self.shared(terms)

    def shared(self, terms: Terms) -> Terms:
        """The only ones of their kind, with nothing in them that somebody else could still change."""
        written = msgspec.json.encode(terms)
        known = self.in_use.get(written)
        if known is None:
            known = self.in_use[written] = msgspec.json.decode(written, type=Terms)
        return known

    @cached_property
    def in_use(self) -> WeakValueDictionary[bytes, Terms]:
        """The terms of all games that somebody has in memory, by what they say."""
        return WeakValueDictionary()

    def check_options(self, options: Any, seats: int) -> None:
        """Raises `DataError` where options do not fit the number of seats."""

    def setup(self, terms: Terms) -> Any:
        """What `make_setup` made."""
        return once(terms, "setup", lambda: self.make_setup(terms))

    def read_knowledge(self, data: Json) -> Any:
        return checked(self.knowledge_type, data, "knowledge")

    def options_of(self, terms: Terms) -> Any:
        return once(terms, "options", lambda: checked(self.options_type, terms.options, "options"))

    def components_of(self, terms: Terms) -> Any:
        data = self.default_components if terms.components is None else terms.components
        return once(terms, "components", lambda: checked(self.components_type, data, "components"))

    def start(
        self,
        seats: int,
        chance: Chance,
        options: Mapping[str, Json] | None = None,
        components: Json = None,
    ) -> tuple[S, Terms]:
        terms = self.terms(seats, options, components)
        return self.deal(terms, chance), terms

    def save(self, state: S, terms: Terms) -> dict[str, Json]:
        """A whole position as JSON that `load` reads: a snapshot, a scenario, a thing to analyse."""
        header: dict[str, Json] = {"game": self.id, "seats": terms.seats}
        header["options"] = changed(terms.options, plain(self.options_type()))
        if terms.components is not None:
            header["components"] = terms.components
        return header | {"position": plain(self.position(state))}

    def load(self, data: Json, chance: Chance) -> tuple[S, Terms]:
        saved = checked(Saved, data, "")
        if saved.game != self.id:
            raise DataError("game", f"this position is of {saved.game}, not of {self.id}")
        terms = self.terms(saved.seats, saved.options, saved.components)
        return self.place(terms, saved.position, chance), terms

    def sample(self, terms: Terms, knowledge: Json, rng: Chance) -> State:
        """One whole world that agrees with the knowledge, with fresh chance."""
        return self.worlds(terms, self.read_knowledge(knowledge)).draw(rng)

    def why_not(self, state: S, seat: Seat, text: str, language: str = "en") -> str | None:
        """The paragraph and the words that forbid a move; None when it is allowed."""
        try:
            self.check_move(state, seat, text)
        except NotationError as error:
            return str(error)
        except IllegalMove as refusal:
            return self.words_of(refusal, language)
        return None

    def check_move(self, state: S, seat: Seat, text: str) -> int:
        """The move a line means, if the seat may make it now."""
        move = self.parse(state, text)
        rule = state.why_illegal(seat, move)
        if rule != ALLOWED:
            raise IllegalMove(rule, state.detail(seat, move))
        return move

    def words_of(self, refusal: IllegalMove, language: str = "en") -> str:
        words = self.rulebook.words(refusal.rule, language)
        return f"{refusal.rule}: {words}" + (f" ({refusal.detail})" if refusal.detail else "")


class Saved(Part, frozen=True, kw_only=True):
    """The outer form of a saved position."""

    game: str
    seats: int
    options: dict[str, Json] = {}
    components: Json = None
    position: Json
