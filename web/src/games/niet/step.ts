import type { NietEvent, NietRowView, NietSeatView, NietTrickView, NietView } from '../../lib/wire';
import { cardName, cardOf, COLOURS, fieldOf, POOL } from './names';

/** The view, and what only the eye needs to know on the way to the next one. */
export interface Scene extends NietView {
  /** The field that has just got its token. */
  stamped?: { readonly row: number; readonly shows: string };
  /** The last trick is still looked at, before its winner gathers it. */
  resting?: boolean;
  /** The card of the last trick that is just being kept as loot. */
  looting?: string | null;
  /** Cards that go from one seat to another, or out of the round. */
  leaving?: readonly { readonly from: number; readonly to: number | null; readonly card: string | null }[];
  /** Cards that have just come into the viewer's hand, and the seat that passed them. */
  arrived?: { readonly card: string; readonly from: number | null } | null;
  /** A choice of several cards is being replaced card by card. */
  changing?: boolean;
  /** Who has just scored how much in this round. */
  scored?: readonly { readonly seat: number; readonly points: number }[];
}

/** Nobody is known to win the trick; the true view says who does. */
export const UNKNOWN = -1;

const rank = (name: string): number => {
  const { colour, value } = cardOf(name);
  return 100 * COLOURS.indexOf(colour) + value;
};
const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}

function withSeat(scene: Scene, seat: number, change: (part: NietSeatView) => Partial<NietSeatView>): Scene {
  const seats = scene.seats.map((part, at) => (at === seat ? { ...part, ...change(part) } : part));
  return { ...scene, seats };
}

// -- a round begins -----------------------------------------------------------------------------

const EMPTY = { hand_size: 0, sealed: false, tricks: 0, loot: [] };

function newRound(scene: Scene, round: number, dealer: number): Scene {
  const lying = scene.rows.flatMap(({ fields }) => fields.map(({ token }) => token));
  const returned = (owner: string): number => lying.filter((token) => token === owner).length;
  const there = new Set<string>(scene.seats.map(({ character }) => character));
  return {
    ...scene,
    round,
    dealer,
    phase: 'niet',
    rows: scene.rows.map((row) => cleared(row, there)),
    pool: scene.pool + returned(POOL),
    seats: scene.seats.map((part) => ({ ...part, ...EMPTY, tokens: part.tokens + returned(part.character) })),
    first_player: null,
    team: [],
    bonus: null,
    trick: null,
    last_trick: null,
    hand: scene.hand && [],
    chosen: scene.chosen && [],
    received: null,
    scored: [],
  };
}

/** Tokens leave the board, but for those on characters that nobody plays. */
function cleared(row: NietRowView, there: ReadonlySet<string>): NietRowView {
  const stays = (shows: string): boolean => row.row === 'first' && !there.has(shows);
  return settled({
    ...row,
    fields: row.fields.map((field) => (stays(field.shows) ? field : { ...field, token: null })),
  });
}

function settled(row: NietRowView): NietRowView {
  const open = row.fields.filter(({ token }) => token === null);
  return { ...row, left_open: open.length === 1 ? (open[0]?.shows ?? null) : null };
}

function cover(scene: Scene, seat: number, code: number): Scene {
  const part = scene.seats[seat];
  const own = part !== undefined && part.tokens > 0;
  const token = own ? part.character : POOL;
  const { row, shows } = fieldOf(code);
  const rows = scene.rows.map((one, at) => {
    const fields = one.fields.map((field) => (field.shows === shows ? { ...field, token } : field));
    return at === row ? settled({ ...one, fields }) : one;
  });
  const placed = { ...scene, rows, pool: scene.pool - (own ? 0 : 1), stamped: { row, shows } };
  return own ? withSeat(placed, seat, ({ tokens }) => ({ tokens: tokens - 1 })) : placed;
}

// -- cards go from hand to hand -----------------------------------------------------------------

function take(scene: Scene, seat: number, card: string | undefined): Scene {
  const larger = withSeat(scene, seat, ({ hand_size }) => ({ hand_size: hand_size + 1 }));
  if (scene.seat !== seat || card === undefined || scene.hand === null) return larger;
  return { ...larger, hand: sorted([...scene.hand, card]), arrived: { card, from: null } };
}

function leave(scene: Scene, seat: number, card: string | undefined): Scene {
  const smaller = withSeat(scene, seat, ({ hand_size }) => ({ hand_size: hand_size - 1, sealed: false }));
  if (scene.seat !== seat || card === undefined || scene.hand === null) return smaller;
  return { ...smaller, hand: without(scene.hand, card) };
}

function giveUp(scene: Scene, seat: number, code: number | undefined, to: number | null): Scene {
  const card = code === undefined ? undefined : cardName(code);
  const left = leave(scene, seat, card);
  return { ...left, leaving: [...(scene.leaving ?? []), { from: seat, to, card: card ?? null }] };
}

function choose(scene: Scene, seat: number, code: number | undefined, before: readonly string[]): Scene {
  const sealed = withSeat(scene, seat, () => ({ sealed: true }));
  if (scene.seat !== seat || code === undefined) return sealed;
  return { ...sealed, chosen: [...before, cardName(code)] };
}

// -- tricks -------------------------------------------------------------------------------------

function lay(scene: Scene, seat: number, card: string): Scene {
  const { trick } = scene;
  const next: NietTrickView = trick
    ? { ...trick, cards: [...trick.cards, { seat, card }], winner: UNKNOWN }
    : { leader: seat, cards: [{ seat, card }], winner: seat };
  return { ...leave(scene, seat, card), trick: next, phase: 'tricks' };
}

function takeTrick(scene: Scene, seat: number): Scene {
  const taken = withSeat(scene, seat, ({ tricks }) => ({ tricks: tricks + 1 }));
  const last = scene.trick && { ...scene.trick, winner: seat };
  return { ...taken, trick: null, last_trick: last, resting: true };
}

function loot(scene: Scene, seat: number, card: string): Scene {
  const kept = withSeat(scene, seat, (part) => ({ loot: sorted([...part.loot, card]) }));
  return { ...kept, looting: card };
}

// -- events -------------------------------------------------------------------------------------

const joined = (team: readonly (number | null)[]): number[] =>
  [...new Set(team.filter((seat) => seat !== null))].sort((a, b) => a - b);

type Steps = { [E in NietEvent as E['event']]: (scene: Scene, event: E) => Scene };

const STEPS: Steps = {
  'round-started': (scene, { round, seat }) => newRound(scene, round, seat),
  dealt: (scene, { seat, card }) => take(scene, seat, card === undefined ? undefined : cardName(card)),
  covered: (scene, { seat, field }) => cover(scene, seat, field),
  'left-open': (scene) => scene,
  'first-player': (scene, { seat }) => ({
    ...scene,
    first_player: seat,
    // two play without teams
    team: scene.seats.length === 2 ? [seat] : [],
  }),
  joined: (scene, { seat }) => ({ ...scene, team: joined([...scene.team, scene.first_player, seat]) }),
  alone: (scene, { seat }) => ({ ...scene, team: [seat] }),
  'bonus-given': (scene, { seat }) => ({ ...scene, bonus: seat }),
  sealed: (scene, { seat, card }) => choose(scene, seat, card, scene.chosen ?? []),
  amended: (scene, { seat, card }) => ({
    ...choose(scene, seat, card, scene.changing ? (scene.chosen ?? []) : []),
    changing: true,
  }),
  discarded: (scene, { seat, card }) => giveUp(scene, seat, card, null),
  passed: (scene, { seat, card }) => giveUp(scene, seat, card, (seat + 1) % scene.seats.length),
  received: (scene, { seat, card }) => {
    const name = card === undefined ? undefined : cardName(card);
    const larger = take(scene, seat, name);
    if (scene.seat !== seat || name === undefined) return larger;
    const from = (seat + scene.seats.length - 1) % scene.seats.length;
    return { ...larger, received: name, arrived: { card: name, from } };
  },
  played: (scene, { seat, card }) => lay(scene, seat, cardName(card)),
  'trick-taken': (scene, { seat }) => takeTrick(scene, seat),
  looted: (scene, { seat, card }) => loot(scene, seat, cardName(card)),
  'round-scored': (scene, { seat, points, total }) => ({
    ...withSeat(scene, seat, () => ({ score: total })),
    scored: [...(scene.scored ?? []), { seat, points }],
  }),
  'game-over': (scene) => ({ ...scene, phase: 'over' }),
};

/** Cards that leave all at once are seen leaving together. */
const TOGETHER: ReadonlySet<NietEvent['event']> = new Set(['discarded', 'passed']);

export function step(scene: Scene, event: NietEvent): Scene {
  const { stamped: _, ...rest } = scene;
  const before: Scene = {
    ...rest,
    resting: false,
    looting: null,
    leaving: TOGETHER.has(event.event) ? (scene.leaving ?? []) : [],
    arrived: null,
    changing: event.event === 'amended' && (scene.changing ?? false),
  };
  // the name chooses the step that takes this event; the compiler cannot see that
  const change = STEPS[event.event] as (scene: Scene, event: NietEvent) => Scene;
  return change(before, event);
}

const BEATS: Partial<Record<NietEvent['event'], number>> = {
  'round-started': 1.5,
  covered: 2.5,
  'first-player': 4,
  joined: 2,
  alone: 3,
  'bonus-given': 4,
  discarded: 0.6,
  passed: 0.8,
  played: 2,
  'trick-taken': 4,
  looted: 2,
  'round-scored': 1,
  'game-over': 1,
};

export function beat(event: NietEvent): number {
  if (event.event === 'dealt') return event.card === undefined ? 0 : 0.25;
  if (event.event === 'received') return event.card === undefined ? 0 : 3;
  return BEATS[event.event] ?? 0;
}
