"""A race as small as can be: numbers lie on the table, and whoever claims one first has it."""

from tests.engine.snap.game import SnapGame

GAME = SnapGame()
