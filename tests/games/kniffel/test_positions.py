"""Positions written by hand: what can be is read, what cannot be is refused with its place."""

from typing import Any

import pytest

from stolik.engine.chance import ScriptedChance, fast
from stolik.engine.errors import DataError, NotationError
from stolik.games.kniffel import GAME
from stolik.games.kniffel.components import BOX_NAMES
from tests.games.kniffel.table import IDLE, Table, all_but, sheet

# No hand of these could be a kniffel.
SMALL = {**GAME.default_components, "copies": 4, "boxes": BOX_NAMES[:11]}


def place(position: dict[str, Any], **options: Any) -> None:
    GAME.place(GAME.terms(2, options), {"seats": [IDLE, IDLE], **position}, fast(0))


def seat(**changes: Any) -> dict[str, Any]:
    return {"seats": [{**IDLE, **changes}, IDLE]}


@pytest.mark.parametrize(
    ("position", "place_named", "what"),
    [
        ({"seats": [IDLE]}, "position.seats", "2 seats are playing, 1 are written down"),
        (seat(hand=[1, 2, 3, 4]), "position.seats.0.hand", "5 to 10 cards, not 4"),
        (seat(hand=[1] * 11), "position.seats.0.hand", "5 to 10 cards, not 11"),
        (seat(hand=[1, 2, 3, 4, 7]), "position.seats.0.hand", "there is no card 7"),
        (seat(hand=[6] * 19), "position.seats.0.hand", "only 18 cards of value 6"),
        (
            {**seat(hand=[6] * 10), "discards": [6] * 9},
            "position.seats.0.hand",
            "only 18 cards of value 6 in all",
        ),
        ({"discards": [0]}, "position.discards", "there is no card 0"),
        ({"turn": 2}, "position.turn", "a seat from 0 to 1"),
        ({"start": -1}, "position.start", "a seat from 0 to 1"),
        ({"round": 0}, "position.round", ">= 1"),
        ({"round": "1"}, "position.round", "Expected `int`"),
        (seat(sheet={"chance": {"points": 9}}), "position", "chance"),
        (
            seat(sheet={"sixes": {"points": 19}}),
            "position.seats.0.sheet.sixes.points",
            "19 points cannot be made",
        ),
        (seat(sheet={"kniffel": {"points": 0}}), "position.seats.0.sheet.kniffel.points", "0 points cannot"),
        (
            seat(sheet={"ones": {"points": 3, "penalty": 3}}),
            "position.seats.0.sheet.ones.penalty",
            "no penalty",
        ),
        (
            seat(sheet={"ones": {"points": 3, "penalty": 12}}),
            "position.seats.0.sheet.ones.penalty",
            "no penalty",
        ),
        (
            seat(sheet={"ones": {"points": 3, "penalty": -2}}),
            "position.seats.0.sheet.ones.penalty",
            "no penalty",
        ),
        (seat(sheet=sheet("ones"), forgot=True), "position.seats.0.forgot", "nothing to announce"),
        (seat(sheet=all_but()), "position.seats.0.sheet", "still to move, but its sheet is full"),
        ({"over": True}, "position.over", "no sheet is full"),
        ({**seat(sheet=all_but()), "over": True, "turn": 1}, "position.turn", "come round to the seat"),
        (seat(drawn=[1]), "position.seats.0.drawn", "has drawn 0 cards since the shuffle"),
        ({"turns": [{"seat": 0, "drawn": 1}]}, "position.turns", "but no shuffle"),
        ({"table": 1}, "position", "unknown field"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], place_named: str, what: str) -> None:
    """The message names the place and what is wrong there."""
    with pytest.raises(DataError) as refused:
        place(position)
    assert refused.value.where.startswith(place_named)
    assert what in str(refused.value)


def test_a_round_beyond_the_limit_is_refused() -> None:
    """Nobody has more turns than the limit says."""
    place({"round": 12}, max_turns=12)
    with pytest.raises(DataError, match=r"position\.round"):
        place({"round": 13}, max_turns=12)


def test_nothing_is_forgotten_when_the_software_announces() -> None:
    """The mark fits the option `manual` only."""
    forgot = seat(sheet=all_but("ones"), forgot=True)
    place(forgot)
    with pytest.raises(DataError, match="nothing to announce"):
        place(forgot, announce="auto")


def test_a_box_that_is_not_in_play_is_refused() -> None:
    """A sheet with two boxes has no third."""
    terms = GAME.terms(2, {}, {**GAME.default_components, "boxes": ["ones", "twos"]})
    with pytest.raises(DataError, match="this box is not in play"):
        GAME.place(terms, seat(sheet=sheet("sixes")), fast(0))


def shuffled(**changes: Any) -> dict[str, Any]:
    """Twenty-four cards: seat 0 had the pile shuffled and drew a 6, seat 1 changed a 3 for a 5."""
    position: dict[str, Any] = {
        "seats": [
            {"hand": [1, 1, 2, 2, 6], "drawn": [6]},
            {"hand": [1, 3, 4, 4, 5], "drawn": [5]},
        ],
        "discards": [3],
        "shuffled": [1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6],
        "turns": [{"seat": 0, "drawn": 1}, {"seat": 1, "cards": [3], "drawn": 1}],
    }
    return {**position, **changes}


def test_a_position_after_a_shuffle_goes_round() -> None:
    """With all that the seats remember of it."""
    terms = GAME.terms(2, {}, SMALL)
    state = GAME.place(terms, shuffled(), fast(0))
    saved = GAME.save(state, terms)
    again, _ = GAME.load(saved, fast(0))
    assert GAME.save(again, terms) == saved
    assert saved["position"]["turns"][1] == {"seat": 1, "cards": [3], "drawn": 1}


def drawn(first: list[int], second: list[int], *, third_card: int = 3) -> dict[str, Any]:
    hands = ([1, 1, 2, 2, 6], [1, third_card, 4, 4, 5])
    return {"seats": [{"hand": hands[0], "drawn": first}, {"hand": hands[1], "drawn": second}]}


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"turns": []}, "all discards have been laid off since the shuffle"),
        ({"turns": [{"seat": 1, "cards": [4], "drawn": 2}]}, "not in the discard pile"),
        ({"turns": [{"seat": 2, "cards": [3], "drawn": 2}]}, "a seat from 0 to 1"),
        (drawn([6], []), "has drawn 1 cards since the shuffle"),
        (drawn([6], [2]), "neither in hand nor laid off"),
        (drawn([6], [3], third_card=5), "a card was laid off before it was drawn"),
        (drawn([1], [1]), "these cards were not shuffled"),
        ({"shuffled": [1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6]}, "the draw pile is not what was shuffled"),
    ],
)
def test_a_shuffle_that_cannot_have_been_is_refused(changes: dict[str, Any], what: str) -> None:
    """What was drawn comes from what was shuffled, and was drawn before it was laid off."""
    with pytest.raises(DataError, match=what):
        GAME.place(GAME.terms(2, {}, SMALL), shuffled(**changes), fast(0))


def test_a_card_drawn_since_the_shuffle_may_be_laid_off_again() -> None:
    """Seat 1 changed a 3 for a 2, and that for a 6."""
    changes = {
        "seats": [
            {"hand": [1, 1, 2, 2, 6], "drawn": [6]},
            {"hand": [1, 4, 4, 5, 6], "drawn": [2, 6]},
        ],
        "discards": [3, 2],
        "shuffled": [1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6],
        "turns": [
            {"seat": 0, "drawn": 1},
            {"seat": 1, "cards": [3], "drawn": 1},
            {"seat": 1, "cards": [2], "drawn": 1},
        ],
    }
    state = GAME.place(GAME.terms(2, {}, SMALL), shuffled(**changes), fast(0))
    assert state.pile.left() == 12


@pytest.mark.parametrize("card", [1, 2, 5, 6])
def test_no_card_is_laid_off_before_it_is_drawn(card: int) -> None:
    """Whatever its value."""
    changes = {
        "seats": [
            {"hand": [1, 1, 2, 2, 6], "drawn": [6]},
            {"hand": [3, 3, 3, 4, 4], "drawn": [card]},
        ],
        "discards": [card],
        "turns": [{"seat": 0, "drawn": 1}, {"seat": 1, "cards": [card], "drawn": 1}],
    }
    with pytest.raises(DataError, match="a card was laid off before it was drawn"):
        GAME.place(GAME.terms(2, {}, SMALL), shuffled(**changes), fast(0))


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"hand_sizes": [5, 11]}, "5 to 10 cards"),
        ({"hand_sizes": [6, 5]}, "the own hand is known"),
        ({"hand_sizes": [5, 5, 5]}, "3 seats are playing"),
        ({"hand_sizes": [5, 6]}, "this cannot be all that was shuffled"),
        ({"seat": 2}, "a seat from 0 to 1"),
    ],
)
def test_knowledge_that_cannot_be_is_refused(changes: dict[str, Any], what: str) -> None:
    """A bot's message is checked like any other."""
    terms = GAME.terms(2, {}, SMALL)
    known = GAME.knowledge(GAME.place(terms, shuffled(), fast(0)), terms, 0)
    data = {"seat": 0, "position": known.position, "hand_sizes": [5, 5], **changes}
    with pytest.raises(DataError, match=what):
        GAME.worlds(terms, GAME.knowledge_type(**data))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "discard",
        "draw 1",
        "discard 1",
        "discard 7 draw 1",
        "score",
        "score sixes 7",
        "57",
        "discard 1, 3 draw 2",
    ],
)
def test_what_is_no_move_at_all(text: str) -> None:
    """Neither an exchange nor a box with cards."""
    table = Table(IDLE, IDLE)
    with pytest.raises(NotationError):
        GAME.parse(table.state, text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("discard nothing draw 0", "pass"),
        ("discard draw 1", "discard nothing draw 1"),
        ("Score Full House 3 1 3 1 3", "score full-house 1 1 3 3 3"),
        ("SCORE  SIXES 6   ANNOUNCE", "score sixes 6 announce"),
        ("score three of a kind 6 4 4 5 4", "score three-of-a-kind 4 4 4 5 6"),
    ],
)
def test_other_ways_to_write_a_move(text: str, canonical: str) -> None:
    """All are read; logs and records have the first."""
    state = Table(IDLE, IDLE).state
    assert GAME.text(state, GAME.parse(state, text)) == canonical


def test_a_loaded_game_draws_the_same_cards() -> None:
    """The draw pile has no order of its own: equal numbers bring equal cards."""
    terms = GAME.terms(3)
    state = GAME.deal(terms, ScriptedChance([0, *([1, 2, 3] * 5)]))
    loaded, _ = GAME.load(GAME.save(state, terms), fast(5))
    state.chance = fast(5)
    for one in (state, loaded):
        one.play(0, GAME.parse(one, "discard 1 1 1 draw 4"))
    assert GAME.position(state) == GAME.position(loaded)
