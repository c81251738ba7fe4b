import components from '../../../../src/stolik/games/six_bierze/components.toml';
import type { GamePage } from '../../lib/game';
import { SIX_BIERZE_EVENTS, type SixBierzeEvent } from '../../lib/wire';
import type { Say } from '../../lib/words.svelte';
import Board from './Board.svelte';
import { ACTIONS, beat, LUCK, step, type Scene } from './step';

/** Where the markers stood after each round; what is left behind the screens counts as one more. */
function scores(history: readonly SixBierzeEvent[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const rounds: number[][] = [];
  const left = history.findIndex(({ event }) => event === 'tile-left' || event === 'action-left');
  history.forEach((event, at) => {
    const ended = event.event === 'round-started' ? event.round > 1 : event.event === 'game-over';
    if (ended || at === left) rounds.push([...now]);
    if (event.event === 'scored') now[event.seat] = event.total;
  });
  return rounds;
}

const WORDS: Readonly<Record<string, (value: number, say: Say) => string | number>> = {
  row: (value) => value + 1,
  field: (value) => value + 1,
  card: (value, say) => say(`card-${ACTIONS[value] ?? ''}`),
  luck: (value, say) => say(LUCK[value] === '+5' ? 'luck-five' : 'luck-heads'),
};

const page: GamePage<Scene, SixBierzeEvent> = {
  Board,
  components,
  step,
  beat,
  events: SIX_BIERZE_EVENTS,
  tell: (field, value, say) => WORDS[field]?.(value, say) ?? value,
  scores,
  settledByView: ['phase', 'waiting_for', 'turn', 'target', 'landings'],
};

export default page;
