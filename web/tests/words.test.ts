import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folders, LANGUAGES, messages } from './catalogues';

describe.each(folders())('%s', (folder) => {
  test.each(['en', 'de'])('%s has the messages of pl, with the same variables', (language) => {
    expect(messages(folder, language)).toEqual(messages(folder, 'pl'));
  });
  test.each(LANGUAGES)('%s has no message twice', (language) => {
    const ids = readFileSync(`${folder}/${language}.ftl`, 'utf-8').match(/^[a-z][\w-]*(?= =)/gm) ?? [];
    expect(ids).toHaveLength(new Set(ids).size);
  });
});

test('every message that the page asks for by name is in its catalogue', () => {
  const known = messages('src/words', 'en');
  const files = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const asked = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf-8').matchAll(/\bt\('([\w-]+)'/g)].map(([, id]) => id ?? ''),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
