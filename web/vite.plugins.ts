import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { parse } from 'smol-toml';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Component data of the games is TOML; the page gets it as an object. */
export function toml(): Plugin {
  return {
    name: 'toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))}`, map: null };
    },
  };
}

const NUMERALS = '0123456789+−×–X';
const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';

/** The face of cards and tiles: numerals and a few signs, of one weight and width. Written to `file`. */
export function numerals(file: string): Plugin {
  return {
    name: 'numerals',
    async buildStart() {
      const whole = await readFile(createRequire(import.meta.url).resolve(FACE));
      const variationAxes = { wght: 800, wdth: 82, opsz: 48 };
      const font = await subsetFont(whole, NUMERALS, { targetFormat: 'woff2', variationAxes });
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, font);
    },
  };
}

/** Has the browser fetch these fonts at once, not when it comes upon text that needs them. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => names.some((name) => file.includes(name)));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
        }));
      },
    },
  };
}

const TEXT = /\.(js|css|svg)$/;
const WORTH_IT = 600;

/** Leaves `.br` and `.gz` beside what is text: the server sends them as they are. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < WORTH_IT) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
}
