import type { GameEvent } from '../../lib/game';

/** Totals after each round. */
export function totals(history: readonly GameEvent[], seats: number): number[][] {
  const all = scored(history).map(({ total }) => total);
  return Array.from({ length: Math.floor(all.length / seats) }, (_, round) =>
    all.slice(round * seats, (round + 1) * seats),
  );
}

type Scored = { event: 'round-scored'; seat: number; points: number; total: number };
const scored = (history: readonly GameEvent[]): Scored[] =>
  history.filter((event): event is Scored => event.event === 'round-scored');

export interface LastRound {
  readonly number: number;
  /** null: nothing fitted any more. */
  readonly winner: number | null;
  /** For each seat its points in this round. */
  readonly points: readonly number[];
}

/** How the last finished round ended; null in the first one. */
export function lastRound(history: readonly GameEvent[], seats: number): LastRound | null {
  const all = scored(history);
  if (all.length < seats) return null;
  const points = all.slice(-seats).map((event) => event.points);
  const end = history.lastIndexOf(all[all.length - seats] as GameEvent);
  const won = history.slice(0, end).findLast(({ event }) => ENDS.includes(event));
  const winner = won?.event === 'stopped' ? won.seat : null;
  return { number: all.length / seats, winner, points };
}

const ENDS: readonly string[] = ['stopped', 'nothing-fits', 'limit-reached'];

/** Who laid the tile on this cell in the round that is being played. */
export function laidBy(history: readonly GameEvent[], q: number, r: number): number | null {
  const last = history.findLast(
    (event) => event.event === 'round-started' || ('q' in event && event.q === q && event.r === r),
  );
  return last?.event === 'placed' && 'seat' in last ? last.seat : null;
}
