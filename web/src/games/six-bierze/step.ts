import type { SixBierzeEvent, SixBierzeSeatView as SeatView, SixBierzeView } from '../../lib/wire';

/** The view, and what only the eye needs to know on the way to the next one. */
export interface Scene extends SixBierzeView {
  /** The tile that has taken a row: it lies on the last field until it finds another row. */
  taker?: { readonly tile: number; readonly row: number } | null;
  /** Tiles on their way out of sight: to the box, or behind the screen of a seat. */
  leaving?: readonly { readonly tile: number; readonly seat: number | null }[];
  /** A tile that comes from behind the screen of a seat. */
  coming?: { readonly tile: number; readonly seat: number } | null;
  /** The field that took effect last. */
  touched?: readonly [row: number, field: number] | null;
  /** Who has just scored how much. */
  scored?: { readonly seat: number; readonly points: number } | null;
  /** The card that has just been played, and by whom. */
  played?: { readonly seat: number; readonly card: Action | Lucky } | null;
}

export type Action = SixBierzeView['discards'][number];
export type Lucky = SeatView['luck'][number];
type Lying = Scene['rows'][number]['lying'];

export const ACTIONS: readonly Action[] = ['stop', 'swap', 'skip', 'insert', 'ascending', 'two'];
export const LUCK: readonly Lucky[] = ['+5', 'heads'];

const sorted = (tiles: readonly number[]): number[] => [...tiles].sort((a, b) => a - b);
const without = <T>(all: readonly T[], one: T): T[] => {
  const at = all.indexOf(one);
  return all.filter((_, place) => place !== at);
};
const inOrder = <T>(cards: readonly T[], order: readonly T[]): T[] =>
  [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));

function withSeat(scene: Scene, seat: number, change: (part: SeatView) => Partial<SeatView>): Scene {
  const seats = scene.seats.map((part, at) => (at === seat ? { ...part, ...change(part) } : part));
  return { ...scene, seats };
}

/** A row in which something else lies now; its heads are those of its tiles. */
function withRow(scene: Scene, row: number, change: (lying: Lying) => Lying): Scene {
  const rows = scene.rows.map((part, at) => (at === row ? lyingIn(part, change(part.lying), scene) : part));
  return { ...scene, rows };
}

function lyingIn(row: Scene['rows'][number], lying: Lying, { heads }: Scene): Scene['rows'][number] {
  const empty = lying.every((lies) => lies === '-');
  const sum = lying.reduce<number>(
    (all, lies) => all + (typeof lies === 'number' ? (heads[lies - 1] ?? 0) : 0),
    0,
  );
  return { ...row, lying: empty ? [] : lying, heads: sum };
}

/** Lays a tile on a field; fields before it that were free are skipped. */
function lay(lying: Lying, tile: number, field: number): Lying {
  const laid: Lying = [...lying];
  while (laid.length < field) laid.push('-');
  laid[field] = tile;
  return laid;
}

const gone = (lying: Lying, tile: number): Lying => lying.map((lies) => (lies === tile ? '-' : lies));

type Own = 'hand' | 'chosen';

function withOwn(scene: Scene, seat: number, own: Own, change: (tiles: number[]) => number[]): Scene {
  const tiles = scene[own];
  return scene.seat === seat && tiles ? { ...scene, [own]: sorted(change(tiles)) } : scene;
}

/** A tile comes behind a screen: how many there are is seen by all, which one perhaps by its owner only. */
function toScreen(scene: Scene, seat: number, tile: number | undefined): Scene {
  const more = withSeat(scene, seat, ({ tiles }) => ({ tiles: tiles + 1 }));
  return tile === undefined ? more : withOwn(more, seat, 'hand', (hand) => [...hand, tile]);
}

function fromScreen(scene: Scene, seat: number, tile: number | undefined): Scene {
  const fewer = withSeat(scene, seat, ({ tiles }) => ({ tiles: tiles - 1 }));
  return tile === undefined ? fewer : withOwn(fewer, seat, 'hand', (hand) => without(hand, tile));
}

const show = (scene: Scene, seat: number, tile: number): Scene =>
  withSeat(scene, seat, ({ shown }) => ({ shown: sorted([...shown, tile]) }));
const hide = (scene: Scene, seat: number, tile: number): Scene =>
  withSeat(scene, seat, ({ shown }) => ({ shown: without(shown, tile) }));

function addAction(scene: Scene, seat: number, card: number | undefined): Scene {
  const pile = { ...scene, action_pile: scene.action_pile - 1 };
  const more = withSeat(pile, seat, ({ action_cards }) => ({ action_cards: action_cards + 1 }));
  const kind = card === undefined ? undefined : ACTIONS[card];
  if (scene.seat !== seat || !scene.actions || kind === undefined) return more;
  return { ...more, actions: inOrder([...scene.actions, kind], ACTIONS) };
}

/** Luck cards change hands: `count` is 1 to draw one, −1 to play one. */
function moveLuck(scene: Scene, seat: number, kind: number, count: 1 | -1): Scene {
  const card = LUCK[kind] ?? '+5';
  const luck_piles = scene.luck_piles.map((cards, at) => (at === kind ? cards - count : cards));
  return withSeat({ ...scene, luck_piles }, seat, ({ luck }) => ({
    luck: count > 0 ? inOrder([...luck, card], LUCK) : without(luck, card),
  }));
}

type Steps = { [E in SixBierzeEvent as E['event']]: (scene: Scene, event: E) => Scene };

const same = (scene: Scene): Scene => scene;

const CHOOSING: Pick<
  Steps,
  'dealt' | 'action-dealt' | 'round-started' | 'laid' | 'laid-instead' | 'taken-back' | 'revealed'
> = {
  dealt: (scene, { seat, tile }) => toScreen({ ...scene, draw_pile: scene.draw_pile - 1 }, seat, tile),
  'action-dealt': (scene, { seat, card }) => addAction(scene, seat, card),
  'round-started': (scene, { round, plays }) => ({ ...scene, round, plays }),
  laid: (scene, { seat, tile }) => {
    const laid = withSeat(fromScreen(scene, seat, tile), seat, ({ face_down }) => ({
      face_down: face_down + 1,
    }));
    return tile === undefined ? laid : withOwn(laid, seat, 'chosen', (chosen) => [...chosen, tile]);
  },
  'laid-instead': (scene, { seat, tile }) => {
    if (tile === undefined) return scene;
    const before = scene.chosen ?? [];
    const hand = withOwn(scene, seat, 'hand', (tiles) => [...without(tiles, tile), ...before]);
    return withOwn(hand, seat, 'chosen', () => [tile]);
  },
  'taken-back': (scene, { seat, tile }) => {
    const back = withSeat(toScreen(scene, seat, tile), seat, ({ face_down }) => ({
      face_down: face_down - 1,
    }));
    return tile === undefined ? back : withOwn(back, seat, 'chosen', (chosen) => without(chosen, tile));
  },
  revealed: (scene, { seat, tile }) => {
    const lifted = withSeat(scene, seat, ({ face_down }) => ({ face_down: face_down - 1 }));
    const mine = withOwn({ ...lifted, plays: null }, seat, 'chosen', (chosen) => without(chosen, tile));
    return { ...show(mine, seat, tile), coming: { tile, seat } };
  },
};

const CARDS: Pick<
  Steps,
  | 'action-played'
  | 'stopped'
  | 'swapped'
  | 'skipped'
  | 'chose-insert'
  | 'chose-ascending'
  | 'played-two'
  | 'luck-played'
  | 'heads-chosen'
> = {
  'action-played': (scene, { seat, card }) => {
    const kind = ACTIONS[card] ?? 'stop';
    const fewer = withSeat(scene, seat, ({ action_cards }) => ({ action_cards: action_cards - 1 }));
    const actions = scene.seat === seat && scene.actions ? without(scene.actions, kind) : scene.actions;
    const discards = inOrder([...scene.discards, kind], ACTIONS);
    return { ...fewer, actions, discards, played: { seat, card: kind } };
  },
  stopped: (scene, { row }) => withRow(scene, row, (lying) => [...lying, 'stop']),
  swapped: (scene, { seat, tile, other }) => {
    const back = toScreen(hide(scene, seat, tile), seat, tile);
    return { ...show(fromScreen(back, seat, other), seat, other), coming: { tile: other, seat } };
  },
  skipped: same,
  'chose-insert': same,
  'chose-ascending': same,
  'played-two': (scene, { seat, tile }) => ({
    ...show(fromScreen(scene, seat, tile), seat, tile),
    coming: { tile, seat },
  }),
  'luck-played': (scene, { seat, luck }) => ({
    ...moveLuck(scene, seat, luck, -1),
    played: { seat, card: LUCK[luck] ?? '+5' },
  }),
  'heads-chosen': same,
};

const PLACING: Pick<
  Steps,
  'placed' | 'moved-up' | 'scored' | 'markers-lifted' | 'took-row' | 'to-box' | 'to-screen' | 'restarted'
> = {
  placed: (scene, { seat, tile, row, field }) => {
    const laid = withRow(hide(scene, seat, tile), row, (lying) => lay(lying, tile, field));
    // what an inserted tile has moved up is what takes effect
    const inserted = field === 0 && scene.touched?.[0] === row;
    return { ...laid, touched: inserted ? (scene.touched ?? null) : [row, field] };
  },
  'moved-up': (scene, { tile, row, field }) => ({
    ...withRow(scene, row, (lying) => {
      const moved = lay(lying, tile, field);
      moved[field - 1] = '-';
      return moved;
    }),
    touched: scene.touched ?? [row, field],
  }),
  scored: (scene, { seat, points, total }) => ({
    ...withSeat(scene, seat, () => ({ score: total })),
    scored: { seat, points },
  }),
  'markers-lifted': (scene) => ({
    ...scene,
    rows: scene.rows.map((row) => ({ ...row, lying: row.lying.filter((lies) => lies !== 'stop') })),
  }),
  'took-row': (scene, { seat, tile, row }) => ({
    ...withRow(show(scene, seat, tile), row, (lying) => gone(lying, tile)),
    taker: { tile, row },
  }),
  'to-box': (scene, { tile }) => away(scene, tile, null),
  'to-screen': (scene, { seat, tile }) => toScreen(away(scene, tile, seat), seat, tile),
  restarted: (scene, { seat, tile, row }) => ({
    ...withRow(hide(scene, seat, tile), row, () => [tile]),
    taker: null,
    touched: [row, 0],
  }),
};

/** A tile leaves the row that is being taken. */
function away(scene: Scene, tile: number, seat: number | null): Scene {
  const { taker } = scene;
  const left = taker ? withRow(scene, taker.row, (lying) => gone(lying, tile)) : scene;
  return { ...left, leaving: [...(scene.leaving ?? []), { tile, seat }] };
}

const REST: Pick<
  Steps,
  | 'tile-drawn'
  | 'action-drawn'
  | 'pile-remade'
  | 'luck-drawn'
  | 'lot-started'
  | 'row-started'
  | 'tile-left'
  | 'action-left'
  | 'game-over'
> = {
  'row-started': (scene, { row, tile }) => withRow(scene, row, () => [tile]),
  'tile-drawn': (scene, { seat, tile }) => ({
    ...toScreen({ ...scene, draw_pile: scene.draw_pile - 1 }, seat, tile),
    coming: tile === undefined ? null : { tile, seat: -1 },
  }),
  'action-drawn': (scene, { seat, card }) => addAction(scene, seat, card),
  'pile-remade': (scene, { cards }) => ({ ...scene, action_pile: cards, discards: [] }),
  'luck-drawn': (scene, { seat, luck }) => moveLuck(scene, seat, luck, 1),
  'lot-started': same,
  'tile-left': (scene, { seat, tile }) =>
    withSeat(scene, seat, ({ left_tiles }) => ({ left_tiles: [...(left_tiles ?? []), tile] })),
  'action-left': (scene, { seat, card }) =>
    withSeat(scene, seat, ({ left_actions }) => ({
      left_actions: [...(left_actions ?? []), ACTIONS[card] ?? 'stop'],
    })),
  'game-over': (scene) => ({
    ...scene,
    phase: 'over',
    seats: scene.seats.map((part) => ({
      ...part,
      left_tiles: part.left_tiles ?? [],
      left_actions: part.left_actions ?? [],
    })),
  }),
};

const STEPS: Steps = { ...CHOOSING, ...CARDS, ...PLACING, ...REST };

const GONE: ReadonlySet<SixBierzeEvent['event']> = new Set(['to-box', 'to-screen']);
const STILL: ReadonlySet<SixBierzeEvent['event']> = new Set(['moved-up', 'placed', 'scored', 'took-row']);

export function step(scene: Scene, event: SixBierzeEvent): Scene {
  const before: Scene = {
    ...scene,
    // whose turn it is and where his tile would land is the true view's to say
    turn: null,
    target: null,
    coming: null,
    played: null,
    scored: null,
    leaving: GONE.has(event.event) ? (scene.leaving ?? []) : [],
    touched: STILL.has(event.event) ? (scene.touched ?? null) : null,
  };
  // the name chooses the step that takes this event; the compiler cannot see that
  const change = STEPS[event.event] as (scene: Scene, event: SixBierzeEvent) => Scene;
  return change(before, event);
}

const BEATS: Partial<Record<SixBierzeEvent['event'], number>> = {
  'row-started': 0.5,
  'round-started': 1,
  revealed: 0.6,
  'action-played': 1.5,
  stopped: 1.5,
  swapped: 2,
  'played-two': 1.6,
  'luck-played': 1.5,
  'heads-chosen': 0.8,
  placed: 1.4,
  'moved-up': 0.4,
  scored: 2,
  'took-row': 2,
  'to-box': 0.5,
  'to-screen': 0.5,
  restarted: 1.6,
  'tile-drawn': 1.2,
  'action-drawn': 1,
  'luck-drawn': 1,
  'tile-left': 0.6,
  'action-left': 0.4,
};

export function beat(event: SixBierzeEvent): number {
  if (event.event === 'dealt' || event.event === 'action-dealt') return 0;
  return BEATS[event.event] ?? 0;
}
