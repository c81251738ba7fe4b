/** The part of the components that the page draws. */
export interface Components {
  heads: { heads: number; cards?: number[]; multiples_of?: number | null }[];
}

/** Bull heads of a card, as the components say: the first line that fits counts. */
export function headsOf(components: Components, card: number): number {
  const line = components.heads.find(
    ({ cards, multiples_of }) => cards?.includes(card) || (multiples_of && card % multiples_of === 0),
  );
  return line?.heads ?? 0;
}

export function headsOfAll(components: Components, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + headsOf(components, card), 0);
}
