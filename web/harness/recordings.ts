import type { GameEvent } from '../src/lib/game';
import type { GameInfo } from '../src/lib/wire';

/** What `record.py` writes. */
export interface Recording {
  game: string;
  seat: number | null;
  names: string[];
  options: unknown;
  steps: { events: GameEvent[]; game: GameInfo }[];
}

const FILES = import.meta.glob<Recording>('./fixtures/*.json', { import: 'default' });

export const recordings: Readonly<Record<string, () => Promise<Recording>>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.slice('./fixtures/'.length, -'.json'.length), load]),
);
