"""What a seat can know of 6. bierze!, and the worlds that agree with it."""

import msgspec

from stolik.engine.chance import fast
from stolik.engine.errors import DataError
from stolik.engine.game import Part
from stolik.games.six_bierze.lay_out import lay_out, unseen_actions, write_turn
from stolik.games.six_bierze.position import ACTIONS, Action, Position, SeatPosition, read, read_seat, seen_of
from stolik.games.six_bierze.rules import SixBierze
from stolik.games.six_bierze.table import ACTION_KINDS, DRAWN_MASK, KIND_SHIFT, OVER, UNSEEN, Setup
from stolik.games.six_bierze.worlds import HiddenCards, HiddenTiles, SixBierzeWorlds


class HiddenPart(Part, frozen=True):
    """How much another seat holds that one does not see."""

    # Tiles behind the screen, and face down before it.
    tiles: int
    face_down: int
    # For each action card, how often the pile had been remade when it was drawn.
    drawn: list[int]


class OldCards(Part, frozen=True):
    """Action cards that others drew before the pile was last remade: it is known which these are."""

    drawn: int
    cards: list[Action]


class Knowledge(Part, frozen=True):
    """All that one seat has seen: what it may write down of the position, and how much it may not."""

    seat: int
    # Of the other seats' tiles only those that everybody has seen going behind a screen.
    position: Position
    # What each other seat hides; None for oneself, and for everybody when the game is over.
    hidden: list[HiddenPart | None]
    old_cards: list[OldCards]


def know(state: SixBierze, seat: int) -> Knowledge:
    whole = read(state)
    seats = range(state.seats)
    hides = [who != seat and not whole.over for who in seats]
    position = msgspec.structs.replace(
        whole, seats=[known_part(state, who) if hides[who] else part for who, part in enumerate(whole.seats)]
    )
    return Knowledge(
        seat=seat,
        position=position,
        hidden=[hidden_part(whole.seats[who]) if hides[who] else None for who in seats],
        old_cards=[] if whole.over else old_cards(state, seat),
    )


def known_part(state: SixBierze, seat: int) -> SeatPosition:
    return msgspec.structs.replace(
        read_seat(state, seat), tiles=seen_of(state, seat), face_down=[], actions=[], drawn=[]
    )


def hidden_part(part: SeatPosition) -> HiddenPart:
    drawn = part.drawn or [0] * len(part.actions)
    return HiddenPart(tiles=len(part.tiles), face_down=len(part.face_down), drawn=sorted(drawn))


def old_cards(state: SixBierze, seat: int) -> list[OldCards]:
    """When the pile runs out, nothing is left to guess at but who of the others holds which of these."""
    others = [card for who in range(state.seats) if who != seat for card in state.actions.listed(who)]
    found = [OldCards(drawn=drawn, cards=drawn_at(others, drawn)) for drawn in range(state.remakes)]
    return [old for old in found if old.cards]


def drawn_at(cards: list[int], drawn: int) -> list[Action]:
    return [ACTIONS[card >> KIND_SHIFT] for card in sorted(cards) if card & DRAWN_MASK == drawn]


def make_worlds(setup: Setup, knowledge: Knowledge) -> SixBierzeWorlds:
    position = knowledge.position
    state = lay_out(setup, len(position.seats), position, fast(0))
    hidden = [part or HiddenPart(tiles=0, face_down=0, drawn=[]) for part in knowledge.hidden]
    if len(hidden) != state.seats:
        raise DataError("knowledge.hidden", f"there are {state.seats} seats, not {len(hidden)}")
    begin_hidden(state, position, hidden)
    return SixBierzeWorlds(
        state,
        hidden_tiles(state, hidden),
        [part.face_down for part in hidden],
        [pack_of(state, knowledge, hidden, drawn) for drawn in range(state.remakes + 1)],
    )


def begin_hidden(state: SixBierze, position: Position, hidden: list[HiddenPart]) -> None:
    """Who owes what, as far as everybody sees it."""
    if position.over:
        state.phase = OVER
    elif position.turn is not None:
        write_turn(state, position.turn)
    else:
        state.plays = 2 if state.shows_play_two() else 1
        for seat, part in enumerate(position.seats):
            laid = hidden[seat].face_down + len(part.face_down)
            if laid < state.plays and (hidden[seat].tiles or part.tiles):
                state.owing |= 1 << seat


def hidden_tiles(state: SixBierze, hidden: list[HiddenPart]) -> HiddenTiles:
    """The tiles nobody has seen, and how many of them each seat has."""
    unseen = [tile for tile in range(1, state.setup.tiles + 1) if state.where[tile] == UNSEEN]
    known = [
        len(seen_of(state, seat)) if part.tiles or part.face_down else 0 for seat, part in enumerate(hidden)
    ]
    missing = [part.tiles + part.face_down - known[seat] for seat, part in enumerate(hidden)]
    if min(missing) < 0 or sum(missing) > len(unseen):
        raise DataError("knowledge.hidden", "so many tiles cannot be hidden")
    return HiddenTiles(unseen, missing)


def pack_of(state: SixBierze, knowledge: Knowledge, hidden: list[HiddenPart], drawn: int) -> HiddenCards:
    """The action cards that were in the pile at a time, as far as nobody has seen them; and who drew them."""
    holders = [seat for seat, part in enumerate(hidden) for when in part.drawn if when == drawn]
    old = {part.drawn: [ACTIONS.index(card) for card in part.cards] for part in knowledge.old_cards}
    if drawn < state.remakes:
        kinds = old.get(drawn, [])
    else:
        counts = unseen_actions(state)
        kinds = [kind for kind in range(ACTION_KINDS) for _ in range(counts[kind])]
        for card in (card for cards in old.values() for card in cards):
            if card not in kinds:
                raise DataError("knowledge.old_cards", "there are not so many action cards")
            kinds.remove(card)
    if len(holders) > len(kinds):
        raise DataError("knowledge.hidden", "there are not so many action cards")
    return HiddenCards(drawn, kinds, holders)
