"""NIET! (Nyet!): vetoes make the rules of a round, teams that change play its tricks."""

from stolik.games.niet.game import NietGame

GAME = NietGame()
