import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed, numerals, preloadFonts, toml } from './vite.plugins.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const NUMERALS = here('node_modules/.cache/numerals.woff2');

export default defineConfig({
  root: here('.'),
  plugins: [svelte(), toml(), numerals(NUMERALS), preloadFonts(['figtree-latin', 'numerals']), compressed()],
  resolve: {
    alias: { '~numerals.woff2': NUMERALS },
    // unit tests run the code that browsers run, not the one for rendering on servers
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env['STOLIK_SERVER'] ?? 'http://127.0.0.1:7265', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], isolate: false },
});
