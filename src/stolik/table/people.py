"""Who is at a table: members, and the seats they own or bots play in."""

from dataclasses import dataclass
from typing import Literal

OPEN = "open"
RESERVED = "reserved"


@dataclass(slots=True)
class Member:
    number: int
    name: str
    # The hash of his token.
    token: str
    seat: int | None = None
    kicked: bool = False
    # A program of somebody's; one that the host lets say nothing; one who has had himself deleted.
    robot: bool = False
    muted: bool = False
    forgotten: bool = False
    # The seat whose hand he has seen in the game that runs: he may take no other one until it is over.
    knows: int | None = None


@dataclass(slots=True)
class Seat:
    """A seat has an owner, a bot, both (the bot stands in), or neither (it is open)."""

    owner: int | None = None
    # The level of the bot that plays.
    level: str | None = None
    # The bot stands in for one move only.
    once: bool = False
    # The bot stands in because the owner is away or was too slow: it leaves when he is back.
    standing_in: bool = False
    # Somebody is invited who has not come yet.
    reserved: bool = False
    nonce: str | None = None
    # Nobody owns it, and whoever has no seat may take it from the bot.
    offered: bool = False

    @property
    def free(self) -> bool:
        return self.kind == OPEN or self.offered

    @property
    def kind(self) -> Literal["open", "reserved", "person", "bot"]:
        if self.level is not None:
            return "bot"
        if self.reserved:
            return "reserved"
        return "open" if self.owner is None else "person"

    def let_bot(self, level: str, *, once: bool = False, standing_in: bool = False) -> None:
        self.level = level
        self.once = once
        self.standing_in = standing_in
        self.offered = False

    def hand_back(self) -> None:
        self.level = None
        self.once = False
        self.standing_in = False
        self.offered = False
