import { describe, expect, test } from 'vitest';
import { moveOf, NOTHING, toggleHeads } from '../src/games/six-bierze/decide';
import { planHand } from '../src/games/six-bierze/layout';
import { headsMove, movesWith, taken } from '../src/games/six-bierze/moves';
import type { Scene } from '../src/games/six-bierze/step';
import { apart } from '../src/games/six-bierze/track';

describe('markers beside the track', () => {
  test('stay where they are while there is room', () =>
    expect(apart([20, 60, 100], 14, [7, 193])).toEqual([20, 60, 100]));
  test('of equal points stand side by side, around the middle', () =>
    expect(apart([100, 100, 100], 14, [7, 193])).toEqual([86, 100, 114]));
  test('push neighbours away', () => expect(apart([90, 100, 110], 14, [7, 193])).toEqual([86, 100, 114]));
  test('never leave the track', () => {
    expect(apart([0, 0], 14, [7, 193])).toEqual([7, 21]);
    expect(apart([200, 200], 14, [7, 193])).toEqual([179, 193]);
  });
});

describe("the viewer's tiles", () => {
  test('are as wide as a finger on a narrow screen, in up to three lines', () => {
    for (let count = 1; count <= 21; count++) {
      const plan = planHand(count, 336, 0.8);
      if (plan.perLine > 1) expect(plan.stride).toBeGreaterThanOrEqual(44);
      expect(plan.lines * plan.perLine).toBeGreaterThanOrEqual(count);
      expect((plan.perLine - 1) * plan.stride + plan.width).toBeLessThanOrEqual(336.01);
    }
  });
  test('move together when there are very many', () => {
    const plan = planHand(40, 336, 0.8);
    expect(plan.lines).toBe(3);
    expect((plan.perLine - 1) * plan.stride + plan.width).toBeLessThanOrEqual(336.01);
  });
});

describe('notation', () => {
  const moves = ['place', 'skip', 'stop 2', 'luck heads 23 83', 'luck heads 11 23', 'luck heads 11 83'];
  const cards = (phase: Scene['phase']): Scene => ({ phase }) as Scene;

  test('knows the moves of a card', () => expect(movesWith('stop', moves)).toEqual(['stop 2']));
  test('names tiles in whatever order', () =>
    expect(headsMove(moves, ['83', '23'])).toBe('luck heads 23 83'));
  test('knows no move for one tile of two', () => expect(headsMove(moves, ['23'])).toBeNull());
  test('counts luck cards', () => expect(taken('take +5 heads heads')).toEqual({ '+5': 1, heads: 2 }));
  test('places where no card is picked', () => expect(moveOf(cards('cards'), moves, NOTHING)).toBe('place'));
  test('waits for the row of a card', () => {
    expect(moveOf(cards('cards'), moves, { ...NOTHING, card: 'stop' })).toBeNull();
    expect(moveOf(cards('cards'), moves, { ...NOTHING, card: 'stop', row: 1 })).toBe('stop 2');
  });
  test('lets the first named tile go for a third one', () => {
    const named = { ...NOTHING, heads: ['11', '23'] };
    expect(toggleHeads(named, '83', moves)).toEqual(['23', '83']);
    expect(toggleHeads(named, '11', moves)).toEqual(['23']);
  });
});
