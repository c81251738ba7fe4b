import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent } from '../src/lib/game';
import type { HexxOptions } from '../src/lib/wire';
import { Aim, verdictOf } from '../src/games/hexx/aim.svelte';
import { cellAt, fit, middleOf, moved, nearest, reach, seenAt, walk, zoomed } from '../src/games/hexx/layout';
import { finish, practice, practises, timeOf } from '../src/games/hexx/practice';
import { laidBy, lastRound, totals } from '../src/games/hexx/rounds';
import { inks, turned } from '../src/games/hexx/tiles';

const CELLS = [-3, 0, 2].flatMap((q) => [-2, 0, 1].map((r) => ({ q, r })));
const WINDOW = { x: 0, y: 0, width: 300, height: 200 };

describe('cells', () => {
  test('a point beside the middle of a cell is in that cell', () => {
    for (const cell of CELLS) {
      const { x, y } = middleOf(cell);
      expect(cellAt({ x: x + 20, y: y - 30 })).toEqual(cell);
    }
  });

  test('there and back again, and up and down in the same column', () => {
    for (const cell of CELLS) {
      const go = (...keys: string[]) => keys.reduce((at, key) => walk(at, key) ?? at, cell);
      expect(go('ArrowRight', 'ArrowLeft')).toEqual(cell);
      expect(go('ArrowUp', 'ArrowDown')).toEqual(cell);
      expect(middleOf(go('ArrowDown', 'ArrowDown')).x).toBeCloseTo(middleOf(cell).x);
    }
    expect(walk({ q: 0, r: 0 }, 'Home')).toBeNull();
  });

  test('the nearest is taken, if it is near enough', () => {
    expect(nearest({ x: 30, y: 5 }, CELLS, 1000)).toEqual({ q: 0, r: 0 });
    expect(nearest({ x: 30, y: 5 }, CELLS, 20)).toBeNull();
  });
});

describe('the window', () => {
  const extent = reach(CELLS);
  const camera = fit(extent, WINDOW);

  test('all of the figure is in it', () => {
    for (const cell of CELLS) {
      const { x, y } = middleOf(cell);
      const seen = { x: camera.x + camera.scale * x, y: camera.y + camera.scale * y };
      expect(seen.x > 0 && seen.x < WINDOW.width && seen.y > 0 && seen.y < WINDOW.height).toBe(true);
    }
  });

  test('what is under the finger stays there', () => {
    const at = { x: 90, y: 40 };
    const nearer = zoomed(camera, 1.7, at);
    expect(nearer.scale).toBeCloseTo(1.7 * camera.scale);
    expect(seenAt(nearer, at).x).toBeCloseTo(seenAt(camera, at).x);
    expect(seenAt(nearer, at).y).toBeCloseTo(seenAt(camera, at).y);
  });

  test('the figure cannot be lost', () => {
    const far = moved(camera, { x: 9999, y: -9999 }, extent, WINDOW);
    expect(far.x + far.scale * extent.x).toBeLessThan(WINDOW.width);
    expect(far.y + far.scale * (extent.y + extent.height)).toBeGreaterThan(0);
  });
});

test('a tile turned clockwise shows its last side first', () => {
  expect(turned('RRYRBW', 1)).toBe('WRRYRB');
  expect(turned('RRYRBW', -1)).toBe('RYRBWR');
  expect(turned('RRYRBW', 12)).toBe('RRYRBW');
  expect(inks('RRYRBW').map(({ colour, pattern }) => [colour, pattern !== ''])).toEqual([
    ['R', true],
    ['Y', true],
    ['B', true],
    ['W', false],
  ]);
});

describe('a hand', () => {
  const refusal = {
    code: 'rule',
    words: '',
    rule: 'H3.3d',
    detail: 'side 1: red / blue, side 4: red / white',
  };

  test('turns as little as it must to a rotation that fits', () => {
    const aim = new Aim();
    aim.turnTo([4, 5]);
    expect(aim.turns).toBe(4);
    aim.turnTo([4]);
    aim.turnTo([0]);
    expect([aim.turns, aim.rotation]).toEqual([6, 0]);
  });

  test('keeps a refused tile where it was, and gives way to who was quicker', async () => {
    const aim = new Aim();
    aim.at({ q: 2, r: -1 });
    aim.turn(-1);
    const asked: string[] = [];
    await aim.send((move) => (asked.push(move), Promise.resolve(refusal)));
    expect(asked).toEqual(['place 2 -1 r5']);
    expect(aim.cell).toEqual({ q: 2, r: -1 });
    expect(aim.verdict?.wrong.map(({ side }) => side)).toEqual([1, 4]);
    await aim.send(() => Promise.resolve({ ...refusal, detail: 'overtaken' }));
    expect([aim.cell, aim.verdict?.late]).toEqual([null, true]);
  });

  test('forgets its aim with the tile', () => {
    const aim = new Aim();
    aim.hold(7, false);
    aim.at({ q: 0, r: 0 });
    aim.turn(2);
    aim.hold(7, false);
    expect(aim.turns).toBe(2);
    aim.hold(8, false);
    expect([aim.cell, aim.turns]).toEqual([null, 0]);
  });

  test('a refusal that names no side has none', () => {
    expect(verdictOf({ ...refusal, rule: 'H3.3c', detail: '' }, { q: 0, r: 0 }, 0).wrong).toEqual([]);
  });
});

describe('rounds', () => {
  const scored = (seat: number, points: number, total: number) => ({
    event: 'round-scored',
    seat,
    points,
    total,
  });
  const history = [
    { event: 'round-started', round: 1, seat: 0 },
    { event: 'placed', seat: 1, tile: 5, q: 1, r: 1, rotation: 0, contacts: 2 },
    { event: 'stopped', seat: 1 },
    scored(0, 4, 4),
    scored(1, 0, 0),
    { event: 'round-started', round: 2, seat: 1 },
  ] as GameEvent[];

  test('the last one is told with its winner', () => {
    expect(lastRound(history, 2)).toEqual({ number: 1, winner: 1, points: [4, 0] });
    expect(lastRound(history.slice(0, 3), 2)).toBeNull();
    const stuck = [...history, { event: 'nothing-fits' }, scored(0, 1, 5), scored(1, 2, 2)] as GameEvent[];
    expect(lastRound(stuck, 2)).toEqual({ number: 2, winner: null, points: [1, 2] });
    expect(totals(stuck, 2)).toEqual([
      [4, 0],
      [5, 2],
    ]);
  });

  test('who laid a tile is known as long as its round lasts', () => {
    expect(laidBy(history.slice(0, 3), 1, 1)).toBe(1);
    expect(laidBy(history.slice(0, 3), 0, 1)).toBeNull();
    expect(laidBy(history, 1, 1)).toBeNull();
  });
});

describe('practice', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const getItem = (key: string): string | null => kept.get(key) ?? null;
    vi.stubGlobal('localStorage', { getItem, setItem: (key: string, text: string) => kept.set(key, text) });
  });
  afterEach(() => vi.unstubAllGlobals());
  const options = practice({ assist: 'cells' }).options as unknown as HexxOptions;

  test('is for who does not sleep', () => {
    expect([practises(options, 0), practises(options, 1), practises(options, null)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(practises({ ...options, handicap_seconds: [] }, 0)).toBe(false);
  });

  test('the best time of each kind is kept', () => {
    expect(finish(options, 0, 90_000).before).toBeNull();
    expect(finish(options, 0, 95_000).before).toBe(90_000);
    expect(finish(options, 0, 80_000).before).toBe(90_000);
    expect(finish(options, 0, 85_000).before).toBe(80_000);
    expect(finish(options, 0, null)).toEqual({ milliseconds: null, before: 80_000 });
    expect(finish(options, 0, 85_000).before).toBe(80_000);
    expect(finish({ ...options, assist: 'none' }, 0, 70_000).before).toBeNull();
    expect(timeOf(127_460)).toBe('2:07.4');
  });
});
