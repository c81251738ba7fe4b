"""Data from outside: what is wrong is named, with its place and what is allowed there."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from stolik.engine.data import (
    LARGEST,
    Json,
    changed,
    checked,
    from_json,
    from_text,
    from_toml,
    packaged_toml,
    plain,
    read_text,
    read_toml,
)
from stolik.engine.errors import DataError


class Leaf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "blue"]
    size: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="side", tag="left"):
    leaf: Leaf | None = None


class Right(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="side", tag="right"):
    pass


class Tree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaves: list[Leaf]
    branches: list[Left | Right] = []
    rest: Json = None


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (7, "tree: Expected `object`, got `int`; known are leaves, branches, rest"),
        ({}, "tree: Object missing required field `leaves`; known are leaves, branches, rest"),
        ({"leaves": [], "leafs": 1}, "tree: Object contains unknown field `leafs`; known are leaves,"),
        ({"leaves": 5}, "tree.leaves: Expected `array`, got `int`"),
        ({"leaves": [{"colour": "red"}, {}]}, "tree.leaves[1]: Object missing required field `colour`"),
        ({"leaves": [{"colour": "pink"}]}, "tree.leaves[0].colour: Invalid enum value 'pink'; allowed are"),
        ({"leaves": [{"colour": "red", "size": 10}]}, "tree.leaves[0].size: Expected `int` <= 9"),
        ({"leaves": [{"colour": "red", "size": "2"}]}, "tree.leaves[0].size: Expected `int`, got `str`"),
        ({"leaves": [{"colour": "red", "hue": 3}]}, "tree.leaves[0]: Object contains unknown field `hue`"),
        ({"leaves": [], "branches": [{"side": "up"}]}, "side: Invalid value 'up'; allowed are left, right"),
        (
            {"leaves": [], "branches": [{"side": "left", "leaf": {"colour": 1}}]},
            "tree.branches[0].leaf.colour: ",
        ),
        ({"leaves": [], "rest": [{"a": LARGEST + 1}]}, f"tree.rest.0.a: a number is from -{LARGEST} to"),
        ({"leaves": [], "rest": -LARGEST - 1}, f"tree.rest: a number is from -{LARGEST} to {LARGEST}"),
    ],
)
def test_the_error_names_place_and_remedy(data: Json, error: str) -> None:
    """Where it is wrong, what is wrong, and what may stand there."""
    with pytest.raises(DataError) as refusal:
        checked(Tree, data, "tree")
    assert str(refusal.value).startswith(error) or error in str(refusal.value)
    assert refusal.value.where.startswith("tree")


def test_what_is_allowed_is_listed() -> None:
    """Fields and values are listed where they can be."""
    with pytest.raises(DataError, match=r"known are colour, size$"):
        checked(Tree, {"leaves": [{"hue": 1}]}, "tree")
    with pytest.raises(DataError, match=r"allowed are blue, red$"):
        checked(Tree, {"leaves": [{"colour": "pink"}]}, "tree")
    with pytest.raises(DataError, match=r"branches\[0\]: .*; side is one of left, right$"):
        checked(Tree, {"leaves": [], "branches": [{"leaf": None}]}, "tree")


@pytest.mark.parametrize(("side", "known"), [("left", "side, leaf"), ("right", "side")])
def test_the_fields_of_the_kind_that_was_meant_are_listed(side: str, known: str) -> None:
    """Where several kinds of struct may stand, the data says which it is."""
    with pytest.raises(DataError, match=rf"branches\[1\]: .*`twig`; known are {known}$"):
        checked(Tree, {"leaves": [], "branches": [{"side": "right"}, {"side": side, "twig": 1}]}, "tree")


def test_right_data_is_taken() -> None:
    """The largest numbers too; and as JSON it is what it was."""
    data = {"leaves": [{"colour": "red", "size": 9}], "branches": [], "rest": [LARGEST, -LARGEST, True]}
    assert plain(checked(Tree, data, "tree")) == data


def test_a_place_without_a_name() -> None:
    """Where the whole has no name, the error begins with the place inside."""
    with pytest.raises(DataError, match=r"^leaves: Expected `array`"):
        checked(Tree, {"leaves": 5}, "")
    with pytest.raises(DataError, match=r"^rest: a number is from"):
        checked(Tree, {"leaves": [], "rest": LARGEST + 1}, "")


def test_nested_without_end() -> None:
    """No depth of nesting ends in anything but an error."""
    deep: Json = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(DataError, match=r"^tree: nested too deeply$"):
        checked(Tree, {"leaves": [], "rest": deep}, "tree")


@pytest.mark.parametrize("text", ["", "{", "[1,]", '{"a": 1} x', "nan", "9" * 5000])
def test_not_json(text: str) -> None:
    """The error names the file and what is wrong."""
    with pytest.raises(DataError, match=r"^file: not valid JSON: "):
        from_json(text, "file")


@pytest.mark.parametrize("text", ["a", "a = ", "[a", "a = 1\na = 2", f"a = {'9' * 5000}", "a = 2020-99-99"])
def test_not_toml(text: str) -> None:
    """Wrong grammar, a name twice, a number or a date that cannot be."""
    with pytest.raises(DataError, match=r"^file: not valid TOML: "):
        from_toml(text, "file")


@pytest.mark.parametrize("read", [from_json, from_toml])
def test_text_nested_without_end(read: object) -> None:
    """A file of brackets is refused like any other."""
    assert callable(read)
    with pytest.raises(DataError, match=r"^file: nested too deeply$"):
        read("[" * 100_000 if read is from_json else "a = " + "[" * 100_000, "file")


def test_files(tmp_path: Path) -> None:
    """Missing, a folder, no text: the error names the path."""
    path = tmp_path / "a.toml"
    with pytest.raises(DataError, match=r"a\.toml: cannot be read: No such file or directory"):
        read_text(path)
    path.write_bytes(b"a = '\xc5'")
    with pytest.raises(DataError, match=r"a\.toml: not a text file in UTF-8"):
        read_toml(path)
    path.write_text("a = 'ł'", encoding="utf-8")
    assert read_toml(path) == {"a": "ł"}


def test_packaged_data() -> None:
    """A file inside a package is found by the package's name."""
    assert packaged_toml("tests.engine.snap", "components.toml") == {"numbers": 4}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("true", True),
        ("none", "none"),
        ("null", None),
        ("[1, 2]", [1, 2]),
        ("free", "free"),
        ('"3"', "3"),
        ("", ""),
        ("[1", "[1"),
        ("[" * 100_000, "[" * 100_000),
    ],
)
def test_values_as_typed(text: str, value: Json) -> None:
    """JSON where it is JSON, else the words themselves."""
    assert from_text(text) == value


def test_what_differs_from_the_default() -> None:
    """Only what is not as usual is kept."""
    assert changed({"a": 1, "b": 2, "c": None}, {"a": 1, "b": 3}) == {"b": 2}
