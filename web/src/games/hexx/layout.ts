/** Where things lie: cells on the plane of the figure, and the window through which one looks at it. */

import type { HexxCell as Cell, HexxLaidView as Laid } from '../../lib/wire';
import type { Box } from '../../lib/zones.svelte';
import { CORNER, SIDE, type Point } from './tiles';

export type { Cell, Laid };

/** From a cell to its neighbours at sides 0 to 5. */
export const STEPS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const keyOf = ({ q, r }: Cell): string => `${q} ${r}`;
export const same = (a: Cell | null, b: Cell | null): boolean => a?.q === b?.q && a?.r === b?.r;
const plus = (a: Cell, b: Cell): Cell => ({ q: a.q + b.q, r: a.r + b.r });

export const middleOf = ({ q, r }: Cell): Point => ({ x: 2 * SIDE * (q + r / 2), y: 1.5 * CORNER * r });

export function cellAt({ x, y }: Point): Cell {
  const r = y / (1.5 * CORNER);
  const q = x / (2 * SIDE) - r / 2;
  const s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) return { q: -near.r - near.s || 0, r: near.r || 0 };
  if (off.r > off.s) return { q: near.q || 0, r: -near.q - near.s || 0 };
  return { q: near.q || 0, r: near.r || 0 };
}

export type Lying = ReadonlyMap<string, Laid>;
export const lyingOf = (figure: readonly Laid[]): Lying => new Map(figure.map((laid) => [keyOf(laid), laid]));

/** A side at which a tile lies, and the colour that it shows there. */
export interface Touch {
  readonly side: number;
  readonly colour: string;
}

export function touches(cell: Cell, lying: Lying): Touch[] {
  return STEPS.flatMap((step, side) => {
    const colour = lying.get(keyOf(plus(cell, step)))?.sides[(side + 3) % 6];
    return colour ? [{ side, colour }] : [];
  });
}

/** The cell of a list that is nearest to a point, if one is near enough. */
export function nearest(point: Point, cells: readonly Cell[], within: number): Cell | null {
  let best: Cell | null = null;
  let least = within;
  for (const cell of cells) {
    const { x, y } = middleOf(cell);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** The cell to which an arrow key leads; up and down go zigzag, so that the column stays the same. */
export function walk({ q, r }: Cell, key: string): Cell | null {
  const even = r % 2 === 0;
  const steps: Record<string, Cell | undefined> = {
    ArrowLeft: STEPS[3],
    ArrowRight: STEPS[0],
    ArrowUp: even ? STEPS[4] : STEPS[5],
    ArrowDown: even ? STEPS[2] : STEPS[1],
  };
  const step = steps[key];
  return step ? plus({ q, r }, step) : null;
}

/** The rectangle that holds all of these cells. */
export function reach(cells: readonly Cell[]): Box {
  const points = cells.map(middleOf);
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  return {
    x: left - SIDE,
    y: top - CORNER,
    width: right - left + 2 * SIDE,
    height: bottom - top + 2 * CORNER,
  };
}

const ends = (values: readonly number[]): [number, number] =>
  values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];

/** A point of the figure is seen at `scale` times itself, moved by (x, y). */
export interface Camera extends Point {
  readonly scale: number;
}

const MOST = 1.25;
const NEAREST = 2.2;
const FARTHEST = 0.12;

/** All of the figure in the middle of the window, as large as it fits. */
export function fit(box: Box, window: Box, margin = 6): Camera {
  const across = (window.width - 2 * margin) / box.width;
  const down = (window.height - 2 * margin) / box.height;
  const scale = Math.max(FARTHEST, Math.min(across, down, MOST));
  return {
    scale,
    x: window.width / 2 - scale * (box.x + box.width / 2),
    y: window.height / 2 - scale * (box.y + box.height / 2),
  };
}

/** Nearer or farther, with the point under `at` staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(NEAREST, Math.max(FARTHEST, camera.scale * factor));
  const by = scale / camera.scale;
  return { scale, x: at.x + (camera.x - at.x) * by, y: at.y + (camera.y - at.y) * by };
}

/** Moved, but never so far that nothing of the figure is left in the window. */
export function moved(camera: Camera, by: Point, box: Box, window: Box): Camera {
  const { scale } = camera;
  const keep = 40;
  const least = { x: keep - scale * (box.x + box.width), y: keep - scale * (box.y + box.height) };
  const most = { x: window.width - keep - scale * box.x, y: window.height - keep - scale * box.y };
  return {
    scale,
    x: Math.max(least.x, Math.min(most.x, camera.x + by.x)),
    y: Math.max(least.y, Math.min(most.y, camera.y + by.y)),
  };
}

/** The point of the figure that is seen there. */
export const seenAt = ({ scale, x, y }: Camera, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});
