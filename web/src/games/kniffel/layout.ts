import type { Placed } from '../../lib/parts/Layer.svelte';
import { isSideways, roomAcross } from '../../lib/room';
import type { Box } from '../../lib/zones.svelte';
import { handIds, type Loose, type Scene } from './step';

/** Height of a card to its width. */
export const RATIO = 1.4;
const GAP = 6;
/** How much of a card's height the second line of a hand adds. */
const SECOND_LINE = 0.66;

export interface Piece extends Placed {
  readonly id: string;
  readonly card: number | null;
  /** Where it comes from, seen from where it is. */
  readonly from?: { readonly x: number; readonly y: number };
}

export interface Ground {
  readonly boxes: Readonly<Record<string, Box>>;
  /** Width of a card in hand. */
  readonly width: number;
  readonly picked: ReadonlySet<string>;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** What stands above each other beside the hand, at its lowest: players, piles, sheet, lines, buttons. */
const ALL_ELSE = 486;
/** The same where sheet and piles are beside the hand. */
const ALL_ELSE_SIDEWAYS = 190;

/** As wide as the frame has room for: five beside each other, or two lines of them. */
export function cardWidth(frame: Box, count: number): number {
  const room = roomAcross(frame);
  const across = Math.min(84, (room - 4 * GAP) / 5);
  const above = isSideways(frame) ? ALL_ELSE_SIDEWAYS : ALL_ELSE;
  const fitting = (lines: number): number =>
    (frame.height - above) / (RATIO * (1 + SECOND_LINE * (lines - 1)));
  const one = Math.min(across, fitting(1));
  const width = handLines(count, room, one) === 1 ? one : Math.min(across, fitting(2));
  return Math.max(40, Math.floor(width));
}

export function handLines(count: number, room: number, width: number): number {
  return count * (width * 0.8) > room ? 2 : 1;
}

export function handHeight(count: number, room: number, width: number): number {
  return width * RATIO * (handLines(count, room, width) === 2 ? 1 + SECOND_LINE : 1) + 10;
}

/** Where every card lies that this viewer can see. */
export function layout(scene: Scene, ground: Ground): Piece[] {
  return [...piles(scene, ground), ...loose(scene, ground), ...hand(scene, ground)];
}

const box = (ground: Ground, name: string): Box => ground.boxes[name] ?? NOWHERE;

const pileWidth = (ground: Ground): number => box(ground, 'draw').width;

function piles(scene: Scene, ground: Ground): Piece[] {
  const width = pileWidth(ground);
  if (width === 0) return [];
  const { x, y } = box(ground, 'draw');
  const out: Piece[] = scene.draw_pile > 0 ? [{ id: 'draw', card: null, x, y, width, z: 1 }] : [];
  const pile = box(ground, 'discards');
  if (scene.top !== null) out.push({ id: 'top', card: scene.top, x: pile.x, y: pile.y, width, z: 1 });
  return out;
}

/** Flying cards are on their way to a pile or a player; played ones lie on the table. */
function loose(scene: Scene, ground: Ground): Piece[] {
  const width = pileWidth(ground);
  const flying = (scene.flying ?? []).map((card, at): Piece => {
    const { x, y } = goal(card, ground);
    const fades = card.to === 'discards' ? {} : { opacity: 0 };
    return { ...face(card), x, y, width, z: 80 + at, ...coming(card, { x, y }, ground), ...fades };
  });
  const table = box(ground, 'table');
  const cards = scene.played ?? [];
  const wide = Math.min(ground.width * 0.8, (table.height - 4) / RATIO);
  const stride = Math.min(wide + 4, cards.length > 1 ? (table.width - wide) / (cards.length - 1) : wide);
  const left = table.x + (table.width - wide - stride * (cards.length - 1)) / 2;
  const played = cards.map((card, at): Piece => {
    const place = { x: left + at * stride, y: table.y + 2 };
    return { ...face(card), ...place, width: wide, z: 60 + at, ...coming(card, place, ground) };
  });
  return [...flying, ...played];
}

const face = ({ id, card }: Loose): { id: string; card: number | null } => ({ id, card });

function goal({ to }: Loose, ground: Ground): { x: number; y: number } {
  return typeof to === 'number' ? middle(box(ground, `seat-${to}`)) : box(ground, 'discards');
}

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 4,
});

function coming(card: Loose, at: { x: number; y: number }, ground: Ground): Partial<Piece> {
  if (card.from === undefined) return {};
  const start = card.from === 'draw' ? box(ground, 'draw') : middle(box(ground, `seat-${card.from}`));
  return { from: { x: start.x - at.x, y: start.y - at.y } };
}

/** In one line while most of each card stays visible, else in two. */
function hand(scene: Scene, ground: Ground): Piece[] {
  const area = box(ground, 'hand');
  if (scene.hand === null || area.width === 0) return [];
  const { width } = ground;
  const cards = handIds(scene.hand);
  const lines = handLines(cards.length, area.width, width);
  const perLine = Math.ceil(cards.length / lines);
  const pile = box(ground, 'draw');
  return cards.map(({ id, card }, at) => {
    const line = Math.floor(at / perLine);
    const inLine = Math.min(perLine, cards.length - line * perLine);
    const stride = inLine > 1 ? Math.min(width + GAP, (area.width - width) / (inLine - 1)) : 0;
    const x = area.x + (area.width - width - stride * (inLine - 1)) / 2 + (at % perLine) * stride;
    const picked = ground.picked.has(id);
    const y = area.y + 8 + line * width * RATIO * SECOND_LINE - (picked ? 8 : 0);
    const from = scene.drawn?.includes(id) ? { from: { x: pile.x - x, y: pile.y - y } } : {};
    return { id, card, x, y, width, z: 20 + at, lifted: picked, ...from };
  });
}
