import components from '../../../../src/stolik/games/kniffel/components.toml';
import type { GamePage } from '../../lib/game';
import { KNIFFEL_EVENTS, type KniffelEvent } from '../../lib/wire';
import Board from './Board.svelte';
import { beat, BOXES, step, type Scene } from './step';

/** Points written so far, box by box; the totals at the end. */
function scores(history: readonly KniffelEvent[], seats: number): number[][] {
  const sums = Array.from({ length: seats }, () => 0);
  const totals: number[] = [];
  const rounds: number[][] = [];
  for (const event of history) {
    if (event.event === 'scored') sums[event.seat] = (sums[event.seat] ?? 0) + event.points;
    if (event.event === 'penalty') sums[event.seat] = (sums[event.seat] ?? 0) - event.points;
    if (event.event === 'scored') rounds.push([...sums]);
    if (event.event === 'total') totals[event.seat] = event.points;
  }
  const each = rounds.filter((_, at) => (at + 1) % seats === 0);
  return totals.length === seats ? [...each, totals] : each;
}

const page: GamePage<Scene, KniffelEvent, unknown> = {
  Board,
  components,
  step,
  beat,
  events: KNIFFEL_EVENTS,
  tell: (field, value, say) => (field === 'box' ? say(`box-${BOXES[value] ?? ''}`) : value),
  scores,
  settledByView: ['phase', 'waiting_for', 'round', 'last_round', 'offers', 'penalty', 'seats'],
};

export default page;
