"""An owner's own board, handed in over HTTP as its file says it."""

import asyncio

import pytest

from stolik.client import Refused, create

TRACK = {"low": -10, "high": 20, "clovers": []}


def test_a_table_is_made_with_it(server: str) -> None:
    """What it says takes the place of the box's; the rest stays."""

    async def scene() -> None:
        table = await create(server, "six-bierze", ["open", "1"], "Ania", board={"track": TRACK})
        async with table:
            components = table.table["components"]
            assert components["track"] == TRACK
            assert components["tiles"] == 100

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("game", "board", "words"),
    [("six-bierze", {"wide": 1}, "wide"), ("kniffel", {"track": TRACK}, "kniffel has no board")],
)
def test_nonsense_is_refused(server: str, game: str, board: object, words: str) -> None:
    """The error names what is wrong."""
    with pytest.raises(Refused, match=words):
        asyncio.run(create(server, game, ["open", "1"], "Ania", board=board))
