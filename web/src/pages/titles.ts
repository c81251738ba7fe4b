/** Names of the games are the same in all languages; the server's list has them too, but only it. */
const TITLES: Readonly<Record<string, string>> = {
  'x-bierze': 'X bierze!',
  'six-bierze': '6. bierze!',
  kniffel: 'Kniffel',
  niet: 'NIET!',
  hexx: 'Hexx & Hopp',
};

export const titleOf = (game: string): string => TITLES[game] ?? game;
