import { Refused } from './http';
import type { Command } from './connection';
import type { TableStore } from './table.svelte';
import { toasts } from './toasts.svelte';
import type { Answer, Problem } from './wire';
import { t } from './words.svelte';

/** Sends a command. A refusal is told; then the answer is null. */
export async function order(store: TableStore, command: Command): Promise<Answer | null> {
  const answer = await store.send(command);
  if (!answer.problem) return answer;
  tell(answer.problem);
  return null;
}

/** What was refused, and by which rule. */
export function tell({ rule, words }: Problem): void {
  toasts.refusal(rule ? t('rule-says', { rule }) : '', words);
}

/** Tells what the server did not do over HTTP; anything else is a mistake of ours. */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  toasts.refusal('', error.message || t('problem-offline'));
}
