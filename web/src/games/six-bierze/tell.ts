import type { Say } from '../../lib/words.svelte';
import { movesWith, needs, rowsFor, taken, verb, type Card } from './moves';
import type { Scene } from './step';

export const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

export const cardName = (card: Card, say: Say): string =>
  say(card === '+5' ? 'luck-five' : card === 'heads' ? 'luck-heads' : `card-${card}`);

const FIELDS: Readonly<Record<string, string>> = {
  '.': 'plain',
  T: 'take',
  TH: 'take-heads',
  TT: 'take-tiles',
  D: 'two',
  DT: 'tile',
  DA: 'card',
};

/** What is printed on a field, in words. */
export function fieldName(symbol: string, say: Say): string {
  const known = FIELDS[symbol];
  if (known) return say(`field-${known}`);
  const number = Number(symbol.slice(1));
  if (symbol.startsWith('G')) return say('field-good', { heads: number });
  if (symbol.startsWith('R')) return say('field-bad', { heads: number });
  return say('field-points', { points: signed(Number(symbol)) });
}

/** A row of the board, for those who hear it. */
export function rowLabel(scene: Scene, row: number, say: Say): string {
  const { fields = [], lying = [], heads = 0 } = scene.rows[row] ?? {};
  const free = fields
    .slice(lying.length)
    .map((symbol) => fieldName(symbol, say))
    .join(', ');
  if (lying.length === 0) return say('row-empty', { row: row + 1, fields: free });
  const words = { '-': say('lies-skipped'), stop: say('card-stop') } as const;
  const tiles = lying.map((lies) => (typeof lies === 'number' ? lies : words[lies])).join(' ');
  return say('row-label', { row: row + 1, tiles, heads, fields: free });
}

type Landing = NonNullable<Scene['landings']>[string];

const symbolOf = (scene: Scene, { row, field }: Landing): string => scene.rows[row]?.fields[field] ?? '.';

/** What it would bring to land there; empty where nothing happens. */
export function whatBrings(scene: Scene, landing: Landing, say: Say): string {
  if (landing.points !== 0) return signed(landing.points);
  const symbol = symbolOf(scene, landing);
  return symbol === '.' || symbol === 'D' ? '' : fieldName(symbol, say);
}

/** Where a tile would land, and what that would do. */
export function preview(scene: Scene, landing: Landing, say: Say): string {
  const what = whatBrings(scene, landing, say) || fieldName('.', say);
  return say('preview', { row: landing.row + 1, field: landing.field + 1, what });
}

/** What a button says that plays this move. */
export function moveWords(move: string, amends: boolean, say: Say): string {
  const [word = '', ...rest] = move.split(' ');
  if (/^\d+$/.test(word)) return say(amends ? 'do-amend' : 'do-lay', { tile: Number(word) });
  if (word === 'take') return say('do-take', { cards: luckWords(move, say) });
  if (move === 'luck +5') return say('do-card', { card: say('luck-five') });
  if (word === 'luck') return say('do-heads', { tiles: rest.slice(1).join(' + ') });
  if (word === 'skip') return say('do-card', { card: say('card-skip') });
  return say(`do-${word}`, { number: Number(rest[0] ?? 0) });
}

/** Luck cards to take, in words: how many of each kind. */
export function luckWords(move: string, say: Say): string {
  const { '+5': fives, heads } = taken(move);
  const parts = [
    ...(fives ? [`${fives} × ${say('luck-five')}`] : []),
    ...(heads ? [`${heads} × ${say('luck-heads')}`] : []),
  ];
  return parts.join(', ');
}

/** Whether a held card fits now, and what it would score where that needs nothing else to be named. */
export function cardFacts(
  card: Card,
  scene: Scene,
  moves: readonly string[],
): { closed: boolean; points?: number } {
  const closed = movesWith(card, moves).length === 0;
  const points = needs(card) === null ? scene.landings?.[verb(card)]?.points : undefined;
  return points === undefined ? { closed } : { closed, points };
}

/** The tile that a row ends with, as it is named where rows are chosen; for an empty one its first field. */
export function rowDetail(scene: Scene, row: number, say: Say): string {
  const { lying = [], fields = [] } = scene.rows[row] ?? {};
  if (rowsFor(scene, true).includes(row)) return fieldName(fields[0] ?? '.', say);
  const tiles = lying.filter((lies) => typeof lies === 'number');
  return `${tiles[0] ?? ''} … ${tiles.at(-1) ?? ''}`;
}
