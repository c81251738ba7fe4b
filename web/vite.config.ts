import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('..', import.meta.url));

/** Component data of the games is TOML; the page gets it as an object. */
function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null };
    },
  };
}

/** The face of cards and tiles: digits and a few signs of one weight and width, small enough to be inlined. */
function numerals(): Plugin {
  const name = 'virtual:numerals.css';
  const resolved = `\0${name}`;
  const source =
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
  return {
    name: 'numerals',
    resolveId: (id) => (id === name ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const file = await readFile(createRequire(import.meta.url).resolve(source));
      const font = await subsetFont(file, '0123456789+−×–X∑', {
        targetFormat: 'woff2',
        variationAxes: { wght: 800, wdth: 82, opsz: 48 },
      });
      const url = `data:font/woff2;base64,${font.toString('base64')}`;
      return `@font-face{font-family:Numerals;font-weight:800;src:url(${url}) format('woff2')}`;
    },
  };
}

export default defineConfig({
  root,
  plugins: [svelte(), toml(), numerals()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: process.env['STOLIK_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], isolate: false },
});
