import type { GameEvent } from '../../lib/game';
import type { NietEvent } from '../../lib/wire';
import { cardName, fieldOf, ROWS, type RowName, type Terms } from './names';

/** What a seat brought its team in a round. */
export interface Part {
  readonly tricks: number;
  readonly loot: readonly string[];
  readonly points: number;
  readonly total: number;
}

/** A round that is over, as it was played. */
export interface Round {
  readonly number: number;
  readonly terms: Terms;
  readonly team: readonly number[];
  readonly bonus: number | null;
  readonly parts: readonly Part[];
}

const NO_TERMS: Terms = { first: null, discard: null, trump: null, super: null, value: null };
const NOTHING: Part = { tricks: 0, loot: [], points: 0, total: 0 };

const begin = (number: number, seats: number): Round => ({
  number,
  terms: NO_TERMS,
  team: [],
  bonus: null,
  parts: Array.from({ length: seats }, () => NOTHING),
});

function withPart(round: Round, seat: number, change: (part: Part) => Partial<Part>): Round {
  const parts = round.parts.map((part, at) => (at === seat ? { ...part, ...change(part) } : part));
  return { ...round, parts };
}

function withTerm(round: Round, code: number): Round {
  const { row, shows } = fieldOf(code);
  const name: RowName | undefined = ROWS[row];
  return name ? { ...round, terms: { ...round.terms, [name]: shows } } : round;
}

/** A round after one more event. */
function told(round: Round, event: NietEvent): Round {
  switch (event.event) {
    case 'left-open':
      return withTerm(round, event.field);
    case 'first-player':
    case 'joined':
      return { ...round, team: [...round.team, event.seat] };
    case 'bonus-given':
      return { ...round, bonus: event.seat };
    case 'trick-taken':
      return withPart(round, event.seat, ({ tricks }) => ({ tricks: tricks + 1 }));
    case 'looted':
      return withPart(round, event.seat, ({ loot }) => ({ loot: [...loot, cardName(event.card)] }));
    case 'round-scored':
      return withPart(round, event.seat, () => ({ points: event.points, total: event.total }));
    default:
      return round;
  }
}

/** The rounds that have been scored to their end. */
export function roundsOf(history: readonly GameEvent[], seats: number): Round[] {
  const rounds: Round[] = [];
  let current = begin(0, seats);
  let scored = 0;
  for (const event of history as readonly NietEvent[]) {
    if (event.event === 'round-started') {
      current = begin(event.round, seats);
      scored = 0;
    } else current = told(current, event);
    if (event.event === 'round-scored' && ++scored === seats) rounds.push(current);
  }
  return rounds;
}

/** Totals after each round. */
export const totals = (rounds: readonly Round[]): number[][] =>
  rounds.map(({ parts }) => parts.map(({ total }) => total));
