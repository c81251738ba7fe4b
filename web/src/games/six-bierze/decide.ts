import { headsChoice, headsMove, needs, rowsFor, verb, type Card } from './moves';
import type { Scene } from './step';

/** What the viewer has touched for his next decision. */
export interface Fingers {
  readonly card: Card | null;
  readonly tile: number | null;
  readonly row: number | null;
  /** Tiles named for Positive heads. */
  readonly heads: readonly string[];
  /** A whole move: luck cards to take, a tile to take back. */
  readonly move: string | null;
}

export const NOTHING: Fingers = { card: null, tile: null, row: null, heads: [], move: null };

/** What lies within the thumb's reach: his tiles, or what he chooses from. */
export type Mode = 'tiles' | 'cards' | 'rows' | 'heads' | 'luck';

export function modeOf(scene: Scene, owing: boolean, { card }: Fingers): Mode {
  if (!owing) return 'tiles';
  if (scene.phase === 'restart') return 'rows';
  if (scene.phase === 'draw-luck') return 'luck';
  if (scene.phase !== 'cards') return 'tiles';
  const needed = card && needs(card);
  if (needed === 'row') return 'rows';
  if (needed === 'heads') return 'heads';
  return needed === 'tile' ? 'tiles' : 'cards';
}

/** Whether tiles in hand may be named now. */
export const namesTiles = (scene: Scene, { card }: Fingers): boolean =>
  scene.phase === 'choose' || (card !== null && needs(card) === 'tile');

/** The move that the button would play. */
export function moveOf(scene: Scene, moves: readonly string[], fingers: Fingers): string | null {
  const { phase } = scene;
  const { card, tile, row, heads, move } = fingers;
  if (phase === 'choose') return move ?? (tile === null ? null : String(tile));
  if (phase === 'restart') return row === null ? null : `restart ${row + 1}`;
  if (phase === 'draw-luck') return move;
  if (phase !== 'cards') return null;
  if (card === null) return 'place';
  const needed = needs(card);
  if (needed === 'row') return row === null ? null : `${verb(card)} ${row + 1}`;
  if (needed === 'tile') return tile === null ? null : `${verb(card)} ${tile}`;
  return needed === 'heads' ? headsMove(moves, heads) : verb(card);
}

/** Names one more tile for Positive heads, or one less; the first gives way when there are too many. */
export function toggleHeads({ heads }: Fingers, tile: string, moves: readonly string[]): string[] {
  if (heads.includes(tile)) return heads.filter((other) => other !== tile);
  const { count } = headsChoice(moves);
  return count === 0 ? [] : [...heads, tile].slice(-count);
}

/** The rows to choose from, and which of them are allowed. */
export function rowsOpen(
  scene: Scene,
  moves: readonly string[],
  { card }: Fingers,
): { rows: number[]; allowed: Set<number> } {
  const restarts = scene.phase === 'restart';
  const word = restarts || card === null ? 'restart' : verb(card);
  const rows = rowsFor(scene, restarts);
  return { rows, allowed: new Set(rows.filter((row) => moves.includes(`${word} ${row + 1}`))) };
}
