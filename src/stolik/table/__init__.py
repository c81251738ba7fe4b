"""A live table: seats, clocks, bots, chat, undo. It knows the contract of games, and nothing of the web."""
