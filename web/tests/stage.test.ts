import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT, Stage } from '../src/lib/stage.svelte';

type Event = { event: string; seat: number };
const placed = (seat: number): Event => ({ event: 'placed', seat });
const facts = (routine: boolean) => ({ secret: [], seats: [], routine });
const page = {
  step: (scene: number[], event: Event) => [...scene, event.seat],
  events: { placed: facts(false), sealed: facts(true) },
};
let moving = true;
const stage = (): Stage<number[]> => {
  const made = new Stage<number[]>(page, () => moving);
  made.jump([], 0);
  return made;
};

beforeEach(() => {
  moving = true;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('events are shown one after another, and the end is the true view', () => {
  const shown = stage();
  shown.play([placed(1), placed(2)] as never, [1, 2, 99]);
  expect([shown.scene, shown.busy, shown.told]).toEqual([[1], true, 1]);
  vi.advanceTimersByTime(BEAT);
  expect([shown.scene, shown.told]).toEqual([[1, 2], 2]);
  vi.advanceTimersByTime(BEAT);
  expect([shown.scene, shown.busy]).toEqual([[1, 2, 99], false]);
});

test('what happens meanwhile waits its turn', () => {
  const shown = stage();
  shown.play([placed(1)] as never, [1]);
  shown.play([placed(2)] as never, [1, 2]);
  expect(shown.scene).toEqual([1]);
  vi.advanceTimersByTime(BEAT);
  expect(shown.scene).toEqual([1, 2]);
  vi.advanceTimersByTime(BEAT);
  expect([shown.busy, shown.told]).toEqual([false, 2]);
});

test('routine events take no time', () => {
  const shown = stage();
  shown.play([{ event: 'sealed', seat: 3 }] as never, [7]);
  expect([shown.scene, shown.busy]).toEqual([[7], false]);
});

test('skipping goes to the true view at once', () => {
  const shown = stage();
  shown.play([placed(1), placed(2), placed(3)] as never, [1, 2, 3]);
  shown.skip();
  expect([shown.scene, shown.busy, shown.told]).toEqual([[1, 2, 3], false, 3]);
  vi.advanceTimersByTime(10 * BEAT);
  expect(shown.told).toBe(3);
});

test('without motion nothing is on its way', () => {
  moving = false;
  const shown = stage();
  shown.play([placed(1), placed(2)] as never, [1, 2]);
  expect([shown.scene, shown.busy, shown.told]).toEqual([[1, 2], false, 2]);
});
