"""The page's types are those of the server."""

from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from stolik.server.typescript import Writer, comments_in, typescript

WIRE = Path(__file__).parents[2] / "web/src/lib/wire.ts"


def test_the_page_has_not_drifted() -> None:
    """`python -m stolik.server.typescript > web/src/lib/wire.ts` brings the page up to date."""
    assert WIRE.read_text(encoding="utf-8") == typescript()


class Inner(msgspec.Struct):
    """Inside."""

    # How many
    # there are.
    count: int


class Outer(msgspec.Struct, omit_defaults=True, tag_field="kind", tag="outer", rename="kebab"):
    inner_parts: list[Inner | None]
    by_name: dict[str, float] = {}
    pair: tuple[int, str] = (0, "")


def test_structs_become_interfaces() -> None:
    """Tags, wire names, what may be missing, and the comments above fields."""
    outer, inner = Writer("Toy").write(Outer)
    assert outer == (
        'export interface ToyOuter {\n  kind: "outer";\n  "inner-parts": (ToyInner | null)[];\n'
        '  "by-name"?: Record<string, number>;\n  pair?: [number, string];\n}'
    )
    assert inner == "/** Inside. */\nexport interface ToyInner {\n  count: number;\n}"


def test_comments_belong_to_the_field_below() -> None:
    assert comments_in("class A:\n    # Two\n    # lines.\n    x: int\n    y: int\n") == {"x": "Two lines."}


def test_what_typescript_cannot_say_is_refused() -> None:
    """A new kind of field is noticed, not written as something else."""
    with pytest.raises(TypeError, match="BytesType"):
        Writer().type(inspect.BytesType())
