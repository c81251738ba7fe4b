"""Every law bites: mistakes planted into X bierze! are found by the law that is there for them."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from stolik.engine.chance import Chance, fast
from stolik.engine.data import plain
from stolik.engine.game import Game, Terms
from stolik.engine.state import ALLOWED, Log, Move, Moves, Outcome, Seat, State
from stolik.engine.worlds import Worlds
from stolik.games.x_bierze.box import IN_HAND
from stolik.games.x_bierze.events import EVENTS, REVEALED, SEALED
from stolik.games.x_bierze.game import XBierzeGame
from stolik.games.x_bierze.knowledge import Knowledge
from stolik.games.x_bierze.position import Position
from stolik.games.x_bierze.rules import PLAY
from stolik.games.x_bierze.view import View
from stolik.testing import fuzz, laws
from stolik.testing.laws import Case
from tests.testing.planted import Planted, Shell, ShellWorlds, planted

Law = Callable[[Game[Any], Case], None]

CASE = Case(seats=3)
HEADS = [{"multiples_of": 1, "heads": 1}]
TINY = Case(seats=2, components={"cards": 6, "rows": [3], "hand": 2, "rounds": 1, "heads": HEADS}, depth=3)

replaced = msgspec.structs.replace


def bites(law: Law, game: Planted, case: Case = CASE, match: str | None = None) -> None:
    with pytest.raises(AssertionError, match=match):
        law(game, case)


@pytest.mark.parametrize(
    "law",
    [
        laws.play_refuses_exactly_what_moves_omits,
        laws.amend_refuses_exactly_what_amendments_omits,
        laws.copies_are_independent,
        laws.replay_is_bit_equal,
        laws.both_builds_play_the_same,
        laws.notation_goes_round,
        laws.every_random_game_ends,
        laws.sealing_order_is_irrelevant,
        laws.nothing_leaks,
        laws.positions_go_round,
        laws.all_is_said_in_every_language,
    ],
    ids=lambda law: law.__name__,
)
def test_the_shell_alone_is_no_mistake(law: Law) -> None:
    """Without a mistake in it the shell keeps every law, so it is the mistakes that are found below."""
    law(planted(), CASE)


def test_the_shell_alone_is_fair() -> None:
    """The same for the law of fair worlds, which looks at a tiny variant."""
    laws.worlds_are_fair(planted(), TINY)


# -- what may be done ------------------------------------------------------------------------


class OmitsAMove(Shell):
    def legal(self, seat: Seat, out: Moves) -> None:
        self.inner.legal(seat, out)
        out.count = max(1, out.count - 1)


class AddsAMove(Shell):
    def legal(self, seat: Seat, out: Moves) -> None:
        self.inner.legal(seat, out)
        if self.inner.phase == PLAY:
            out.add(self.inner.rows.card(0, 0))


class ListsAMoveTwice(Shell):
    def legal(self, seat: Seat, out: Moves) -> None:
        self.inner.legal(seat, out)
        out.add(out.items[0])


class ListsMovesBeyondTheCount(Shell):
    def move_count(self) -> int:
        return 50


class MovesWithoutOwing(Shell):
    def moves(self, seat: Seat) -> list[int]:
        return super().moves(seat) or [self.inner.rows.card(0, 0)]


class NamesNoRule(Shell):
    def why_illegal(self, seat: Seat, move: Move) -> str:
        return self.inner.why_illegal(seat, move) and "X2.2a"


class AllowsAnyCard(Shell):
    def why_illegal(self, seat: Seat, move: Move) -> str:
        rule = self.inner.why_illegal(seat, move)
        return ALLOWED if rule == "X2.1b" and 0 < move <= 100 else rule


class RefusesACard(Shell):
    def why_illegal(self, seat: Seat, move: Move) -> str:
        return "X2.1b" if move == 57 else self.inner.why_illegal(seat, move)


class RefusalChangesThePosition(Shell):
    def why_illegal(self, seat: Seat, move: Move) -> str:
        rule = self.inner.why_illegal(seat, move)
        if rule == "X2.3a":
            self.inner.scores[0] += 1
        return rule


class RefusalTakesChance(Shell):
    def why_illegal(self, seat: Seat, move: Move) -> str:
        rule = self.inner.why_illegal(seat, move)
        if rule == "X2.3a":
            self.chance.word()
        return rule


@pytest.mark.parametrize(
    ("shell", "found"),
    [
        (OmitsAMove, "listed False, but why_illegal says ''"),
        (AddsAMove, "listed True, but why_illegal says 'X2.1b'"),
        (ListsAMoveTwice, "listed twice"),
        (ListsMovesBeyondTheCount, "a move beyond move_count"),
        (MovesWithoutOwing, "nobody else"),
        (NamesNoRule, "X2.2a is no legality entry"),
        (AllowsAnyCard, "listed False, but why_illegal says ''"),
        (RefusesACard, "listed True, but why_illegal says 'X2.1b'"),
        (RefusalChangesThePosition, "a refused move has changed the position"),
        (RefusalTakesChance, "a refused move has used up chance"),
    ],
)
def test_moves_and_refusals(shell: type[Shell], found: str) -> None:
    """What is listed is allowed, what is not is refused by a rule, and refusing changes nothing."""
    bites(laws.play_refuses_exactly_what_moves_omits, planted(shell), match=found)


class AmendsToAnyCard(Shell):
    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        self.inner.legal_amendments(seat, out)
        if out.count:
            out.add(self.inner.rows.card(0, 0))


class OmitsAnAmendment(Shell):
    def legal_amendments(self, seat: Seat, out: Moves) -> None:
        self.inner.legal_amendments(seat, out)
        out.count = max(0, out.count - 1)


class AmendmentRefusedWithChanges(Shell):
    def why_no_amendment(self, seat: Seat, move: Move) -> str:
        rule = self.inner.why_no_amendment(seat, move)
        if rule == "X2.1b":
            self.inner.scores[0] += 1
        return rule


class AmendsWithoutAsking(Shell):
    def amend(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        self.inner.scores[0] += 1


@pytest.mark.parametrize("shell", [AmendsToAnyCard, OmitsAnAmendment, AmendmentRefusedWithChanges])
def test_amendments(shell: type[Shell]) -> None:
    """The same for what a sealed seat may say instead."""
    bites(laws.amend_refuses_exactly_what_amendments_omits, planted(shell))


# -- copies ----------------------------------------------------------------------------------

SHARED = ["where", "known", "hands", "rows", "chosen", "order", "x_last", "scores", "taken", "chance"]
FORGOTTEN = {"round": 1, "phase": PLAY, "placed": 0, "taken_size": 0, "owing": 1}


@pytest.mark.parametrize("part", SHARED)
def test_copies_that_share(part: str) -> None:
    """Every vector, and chance, is found when a copy shares it with the original."""

    class Shares(Shell):
        def copy(self) -> "Shares":
            copy = super().copy()
            setattr(copy.inner, part, getattr(self.inner, part))
            copy.chance = copy.inner.chance
            return copy

    bites(laws.copies_are_independent, planted(Shares))


@pytest.mark.parametrize("part", FORGOTTEN)
def test_copies_that_forget(part: str) -> None:
    """Every number is found when a copy begins with a new one, though all copies do so alike."""

    class Forgets(Shell):
        def copy(self) -> "Forgets":
            inner = self.inner.copy()
            setattr(inner, part, FORGOTTEN[part])
            return type(self)(inner)

    bites(laws.copies_are_independent, planted(Forgets))


# -- records, builds, notation, the end ------------------------------------------------------


def test_luck_of_ones_own() -> None:
    """Chance is handed in: a deal that takes it from elsewhere is another in the replay."""

    def deal_anyhow(self: Planted, terms: Terms, chance: Chance, log: Log | None = None) -> Shell:
        chance = fast(random.randrange(2**32))
        return Shell(XBierzeGame.deal(self, terms, chance, log))

    bites(laws.replay_is_bit_equal, planted(deal=deal_anyhow))


class CountsAnotherWay(Shell):
    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        super().apply(seat, move, log)
        self.inner.scores[0] += 1


def test_another_game_on_the_other_build() -> None:
    """The other process plays the installed game; a rule that differs here gives other positions."""
    bites(laws.both_builds_play_the_same, planted(CountsAnotherWay))


def text_of_the_card_only(self: Planted, state: Shell, move: Move) -> str:
    return Planted.text(self, state, move).removeprefix("keep ")


def text_of_no_row(self: Planted, state: Shell, move: Move) -> str:
    return Planted.text(self, state, move).translate(str.maketrans("123", "112"))


def parse_small_letters(self: Planted, state: Shell, text: str) -> int:
    return Planted.parse(self, state, text if text.islower() or text.strip().isdigit() else "row 1")


@pytest.mark.parametrize(
    "methods",
    [{"text": text_of_the_card_only}, {"text": text_of_no_row}, {"parse": parse_small_letters}],
    ids=["ambiguous", "shared", "small-letters"],
)
def test_notation(methods: dict[str, Any]) -> None:
    """Texts that are read as another move, that two moves share, that are not read in capitals."""
    bites(laws.notation_goes_round, planted(**methods))


class NeverEnds(Shell):
    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        if log is not None:
            log.append((SEALED, seat, move))


class EndsWithoutAnOutcome(Shell):
    def outcome(self) -> Outcome | None:
        return None


class NobodyWins(Shell):
    def outcome(self) -> Outcome | None:
        real = self.inner.outcome()
        return real and Outcome([place + 1 for place in real.places], real.points, real.rule)


class EndsByNoRule(Shell):
    def outcome(self) -> Outcome | None:
        real = self.inner.outcome()
        return real and Outcome(real.places, real.points, "X9.9")


class ForgetsASeat(Shell):
    def outcome(self) -> Outcome | None:
        real = self.inner.outcome()
        return real and Outcome([1, 2], [0, 1], real.rule)


@pytest.mark.parametrize(
    ("shell", "found"),
    [
        (NeverEnds, "the game did not end"),
        (EndsWithoutAnOutcome, "no outcome"),
        (NobodyWins, "nobody has won"),
        (EndsByNoRule, "X9.9"),
        (ForgetsASeat, "without place or points"),
    ],
)
def test_the_end(shell: type[Shell], found: str) -> None:
    """Every random game ends, with a place for every seat, a winner, and a rule that ended it."""
    bites(laws.every_random_game_ends, planted(shell), match=found)


@pytest.mark.parametrize("law", [laws.replay_is_bit_equal, laws.nothing_leaks])
def test_a_game_without_end_does_not_stop_the_tests(law: Law) -> None:
    """Other laws say so as well, instead of playing on for ever."""
    few = Case(seats=2, components={**TINY.components, "hand": 1, "cards": 3}, games=1)
    bites(law, planted(NeverEnds), few, match="did not end within")


# -- sealing ---------------------------------------------------------------------------------


class FirstSealedScores(Shell):
    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        if self.inner.phase == PLAY and len(self.actors()) == self.seats:
            self.inner.scores[seat] += 1
        super().apply(seat, move, log)


class TellsHowManyHaveSealed(Shell):
    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        waiting = len(self.actors())
        start = 0 if log is None else len(log)
        super().apply(seat, move, log)
        if log is not None and log[start][0] == SEALED:
            log[start] = (SEALED, seat, waiting)


class RevealsInTheOrderOfSealing(Shell):
    def apply(self, seat: Seat, move: Move, log: Log | None = None) -> None:
        super().apply(seat, move, log)
        if log is not None and seat == 0:
            revealed = [at for at, event in enumerate(log) if event[0] == REVEALED]
            for at, event in zip(revealed, [log[at] for at in revealed][::-1], strict=True):
                log[at] = event


@pytest.mark.parametrize("shell", [FirstSealedScores, TellsHowManyHaveSealed, RevealsInTheOrderOfSealing])
def test_sealing_order(shell: type[Shell]) -> None:
    """Neither position nor events may tell who sealed first."""
    bites(laws.sealing_order_is_irrelevant, planted(shell))


# -- who sees what ---------------------------------------------------------------------------


def see_the_next_hand(self: Planted, state: Shell, terms: Terms, seat: Seat | None) -> View:
    view = Planted.view(self, state, terms, seat)
    return view if seat is None else replaced(view, hand=state.inner.hands.listed((seat + 1) % state.seats))


def see_the_hand_of_seat_0(self: Planted, state: Shell, terms: Terms, seat: Seat | None) -> View:
    view = Planted.view(self, state, terms, seat)
    return view if seat is not None else replaced(view, hand=state.inner.hands.listed(0))


def see_what_is_sealed(self: Planted, state: Shell, terms: Terms, seat: Seat | None) -> View:
    view = Planted.view(self, state, terms, seat)
    seats = [replaced(part, revealed=state.inner.chosen[who] or None) for who, part in enumerate(view.seats)]
    return replaced(view, seats=seats)


def see_what_was_not_dealt(self: Planted, state: Shell, terms: Terms, seat: Seat | None) -> View:
    view = Planted.view(self, state, terms, seat)
    return replaced(view, taken=[card for card in range(1, 101) if state.inner.where[card] == 0][:1])


@pytest.mark.parametrize(
    "view", [see_the_next_hand, see_the_hand_of_seat_0, see_what_is_sealed, see_what_was_not_dealt]
)
def test_views_that_leak(view: Callable[..., View]) -> None:
    """Another's hand, shown to a seat or to spectators; a sealed card; a card that nobody has."""
    bites(laws.nothing_leaks, planted(view=view), match="shows something hidden|see something hidden")


class MovesShowTheOthers(Shell):
    def legal(self, seat: Seat, out: Moves) -> None:
        self.inner.legal(seat, out)
        next_hand = self.inner.hands.listed((seat + 1) % self.seats)
        if self.inner.phase == PLAY and sum(next_hand) % 2:
            moves = out.listed()[::-1]
            out.clear()
            for move in moves:
                out.add(move)


def test_moves_that_leak() -> None:
    """The order of one's moves tells whether the others' cards add up to an odd number."""
    bites(laws.nothing_leaks, planted(MovesShowTheOthers), match="the moves show something hidden")


def know_what_is_sealed(self: Planted, state: Shell, terms: Terms, seat: Seat) -> Knowledge:
    """Only the cards of others; one's own are known anyway."""
    known = Planted.knowledge(self, state, terms, seat)
    parts = [
        replaced(part, chosen=state.inner.chosen[who] or None)
        for who, part in enumerate(known.position.seats)
    ]
    return replaced(known, position=replaced(known.position, seats=parts))


def know_a_hand(self: Planted, state: Shell, terms: Terms, seat: Seat) -> Knowledge:
    known = Planted.knowledge(self, state, terms, seat)
    parts = list(known.position.seats)
    who = (seat + 1) % state.seats
    parts[who] = replaced(parts[who], hand=state.inner.hands.listed(who))
    return replaced(known, position=replaced(known.position, seats=parts))


def believe_what_is_sealed(self: Planted, terms: Terms, knowledge: Knowledge) -> Worlds:
    """Worlds that take the leaked card for granted, so that nothing contradicts anything."""
    sealed = [part.chosen or 0 for part in knowledge.position.seats]
    hidden = [seat for seat, card in enumerate(sealed) if card and seat != knowledge.seat]
    clean = [
        replaced(part, chosen=None, hand=sorted({*part.hand, sealed[seat]})) if seat in hidden else part
        for seat, part in enumerate(knowledge.position.seats)
    ]

    class Believing(ShellWorlds):
        def draw(self, rng: Chance) -> Shell:
            world = super().draw(rng)
            assert isinstance(world, Shell)
            for seat in hidden if world.inner.phase == PLAY else []:
                world.inner.to_hand(seat, world.inner.chosen[seat])
                world.inner.hands.remove(seat, sealed[seat])
                world.inner.where[sealed[seat]] = 3
                world.inner.chosen[seat] = sealed[seat]
            return world

    if knowledge.position.revealed:
        return ShellWorlds(XBierzeGame.worlds(self, terms, knowledge), Shell)
    cleaned = replaced(knowledge, position=replaced(knowledge.position, seats=clean))
    return Believing(XBierzeGame.worlds(self, terms, cleaned), Shell)


def test_knowledge_with_a_sealed_card() -> None:
    """Worlds that ignore the card contradict the knowledge; those that believe it come up too often."""
    bites(laws.nothing_leaks, planted(knowledge=know_what_is_sealed), match="contradicts the knowledge")
    sly = planted(knowledge=know_what_is_sealed, worlds=believe_what_is_sealed)
    laws.nothing_leaks(sly, CASE)
    bites(laws.worlds_are_fair, sly, TINY)


def test_knowledge_with_a_hand() -> None:
    """All worlds agree with the leak, so only the comparison with what was seen finds it."""
    bites(laws.worlds_are_fair, planted(knowledge=know_a_hand), TINY, match="degrees of freedom")


def forgetting(knowledge: Knowledge) -> Knowledge:
    """Without the cards that everybody has seen going to other hands."""
    others = [
        part if who == knowledge.seat else replaced(part, hand=[])
        for who, part in enumerate(knowledge.position.seats)
    ]
    mine = knowledge.position.seats[knowledge.seat].hand
    seen = [card for card in knowledge.position.seen if card in mine]
    return replaced(knowledge, position=replaced(knowledge.position, seats=others, seen=seen))


def worlds_that_forget(self: Planted, terms: Terms, knowledge: Knowledge) -> Worlds:
    return ShellWorlds(XBierzeGame.worlds(self, terms, forgetting(knowledge)), Shell)


def know_nothing_of_others(self: Planted, state: Shell, terms: Terms, seat: Seat) -> Knowledge:
    return forgetting(Planted.knowledge(self, state, terms, seat))


def test_forgotten_cards() -> None:
    """Worlds that forget contradict the knowledge; knowledge that forgets allows worlds that cannot be."""
    bites(laws.nothing_leaks, planted(worlds=worlds_that_forget), match="contradicts the knowledge")
    bites(laws.worlds_are_fair, planted(knowledge=know_nothing_of_others), TINY, match="cannot be|degrees")


class LowestOfTwo(ShellWorlds):
    def draw(self, rng: Chance) -> Shell:
        worlds = [super(LowestOfTwo, self).draw(rng) for _ in range(2)]
        shells = [world for world in worlds if isinstance(world, Shell)]
        return min(shells, key=lambda world: world.inner.hands.listed(0) + world.inner.hands.listed(1))


class AlwaysTheSame(ShellWorlds):
    def draw(self, rng: Chance) -> Shell:
        world = super().draw(fast(1))
        assert isinstance(world, Shell)
        return world


class LowestCardSealed(ShellWorlds):
    """Thinks that everybody plays the lowest card."""

    def draw(self, rng: Chance) -> Shell:
        world = super().draw(rng)
        assert isinstance(world, Shell)
        state = world.inner
        for seat in range(world.seats):
            held = [card for card in range(1, 7) if state.where[card] == IN_HAND + seat]
            card = state.chosen[seat]
            if state.phase == PLAY and card and held and held[0] < card and not state.known[card]:
                state.to_hand(seat, card)
                state.hands.remove(seat, held[0])
                state.where[held[0]] = 3
                state.chosen[seat] = held[0]
        return world


@pytest.mark.parametrize("kind", [LowestOfTwo, AlwaysTheSame, LowestCardSealed])
def test_unfair_worlds(kind: type[ShellWorlds]) -> None:
    """Worlds that prefer some deals, or some hidden choices, to others that are as likely."""

    def worlds(self: Planted, terms: Terms, knowledge: Knowledge) -> Worlds:
        return kind(XBierzeGame.worlds(self, terms, knowledge), Shell)

    bites(laws.worlds_are_fair, planted(worlds=worlds), TINY, match="degrees of freedom")


def test_worlds_with_luck_of_their_own() -> None:
    """Equal knowledge and equal luck give equal worlds."""

    class Anyhow(ShellWorlds):
        def draw(self, rng: Chance) -> Shell:
            world = super().draw(fast(random.randrange(2**32)))
            assert isinstance(world, Shell)
            return world

    def worlds(self: Planted, terms: Terms, knowledge: Knowledge) -> Worlds:
        return Anyhow(XBierzeGame.worlds(self, terms, knowledge), Shell)

    bites(laws.nothing_leaks, planted(worlds=worlds), match="unequal worlds")


def test_worlds_that_share_their_luck() -> None:
    """What happens next in two worlds may be different even where the worlds are equal."""

    class SameLuck(ShellWorlds):
        def draw(self, rng: Chance) -> State:
            world = super().draw(rng)
            world.chance = fast(1)
            return world

    def worlds(self: Planted, terms: Terms, knowledge: Knowledge) -> Worlds:
        return SameLuck(XBierzeGame.worlds(self, terms, knowledge), Shell)

    bites(laws.nothing_leaks, planted(worlds=worlds), match="the same luck")


def test_a_world_that_is_drawn_again() -> None:
    """Worlds are apart: drawing the next one leaves those before it as they are."""

    class OneWorld(ShellWorlds):
        kept: Shell | None = None

        def draw(self, rng: Chance) -> State:
            world = super().draw(rng)
            assert isinstance(world, Shell)
            if self.kept is None:
                self.kept = world
            self.kept.inner, self.kept.chance = world.inner, world.chance
            return self.kept

    def worlds(self: Planted, terms: Terms, knowledge: Knowledge) -> Worlds:
        return OneWorld(XBierzeGame.worlds(self, terms, knowledge), Shell)

    bites(laws.nothing_leaks, planted(worlds=worlds), match="another one is drawn")


def test_events_that_leak() -> None:
    """An event that shows everybody the sealed card: then other worlds cannot be."""
    events = {**EVENTS, SEALED: replaced_kind(secret=())}
    bites(laws.worlds_are_fair, planted(events=events), TINY)


def replaced_kind(**changes: Any) -> Any:
    kind = EVENTS[SEALED]
    return type(kind)(**{name: getattr(kind, name) for name in kind.__dataclass_fields__} | changes)


def test_a_tiny_variant_that_hides_nothing() -> None:
    """A law that could not find anything does not pass."""
    components = {"cards": 3, "rows": [2], "hand": 1, "rounds": 1, "heads": HEADS}
    bites(laws.worlds_are_fair, planted(), Case(seats=2, components=components, depth=2), match="proves noth")


# -- positions on paper ----------------------------------------------------------------------

SEAT_PARTS = ["hand", "x_row", "x_pile", "score", "chosen"]


@pytest.mark.parametrize("part", ["rows", "round", "revealed", "taken", "taker", "seen", "over", *SEAT_PARTS])
def test_positions_that_lose_something(part: str) -> None:
    """Whatever a saved position leaves out is missed when it is loaded."""

    def position(self: Planted, state: Shell) -> Position:
        whole = plain(Planted.position(self, state))
        if part in SEAT_PARTS:
            for seat in whole["seats"]:
                del seat[part]
        elif part == "rows":
            whole["rows"] = [row[-1:] for row in whole["rows"]]
        else:
            del whole[part]
        return msgspec.convert(whole, Position)

    bites(laws.positions_go_round, planted(position=position))


# -- words -----------------------------------------------------------------------------------


def test_an_event_without_words() -> None:
    """A new kind of event needs its message in every language, and one for who may not see all of it."""
    events = {**EVENTS, SEALED: replaced_kind(name="hidden-away")}
    bites(laws.all_is_said_in_every_language, planted(events=events), match="event-hidden-away")


def test_an_event_with_other_fields() -> None:
    """Fields are those that were declared, and those that the message names."""
    events = {**EVENTS, SEALED: replaced_kind(fields=("seat", "stone"), secret=("stone",))}
    bites(laws.all_is_said_in_every_language, planted(events=events))
    events = {**EVENTS, SEALED: replaced_kind(fields=("seat", "card", "stone"))}
    bites(laws.all_is_said_in_every_language, planted(events=events))


def test_a_board_that_is_too_wide() -> None:
    """A terminal has eighty columns."""

    def board(self: Planted, view: View, names: list[str], say: Any) -> str:
        return Planted.board(self, view, names, say) + "\n" + "-" * 81

    bites(laws.all_is_said_in_every_language, planted(board=board), match="wider than a terminal")


# -- damaged input ---------------------------------------------------------------------------


def raising(method: str) -> Planted:
    def fail(self: Planted, *arguments: Any) -> Any:
        try:
            return getattr(Planted, method)(self, *arguments)
        except Exception as error:
            raise KeyError(str(error)) from error

    methods: dict[str, Any] = {method: fail}
    return planted(**methods)


def test_input_that_is_refused_in_the_wrong_way() -> None:
    """A `KeyError` for a text, a position, a record or a scenario is a mistake of ours."""
    parsing, placing = raising("parse"), raising("place")
    state, terms = parsing.start(3, fast(0))
    with pytest.raises((KeyError, ExceptionGroup)):
        fuzz.any_text_is_read_or_refused(parsing, state)
    with pytest.raises((KeyError, ExceptionGroup)):
        fuzz.damaged_positions_are_refused(placing, [placing.save(state, terms)])
    with pytest.raises((KeyError, ExceptionGroup)):
        fuzz.damaged_records_are_refused(parsing, laws.random_match(parsing, CASE, 0))
    with pytest.raises((KeyError, ExceptionGroup)):
        fuzz.damaged_scenarios_are_refused(parsing, laws.random_match(parsing, CASE, 0))


def test_a_position_in_which_nobody_can_move() -> None:
    """What is accepted can be played."""

    def place(self: Planted, terms: Terms, written: Any, chance: Chance) -> Shell:
        shell = Planted.place(self, terms, written, chance)
        assert isinstance(shell, Shell)
        if min(shell.inner.hands.size(seat) for seat in range(shell.seats)) < 8:
            for seat in range(shell.seats):
                shell.inner.hands.clear(seat)
        return shell

    game = planted(place=place)
    state, terms = game.start(3, fast(0))
    with pytest.raises((AssertionError, ExceptionGroup)):
        fuzz.damaged_positions_are_refused(game, [game.save(state, terms)])
