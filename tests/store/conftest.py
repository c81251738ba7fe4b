"""Every test of the store runs on each kind of database."""

from pathlib import Path

import pytest


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with nothing in it."""
    return f"sqlite:///{tmp_path}/stolik.db"
