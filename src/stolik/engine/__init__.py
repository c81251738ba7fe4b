"""The contract every game keeps: states, moves, chance, events, records, scenarios."""
