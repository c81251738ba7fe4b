import type { GameEvent, GamePage } from '../../lib/game';
import components from '../../../../src/stolik/games/x_bierze/components.toml';
import Board from './Board.svelte';
import { beat, step, type Scene } from './step';

const ROUTINE = new Set(['dealt', 'sealed', 'amended']);

/** Totals after each round. */
function scores(history: readonly GameEvent[], seats: number): number[][] {
  const totals = history.filter((event) => event.event === 'round-scored').map((event) => Number(event['total']));
  return Array.from({ length: Math.floor(totals.length / seats) }, (_, round) =>
    totals.slice(round * seats, (round + 1) * seats),
  );
}

const page: GamePage<Scene> = {
  Board,
  components,
  step,
  beat,
  routine: ROUTINE,
  secret: { dealt: ['card'], sealed: ['card'], amended: ['card'] },
  tell: (field, value) => (field === 'row' ? Number(value) + 1 : value),
  scores,
  settledByView: ['phase', 'waiting_for'],
};

export default page;
