import type { GameEvent, GamePage } from './game';
import type { Say, Values } from './words.svelte';

type Telling = Pick<GamePage, 'events' | 'tell'>;

/** What happened, in a sentence, as this viewer saw it. */
export function sentence(event: GameEvent, page: Telling, names: readonly string[], say: Say): string {
  const facts = page.events[event.event];
  const values: Values = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value !== 'number') continue;
    values[field] = facts?.seats.includes(field)
      ? (names[value] ?? '')
      : (page.tell?.(field, value, say) ?? value);
  }
  const hidden = facts?.secret.some((field) => !(field in event)) ?? false;
  return say(`event-${event.event}${hidden ? '-hidden' : ''}`, values);
}

/** The log in sentences, without what is routine. */
export function sentences(
  events: readonly GameEvent[],
  page: Telling,
  names: readonly string[],
  say: Say,
): string[] {
  const telling = events.filter((event) => !page.events[event.event]?.routine);
  return telling.map((event) => sentence(event, page, names, say));
}
