"""A match: what is played, amended, taken back, recorded, and seen by whom."""

import pytest

from stolik.engine import deal
from stolik.engine.chance import SealedChance, fast
from stolik.engine.errors import DataError, IllegalMove, NotationError, StolikError
from stolik.engine.match import Match, digest
from stolik.engine.record import (
    Amended,
    Closed,
    FastStream,
    Played,
    Refused,
    Sat,
    ScriptedStream,
    SealedStream,
    Undone,
)
from stolik.games.x_bierze import GAME
from tests.engine import snap

START = {"rows": [[50], [60], [70]], "seats": [{"hand": [41, 51, 61]}, {"hand": [52, 62, 72]}]}
LAST_TURN = {"rows": [[50], [60], [70]], "seats": [{"hand": [51]}, {"hand": [61]}]}


def a_match(start: object = START, seed: int = 1) -> Match:
    return Match(GAME, FastStream(seed), seats=2, start=start)


def a_race() -> Match:
    return Match(snap.GAME, FastStream(0), seats=2)


def everything(match: Match) -> tuple[object, ...]:
    return match.save(), list(match.log), list(match.lines), match.running


def test_play_tells_what_happened() -> None:
    """The events of this move alone, as they are in the log."""
    match = a_match()
    assert [GAME.events[event[0]].name for event in match.play(0, "51")] == ["sealed"]
    news = match.play(1, "62")
    told = [GAME.events[event[0]].name for event in news]
    assert told == ["sealed", "revealed", "revealed", "placed", "placed"]
    assert match.log[-5:] == news


def test_moves_are_recorded_in_canonical_text() -> None:
    """However it was typed, and with the time it was made where the table keeps time."""
    match = a_match({**START, "rows": [[70], [80], [90]]})
    match.play(0, "  041 ", at=1200)
    match.play(1, "52")
    match.play(0, " ROW   2")
    assert match.lines == [
        Played(seat=0, move="41", at=1200),
        Played(seat=1, move="52"),
        Played(seat=0, move="row 2"),
    ]


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "52", IllegalMove),
        (0, "row 1", IllegalMove),
        (0, "rows 1", NotationError),
        (0, "", NotationError),
        (2, "51", DataError),
        (-1, "51", DataError),
        (10**30, "51", DataError),
    ],
)
def test_what_is_refused_changes_nothing(seat: int, text: str, error: type[StolikError]) -> None:
    """Neither the position nor log and record, be it a rule, a typo, or a seat that is not there."""
    match = a_match()
    before = everything(match)
    with pytest.raises(error):
        match.play(seat, text)
    with pytest.raises(StolikError):
        match.amend(seat, text)
    assert everything(match) == before


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_only_seats_that_are_there_can_look(seat: int) -> None:
    """Above all -1 is not the last seat, whose hand it would show."""
    match = a_match()
    for look in (match.view, match.knowledge, match.moves):
        with pytest.raises(DataError, match=f"there is no seat {seat}, only 0 to 1"):
            look(seat)


def test_a_sealed_choice_is_amended() -> None:
    """The other card is chosen, the record says so, and the turn goes on with it."""
    match = a_match()
    match.play(0, "51")
    assert [GAME.events[event[0]].name for event in match.amend(0, "61", at=7)] == ["amended"]
    assert match.lines[-1] == Amended(seat=0, move="61", at=7)
    assert match.save()["position"]["seats"][0] == {
        "hand": [41, 51],
        "x_row": [],
        "x_pile": [],
        "score": 0,
        "chosen": 61,
    }


def test_nothing_to_amend() -> None:
    """A card that is not laid yet is played, not amended; nothing is mixed up by it."""
    match = a_match()
    before = everything(match)
    with pytest.raises(DataError, match="play it"):
        match.amend(0, "51")
    with pytest.raises(DataError, match="play it"):
        match.state.amend(0, 51)
    assert everything(match) == before


def test_an_amendment_that_a_rule_forbids() -> None:
    """The rule is named."""
    match = a_match()
    match.play(0, "51")
    with pytest.raises(IllegalMove, match=r"^X2\.1b"):
        match.amend(0, "52")


def test_undo_restores_everything() -> None:
    """Position, log and moves are as they were; the record keeps all lines and says what was taken back."""
    match = a_match()
    match.play(0, "51")
    before, log = match.save(), list(match.log)
    match.amend(0, "61")
    match.play(1, "62")
    match.undo(2, at=5)
    assert (match.save(), match.log) == (before, log)
    assert match.moves(1) == ["52", "62", "72"]
    assert [type(line) for line in match.lines] == [Played, Amended, Played, Undone]
    assert match.lines[-1] == Undone(lines=2, at=5)


def test_undo_of_a_whole_game() -> None:
    """Back to the start, also when the game is over, and on from there."""
    match = a_match({**LAST_TURN, "round": 2})
    before = match.digest()
    match.play(0, "51")
    match.play(1, "61")
    assert not match.running
    match.undo(2)
    assert match.running
    assert (match.digest(), match.ending()) == (before, None)
    match.play(1, "61")
    assert match.moves(0) == ["51"]


@pytest.mark.parametrize("lines", [0, -1, 2, 10**30])
def test_undo_of_more_than_there_is(lines: int) -> None:
    """The error says how many lines there are."""
    match = a_match()
    match.play(0, "51")
    with pytest.raises(DataError, match="at most 1"):
        match.undo(lines)
    assert len(match.lines) == 1


def next_round(match: Match) -> object:
    """The cards of the round that is dealt after this turn."""
    match.play(0, "51")
    match.play(1, "61")
    position = match.save()["position"]
    assert position["round"] == 2
    return position["rows"], position["seats"]


def test_undo_rekeys_a_fast_stream() -> None:
    """Who has seen the next deal and goes back gets another one, and yet another the next time."""
    match = a_match(LAST_TURN, seed=4)
    deals = [next_round(match)]
    for _ in range(3):
        match.undo(2)
        deals.append(next_round(match))
    assert all(deals.count(one) == 1 for one in deals)
    again = a_match(LAST_TURN, seed=4)
    again.state.chance = fast(4, 3 << 32)
    assert next_round(again) == deals[3]


def test_undo_rekeys_a_sealed_stream() -> None:
    """The new key follows from the old one and the number of the undo."""
    key = bytes(range(32))
    match = sealed(key)
    deals = [next_round(match)]
    for undo in (1, 2):
        match.undo(2)
        deals.append(next_round(match))
        key = deal.rekey(key, undo)
        assert next_round(sealed(key)) == deals[-1]
    assert all(deals.count(one) == 1 for one in deals)


def test_undo_beyond_an_undo() -> None:
    """The old key is the one of the position that is gone back to; the number makes the new one new."""
    key = bytes(range(32))
    match = sealed(key)
    match.play(0, "51")
    match.play(1, "61")
    match.undo(1)
    match.play(1, "61")
    match.undo(2)
    assert next_round(match) == next_round(sealed(deal.rekey(key, 2)))


def sealed(key: bytes) -> Match:
    stream = SealedStream(commitment="")
    return Match(GAME, stream, seats=2, start=LAST_TURN, chance=SealedChance(key))


def test_undo_of_a_script_goes_back_in_it() -> None:
    """A script says what comes up; taking a move back does not change what it says."""
    match = Match(GAME, ScriptedStream([*range(1, 20)]), seats=2, start=LAST_TURN)
    first = next_round(match)
    match.undo(2)
    assert next_round(match) == first


def test_who_sits_where() -> None:
    """A change of minds is a line of the record and no move."""
    match = a_match()
    match.sit(1, "Hania", "bot", at=3)
    assert match.lines == [Sat(seat=1, who="Hania", kind="bot", at=3)]
    with pytest.raises(DataError, match="there is no seat 2, only 0 to 1"):
        match.sit(2, "Ala")
    with pytest.raises(DataError, match="at most 0"):
        match.undo(1)


def test_a_closed_table() -> None:
    """Nobody has won, and nothing more can be done."""
    match = a_match({**LAST_TURN, "round": 2})
    match.play(0, "51")
    match.close("Ala", at=9)
    assert match.lines[-1] == Closed(by="Ala", at=9)
    assert not match.running
    assert match.ending() is None
    for act in (
        lambda: match.play(1, "61"),
        lambda: match.amend(0, "51"),
        lambda: match.undo(1),
        lambda: match.sit(0, "Ola"),
        lambda: match.close("Ola"),
    ):
        with pytest.raises(DataError, match="closed by its host"):
            act()
    assert len(match.lines) == 2


def test_a_table_closed_after_the_end_has_no_winner_either() -> None:
    """What the host closes counts for nothing."""
    match = a_match({**LAST_TURN, "round": 2})
    match.play(0, "51")
    match.play(1, "61")
    assert match.ending() is not None
    match.close("Ala")
    assert match.ending() is None


def test_the_ending() -> None:
    """Places, points and the rule that ended the game."""
    match = a_match({**LAST_TURN, "round": 2})
    assert match.ending() is None
    match.play(0, "51")
    match.play(1, "61")
    ending = match.ending()
    assert ending is not None
    assert (ending.places, ending.points, ending.rule) == ([1, 1], [0, 0], "X4.3c")
    with pytest.raises(IllegalMove, match=r"^X4\.3g"):
        match.play(0, "51")


def test_a_refused_claim_of_a_race_is_on_record() -> None:
    """Everybody saw it, so it belongs to the game: by which rule, and when."""
    match = a_race()
    match.play(0, "claim 2")
    with pytest.raises(IllegalMove, match=r"^T1\.1: seat 0 has it"):
        match.play(1, "claim 2", at=44)
    assert match.lines[-1] == Refused(seat=1, move="claim 2", rule="T1.1", detail="seat 0 has it", at=44)
    assert match.log == [(0, 0, 2)]
    with pytest.raises(DataError, match="at most 1"):
        match.undo(2)


def test_what_is_no_claim_is_not_on_record() -> None:
    """A typo is nobody's business."""
    match = a_race()
    for text in ("claim 9", "snap"):
        with pytest.raises(NotationError):
            match.play(1, text)
    assert match.lines == []


def test_refusals_of_other_games_are_not_on_record() -> None:
    """Where nobody races, a refused move is between the player and the rule book."""
    match = a_match()
    with pytest.raises(IllegalMove):
        match.play(0, "52")
    assert match.lines == []


def test_a_standing_instruction_is_an_amendment() -> None:
    """It is recorded, and the others see that there is one, not which."""
    match = a_race()
    (wish,) = match.amend(1, "claim 3")
    assert match.lines == [Amended(seat=1, move="claim 3")]
    assert match.seen(wish, 1) == {"event": "wished", "seat": 1, "number": 3}
    assert match.seen(wish, 0) == match.seen(wish, None) == {"event": "wished", "seat": 1}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_history_of_a_viewer(viewer: int | None) -> None:
    """Dealt and sealed cards are in the history of their owner only, all else in everybody's."""
    match = Match(GAME, FastStream(2), seats=2)
    match.play(0, match.moves(0)[0])
    history = match.history(viewer)
    assert len(history) == len(match.log)
    for event in history:
        hidden = event["event"] in ("dealt", "sealed") and event["seat"] != viewer
        assert hidden == ("card" not in event and event["event"] != "round-started")


def test_digest_is_of_the_position_alone() -> None:
    """Two ways to one position have one digest, whatever the order of keys; a move changes it."""
    one, other = a_match(), a_match(seed=9)
    one.play(0, "51")
    assert one.digest() != other.digest()
    other.play(0, "41")
    other.amend(0, "51")
    assert one.digest() == other.digest()
    backwards = dict(reversed(one.save().items()))
    assert digest(backwards) == one.digest()


def test_a_position_to_begin_with() -> None:
    """It is the one written down, and is checked like any other."""
    assert a_match().moves(1) == ["52", "62", "72"]
    with pytest.raises(DataError, match=r"position.seats.1.hand: card 41 is already somewhere else"):
        a_match({**START, "seats": [{"hand": [41]}, {"hand": [41]}]})


@pytest.mark.parametrize("options", [5, [], "x_row", {"x_row": "loose"}, {"rows": 3}])
def test_options_that_are_none(options: object) -> None:
    """Anything but known options with known values is refused with what is allowed."""
    with pytest.raises(DataError, match=r"options.*(known are x_row, memory_aid|allowed are free, must_fit)"):
        Match(GAME, FastStream(1), seats=2, options=options)  # type: ignore[arg-type]
