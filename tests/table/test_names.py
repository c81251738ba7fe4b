"""Names: short, visible, and nobody looks like somebody else."""

import pytest

from stolik.table.names import clean_name, clean_text, unique_name
from stolik.table.problems import Refused


@pytest.mark.parametrize(
    "name", ["Ania", "Łucja", "O’Neill", "Žižka", "Ελένη", "Оля", "王小明", "R2-D2", "🦊"]
)
def test_names_of_people(name: str) -> None:
    assert clean_name(name) == name


def test_spaces_are_tidied() -> None:
    assert clean_name("  Ania \t z   Gdańska ") == "Ania z Gdańska"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("---", "name-empty"),
        ("x" * 21, "name-long"),
        ("An\u200bia", "name-hidden"),
        ("\u202eainA", "name-hidden"),
        ("Ania\x07", "name-hidden"),
        ("Z" + "\u0335\u0336\u0337\u0338", "name-hidden"),
        ("Pаweł", "name-mixed"),
        ("Αnia", "name-mixed"),
    ],
)
def test_names_that_hide_something(name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == code


def test_the_second_of_a_name_gets_a_number() -> None:
    assert unique_name("Ania", ["Bartek"]) == "Ania"
    assert unique_name("Ania", ["Ania"]) == "Ania 2"
    assert unique_name("Ania", ["Ania", "Ania 2"]) == "Ania 3"
    assert unique_name("Ania 2", ["Ania 2"]) == "Ania 3"


@pytest.mark.parametrize(
    ("name", "other"), [("ania", "ANIA"), ("Paweł0", "paweło"), ("lza", "Iza"), ("Zoe", "Zoé")]
)
def test_names_that_look_alike_are_told_apart(name: str, other: str) -> None:
    assert unique_name(name, [other]) == f"{name} 2"


def test_a_long_name_has_room_for_its_number() -> None:
    assert unique_name("x" * 20, ["x" * 20]) == "x" * 17 + " 2"


def test_texts_keep_only_what_can_be_seen() -> None:
    assert clean_text("hi\u202e there\x00\n\n!") == "hi there !"
    for nothing in ("\u200b", " \n "):
        with pytest.raises(Refused, match="text-empty"):
            clean_text(nothing)
