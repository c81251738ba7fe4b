import type { NietFieldView, NietRowView, NietView } from '../../lib/wire';
import type { Say } from '../../lib/words.svelte';

export type RowName = NietRowView['row'];
export type Field = NietFieldView;
export type Colour = 'blue' | 'red' | 'yellow' | 'green';

export const COLOURS: readonly Colour[] = ['blue', 'red', 'yellow', 'green'];
export const ROWS: readonly RowName[] = ['first', 'discard', 'trump', 'super', 'value'];
export const NIET = 'niet';
/** Whose token it is when it is nobody's. */
export const POOL = 'pool';

// What fields show, by their numbers in events; the last row counts its points from 50.
const SHOWN: readonly (readonly string[])[] = [
  ['wolf', 'crane', 'tiger', 'bear', 'eagle'],
  ['1', '2', 'not-1', 'left', NIET],
  [...COLOURS, NIET],
  [...COLOURS, NIET],
];
const NO_POINTS = 50;

/** A card of an event as moves name it: `red 9`. */
export function cardName(code: number): string {
  return `${COLOURS[Math.floor(code / 100)] ?? ''} ${code % 100}`;
}

/** A field of an event: the number of its row, and what it shows. */
export function fieldOf(code: number): { row: number; shows: string } {
  const [row, number] = [Math.floor(code / 100), code % 100];
  return { row, shows: SHOWN[row]?.[number] ?? String(number - NO_POINTS) };
}

export interface Card {
  readonly name: string;
  readonly colour: Colour;
  readonly value: number;
}

export function cardOf(name: string): Card {
  const [colour, value] = name.split(' ');
  return { name, colour: colour as Colour, value: Number(value) };
}

/** What holds in a round: what the open fields show; null while a row has several. */
export type Terms = Readonly<Record<RowName, string | null>>;

export function termsOf(rows: NietView['rows']): Terms {
  const open = Object.fromEntries(rows.map(({ row, left_open }) => [row, left_open]));
  return { first: null, discard: null, trump: null, super: null, value: null, ...open };
}

export const isSuper = ({ colour, value }: Card, terms: Terms): boolean =>
  value === 1 && colour === terms.super;

export const minus = (points: number | string): string => String(points).replace('-', '−');

export function sayCard(name: string, say: Say): string {
  const { colour, value } = cardOf(name);
  return `${say(`colour-${colour}`)} ${value}`;
}

/** What a field shows, in words. */
export function sayField(row: RowName, shows: string, say: Say): string {
  if (row === 'value') return minus(shows);
  if (shows === NIET) return 'NIET!';
  const kind = { first: 'character', discard: 'discard', trump: 'colour', super: 'colour' }[row];
  return say(`${kind}-${shows}`);
}
