"""The first player's team and the bonus card."""

from itertools import combinations

import pytest

from tests.games.niet.table import Table, placed

# Forty-eight cards in any order, for a round that nobody looks at.
DEAL = [colour * 100 + value for value in (1, 1, *range(1, 11)) for colour in range(4)]
CHARACTERS = ["wolf", "crane", "tiger", "bear", "eagle"]


def choosing(seats: int, first: str = "wolf") -> Table:
    hands = [[f"blue {value + 2}", f"red {value + 2}"] for value in range(seats)]
    return placed(*hands, phase="team", shows={"first": first})


@pytest.mark.rule("N4.1a", "N4.1b")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_open_character_chooses(first: int) -> None:
    """Right after the NIET! phase, before anything else."""
    table = choosing(3, CHARACTERS[first])
    assert table.state.actors() == [first]
    assert table.view(None).phase == "team"
    assert table.view(None).first_player == first


@pytest.mark.rule("N4.1c")
def test_nobody_else_chooses() -> None:
    """The others may not say who plays with whom."""
    table = choosing(4)
    assert [table.refusal(seat, "team bear") for seat in (1, 2)] == ["N4.1c"] * 2


@pytest.mark.rule("N4.1e", "N4.1f")
def test_five_players() -> None:
    """One partner or two, whoever they are."""
    table = choosing(5)
    wanted = [f"team {name}" for name in CHARACTERS[1:]]
    wanted += [f"team {one} {other}" for one, other in combinations(CHARACTERS[1:], 2)]
    assert sorted(table.moves(0)) == sorted(wanted)
    assert table.refusal(0, "team alone") == "N4.1e"
    assert table.refusal(0, "team crane tiger bear") == "N4.1e"


@pytest.mark.rule("N4.1g")
def test_four_players() -> None:
    """Exactly one partner."""
    table = choosing(4)
    assert table.moves(0) == ["team crane", "team tiger", "team bear"]
    assert table.refusal(0, "team alone") == "N4.1g"
    assert table.refusal(0, "team crane bear") == "N4.1g"


@pytest.mark.rule("N4.1h")
def test_three_players() -> None:
    """Alone or with one partner."""
    table = choosing(3)
    assert table.moves(0) == ["team alone", "team crane", "team tiger"]
    assert table.refusal(0, "team crane tiger") == "N4.1h"
    assert [event["seat"] for event in table.play((0, "team alone")).named("alone")] == [0]


@pytest.mark.rule("N4.1i", "N4.2b")
def test_two_players() -> None:
    """Each plays alone; there are no teams to choose and no bonus card to give."""
    table = placed(["blue 5"], ["blue 6"])
    assert table.refusal(0, "team crane") == "N4.1i"
    assert table.refusal(0, "bonus crane") == "N4.2b"
    assert table.state.team_of(0) & 0b11 == 0b01
    assert table.state.team_of(1) & 0b11 == 0b10


@pytest.mark.rule("N4.1j")
def test_not_oneself() -> None:
    """The first player is in the team anyway."""
    assert choosing(4).refusal(0, "team wolf") == "N4.1j"
    assert choosing(5).refusal(0, "team wolf crane") == "N4.1j"
    assert choosing(4, "tiger").refusal(2, "team tiger") == "N4.1j"


@pytest.mark.rule("N4.1k")
@pytest.mark.parametrize("name", ["eagle", "4"])
def test_partners_must_play(name: str) -> None:
    """An absent character, or a seat that does not exist, is no partner."""
    assert choosing(4).refusal(0, f"team {name}") == "N4.1k"


@pytest.mark.rule("N4.1l")
def test_partners_are_named_once() -> None:
    """The same one twice is refused, by character or by seat."""
    assert choosing(5).refusal(0, "team crane crane") == "N4.1l"
    assert choosing(5).refusal(0, "team crane 1") == "N4.1l"


@pytest.mark.rule("N4.1d")
def test_the_rest_is_the_other_team() -> None:
    """Everybody is in one of the two."""
    table = choosing(5).play((0, "team tiger"))
    assert table.view(None).team == [0, 2]
    assert [event["seat"] for event in table.named("joined")] == [2]
    assert table.named("alone") == []
    assert [table.state.team_of(seat) & 0b11111 for seat in range(5)] == [5, 26, 5, 26, 26]


@pytest.mark.rule("N4.2a", "N4.2c", "N4.2d")
def test_the_bonus_card_comes_after_the_teams() -> None:
    """One card, and the first player gives it."""
    table = choosing(5)
    assert table.refusal(0, "bonus crane") == "N3.1b"
    table.play((0, "team crane"))
    assert table.state.actors() == [0]
    assert table.refusal(1, "bonus crane") == "N4.2d"
    table.play((0, "bonus crane"))
    assert table.view(None).bonus == 1
    assert table.refusal(0, "bonus wolf") == "N3.1b"


@pytest.mark.rule("N4.2e", "N4.2f")
def test_the_bonus_card_goes_to_the_smaller_team() -> None:
    """The first player may keep it when he is in it, and must give it away when he is not."""
    small = choosing(5).play((0, "team crane"))
    assert small.moves(0) == ["bonus wolf", "bonus crane"]
    assert small.refusal(0, "bonus tiger") == "N4.2e"
    large = choosing(5).play((0, "team crane tiger"))
    assert large.moves(0) == ["bonus bear", "bonus eagle"]
    assert large.refusal(0, "bonus wolf") == "N4.2e"


@pytest.mark.rule("N4.2e")
def test_the_bonus_card_does_not_leave_the_table() -> None:
    """Whoever does not play is in no team."""
    table = choosing(3).play((0, "team crane"))
    assert table.refusal(0, "bonus eagle") == "N4.2e"


@pytest.mark.rule("N4.2g")
@pytest.mark.parametrize(("team", "holder"), [("alone", "wolf"), ("crane", "tiger"), ("tiger", "crane")])
def test_three_players_and_the_bonus_card(team: str, holder: str) -> None:
    """It goes to the one who plays alone."""
    assert choosing(3).play((0, f"team {team}")).moves(0) == [f"bonus {holder}"]


@pytest.mark.rule("N4.2i")
@pytest.mark.parametrize("words", ["bonus nobody", "bonus none", "pass"])
def test_the_bonus_card_is_not_held_back(words: str) -> None:
    """Somebody in the smaller team gets it."""
    assert choosing(3).play((0, "team crane")).refusal(0, words) == "N4.2i"


@pytest.mark.rule("N4.2b")
def test_four_players_have_no_bonus_card() -> None:
    """After the teams come the tricks."""
    table = choosing(4).play((0, "team crane"))
    assert table.view(None).phase == "tricks"
    assert table.refusal(0, "bonus wolf") == "N4.2b"


@pytest.mark.rule("N4.2h")
def test_the_bonus_card_is_given_back() -> None:
    """In the next round nobody holds it until it is given again."""
    table = placed(["blue 5"], ["blue 6"], ["blue 7"], options={"dealer": 0}, chance=DEAL)
    assert table.view(None).bonus == 0
    table.play((0, "blue 5"), (1, "blue 6"), (2, "blue 7"))
    assert table.state.round == 2
    assert table.view(None).bonus is None
