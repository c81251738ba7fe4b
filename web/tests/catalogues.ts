import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['pl', 'en', 'de'] as const;

/** Folders with a catalogue for each language: the page's own, and those of games on the page. */
export function folders(): string[] {
  const games = readdirSync('src/games').map((game) => `src/games/${game}/words`);
  return ['src/words', ...games];
}

/** For each message of a catalogue the names of the variables it uses. */
export function messages(folder: string, language: string): Map<string, string[]> {
  const { body } = new FluentResource(readFileSync(`${folder}/${language}.ftl`, 'utf-8'));
  return new Map(body.map(({ id, value }) => [id, [...new Set(variables(value))].sort()]));
}

function variables(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(variables);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'type' in node && node.type === 'var' && 'name' in node ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(variables)];
}
