"""Hexx & Hopp: a race to lay hexagonal tiles side to side."""

from stolik.games.hexx.game import HexxGame

GAME = HexxGame()
