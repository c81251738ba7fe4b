import components from '../../../../src/stolik/games/hexx/components.toml';
import type { GamePage } from '../../lib/game';
import { HEXX_EVENTS, type HexxEvent } from '../../lib/wire';
import type { Say } from '../../lib/words.svelte';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import { practice } from './practice';
import { totals } from './rounds';
import { beat, instructionOf, step, type Scene } from './step';

function tell(field: string, value: number, say: Say): string | number {
  if (field !== 'instruction') return value;
  const instruction = instructionOf(value);
  if (typeof instruction === 'number') return say('instruct-seat', { seat: instruction + 1 });
  return say(`instruct-${instruction}`);
}

const page: GamePage<Scene, HexxEvent, unknown> = {
  Board,
  Ending,
  components,
  step,
  beat,
  events: HEXX_EVENTS,
  tell,
  scores: totals,
  practice,
  settledByView: ['waiting_for', 'sites', 'ask', 'fits', 'contacts'],
};

export default page;
