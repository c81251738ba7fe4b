import type { Problem } from '../../lib/wire';
import type { Cell } from './layout';
import { rotationOf } from './tiles';

/** A side that does not match: the colour of the own tile there, and of the one beside it. */
export interface Mismatch {
  readonly side: number;
  readonly own: string;
  readonly other: string;
}

/** Why the last claim came to nothing. */
export interface Verdict {
  readonly cell: Cell;
  readonly turns: number;
  /** Somebody was quicker. */
  readonly late: boolean;
  readonly wrong: readonly Mismatch[];
  readonly problem: Problem | null;
}

const MISMATCH = /side (\d): (\w+) \/ (\w+)/g;

export function verdictOf(problem: Problem, cell: Cell, turns: number): Verdict {
  const wrong = [...problem.detail.matchAll(MISMATCH)].map(([, side, own = '', other = '']) => ({
    side: Number(side),
    own,
    other,
  }));
  return { cell, turns, late: problem.detail.startsWith('overtaken'), wrong, problem };
}

/** What the hand is about to do with the open tile: where it is held, and how it is turned. */
export class Aim {
  cell: Cell | null = $state.raw(null);
  turns = $state(0);
  verdict: Verdict | null = $state.raw(null);
  /** Whether a claim is on its way to the referee. */
  claiming = $state(false);
  #tile = 0;

  get rotation(): number {
    return rotationOf(this.turns);
  }

  /** Another tile is open now, or none: what was meant for the last one is forgotten. */
  hold(tile: number, keep: boolean): void {
    if (tile === this.#tile) return;
    this.#tile = tile;
    this.turns = 0;
    if (!keep) this.cell = null;
    if (tile !== 0) this.verdict = null;
  }

  turn(by: number): void {
    this.turns += by;
    this.verdict = null;
  }

  at(cell: Cell | null): void {
    this.cell = cell;
    this.verdict = null;
  }

  /** Turns clockwise, as little as needed, to one of these rotations. */
  turnTo(rotations: readonly number[]): void {
    if (rotations.length === 0 || rotations.includes(this.rotation)) return;
    this.turns += Math.min(...rotations.map((rotation) => rotationOf(rotation - this.rotation)));
  }

  /** The notation of the claim. */
  get claim(): string | null {
    return this.cell && `place ${this.cell.q} ${this.cell.r} r${this.rotation}`;
  }

  async send(play: (move: string) => Promise<Problem | null>): Promise<void> {
    const { cell, turns, claim } = this;
    if (!cell || !claim || this.claiming) return;
    this.claiming = true;
    const problem = await play(claim);
    this.claiming = false;
    this.verdict = problem && verdictOf(problem, cell, turns);
    if (!problem || this.verdict?.late) this.cell = null;
  }

  /** Somebody laid a tile where this one was to go. */
  lose(): void {
    const { cell, turns } = this;
    if (cell && !this.claiming) this.verdict = { cell, turns, late: true, wrong: [], problem: null };
    if (!this.claiming) this.cell = null;
  }
}
