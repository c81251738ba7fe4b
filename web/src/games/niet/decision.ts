import type { Say } from '../../lib/words.svelte';
import { sayCard, sayField, type RowName, type Terms } from './names';
import type { Scene } from './step';

type Phase = Scene['phase'];

/** How many things are picked before there is a move; partners may be any number. */
export function wanted(phase: Phase, terms: Terms): number {
  if (phase === 'team') return Infinity;
  return phase === 'discard' && terms.discard === '2' ? 2 : 1;
}

/** What is picked once `what` has been tapped: again takes it back, and a new one replaces the oldest. */
export function pick(picked: readonly string[], what: string, most: number): readonly string[] {
  if (picked.includes(what)) return picked.filter((other) => other !== what);
  return [...picked, what].slice(-most);
}

/** What the picked things say, as a move; null while there is none. */
export function moveOf(phase: Phase, picked: readonly string[], most: number): string | null {
  if (phase === 'team') return `team ${picked.join(' ') || 'alone'}`;
  if (picked.length < most || phase === 'over') return null;
  const words = { niet: 'niet', bonus: 'bonus', discard: 'discard', pass: 'pass', tricks: '' }[phase];
  return `${words} ${picked.join(' ')}`.trim();
}

/** What the button says that plays the picked things. */
export function sayMove(
  phase: Phase,
  picked: readonly string[],
  names: Readonly<Record<string, string>>,
  say: Say,
): string {
  const people = picked.map((character) => names[character] ?? character).join(', ');
  const cards = (): string => picked.map((card) => sayCard(card, say)).join(', ');
  switch (phase) {
    case 'niet': {
      const [row = '', shows = ''] = picked[0]?.split(' ') ?? [];
      const shown = row === 'first' ? names[shows] : undefined;
      const field = `${say(`row-${row}`)}: ${shown ?? sayField(row as RowName, shows, say)}`;
      return say('do-niet', { field });
    }
    case 'team':
      return picked.length ? say('do-team', { names: people }) : say('do-alone');
    case 'bonus':
      return say('do-bonus', { name: people });
    case 'over':
      return say('ask-over');
    default:
      return say({ discard: 'do-discard', pass: 'do-pass', tricks: 'do-play' }[phase], { cards: cards() });
  }
}

/** What the game asks of whoever owes a decision. */
export const sayAsked = (phase: Phase, terms: Terms, say: Say): string =>
  say(phase === 'discard' ? `ask-discard-${terms.discard}` : `ask-${phase}`);
