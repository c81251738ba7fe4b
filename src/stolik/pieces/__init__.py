"""Nouns that several games share: hands, packs, tricks, hexagons. They know no game."""
