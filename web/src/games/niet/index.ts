import components from '../../../../src/stolik/games/niet/components.toml';
import type { GamePage } from '../../lib/game';
import { NIET_EVENTS, type NietEvent } from '../../lib/wire';
import type { Say } from '../../lib/words.svelte';
import Board from './Board.svelte';
import { cardName, fieldOf, ROWS, sayCard, sayField } from './names';
import { roundsOf, totals } from './rounds';
import { beat, step, type Scene } from './step';

function tell(field: string, value: number, say: Say): string | number {
  if (field === 'card') return sayCard(cardName(value), say);
  if (field !== 'field') return value;
  const { row, shows } = fieldOf(value);
  const name = ROWS[row] ?? 'value';
  return `${say(`row-${name}`)}: ${sayField(name, shows, say)}`;
}

const page: GamePage<Scene, NietEvent, unknown> = {
  Board,
  components,
  step,
  beat,
  events: NIET_EVENTS,
  tell,
  scores: (history, seats) => totals(roundsOf(history, seats)),
  settledByView: ['phase', 'waiting_for', 'trick'],
};

export default page;
