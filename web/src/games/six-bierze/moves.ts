import { ACTIONS, type Action, type Lucky, type Scene } from './step';

/** A card that is played before a tile is placed. */
export type Card = Action | Lucky;

/** What has to be named with a card. */
export type Needs = 'row' | 'tile' | 'heads' | null;

const NEEDS: Readonly<Record<Card, Needs>> = {
  stop: 'row',
  insert: 'row',
  ascending: 'row',
  swap: 'tile',
  two: 'tile',
  skip: null,
  '+5': null,
  heads: 'heads',
};

export const needs = (card: Card): Needs => NEEDS[card];

/** How a move with this card begins. */
export const verb = (card: Card): string => (ACTIONS.includes(card as Action) ? card : `luck ${card}`);

/** Those of the moves that play this card. */
export const movesWith = (card: Card, moves: readonly string[]): string[] =>
  moves.filter((move) => move === verb(card) || move.startsWith(`${verb(card)} `));

/** The cards of a seat, each kind once, with how many there are. */
export function heldBy(scene: Scene): { card: Card; count: number }[] {
  const luck = scene.seat === null ? [] : (scene.seats[scene.seat]?.luck ?? []);
  const cards: Card[] = [...(scene.actions ?? []), ...luck];
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((one) => one === card).length }));
}

/** The tiles that may be chosen with Positive heads, and how many of them. */
export function headsChoice(moves: readonly string[]): { tiles: string[]; count: number } {
  const pairs = movesWith('heads', moves).map((move) => move.split(' ').slice(2));
  return { tiles: [...new Set(pairs.flat())], count: pairs[0]?.length ?? 0 };
}

/** The move that names just these tiles, in whatever order. */
export function headsMove(moves: readonly string[], tiles: readonly string[]): string | null {
  const wanted = [...tiles].sort().join(' ');
  const fits = (move: string): boolean => move.split(' ').slice(2).sort().join(' ') === wanted;
  return movesWith('heads', moves).find(fits) ?? null;
}

/** How many luck cards of each kind a move takes. */
export function taken(move: string): Record<Lucky, number> {
  const words = move.split(' ');
  const count = (card: Lucky): number => words.filter((word) => word === card).length;
  return { '+5': count('+5'), heads: count('heads') };
}

/** The rows that a card could name if the rules let it: those in play, or those where nothing lies. */
export function rowsFor(scene: Scene, empty: boolean): number[] {
  const rows = scene.rows.map((_, row) => row);
  return rows.filter((row) => ((scene.rows[row]?.lying.length ?? 0) === 0) === empty);
}

/** A move that shows why a card that fits nowhere may not be played: the server says so when it is tried. */
export function attempt(card: Card, scene: Scene): string {
  const row = scene.target?.[0] ?? rowsFor(scene, false)[0] ?? 0;
  const lying = (scene.rows[row]?.lying ?? []).filter((lies) => typeof lies === 'number');
  const argument = {
    row: row + 1,
    tile: scene.hand?.[0] ?? scene.turn?.tile ?? 1,
    heads: lying.slice(0, 2).join(' ') || '#1',
  };
  const needed = needs(card);
  return needed === null ? verb(card) : `${verb(card)} ${argument[needed]}`;
}
