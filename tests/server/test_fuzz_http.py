"""Requests that nobody has thought of, made from the server's own OpenAPI: all are answered as it says."""

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from stolik.client import create
from stolik.server.openapi import openapi
from stolik.testing.walks import DEEP
from tests.server.test_play import QUICK, play, play_on

POSITIVE, NEGATIVE = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
FOUND: Any = schemathesis.openapi.from_dict(openapi()).get_all_operations()
OPERATIONS: dict[str, Any] = {one.label: one for one in (found.ok() for found in FOUND)}
# What one request can get wrong: a body, or the name of a game. All else is any text.
CASES = [(label, POSITIVE) for label in OPERATIONS] + [
    (label, NEGATIVE) for label, one in OPERATIONS.items() if one.body or "{game}" in label
]
# Not asked: whether all that fits the schema is done, for a schema cannot say what a game allows.
ASKED = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
EXAMPLES = settings(
    max_examples=400 if DEEP else 15,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize(("label", "mode"), CASES, ids=[f"{label} {mode.value}" for label, mode in CASES])
def test_any_request(fuzzed: str, label: str, mode: Any) -> None:
    with requests.Session() as session:

        @EXAMPLES
        @given(OPERATIONS[label].as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            case.validate_response(case.call(base_url=fuzzed, session=session), checks=ASKED)

        ask()


def test_games_are_played_there_all_the_same(fuzzed: str) -> None:
    async def scene() -> None:
        async with await create(fuzzed, "x-bierze", ["open", "1"], "Ania", settings=QUICK) as ania:
            await ania.do("start")
            await play_on(ania)
            assert ania.game is not None
            assert ania.game["ending"]

    play(scene())
