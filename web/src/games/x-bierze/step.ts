import type { XBierzeEvent, XBierzeSeatView as SeatView, XBierzeView } from '../../lib/wire';

/** The view, and what only the eye needs to know on the way to the next one. */
export interface Scene extends XBierzeView {
  /** The row that the taken cards come from. */
  takenRow?: number;
  /** Cards on their way into a hand that is not the viewer's. */
  leaving?: readonly { card: number; seat: number }[];
  /** Who has just scored how much in this round. */
  scored?: readonly { seat: number; points: number }[];
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);
const without = (cards: readonly number[], card: number): number[] => cards.filter((other) => other !== card);

type Change = (seat: SeatView) => Partial<SeatView>;

function withSeat(scene: Scene, seat: number, change: Change): Scene {
  const seats = scene.seats.map((part, at) => (at === seat ? { ...part, ...change(part) } : part));
  return { ...scene, seats };
}

function withRow(scene: Scene, row: number, cards: number[]): Scene {
  return { ...scene, rows: scene.rows.map((part, at) => (at === row ? { ...part, cards } : part)) };
}

function withHand(scene: Scene, seat: number, change: (hand: number[]) => number[]): Scene {
  return scene.seat === seat && scene.hand ? { ...scene, hand: change(scene.hand) } : scene;
}

const EMPTY: Partial<SeatView> = { hand_size: 0, sealed: false, revealed: null, x_row: [], x_pile: [] };

type Steps = { [E in XBierzeEvent as E['event']]: (scene: Scene, event: E) => Scene };

const STEPS: Steps = {
  'round-started': (scene, { round }) => ({
    ...scene,
    round,
    phase: 'choose',
    rows: scene.rows.map((row) => ({ ...row, cards: [] })),
    taken: [],
    seats: scene.seats.map((part) => ({ ...part, ...EMPTY, seen: part.seen && [] })),
    hand: scene.hand && [],
    chosen: null,
    scored: [],
  }),
  'row-started': (scene, { row, card }) => withRow(scene, row, [card]),
  dealt: (scene, { seat, card }) => {
    const dealt = withSeat(scene, seat, (part) => ({ hand_size: part.hand_size + 1 }));
    return card === undefined ? dealt : withHand(dealt, seat, (hand) => sorted([...hand, card]));
  },
  sealed: (scene, { seat, card }) => {
    const sealed = withSeat(scene, seat, (part) => ({ hand_size: part.hand_size - 1, sealed: true }));
    if (scene.seat !== seat || card === undefined) return sealed;
    return { ...withHand(sealed, seat, (hand) => without(hand, card)), chosen: card };
  },
  amended: (scene, { seat, card }) => {
    const { chosen } = scene;
    if (scene.seat !== seat || card === undefined || chosen === null) return scene;
    return { ...withHand(scene, seat, (hand) => sorted([...without(hand, card), chosen])), chosen: card };
  },
  revealed: (scene, { seat, card }) =>
    withSeat(scene, seat, ({ seen }) => ({
      sealed: false,
      revealed: card,
      seen: seen && without(seen, card),
    })),
  placed: (scene, { seat, card, row }) => {
    const placed = withRow(scene, row, [...(scene.rows[row]?.cards ?? []), card]);
    return { ...gone(placed, seat), phase: 'choose' };
  },
  'too-low': (scene) => ({ ...scene, phase: 'take-row' }),
  'took-row': (scene, { seat, card, row }) => {
    const taken = scene.rows[row]?.cards ?? [];
    return { ...gone(withRow(scene, row, [card]), seat), taken, takenRow: row, phase: 'keep' };
  },
  'x-row-dumped': (scene, { seat }) =>
    withSeat(scene, seat, ({ x_row, x_pile }) => ({ x_row: [], x_pile: sorted([...x_pile, ...x_row]) })),
  'to-x-row': (scene, { seat, card }) => ({
    ...withSeat(scene, seat, ({ x_row }) => ({ x_row: sorted([...x_row, card]) })),
    taken: without(scene.taken, card),
  }),
  'to-hand': (scene, { seat, card }) => {
    const taken = without(scene.taken, card);
    const larger = withSeat({ ...scene, taken }, seat, ({ hand_size, seen }) => ({
      hand_size: hand_size + 1,
      seen: seen && sorted([...seen, card]),
    }));
    if (scene.seat === seat) return withHand(larger, seat, (hand) => sorted([...hand, card]));
    return { ...larger, leaving: [...(scene.leaving ?? []), { card, seat }] };
  },
  'round-scored': (scene, { seat, points, total }) => ({
    ...withSeat(scene, seat, () => ({ score: total })),
    scored: [...(scene.scored ?? []), { seat, points }],
  }),
  'game-over': (scene) => ({ ...scene, phase: 'over' }),
};

/** The card in front of the seat has found its row. */
function gone(scene: Scene, seat: number): Scene {
  const placed = withSeat(scene, seat, () => ({ revealed: null }));
  return scene.seat === seat ? { ...placed, chosen: null } : placed;
}

export function step(scene: Scene, event: XBierzeEvent): Scene {
  const before = event.event === 'to-hand' ? scene : { ...scene, leaving: [] };
  // the name chooses the step that takes this event; the compiler cannot see that
  const change = STEPS[event.event] as (scene: Scene, event: XBierzeEvent) => Scene;
  return change(before, event);
}

const BEATS: Partial<Record<XBierzeEvent['event'], number>> = {
  'round-started': 1.5,
  'row-started': 0.6,
  revealed: 0.4,
  placed: 1.3,
  'too-low': 2,
  'took-row': 2.6,
  'x-row-dumped': 1.5,
  'to-x-row': 1.5,
  'to-hand': 0.8,
  'round-scored': 1.6,
};

export function beat(event: XBierzeEvent): number {
  if (event.event === 'dealt') return event.card === undefined ? 0 : 0.3;
  return BEATS[event.event] ?? 0;
}
