import type { Say } from '../../lib/words.svelte';
import type { Fingers, Mode } from './decide';
import { headsChoice } from './moves';
import type { Scene } from './step';
import { cardName } from './tell';

/** What is asked of the viewer while no move is complete; `mode` is null where nothing is. */
export function question(
  scene: Scene,
  mode: Mode | null,
  moves: readonly string[],
  waiting: readonly string[],
  say: Say,
): string {
  if (mode === null) {
    return waiting.length ? say('waiting-for', { names: waiting.join(', ') }) : say('one-moment');
  }
  if (mode === 'rows') return say(scene.phase === 'restart' ? 'choose-restart' : 'choose-row');
  if (mode === 'luck') return say('choose-cards');
  if (mode === 'heads') return say('choose-heads-count', { count: headsChoice(moves).count });
  if (scene.phase === 'cards') return say('choose-swap');
  return say(scene.plays === 2 && scene.chosen?.length ? 'choose-second' : 'choose-tile');
}

/** What the tray is called by those who read it aloud. */
export function trayLabel(mode: Mode, { card }: Fingers, say: Say): string {
  if (mode === 'luck') return say('choose-luck');
  if (mode === 'heads') return say('choose-heads');
  if (mode !== 'rows') return say('cards-label');
  return card ? say('choose-row-for', { card: cardName(card, say) }) : say('choose-restart');
}
