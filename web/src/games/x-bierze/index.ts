import components from '../../../../src/stolik/games/x_bierze/components.toml';
import type { GamePage } from '../../lib/game';
import { X_BIERZE_EVENTS, type XBierzeEvent } from '../../lib/wire';
import Board from './Board.svelte';
import type { Components } from './heads';
import { beat, step, type Scene } from './step';

/** Totals after each round. */
function scores(history: readonly XBierzeEvent[], seats: number): number[][] {
  const totals = history.flatMap((event) => (event.event === 'round-scored' ? [event.total] : []));
  return Array.from({ length: Math.floor(totals.length / seats) }, (_, round) =>
    totals.slice(round * seats, (round + 1) * seats),
  );
}

const page: GamePage<Scene, XBierzeEvent, Components> = {
  Board,
  components,
  step,
  beat,
  events: X_BIERZE_EVENTS,
  tell: (field, value) => (field === 'row' ? value + 1 : value),
  scores,
  settledByView: ['phase', 'waiting_for'],
};

export default page;
