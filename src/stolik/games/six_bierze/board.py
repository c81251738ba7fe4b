"""The table of 6. bierze! as text."""

import textwrap
from collections import Counter
from collections.abc import Iterable

from stolik.engine.game import Say
from stolik.games.six_bierze.view import RowView, SeatView, View

WIDTH = 80
# So many characters stand for the score track.
TRACK = 60


def draw(view: View, names: list[str], say: Say) -> str:
    lines = [heading(view, say), ""]
    lines += [row_line(number, view, say) for number in range(len(view.rows))]
    lines += ["", track_line(view), ""]
    for number, (name, part) in enumerate(zip(names, view.seats, strict=True)):
        lines += folded(f"{number + 1} {name}: ", seat_facts(part, say))
    lines += folded("", pile_facts(view, say))
    lines += own_lines(view, say)
    return "\n".join(lines)


def folded(label: str, facts: Iterable[str]) -> list[str]:
    text = label + ", ".join(fact for fact in facts if fact)
    return textwrap.wrap(text, WIDTH, subsequent_indent="    ")


def heading(view: View, say: Say) -> str:
    words = say("round", round=view.round)
    return f"{words} {say('plays-two')}" if view.plays == 2 else words


def row_line(number: int, view: View, say: Say) -> str:
    """A row in play is drawn wide, with the heads that lie there; an idle one is slim."""
    row = view.rows[number]
    if not row.lying:
        return f"{number + 1:>2}   {' '.join(row.fields)}"
    cells = "".join(f"{cell:>5}" for cell in cells_of(row, number, view))
    return f"{number + 1:>2} ›{cells}  {say('heads', heads=row.heads)}"


def cells_of(row: RowView, number: int, view: View) -> list[str]:
    signs = {"-": "×", "stop": "■"}
    cells = [signs.get(lies, "") if isinstance(lies, str) else f"[{lies}]" for lies in row.lying]
    cells += row.fields[len(cells) :]
    if view.target is not None and view.target[0] == number:
        cells[view.target[1]] = f"»{cells[view.target[1]]}"
    return cells


def track_line(view: View) -> str:
    """Where the markers are; + where several share a place, ♣ for clovers."""
    track = view.track
    cells = ["·"] * (TRACK + 1)

    def at(score: int) -> int:
        return (score - track.low) * TRACK // max(1, track.high - track.low)

    cells[at(0)] = "0"
    for clover in track.clovers:
        cells[at(clover)] = "♣"
    taken = Counter(at(seat.score) for seat in view.seats)
    for number, seat in enumerate(view.seats):
        cells[at(seat.score)] = str(number + 1) if taken[at(seat.score)] == 1 else "+"
    return f"{track.low:>4} {''.join(cells)} {track.high:+}"


def seat_facts(part: SeatView, say: Say) -> list[str]:
    waits = say("to-place", tiles=spaced(part.shown)) if part.shown else ""
    down = say("face-down", tiles=part.face_down) if part.face_down else ""
    left = say("left", tiles=spaced(part.left_tiles)) if part.left_tiles else ""
    cards = say("action-cards", cards=part.action_cards) if part.action_cards else ""
    luck = [f"{say(luck_word(kind))}×{count}" for kind, count in Counter(part.luck).items()]
    return [say("points", points=part.score), say("tiles", tiles=part.tiles), cards, *luck, down, waits, left]


def luck_word(kind: str) -> str:
    return "luck-five" if kind == "+5" else "luck-heads"


def pile_facts(view: View, say: Say) -> list[str]:
    facts = [say("draw-pile", tiles=view.draw_pile)] if view.draw_pile else []
    if view.action_pile or view.discards:
        facts.append(say("action-pile", cards=view.action_pile))
    facts += [f"{say(f'card-{card}')}×{count}" for card, count in Counter(view.discards).items()]
    if any(view.luck_piles):
        facts.append(say("luck-piles", fives=view.luck_piles[0], heads=view.luck_piles[1]))
    return facts


def own_lines(view: View, say: Say) -> list[str]:
    if view.hand is None:
        return []
    lines = ["", *folded(f"{say('hand')}: ", [spaced(view.hand)])]
    if view.chosen:
        lines += folded(f"{say('chosen')}: ", [spaced(view.chosen)])
    if view.actions:
        lines += folded(f"{say('own-cards')}: ", [say(f"card-{card}") for card in view.actions])
    return lines


def spaced(tiles: list[int]) -> str:
    return " ".join(str(tile) for tile in tiles) or "–"
