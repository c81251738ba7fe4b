import type { Line, TableInfo } from '../lib/wire';
import { t } from '../lib/words.svelte';

/** What is shown here of what was said: nothing of those whom this device has blocked. */
export const shown = (chat: readonly Line[], blocked: readonly number[]): Line[] =>
  chat.filter(({ member }) => !blocked.includes(member));

/** A phrase in the reader's language, or a text as it was typed. */
export const saying = ({ phrase, text }: Line): string => (phrase ? t(`phrase-${phrase}`) : (text ?? ''));

export function nameOf(info: TableInfo | null, member: number): string {
  const everybody = [...(info?.seats ?? []), ...(info?.others ?? [])];
  return everybody.find((one) => one.member === member)?.name ?? '';
}
