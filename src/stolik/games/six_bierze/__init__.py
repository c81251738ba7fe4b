"""6. bierze! the board game: rows of special fields, action cards and luck cards."""

from stolik.games.six_bierze.game import SixBierzeGame

GAME = SixBierzeGame()
