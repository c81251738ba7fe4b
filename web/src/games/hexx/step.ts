import components from '../../../../src/stolik/games/hexx/components.toml';
import type { HexxEvent, HexxSeatView as SeatView, HexxView } from '../../lib/wire';
import { turned } from './tiles';

export type Scene = HexxView;

/** The box's own tiles; a table with others is right again with the true view, which follows at once. */
const TILES = (components as { tiles: string[] }).tiles;
const sidesOf = (tile: number): string => TILES[tile - 1] ?? '';

const INSTRUCTIONS = ['ask', 'fewest', 'most'] as const;
/** Numbers from here on are seats, to which all is given. */
export const TO_SEAT = INSTRUCTIONS.length;
export const instructionOf = (number: number): SeatView['instruction'] =>
  INSTRUCTIONS[number] ?? number - TO_SEAT;

type Change = (seat: SeatView) => Partial<SeatView>;

function withSeat(scene: Scene, seat: number, change: Change): Scene {
  const seats = scene.seats.map((part, at) => (at === seat ? { ...part, ...change(part) } : part));
  return { ...scene, seats };
}

function laid(scene: Scene, { tile, q, r, rotation }: Extract<HexxEvent, { q: number }>): Scene {
  const sides = turned(sidesOf(tile), rotation);
  const figure = [...scene.figure, { q, r, tile, rotation, sides }];
  return { ...scene, figure: figure.sort((a, b) => a.q - b.q || a.r - b.r) };
}

type Steps = { [E in HexxEvent as E['event']]: (scene: Scene, event: E) => Scene };

const same = (scene: Scene): Scene => scene;

const STEPS: Steps = {
  'round-started': (scene, { round, seat }) => ({
    ...scene,
    round,
    dealer: seat,
    phase: 'race',
    winner: null,
    figure: [],
    seats: scene.seats.map((part) => ({ ...part, stack: 0, open: null, owed: 0 })),
  }),
  'figure-started': laid,
  dealt: (scene, { seat, tiles }) => withSeat(scene, seat, () => ({ stack: tiles })),
  'turned-up': (scene, { seat, tile }) =>
    withSeat(scene, seat, ({ stack }) => ({ stack: stack - 1, open: { tile, sides: sidesOf(tile) } })),
  'put-back': (scene, { seat }) => withSeat(scene, seat, ({ stack }) => ({ stack: stack + 1, open: null })),
  placed: (scene, event) => withSeat(laid(scene, event), event.seat, () => ({ open: null })),
  'owes-gift': (scene, { seat, tiles }) => withSeat(scene, seat, () => ({ owed: tiles })),
  gave: (scene, { seat, receiver, tiles }) => {
    const given = withSeat(scene, seat, ({ stack }) => ({ stack: stack - tiles, owed: 0 }));
    return withSeat(given, receiver, ({ stack }) => ({ stack: stack + tiles }));
  },
  'gift-lapsed': (scene, { seat }) => withSeat(scene, seat, () => ({ owed: 0 })),
  instructed: (scene, { seat, instruction }) =>
    withSeat(scene, seat, () => ({ instruction: instructionOf(instruction) })),
  stopped: (scene, { seat }) => ({ ...scene, phase: 'stop', winner: seat }),
  'nothing-fits': (scene) => ({ ...scene, phase: 'stuck' }),
  'limit-reached': same,
  'round-scored': (scene, { seat, total }) =>
    withSeat(scene, seat, ({ rounds_won }) => ({
      points: total,
      rounds_won: rounds_won + (scene.winner === seat ? 1 : 0),
    })),
  'game-over': (scene) => ({ ...scene, phase: 'over' }),
};

export function step(scene: Scene, event: HexxEvent): Scene {
  // the name chooses the step that takes this event; the compiler cannot see that
  const change = STEPS[event.event] as (scene: Scene, event: HexxEvent) => Scene;
  return change(scene, event);
}

/** A race waits for no picture: only the last tile of a round is looked at before the next one is laid out. */
const BEATS: Partial<Record<HexxEvent['event'], number>> = {
  stopped: 5,
  'nothing-fits': 5,
  'limit-reached': 5,
};
export const beat = (event: HexxEvent): number => BEATS[event.event] ?? 0;
