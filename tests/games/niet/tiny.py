"""Boards and decks of NIET! small enough to enumerate."""

from typing import Any


def tiny(
    seats: int,
    *,
    discard: str = "niet",
    ones: int = 1,
    highest: int = 3,
    hand: int = 2,
    trump: tuple[str, ...] = ("blue",),
    super_trump: tuple[str, ...] = ("niet",),
) -> dict[str, Any]:
    """Only row 1 is left to settle; two colours, one round."""
    characters = ["wolf", "crane", "tiger", "bear", "eagle"][:seats]
    return {
        "colours": ["blue", "red"],
        "ones": ones,
        "characters": characters,
        "tokens": 6,
        "neutral_tokens": 2,
        "rows": {
            "first": characters,
            "discard": [discard],
            "trump": list(trump),
            "super": list(super_trump),
            "value": [2],
        },
        "tables": [{"seats": seats, "highest": highest, "hand": hand, "rounds": 1}],
    }
