"""What a client may do, and that a host can allow more."""

import pytest

from stolik.server.limits import Limits
from stolik.table.live import COMMANDS
from tests.processes import run_stolik


def test_a_factor_counts_for_all_that_one_client_may() -> None:
    """Connections, tables, joins, requests and messages; all connections together stay what they are."""
    usual, more = Limits(), Limits(factor=3)
    assert more.connections == 3 * usual.connections
    for one, other in (
        (more.tables, usual.tables),
        (more.joins, usual.joins),
        (more.requests, usual.requests),
    ):
        assert one.size == 3 * other.size
    assert usual.messages == COMMANDS
    assert more.messages == (3 * COMMANDS.size, 3 * COMMANDS.refill)
    assert more.all_connections == usual.all_connections


@pytest.mark.parametrize("text", ["0", "1001", "-1", "two", "1.5", ""])
def test_a_factor_is_a_number_from_1_to_1000(text: str) -> None:
    """Everything else is refused before a port is opened."""
    done = run_stolik("serve", "--limits", text)
    assert done.returncode == 2
    assert "is not a number from 1 to 1000" in done.stderr
