"""The physical limit here: a game by hand in C, which plays the same games as the engine does."""
