import type { FluentVariable } from '@fluent/bundle';
import type { GameEvent, GamePage } from './game';
import type { Say } from './words.svelte';

type Telling = Pick<GamePage, 'secret' | 'seatFields' | 'tell' | 'routine'>;

const SEAT = new Set(['seat']);

/** What happened, in a sentence, as this viewer saw it. */
export function sentence(event: GameEvent, page: Telling, names: readonly string[], say: Say): string {
  const seats = page.seatFields ?? SEAT;
  const values: Record<string, FluentVariable> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'event') continue;
    values[field] = seats.has(field) ? (names[value as number] ?? '') : told(field, value, page, say);
  }
  const hidden = page.secret[event.event]?.some((field) => !(field in event)) ?? false;
  return say(`event-${event.event}${hidden ? '-hidden' : ''}`, values);
}

function told(field: string, value: unknown, page: Telling, say: Say): FluentVariable {
  const words = page.tell?.(field, value, say) ?? value;
  return typeof words === 'number' ? words : String(words);
}
