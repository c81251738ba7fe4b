"""X bierze! (X nimmt!): card rows of different length, and an X row of one's own."""

from stolik.games.x_bierze.game import XBierzeGame

GAME = XBierzeGame()
