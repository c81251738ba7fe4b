import type { Practice } from '../../lib/game';
import { read, write } from '../../lib/stored';
import type { HexxOptions } from '../../lib/wire';

/** Longer than anybody practises: as many seconds as an option allows. */
const ASLEEP = 600;
/** Tiles of a stack at a table of two. */
const STACK = 15;
/** Whoever has seen all tiles twice and laid none need not go on looking. */
const LOOKED = 2 * STACK;

/**
 * One person races the clock: at a table of two whose other seat sleeps, and holds one tile. If that is the only
 * one that still fits, the round ends when all tiles have been looked at twice.
 */
export function practice(options: Readonly<Record<string, unknown>>): Practice {
  const tiles = (options['handicap_tiles'] as number[] | undefined)?.[0] ?? 0;
  const own = { rounds: 1, turn_up_limit: LOOKED };
  const asleep = { handicap_seconds: [0, ASLEEP], handicap_tiles: [tiles, STACK - 1] };
  return { others: ['1'], options: { ...options, ...own, ...asleep } };
}

/** Whether everybody but this seat sleeps. */
export function practises(options: HexxOptions, seat: number | null): boolean {
  const { handicap_seconds: seconds } = options;
  return seconds.length > 1 && seconds.every((one, at) => (at === seat ? one === 0 : one === ASLEEP));
}

/** A run against the clock that is over. */
export interface Run {
  /** null where nothing fitted any more: then there is no time. */
  readonly milliseconds: number | null;
  /** The best before it, if there was one. */
  readonly before: number | null;
}

const KEY = 'hexx.best';
type Bests = Record<string, number>;

/** Only runs with as many tiles and as much help are compared. */
const kindOf = ({ handicap_tiles: tiles, assist }: HexxOptions, seat: number): string =>
  `${STACK - (tiles[seat] ?? 0)} ${assist}`;

export const bestOf = (options: HexxOptions, seat: number): number | null =>
  read<Bests>(KEY, {})[kindOf(options, seat)] ?? null;

/** Remembers a time if it is the best on this device. */
export function finish(options: HexxOptions, seat: number, milliseconds: number | null): Run {
  const before = bestOf(options, seat);
  if (milliseconds !== null && (before === null || milliseconds < before))
    write(KEY, { ...read<Bests>(KEY, {}), [kindOf(options, seat)]: milliseconds });
  return { milliseconds, before };
}

/** The run that has just been finished at a table, for the end of the game to tell. */
export const runs = new Map<string, Run>();

/** As `2:07.4`. */
export function timeOf(milliseconds: number): string {
  const tenths = Math.floor(milliseconds / 100);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`;
}
