import type { Component, Snippet } from 'svelte';
import type { EventFacts, EventOf, Problem, TableInfo } from './wire';
import type { Say } from './words.svelte';

/** Something that happened, as this viewer may see it: secret fields are missing. */
export type GameEvent = EventOf[keyof EventOf];

/** Who sits in a seat, as chips show it. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'open' | 'reserved' | 'person' | 'bot';
  readonly here: boolean;
  /** Owes a decision now. */
  readonly owing: boolean;
  readonly me: boolean;
  /** Milliseconds left as of now, where a clock is kept. */
  readonly clock: number | null;
}

/** All that a game's board is drawn from. It keeps no game state but what fingers are about to do. */
export interface BoardProps<Scene, Components = unknown> {
  /** The view as it is to be drawn now; while events are played, on its way to the true view. */
  readonly scene: Scene;
  /** The newest true view: what may be done now refers to it. */
  readonly truth: Scene;
  /** Whether events are still being played: `scene` is not `truth` yet. */
  readonly busy: boolean;
  readonly players: readonly Player[];
  /** The viewer's seat; null for spectators. */
  readonly seat: number | null;
  /** Whether the viewer owes a decision; never while busy. */
  readonly owing: boolean;
  /** What the viewer may do, in notation; null where there are too many to list: use `check`. */
  readonly moves: readonly string[] | null;
  /** What a sealed choice may be changed to. */
  readonly amendments: readonly string[];
  readonly over: boolean;
  readonly options: unknown;
  /** What has happened so far, as far as `scene` shows it. */
  readonly history: readonly GameEvent[];
  /** The components of this table: the box's own, unless the table brought others. */
  readonly components: Components;
  readonly table: TableInfo;
  /** The line that says what just happened; the board puts it between the table and the hand. */
  readonly line: Snippet;
  /** Whether a tap chooses and a button plays; otherwise a tap plays. */
  readonly confirm: boolean;
  /** The words of the game. */
  readonly say: Say;
  /** Plays (or amends to) a move; a refusal is told by the page. Resolves to whether it was accepted. */
  play(move: string): Promise<boolean>;
  /** Plays a move whose refusal the board tells itself. Resolves to what forbids it, if anything does. */
  claim(move: string): Promise<Problem | null>;
  /** Which of these moves are allowed: null where one is, otherwise what forbids it. */
  check(moves: readonly string[]): Promise<(Problem | null)[]>;
  /** The server's clock now, in milliseconds. */
  now(): number;
}

/** Who sits at a table for practice, beside the person in seat 0, and what is played there. */
export interface Practice {
  readonly others: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

/** What `src/games/<id>/index.ts` exports as default. */
export interface GamePage<Scene = any, Event extends GameEvent = any, Components = any> {
  readonly Board: Component<BoardProps<Scene, Components>>;
  /** The box's own components. */
  readonly components: Components;
  /** The view after one more event: pure, new objects where something changed. */
  readonly step: (scene: Scene, event: Event) => Scene;
  /** How long an event is looked at: 1 is a beat of about 220 ms, 0 goes on at once. Default: 0 if routine, else 1. */
  readonly beat?: (event: Event) => number;
  /** What the engine says of its events. */
  readonly events: Readonly<Record<Event['event'], EventFacts>>;
  /** How a field of an event is said where it is not the value itself. */
  readonly tell?: (field: string, value: number, say: Say) => string | number;
  /** Points of each seat so far, after each round: the chart of scores. */
  readonly scores: (history: readonly Event[], seats: number) => number[][];
  /** What the game itself has to say at its end, below the places. */
  readonly Ending?: Component<{ table: TableInfo; say: Say }>;
  /** A table of this game for one person who practises; `options` are those the person has chosen. */
  readonly practice?: (options: Readonly<Record<string, unknown>>) => Practice;
  /** Fields of the view that `step` leaves to the true view; the tests compare all others. */
  readonly settledByView: readonly string[];
}

const PAGES = import.meta.glob<{ default: GamePage }>('../games/*/index.ts');
const THUMBNAILS = import.meta.glob<{ default: Component }>('../games/*/Thumbnail.svelte', { eager: true });

const idOf = (path: string): string => path.split('/').at(-2) ?? '';

/** Drawings of the games for the first screen; a game without one has no page. */
export const thumbnails: ReadonlyMap<string, Component> = new Map(
  Object.entries(THUMBNAILS).map(([path, module]) => [idOf(path), module.default]),
);

export async function loadPage(game: string): Promise<GamePage> {
  const load = PAGES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no page for ${game}`);
  return (await load()).default;
}
