import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Recording } from '../harness/recordings';
import { layout, type Ground } from '../src/games/niet/layout';
import { termsOf } from '../src/games/niet/names';
import { roundsOf, totals } from '../src/games/niet/rounds';
import { step, type Scene } from '../src/games/niet/step';
import type { NietEvent, NietView } from '../src/lib/wire';

const FOLDER = 'harness/fixtures';
const recordings = readdirSync(FOLDER)
  .filter((file) => file.startsWith('niet'))
  .map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf-8')) as Recording] as const);

const BOX = { x: 0, y: 0, width: 336, height: 240 };
const NAMES = ['frame', 'hand', 'ring', 'trick', 'seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4'];

function ground(scene: Scene): Ground {
  return {
    boxes: Object.fromEntries(NAMES.map((name) => [name, BOX])),
    width: 46,
    laid: 42,
    picked: new Set(),
    terms: termsOf(scene.rows),
    again: false,
    near: scene.seat ?? 0,
  };
}

/** Every scene of a recording: after each event, and as the true views say. */
function* scenes(recording: Recording): Generator<Scene> {
  let before = recording.steps[0]?.game.view as Scene;
  for (const { events, game } of recording.steps.slice(1)) {
    let scene = before;
    for (const event of events as NietEvent[]) yield (scene = step(scene, event));
    yield (before = game.view as Scene);
  }
}

test('equal cards that leave together, or follow each other in two tricks, are two pieces', () => {
  const scene = recordings.flatMap(([, recording]) => [...scenes(recording)])[0] as Scene;
  for (const seat of [0, 1]) {
    const leaving = [1, 2].map(() => ({ from: seat, to: null, card: 'red 1' }));
    const cards = [{ seat, card: 'red 1' }];
    const twice = {
      ...scene,
      trick: { leader: seat, cards, winner: seat },
      last_trick: { leader: seat, cards, winner: seat },
    };
    for (const one of [{ ...scene, leaving }, twice]) {
      const ids = layout(one, ground(one)).map(({ id }) => id);
      expect(ids).toHaveLength(new Set(ids).size);
    }
  }
});

describe.each(recordings)('%s', (_, recording) => {
  test('no two pieces have the same id', () => {
    for (const scene of scenes(recording)) {
      const ids = layout(scene, ground(scene)).map(({ id }) => id);
      expect(ids).toHaveLength(new Set(ids).size);
    }
  });

  test('the cards of a trick are known before its winner', () => {
    let before = recording.steps[0]?.game.view as Scene;
    for (const { events, game } of recording.steps.slice(1)) {
      const after = (events as NietEvent[]).reduce(step, before);
      const truth = game.view as NietView;
      expect([after.trick?.leader, after.trick?.cards]).toEqual([truth.trick?.leader, truth.trick?.cards]);
      before = truth;
    }
  });

  test('the rounds end with the points of the game', () => {
    const { game } = recording.steps.at(-1) ?? {};
    const rounds = roundsOf(
      recording.steps.flatMap(({ events }) => events),
      recording.names.length,
    );
    expect(totals(rounds).at(-1)).toEqual(game?.ending?.points);
  });
});

test('a choice of two cards is replaced as a whole', () => {
  const scene = recordings[0]?.[1].steps[0]?.game.view as Scene;
  const events: NietEvent[] = [
    { event: 'sealed', seat: 1, card: 105 },
    { event: 'sealed', seat: 1, card: 3 },
    { event: 'amended', seat: 1, card: 207 },
    { event: 'amended', seat: 1, card: 3 },
  ];
  expect(events.reduce(step, scene).chosen).toEqual(['yellow 7', 'blue 3']);
});
