import { TableStore } from '../src/lib/table.svelte';
import type { SeatInfo, TableInfo } from '../src/lib/wire';
import { STANDARD } from '../src/pages/table-settings';
import type { Recording } from './recordings';

function infoOf(recording: Recording, over: boolean): TableInfo {
  const seats: SeatInfo[] = recording.names.map((name, seat) => ({
    kind: seat === recording.seat ? 'person' : 'bot',
    member: seat,
    name,
    level: seat === recording.seat ? null : '2',
    here: true,
    nonce: true,
    free: false,
    robot: false,
    muted: false,
  }));
  return {
    table: 'harness',
    game: recording.game,
    options: recording.options,
    components: null,
    settings: STANDARD,
    phase: over ? 'over' : 'playing',
    match: 1,
    revision: 1,
    commitment: '0'.repeat(64),
    seats,
    host: recording.seat,
    others: [],
    watching: 0,
    paused: false,
    clock: null,
    asked: null,
    race: null,
  };
}

/** A store at one entry of a recording, and how to go on to the next. */
export function recorded(recording: Recording, at: number): { store: TableStore; next: () => boolean } {
  const store = new TableStore();
  const problem = { code: 'harness', words: 'There is no server here.', rule: 'X0.0', detail: '' };
  store.speakThrough({ clockOffset: 0, send: () => Promise.resolve({ say: 'answer', id: '', problem }) });
  let number = Math.min(at, recording.steps.length - 1);
  const told = recording.steps.slice(0, number + 1);
  const last = told.at(-1);
  const over = (): boolean => number === recording.steps.length - 1;
  store.hear({
    say: 'snapshot',
    number,
    me: { member: recording.seat, name: '', seat: recording.seat, host: recording.seat !== null },
    table: infoOf(recording, over()),
    game: last?.game ?? null,
    history: told.flatMap(({ events }) => events),
  });
  const next = (): boolean => {
    const step = recording.steps[number + 1];
    if (!step) return false;
    number += 1;
    const table = over() ? { table: infoOf(recording, true) } : {};
    store.hear({ say: 'news', number, events: step.events, game: step.game, ...table });
    return true;
  };
  return { store, next };
}
