"""Kniffel, the card game: the well-known dice game played with a hand of cards."""

from stolik.games.kniffel.game import KniffelGame

GAME = KniffelGame()
