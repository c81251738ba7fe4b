import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Recording } from '../harness/recordings';
import { loadPage, type GamePage } from '../src/lib/game';
import { sentence } from '../src/lib/log';

const FOLDER = 'harness/fixtures';
const recordings = readdirSync(FOLDER).map(
  (file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf-8')) as Recording] as const,
);

/** The view without what `step` leaves to the true view, and without what only the eye needs. */
function compared(view: Record<string, unknown>, page: GamePage, like: Record<string, unknown>): unknown {
  const fields = Object.keys(like).filter((field) => !page.settledByView.includes(field));
  return Object.fromEntries(fields.map((field) => [field, view[field]]));
}

test('there are recordings', () => expect(recordings.length).toBeGreaterThan(0));

describe.each(recordings)('%s', (_, recording) => {
  test('the events of each entry lead from one true view to the next', async () => {
    const page = await loadPage(recording.game);
    let before = recording.steps[0]?.game.view;
    for (const { events, game } of recording.steps.slice(1)) {
      const after = events.reduce((scene, event) => page.step(scene, event), before);
      const truth = game.view as Record<string, unknown>;
      expect(compared(after as Record<string, unknown>, page, truth)).toEqual(compared(truth, page, truth));
      before = game.view;
    }
  });

  test('a step changes no view that was shown before', async () => {
    const page = await loadPage(recording.game);
    for (const { events, game } of recording.steps) {
      const view = structuredClone(game.view);
      for (const event of events) page.step(view, event);
      expect(view).toEqual(game.view);
    }
  });

  test('every event has a sentence', async () => {
    const page = await loadPage(recording.game);
    const asked: string[] = [];
    const say = (message: string): string => (asked.push(message), message);
    for (const event of recording.steps.flatMap(({ events }) => events))
      sentence(event, page, recording.names, say);
    const file = `../src/stolik/games/${recording.game.replaceAll('-', '_')}/words/en.ftl`;
    const words = readFileSync(file, 'utf-8');
    expect([...new Set(asked)].filter((message) => !words.includes(`\n${message} =`))).toEqual([]);
  });
});
