import type { Placed } from '../../lib/parts/Layer.svelte';
import { roomAcross } from '../../lib/room';
import type { Box } from '../../lib/zones.svelte';
import { cardOf, COLOURS, type Terms } from './names';
import type { Scene } from './step';

/** Height of a card to its width. */
export const RATIO = 1.4;
/** As narrow as a card in hand may be laid bare, to be picked by a finger. */
const REACH = 44;
/** How much of a card the second line of a hand leaves to be seen of the first. */
const LINE = 48;
const LIFT = 10;

export interface Piece extends Placed {
  readonly id: string;
  /** A card's name; null is a back, and `bonus` the bonus card. */
  readonly shows: string | null;
  /** Where it comes from, seen from where it is. */
  readonly from?: { readonly x: number; readonly y: number };
  /** The next card lies over its right side. */
  readonly overlapped?: boolean;
  /** It wins the trick as it lies. */
  readonly winning?: boolean;
}

export interface Ground {
  readonly boxes: Readonly<Record<string, Box>>;
  /** Widths of a card in hand and on the table. */
  readonly width: number;
  readonly laid: number;
  readonly picked: ReadonlySet<string>;
  readonly terms: Terms;
  /** Whether the last trick is looked at again. */
  readonly again: boolean;
  /** Who sits nearest. */
  readonly near: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The same all round long, so that nothing but the hand changes when a card leaves it. */
export function cardWidth(frame: Box): number {
  return Math.max(36, Math.floor(Math.min(80, roomAcross(frame) / 7.2, frame.height / 9)));
}

export const handLines = (count: number, room: number): number => (count * REACH > room ? 2 : 1);

export function handHeight(count: number, room: number, width: number): number {
  return width * RATIO + LIFT + 2 + (handLines(count, room) - 1) * LINE;
}

// -- around the table ---------------------------------------------------------------------------

/** Where the others sit, clockwise from the left of who sits nearest: parts of the free width and height. */
export const SPOTS: Readonly<Record<number, readonly Point[]>> = {
  2: [{ x: 0.5, y: 0 }],
  3: [
    { x: 0, y: 0.36 },
    { x: 1, y: 0.36 },
  ],
  4: [
    { x: 0, y: 0.42 },
    { x: 0.5, y: 0 },
    { x: 1, y: 0.42 },
  ],
  5: [
    { x: 0, y: 0.5 },
    { x: 0.2, y: 0 },
    { x: 0.8, y: 0 },
    { x: 1, y: 0.5 },
  ],
};

/** Where their cards lie, from the middle of the trick: in widths and heights of a card. */
const LAID: Readonly<Record<number, readonly Point[]>> = {
  2: [{ x: 0, y: -0.56 }],
  3: [
    { x: -0.75, y: -0.4 },
    { x: 0.75, y: -0.4 },
  ],
  4: [
    { x: -1.1, y: 0 },
    { x: 0, y: -0.56 },
    { x: 1.1, y: 0 },
  ],
  5: [
    { x: -1.1, y: 0.5 },
    { x: -0.56, y: -0.62 },
    { x: 0.56, y: -0.62 },
    { x: 1.1, y: 0.5 },
  ],
};
const LAID_NEAR: Readonly<Record<number, number>> = { 2: 0.56, 3: 0.56, 4: 0.56, 5: 0.62 };
/** A trick's height, in heights of a card. */
const TRICK = 2.3;

/** As wide as a trick has room for between the plates of a ring. */
export function laidWidth(ring: Box, plate: number): number {
  const down = (ring.height - 2 * plate - 8) / (TRICK * RATIO);
  return Math.max(30, Math.floor(Math.min(ring.width / 7.8, down, 104)));
}

const box = (ground: Ground, name: string): Box => ground.boxes[name] ?? NOWHERE;

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The upper left corner of a card of `width` in front of a seat. */
function inFront(seat: number, seats: number, width: number, ground: Ground): Point {
  const away = (seat - ground.near + seats) % seats;
  const spot = away === 0 ? { x: 0, y: LAID_NEAR[seats] ?? 0 } : (LAID[seats]?.[away - 1] ?? { x: 0, y: 0 });
  const centre = middle(box(ground, 'trick'));
  return {
    x: centre.x + spot.x * ground.laid - width / 2,
    y: centre.y + spot.y * ground.laid * RATIO - (width * RATIO) / 2,
  };
}

/** The upper left corner of a card of `width` that has come to a seat. */
function atSeat(seat: number, width: number, ground: Ground): Point {
  const { x, y } = middle(box(ground, `seat-${seat}`));
  return { x: x - width / 2, y: y - (width * RATIO) / 2 };
}

/** How far `from` is from `at`, in pixels of a piece of `width` as the layer draws it. */
function coming(from: Point, at: Point, width: number, ground: Ground): Point {
  const scale = width / drawnWidth(ground);
  return { x: (from.x - at.x) / scale, y: (from.y - at.y) / scale };
}

/** The width at which the layer draws all pieces. */
export const drawnWidth = ({ width, laid }: Pick<Ground, 'width' | 'laid'>): number => Math.max(width, laid);

// -- pieces -------------------------------------------------------------------------------------

/** Where everything lies that this viewer can see. */
export function layout(scene: Scene, ground: Ground): Piece[] {
  const held = hand(scene, ground);
  if (box(ground, 'ring').width === 0) return held;
  const there = [...held, ...trick(scene, ground), ...leaving(scene, ground)];
  const ids = new Set(there.map(({ id }) => id));
  const gathered = lastTrick(scene, ground).filter(({ id }) => !ids.has(id));
  return [...there, ...gathered, ...sealed(scene, ground), ...bonus(scene, ground)];
}

const copies = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/**
 * A card that has left the viewer's hand stays the piece it was: the copy after those still held, and after `more`
 * that left it as well.
 */
function gone(scene: Scene, seat: number, card: string, more = 0): string {
  if (seat !== scene.seat || scene.hand === null) return more ? `${card}@${seat}+${more}` : `${card}@${seat}`;
  return `${card}-${copies(scene.hand, card) + 1 + more}`;
}

/** The cards of a hand in the order they are held: trumps and super trumps to the right. */
export function held(hand: readonly string[], terms: Terms): { id: string; card: string }[] {
  const group = (name: string): number => {
    const { colour, value } = cardOf(name);
    const strength = colour === terms.super && value === 1 ? 20 : colour === terms.trump ? 10 : 0;
    return strength || COLOURS.indexOf(colour);
  };
  const order = hand.toSorted((a, b) => group(a) - group(b) || cardOf(a).value - cardOf(b).value);
  const seen: Record<string, number> = {};
  return order.map((card) => ({ id: `${card}-${(seen[card] = (seen[card] ?? 0) + 1)}`, card }));
}

function hand(scene: Scene, ground: Ground): Piece[] {
  const area = box(ground, 'hand');
  if (scene.hand === null || area.width === 0) return [];
  const { width, terms, picked } = ground;
  const cards = held(scene.hand, terms);
  const perLine = Math.ceil(cards.length / handLines(cards.length, area.width));
  return cards.map(({ id, card }, at) => {
    const line = Math.floor(at / perLine);
    const inLine = Math.min(perLine, cards.length - line * perLine);
    const stride = inLine > 1 ? Math.min(width + 5, (area.width - width) / (inLine - 1)) : 0;
    const left = area.x + (area.width - width - stride * (inLine - 1)) / 2;
    const lifted = picked.has(id);
    const place = {
      x: left + (at % perLine) * stride,
      y: area.y + LIFT + line * LINE - (lifted ? LIFT : 0),
    };
    const overlapped = stride > 0 && stride < width * 0.92;
    const piece = { id, shows: card, ...place, width, z: 50 + at, lifted, overlapped };
    return { ...piece, ...arriving(id, scene, place, ground) };
  });
}

/** The newest copy of a card that has just come comes from the middle, or from who passed it. */
function arriving(id: string, scene: Scene, at: Point, ground: Ground): Partial<Piece> {
  const { arrived, hand } = scene;
  if (!arrived || !hand || id !== `${arrived.card}-${copies(hand, arrived.card)}`) return {};
  const { from } = arrived;
  const start = from === null ? middle(box(ground, 'frame')) : atSeat(from, ground.width, ground);
  return { from: coming(start, at, ground.width, ground) };
}

function trick(scene: Scene, ground: Ground): Piece[] {
  const width = ground.laid;
  const { trick } = scene;
  return (trick?.cards ?? []).map(({ seat, card }, at) => {
    const place = inFront(seat, scene.seats.length, width, ground);
    const newest = at + 1 === trick?.cards.length && seat !== scene.seat;
    const winning = trick?.winner === seat && trick.cards.length > 1;
    return {
      id: gone(scene, seat, card),
      shows: card,
      ...place,
      width,
      z: 20 + at,
      winning,
      opacity: ground.again ? 0 : 1,
      ...(newest ? { from: coming(atSeat(seat, width, ground), place, width, ground) } : {}),
    };
  });
}

/** At rest until its winner gathers it; afterwards it can be looked at again. */
function lastTrick(scene: Scene, ground: Ground): Piece[] {
  const { last_trick: last, trick } = scene;
  if (!last) return [];
  const shown = scene.resting || ground.again;
  const since = (seat: number, card: string): number =>
    (trick?.cards ?? []).filter((laid) => laid.seat === seat && laid.card === card).length;
  return last.cards.map(({ seat, card }, at) => {
    const id = gone(scene, seat, card, since(seat, card));
    if (shown) {
      const place = inFront(seat, scene.seats.length, ground.laid, ground);
      return { id, shows: card, ...place, width: ground.laid, z: 30 + at, winning: seat === last.winner };
    }
    const width = ground.laid * 0.5;
    const opacity = scene.looting === card && seat !== last.winner ? 1 : 0;
    return { id, shows: card, ...atSeat(last.winner, width, ground), width, z: 30 + at, opacity };
  });
}

/** Cards on their way out of the round, or to a neighbour. */
function leaving(scene: Scene, ground: Ground): Piece[] {
  const width = ground.laid * 0.6;
  return (scene.leaving ?? []).map(({ from, to, card }, at, all) => {
    const start = inFront(from, scene.seats.length, width, ground);
    const centre = middle(box(ground, 'trick'));
    const out = { x: centre.x - width / 2, y: centre.y - (width * RATIO) / 2 };
    const place = to === null ? out : atSeat(to, width, ground);
    const later = all.slice(at + 1).filter((other) => other.from === from && other.card === card).length;
    const id = card === null ? `leaving-${from}-${at}` : gone(scene, from, card, later);
    const own = from === scene.seat && card !== null;
    const flight = own ? {} : { from: coming(start, place, width, ground) };
    return { id, shows: card, ...place, width, z: 40 + at, opacity: 0, ...flight };
  });
}

/** Whoever has chosen what to give up has a back in front of him; the viewer's own are in his hand. */
function sealed(scene: Scene, ground: Ground): Piece[] {
  const width = ground.laid * 0.6;
  return scene.seats.flatMap((part, seat) => {
    if (!part.sealed || seat === scene.seat) return [];
    const place = inFront(seat, scene.seats.length, width, ground);
    return [{ id: `sealed-${seat}`, shows: null, ...place, width, z: 20 }];
  });
}

/** The bonus card waits in the middle, then lies at the corner of its holder's plate. */
function bonus(scene: Scene, ground: Ground): Piece[] {
  if (scene.bonus !== null) {
    const { x, y, width } = box(ground, `seat-${scene.bonus}`);
    return [{ id: 'bonus', shows: 'bonus', x: x + width - 20, y: y - 13, width: 25, z: 45 }];
  }
  if (scene.phase !== 'bonus') return [];
  const { x, y } = middle(box(ground, 'trick'));
  const width = ground.laid;
  return [{ id: 'bonus', shows: 'bonus', x: x - width / 2, y: y - width * RATIO, width, z: 45 }];
}
