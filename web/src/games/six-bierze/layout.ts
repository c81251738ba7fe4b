import type { Placed } from '../../lib/parts/Layer.svelte';
import type { Box } from '../../lib/zones.svelte';
import type { Scene } from './step';

export const GAP = 3;
/** Width of what stands before a row. */
export const LABEL = 24;
/** What a finger needs. */
const FINGER = 44;
const HAND_GAP = 4;

export interface Piece extends Placed {
  readonly id: string;
  /** null: its back is up. */
  readonly tile: number | null;
  /** Whose it is, where tiles of several players lie beside each other. */
  readonly owner?: number;
  /** Where it comes from, seen from where it is. */
  readonly from?: { readonly x: number; readonly y: number };
}

/** Where one row of the board is, in the frame. */
export interface RowBox extends Box {
  /** Distance from one field to the next. */
  readonly stride: number;
}

export interface Sizes {
  /** Width of a tile on the board, and its height to its width. */
  readonly width: number;
  readonly ratio: number;
  readonly rows: readonly RowBox[];
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Whether a row is drawn at full height: tiles lie there, or the tile that has just taken it. */
export const isTall = (scene: Scene, row: number): boolean =>
  (scene.rows[row]?.lying.length ?? 0) > 0 || takerOf(scene)?.row === row;

/** The tile that has taken a row and waits there for another one. */
export function takerOf(scene: Scene): { tile: number; row: number } | null {
  if (scene.taker) return scene.taker;
  const { turn } = scene;
  return turn?.tile != null && turn.taken !== null ? { tile: turn.tile, row: turn.taken } : null;
}

/** Fits the rows of the board into their area: those in play tall, the others slim. */
export function sizes(scene: Scene, area: Box): Sizes {
  const longest = Math.max(1, ...scene.rows.map(({ fields }) => fields.length));
  const stride = Math.min(100, Math.floor((area.width - LABEL) / longest));
  const width = Math.max(8, stride - GAP);
  const tall = scene.rows.filter((_, row) => isTall(scene, row)).length;
  const slim = scene.rows.length - tall;
  const unit = Math.max(6, (area.height - GAP * (scene.rows.length - 1)) / (tall + SLIM * slim));
  const height = Math.floor(Math.min(unit, width * 0.84));
  const low = Math.floor(Math.min(unit * SLIM, height * 0.6));
  const left = area.x + Math.max(0, (area.width - LABEL - stride * longest) / 2);
  const used = tall * height + slim * low + GAP * (scene.rows.length - 1);
  let y = area.y + Math.max(0, (area.height - used) / 2);
  const rows = scene.rows.map(({ fields }, row): RowBox => {
    const box = { x: left, y, width: LABEL + stride * fields.length, height: low, stride };
    const placed = isTall(scene, row) ? { ...box, height } : box;
    y += placed.height + GAP;
    return placed;
  });
  return { width, ratio: height / width, rows };
}

/** Height of a row where nothing lies, to that of the others. */
const SLIM = 0.46;

/** How the viewer's tiles lie: in as few lines as fingers allow, never more than three. */
export interface HandPlan {
  readonly lines: number;
  readonly perLine: number;
  readonly width: number;
  readonly stride: number;
  /** From one line to the next. */
  readonly step: number;
}

export function planHand(count: number, room: number, ratio: number): HandPlan {
  const least = room > 600 ? 58 : FINGER;
  const fitting = Math.max(1, Math.floor((room + HAND_GAP) / (least + HAND_GAP)));
  const lines = Math.min(3, Math.max(1, Math.ceil(count / fitting)));
  const perLine = Math.max(1, Math.ceil(count / lines));
  const fair = Math.min(room > 600 ? 78 : 56, (room + HAND_GAP) / perLine);
  const width = Math.max(FINGER - HAND_GAP, fair - HAND_GAP);
  // where there are very many, they overlap
  const stride = perLine > 1 ? Math.min(width + HAND_GAP, (room - width) / (perLine - 1)) : width;
  return { lines, perLine, width, stride, step: Math.max(FINGER, width * ratio) + HAND_GAP };
}

/** How tall the hand's zone has to be; a picked tile rises into the margin above. */
export const handHeight = ({ lines, step }: HandPlan): number => lines * step + 6;

export interface Ground {
  readonly boxes: Readonly<Record<string, Box>>;
  readonly sizes: Sizes;
  readonly hand: HandPlan;
  readonly picked: number | null;
  /** Whether the drawer lies over the hand. */
  readonly covered: boolean;
}

const box = (ground: Ground, name: string): Box => ground.boxes[name] ?? NOWHERE;

/** A field of the board, in the frame. */
export function fieldBox({ rows, width }: Sizes, row: number, field: number): Box {
  const at = rows[row];
  if (!at) return NOWHERE;
  return { x: at.x + LABEL + field * at.stride, y: at.y, width, height: at.height };
}

/** Where every tile lies that this viewer can see. */
export function layout(scene: Scene, ground: Ground): Piece[] {
  return [
    ...onBoard(scene, ground),
    ...taker(scene, ground),
    ...leaving(scene, ground),
    ...queue(scene, ground),
    ...hand(scene, ground),
  ];
}

function onBoard(scene: Scene, { sizes }: Ground): Piece[] {
  const arriving = (row: number, field: number): boolean =>
    scene.touched?.[0] === row && scene.touched[1] === field;
  return scene.rows.flatMap(({ lying }, row) =>
    lying.flatMap((tile, field): Piece[] => {
      if (typeof tile !== 'number') return [];
      const { x, y, width } = fieldBox(sizes, row, field);
      return [{ id: String(tile), tile, x, y, width, z: arriving(row, field) ? 55 : 10 + field }];
    }),
  );
}

function taker(scene: Scene, { sizes }: Ground): Piece[] {
  const took = takerOf(scene);
  if (!took) return [];
  const last = (scene.rows[took.row]?.fields.length ?? 1) - 1;
  const { x, y, width } = fieldBox(sizes, took.row, last);
  return [{ id: String(took.tile), tile: took.tile, x, y, width, z: 40, lifted: true }];
}

/** Tiles that leave the board fade on their way to whoever gets them, or out of the game. */
function leaving(scene: Scene, ground: Ground): Piece[] {
  return (scene.leaving ?? []).flatMap(({ tile, seat }): Piece[] => {
    if (seat !== null && seat === scene.seat) return [];
    const frame = box(ground, 'frame');
    const goal =
      seat === null ? { ...frame, x: frame.width, y: frame.height / 2 } : box(ground, `seat-${seat}`);
    return [{ id: String(tile), tile, x: goal.x, y: goal.y, width: ground.sizes.width, z: 50, opacity: 0 }];
  });
}

interface Waiting {
  readonly id: string;
  readonly tile: number | null;
  readonly owner: number;
}

/** What waits to be placed, in the order in which it will be; before that, what lies face down. */
export function waiting(scene: Scene): Waiting[] {
  const took = takerOf(scene)?.tile;
  const shown = scene.seats.flatMap((part, owner) =>
    part.shown.filter((tile) => tile !== took).map((tile) => ({ id: String(tile), tile, owner })),
  );
  shown.sort((a, b) => a.tile - b.tile);
  const { seat } = scene;
  const chosen =
    seat === null ? [] : (scene.chosen ?? []).map((tile) => ({ id: String(tile), tile, owner: seat }));
  return [...shown, ...chosen];
}

/** The least width at which a tile that waits can be read. */
const NARROW = 28;

function queue(scene: Scene, ground: Ground): Piece[] {
  const area = box(ground, 'queue');
  const tiles = waiting(scene);
  if (area.width === 0 || tiles.length === 0) return [];
  const room = area.width - 8;
  const full = Math.min(area.height / ground.sizes.ratio, 64);
  const width = Math.max(NARROW, Math.min(full, room / tiles.length - 3));
  const y = area.y + (area.height - width * ground.sizes.ratio) / 2;
  return tiles.map((waits, at): Piece => {
    // what has no room yet lies beneath the last one
    const place = { x: area.x + 4 + Math.min(at * (width + 3), room - width), y };
    return { ...waits, ...place, width, z: 69 - at, ...coming(scene, waits, place, ground) };
  });
}

function coming(
  { coming: from }: Scene,
  { tile, owner }: Waiting,
  { x, y }: { x: number; y: number },
  ground: Ground,
): Partial<Piece> {
  if (from?.tile !== tile || from?.seat !== owner) return {};
  const start = box(ground, `seat-${owner}`);
  return start.width ? { from: { x: start.x - x, y: start.y - y } } : {};
}

/** Where the tiles of the viewer lie; under the drawer they wait below the frame. */
export function hand(scene: Scene, ground: Ground): Piece[] {
  const area = box(ground, 'hand');
  const tiles = scene.hand ?? [];
  if (area.width === 0) return [];
  const { lines, perLine, width, stride, step } = ground.hand;
  const above = Math.max(6, (area.height - lines * step) / 2);
  return tiles.map((tile, at): Piece => {
    const line = Math.floor(at / perLine);
    const inLine = Math.min(perLine, tiles.length - line * perLine);
    const left = area.x + (area.width - stride * (inLine - 1) - width) / 2;
    const x = left + (at % perLine) * stride;
    const picked = ground.picked === tile;
    const y = area.y + above + line * step + (step - HAND_GAP - width * ground.sizes.ratio) / 2;
    const under = ground.covered ? { y: area.y + area.height + 40, opacity: 0 } : { y: picked ? y - 6 : y };
    return { id: String(tile), tile, x, width, z: 70 + at, lifted: picked, ...under };
  });
}
