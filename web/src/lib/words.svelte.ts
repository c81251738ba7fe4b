import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

type Load = () => Promise<unknown>;
export type Values = Record<string, FluentVariable>;
/** Puts a message into words. */
export type Say = (message: string, values?: Values) => string;

// in the first load: one more request would cost more than the two languages that are not read
const PAGE = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default', eager: true });
const PAGE_OF_GAME = import.meta.glob('../games/*/words/*.ftl', { query: '?raw', import: 'default' });
const GAME = import.meta.glob('../../../src/stolik/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

async function resource(load: Load | undefined): Promise<FluentResource> {
  return new FluentResource(load ? String(await load()) : '');
}

/** One language's words: a set of catalogues, asked in turn. */
class Catalogue {
  #bundle: FluentBundle;

  constructor(language: Language, resources: readonly FluentResource[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of resources) this.#bundle.addResource(part, { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  say(message: string, values: Values): string | null {
    const pattern = this.#bundle.getMessage(message)?.value;
    // what is missing in a sentence is shown as such; without a list for problems Fluent would throw
    return pattern ? this.#bundle.formatPattern(pattern, values, []) : null;
  }
}

/** The words of the page, and of the game at the table; both follow the chosen language. */
class Words {
  #page = $state.raw<Catalogue | null>(null);
  #games = $state.raw<Readonly<Record<string, Catalogue>>>({});
  #language: Language | null = null;

  get ready(): boolean {
    return this.#page !== null;
  }

  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    const games = await Promise.all(
      Object.keys(this.#games).map(async (game) => [game, await ofGame(game, language)] as const),
    );
    const page = new Catalogue(language, [new FluentResource(PAGE[`../words/${language}.ftl`] ?? '')]);
    this.#language = language;
    this.#page = page;
    this.#games = Object.fromEntries(games);
  }

  async loadGame(game: string): Promise<void> {
    if (game in this.#games) return;
    const catalogue = await ofGame(game, settings.chosen.language);
    this.#games = { ...this.#games, [game]: catalogue };
  }

  /** Words of the page itself. */
  t: Say = (message, values = {}) => this.#page?.say(message, values) ?? message;

  /** Words of a game: its own catalogue, and the page's for the rest. */
  of(game: string): Say & { has(message: string): boolean } {
    const say = (message: string, values: Values = {}): string =>
      this.#games[game]?.say(message, values) ?? this.#page?.say(message, values) ?? message;
    return Object.assign(say, { has: (message: string) => this.#games[game]?.has(message) ?? false });
  }
}

async function ofGame(game: string, language: Language): Promise<Catalogue> {
  const folder = game.replaceAll('-', '_');
  return new Catalogue(
    language,
    await Promise.all([
      resource(GAME[`../../../src/stolik/games/${folder}/words/${language}.ftl`]),
      resource(PAGE_OF_GAME[`../games/${game}/words/${language}.ftl`]),
    ]),
  );
}

export const words = new Words();
export const t: Say = (message, values) => words.t(message, values);
