import type { Say } from '../../lib/words.svelte';
import { modeOf, rowsOpen, type Fingers, type Mode } from './decide';
import type { GlyphName } from './Glyph.svelte';
import { headsChoice, heldBy, needs, verb, type Card } from './moves';
import type { Scene } from './step';
import { cardFacts, cardName, luckWords, rowDetail } from './tell';
import type { Option } from './Tray.svelte';

/** What lies in the tray: everything there is to choose from in this mode. */
export function options(
  mode: Mode,
  scene: Scene,
  moves: readonly string[],
  fingers: Fingers,
  say: Say,
): Option[] {
  if (mode === 'rows') return rowOptions(scene, moves, fingers, say);
  if (mode === 'heads') return headsOptions(scene, moves, fingers);
  if (mode === 'luck') return luckOptions(moves, fingers, say);
  return heldBy(scene).map(({ card, count }) => ({
    id: card,
    name: cardName(card, say),
    ...(count > 1 ? { detail: `× ${count}` } : {}),
    glyphs: [glyphOf(card)],
    picked: fingers.card === card,
    ...(modeOf(scene, scene.waiting_for.includes(scene.seat ?? -1), fingers) === 'tiles'
      ? { closed: scene.phase !== 'cards' }
      : cardFacts(card, scene, moves)),
  }));
}

function rowOptions(scene: Scene, moves: readonly string[], fingers: Fingers, say: Say): Option[] {
  const { rows, allowed } = rowsOpen(scene, moves, fingers);
  const word = scene.phase === 'restart' || fingers.card === null ? 'restart' : verb(fingers.card);
  const glyphs: GlyphName[] = fingers.card && needs(fingers.card) === 'row' ? [glyphOf(fingers.card)] : [];
  return rows.map((row) => {
    const points = word === 'stop' ? undefined : scene.landings?.[`${word} ${row + 1}`]?.points;
    return {
      id: `row ${row + 1}`,
      name: say('row-name', { row: row + 1 }),
      detail: rowDetail(scene, row, say),
      glyphs: allowed.has(row) ? glyphs : [],
      picked: fingers.row === row,
      closed: !allowed.has(row),
      ...(points === undefined ? {} : { points }),
    };
  });
}

/** +5 says what it is by its name. */
const glyphOf = (card: Card): GlyphName => (card === '+5' ? 'clover' : card);

function headsOptions(scene: Scene, moves: readonly string[], { heads: named }: Fingers): Option[] {
  return headsChoice(moves).tiles.map((tile) => ({
    id: tile,
    name: tile,
    heads: scene.heads[Number(tile) - 1] ?? 0,
    picked: named.includes(tile),
  }));
}

function luckOptions(moves: readonly string[], fingers: Fingers, say: Say): Option[] {
  return moves.map((move) => ({ id: move, name: luckWords(move, say), picked: fingers.move === move }));
}
