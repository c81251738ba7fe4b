import type { Say } from '../../lib/words.svelte';
import { keyOf, touches, type Cell, type Lying } from './layout';
import { COLOURS, SIDES, turned, type Colour } from './tiles';

const colour = (letter: string | undefined, say: Say): string => say(COLOURS[letter as Colour] ?? '');

/** The colours of a tile as it lies, side by side. */
export const tileWords = (sides: string, say: Say): string =>
  SIDES.map((side) => `${say(`side-${side}`)} ${colour(sides[side], say)}`).join(', ');

/** What lies on a cell; on an empty one what it would touch, with the own tile beside it. */
export function cellWords(cell: Cell, lying: Lying, own: string | null, turns: number, say: Say): string {
  const place = { q: cell.q, r: cell.r };
  const laid = lying.get(keyOf(cell));
  if (laid) return say('cell-tile', { ...place, sides: tileWords(laid.sides, say) });
  const found = touches(cell, lying);
  if (found.length === 0) return say('cell-alone', place);
  const mine = own && turned(own, turns);
  const sides = found.map(({ side, colour: there }) => {
    const values = { side: say(`side-${side}`), there: colour(there, say) };
    return mine ? say('side-both', { ...values, own: colour(mine[side], say) }) : say('side-there', values);
  });
  return say('cell-empty', { ...place, count: found.length, sides: sides.join(', ') });
}

/** The start and the middle of a sentence about a claim that was refused. */
export function wrongWords(wrong: readonly { side: number; own: string; other: string }[], say: Say): string {
  return wrong
    .map(({ side, own, other }) =>
      say('side-wrong', { side: say(`side-${side}`), own: say(own), other: say(other) }),
    )
    .join('; ');
}
