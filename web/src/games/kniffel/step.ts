import type { KniffelEvent, KniffelSeatView as SeatView, KniffelView } from '../../lib/wire';

/** A card that is not in the viewer's hand: on its way, or lying on the table. */
export interface Loose {
  readonly id: string;
  /** null: face down. */
  readonly card: number | null;
  /** Where it comes from, when it did not lie in the viewer's hand: a seat or the draw pile. */
  readonly from?: number | 'draw';
  /** Where it goes: a seat or the discard pile. */
  readonly to?: number | 'discards';
}

/** The view, and what only the eye needs to know on the way to the next one. */
export interface Scene extends KniffelView {
  /** Cards that fly just now. */
  flying?: readonly Loose[];
  /** Cards that were played for a box and lie on the table. */
  played?: readonly Loose[];
  /** Ids of cards that have just come into the viewer's hand. */
  drawn?: readonly string[];
  /** The box that was filled just now, and by whom. */
  filled?: { readonly seat: number; readonly box: BoxName };
}

export const BOXES = [
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'three-of-a-kind',
  'four-of-a-kind',
  'full-house',
  'small-straight',
  'large-straight',
  'kniffel',
] as const;
export type BoxName = (typeof BOXES)[number];

/** The cards of a hand, lowest first, each with the id of its piece: equal cards are counted. */
export function handIds(hand: readonly number[]): { id: string; card: number }[] {
  const seen: Record<number, number> = {};
  return [...hand]
    .sort((a, b) => a - b)
    .map((card) => ({ id: `hand-${card}-${(seen[card] = (seen[card] ?? 0) + 1)}`, card }));
}

const lastOf = (hand: readonly number[], card: number): string =>
  `hand-${card}-${hand.filter((other) => other === card).length}`;

function withSeat(scene: Scene, seat: number, change: (part: SeatView) => Partial<SeatView>): Scene {
  const seats = scene.seats.map((part, at) => (at === seat ? { ...part, ...change(part) } : part));
  return { ...scene, seats };
}

/** A card leaves a hand: the piece it is from now on. */
function leave(scene: Scene, seat: number, card: number): { scene: Scene; loose: Loose } {
  const smaller = withSeat(scene, seat, ({ hand_size }) => ({ hand_size: hand_size - 1 }));
  const { hand } = scene;
  if (scene.seat !== seat || hand === null) {
    const id = `from-${seat}-${(scene.flying?.length ?? 0) + (scene.played?.length ?? 0)}`;
    return { scene: smaller, loose: { id, card, from: seat } };
  }
  const at = hand.lastIndexOf(card);
  const left = hand.filter((_, place) => place !== at);
  return { scene: { ...smaller, hand: left }, loose: { id: lastOf(hand, card), card } };
}

/** A card from the draw pile comes into a hand. */
function draw(scene: Scene, seat: number, card: number | undefined): Scene {
  const larger = withSeat(scene, seat, ({ hand_size }) => ({ hand_size: hand_size + 1 }));
  const next = { ...larger, draw_pile: scene.draw_pile - 1 };
  if (scene.seat !== seat || card === undefined || scene.hand === null) {
    return { ...next, flying: [{ id: `to-${seat}`, card: null, from: 'draw', to: seat }] };
  }
  const hand = [...scene.hand, card].sort((a, b) => a - b);
  return { ...next, hand, drawn: [lastOf(hand, card)] };
}

type Steps = { [E in KniffelEvent as E['event']]: (scene: Scene, event: E) => Scene };

const same = (scene: Scene): Scene => scene;

const STEPS: Steps = {
  begins: (scene, { seat }) => ({ ...scene, start: seat }),
  dealt: (scene, { seat, card }) => draw(scene, seat, card),
  drew: (scene, { seat, card }) => draw(scene, seat, card),
  discarded: (scene, { seat, card }) => {
    const left = leave(scene, seat, card);
    const flying: Loose[] = [{ ...left.loose, to: 'discards' }];
    return { ...left.scene, discards: scene.discards + 1, top: card, flying };
  },
  exchanged: same,
  passed: same,
  played: (scene, { seat, card }) => {
    const left = leave(scene, seat, card);
    const played = [...(scene.played ?? []), left.loose];
    return { ...left.scene, discards: scene.discards + 1, top: card, played };
  },
  scored: (scene, { seat, box, points }) => fill(scene, seat, box, () => ({ points, penalty: 0 })),
  penalty: (scene, { seat, box, points }) =>
    fill(scene, seat, box, (entry) => ({ points: entry?.points ?? 0, penalty: points })),
  announced: same,
  forgot: (scene, { seat }) => withSeat(scene, seat, () => ({ forgot: true })),
  shuffled: (scene, { cards }) => ({ ...scene, draw_pile: cards, discards: 0, top: null, played: [] }),
  'sheet-full': (scene) => ({ ...scene, last_round: true }),
  'limit-reached': same,
  bonus: same,
  malus: same,
  total: (scene, { seat, points }) => withSeat(scene, seat, () => ({ total: points })),
  'game-over': (scene) => ({ ...scene, phase: 'over' }),
};

type Sheet = SeatView['sheet'];
type Entry = NonNullable<Sheet[BoxName]>;

function fill(scene: Scene, seat: number, box: number, write: (entry: Entry | undefined) => Entry): Scene {
  const name = BOXES[box];
  if (!name) return scene;
  const filled = withSeat(scene, seat, ({ sheet }) => ({ sheet: { ...sheet, [name]: write(sheet[name]) } }));
  return { ...filled, filled: { seat, box: name } };
}

export function step(scene: Scene, event: KniffelEvent): Scene {
  const before: Scene = { ...scene, flying: [], drawn: [] };
  // the name chooses the step that takes this event; the compiler cannot see that
  const change = STEPS[event.event] as (scene: Scene, event: KniffelEvent) => Scene;
  return change(before, event);
}

const BEATS: Partial<Record<KniffelEvent['event'], number>> = {
  begins: 0.5,
  discarded: 0.7,
  exchanged: 1,
  played: 0.8,
  scored: 3,
  penalty: 2,
  announced: 3,
  drew: 0.7,
  shuffled: 2,
};

export function beat(event: KniffelEvent): number {
  if (event.event === 'dealt') return event.card === undefined ? 0 : 0.3;
  return BEATS[event.event] ?? 1;
}
