"""High card: everybody lays a card face down, and the highest takes the point."""

from high_card.game import HighCardGame

GAME = HighCardGame()
