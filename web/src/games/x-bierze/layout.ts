import type { Placed } from '../../lib/parts/Layer.svelte';
import { isSideways, roomAcross } from '../../lib/room';
import type { Box } from '../../lib/zones.svelte';
import type { Scene } from './step';

/** Height of a card to its width. */
export const RATIO = 1.4;
const GAP = 6;
/** Width of the small cards beside the other players, in widths of a card. */
const SMALL = 30;

export interface Piece extends Placed {
  /** null: its back is up. */
  readonly card: number | null;
  /** Turned up just now. */
  readonly turned?: boolean;
  /** The card on top of an X pile: all cards of the pile. */
  readonly pile?: readonly number[];
}

export interface Ground {
  readonly boxes: Readonly<Record<string, Box>>;
  /** Width of a card on the board and in hand. */
  readonly width: number;
  readonly picked: number | null;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** As wide as the frame has room for: five places in the longest row, and everything above each other. */
export function cardWidth(frame: Box, players: number, handSize: number, playing: boolean): number {
  const room = roomAcross(frame);
  const across = (room - 30 - 24) / 5;
  // the board stands beside the hand then: three rows and one's own above each other
  if (isSideways(frame)) return Math.max(30, Math.floor(Math.min(across, (frame.height - 110) / 5.25)));
  const height = frame.height - players - (playing ? 200 : 130);
  const own = playing ? 1.05 : 0;
  const fitting = (lines: number): number => height / (3 * RATIO + own + (playing ? lines * RATIO : 0));
  const width = Math.min(across, fitting(1), 96);
  const crowded = handLines(handSize, room, width) === 2;
  return Math.max(30, Math.floor(crowded ? Math.min(width, fitting(1.62)) : width));
}

/** Where every card lies that this viewer can see. */
export function layout(scene: Scene, ground: Ground): Piece[] {
  return [
    ...rows(scene, ground),
    ...taken(scene, ground),
    ...scene.seats.flatMap((_, seat) => beside(scene, seat, ground)),
    ...leaving(scene, ground),
    ...hand(scene, ground),
  ];
}

function box(ground: Ground, name: string): Box {
  return ground.boxes[name] ?? NOWHERE;
}

/** The place of a card in a row, counted from 0. */
export function slot(row: Box, at: number, width: number): { x: number; y: number } {
  return { x: row.x + at * (width + GAP), y: row.y };
}

function rows(scene: Scene, ground: Ground): Piece[] {
  const { width } = ground;
  return scene.rows.flatMap(({ cards }, row) =>
    cards.map((card, at) => ({
      id: card,
      card,
      width,
      z: at,
      ...slot(box(ground, `row-${row}`), at, width),
    })),
  );
}

/** Taken cards wait in the row they come from, pushed aside by the card that took them. */
function taken(scene: Scene, ground: Ground): Piece[] {
  const { width } = ground;
  const row = box(ground, `row-${takenRow(scene)}`);
  return scene.taken.map((card, at) => ({
    id: card,
    card,
    width,
    z: 20 + at,
    lifted: true,
    ...slot(row, at + 1, width),
  }));
}

/** After a reload nothing says which row was taken: it holds one card and is long enough. */
export function takenRow(scene: Scene): number {
  if (scene.takenRow !== undefined) return scene.takenRow;
  return scene.rows.findIndex(({ limit, cards }) => cards.length === 1 && limit > scene.taken.length);
}

/** What lies in front of a seat: the chosen card, the X row, the X pile. */
function beside(scene: Scene, seat: number, ground: Ground): Piece[] {
  const part = scene.seats[seat];
  const area = box(ground, `seat-${seat}`);
  if (!part || area.width === 0) return [];
  const mine = scene.seat === seat;
  const width = mine ? Math.min(ground.width, area.height / RATIO) : SMALL;
  return [
    ...played(scene, seat, area, width),
    ...xRow(part.x_row, area, width),
    ...pile(part.x_pile, area, width),
  ];
}

function played(scene: Scene, seat: number, area: Box, width: number): Piece[] {
  const part = scene.seats[seat];
  const at = { x: area.x, y: area.y, width, z: 30 };
  if (part?.revealed != null) return [{ id: part.revealed, card: part.revealed, turned: true, ...at }];
  if (!part?.sealed) return [];
  if (scene.seat === seat && scene.chosen !== null) return [{ id: scene.chosen, card: scene.chosen, ...at }];
  return [{ id: `back-${seat}`, card: null, ...at }];
}

/** To the right of the chosen card, overlapping as much as it must, leaving room for the pile. */
function xRow(cards: readonly number[], area: Box, width: number): Piece[] {
  const start = area.x + width + 2 * GAP;
  const room = area.width - 2 * (width + 2 * GAP) - width;
  const stride = cards.length > 1 ? Math.min(width + 3, Math.max(3, room / (cards.length - 1))) : 0;
  return cards.map((card, at) => ({ id: card, card, x: start + at * stride, y: area.y, width, z: 10 + at }));
}

function pile(cards: readonly number[], area: Box, width: number): Piece[] {
  const x = area.x + area.width - width;
  const top = cards.length - 1;
  return cards.map((card, at) => ({
    id: card,
    card: null,
    x,
    y: area.y,
    width,
    z: at,
    ...(at === top ? { pile: cards } : {}),
  }));
}

function leaving(scene: Scene, ground: Ground): Piece[] {
  return (scene.leaving ?? []).map(({ card, seat }) => {
    const area = box(ground, `seat-${seat}`);
    return { id: card, card, x: area.x + area.width / 2, y: area.y, width: SMALL / 2, z: 40, opacity: 0 };
  });
}

/** In one line while a third of each card stays visible, else in two. */
function hand(scene: Scene, ground: Ground): Piece[] {
  const cards = scene.hand ?? [];
  const area = box(ground, 'hand');
  if (area.width === 0) return [];
  const { width } = ground;
  const lines = handLines(cards.length, area.width, width);
  const perLine = Math.ceil(cards.length / lines);
  return cards.map((card, at) => {
    const line = Math.floor(at / perLine);
    const inLine = Math.min(perLine, cards.length - line * perLine);
    const stride = inLine > 1 ? Math.min(width + GAP, (area.width - width) / (inLine - 1)) : 0;
    const left = area.x + (area.width - width - stride * (inLine - 1)) / 2;
    const picked = ground.picked === card;
    const y = area.y + 8 + line * width * RATIO * 0.62 - (picked ? 8 : 0);
    return { id: card, card, x: left + (at % perLine) * stride, y, width, z: 50 + at, lifted: picked };
  });
}

export function handLines(count: number, room: number, width: number): number {
  return count * width * 0.66 > room ? 2 : 1;
}

/** How tall the hand's zone has to be. */
export function handHeight(count: number, room: number, width: number): number {
  return width * RATIO * (handLines(count, room, width) === 2 ? 1.62 : 1) + 12;
}
