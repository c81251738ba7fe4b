/** How a tile is drawn: around (0, 0), corners up and down. */

export type Colour = 'R' | 'Y' | 'B' | 'W';
export const COLOURS: Readonly<Record<Colour, string>> = { R: 'red', Y: 'yellow', B: 'blue', W: 'white' };
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

/** From the middle of a tile to a corner, and to a side. */
export const CORNER = 50;
export const SIDE = CORNER * Math.cos(Math.PI / 6);

/** Where the letter of a side stands: so far from the middle. */
const LETTER = 28;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const short = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
const written = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The point so far out from the middle towards a side, and so far along it. */
export function towards(side: number, out: number, along = 0): Point {
  const angle = (side * Math.PI) / 3;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return { x: out * x - along * y, y: out * y + along * x };
}

const line = (points: readonly Point[]): string => `M${points.map(written).join('L')}`;

/** Half of a triangle's breadth, so far out. */
const half = (out: number): number => out * Math.tan(Math.PI / 6);

function triangle(side: number): string {
  return `${line([{ x: 0, y: 0 }, towards(side, SIDE, -half(SIDE)), towards(side, SIDE, half(SIDE))])}Z`;
}

function stripes(side: number): string {
  return [11, 20, 29, 38]
    .map((out) => line([towards(side, out, 2 - half(out)), towards(side, out, half(out) - 2)]))
    .join('');
}

function waves(side: number): string {
  return [14, 25, 36]
    .map((out) => {
      const end = half(out) - 4;
      const count = Math.max(4, Math.round(end / 1.5));
      const at = (step: number): number => -end + (2 * end * step) / count;
      return line(
        Array.from({ length: count + 1 }, (_, step) =>
          towards(side, out + 2.6 * Math.sin(at(step) / 2), at(step)),
        ),
      );
    })
    .join('');
}

const DOTS = [
  [13, 0],
  [23, -8],
  [23, 8],
  [34, -15],
  [34, 15],
  [38, -5],
  [38, 5],
] as const;

function dots(side: number): string {
  return DOTS.map(([out, along]) => {
    const { x, y } = towards(side, out, along);
    return `M${written({ x: x - 2.3, y })}a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z`;
  }).join('');
}

const TRIANGLES = SIDES.map(triangle);
const PATTERNS: Readonly<Record<Colour, readonly string[]>> = {
  R: SIDES.map(stripes),
  Y: SIDES.map(dots),
  B: SIDES.map(waves),
  W: SIDES.map(() => ''),
};

export const RIM = `${line(SIDES.map((side) => towards(side, SIDE, half(SIDE))))}Z`;
/** The lines between the triangles. */
export const SPOKES = SIDES.map((side) => line([{ x: 0, y: 0 }, towards(side, SIDE, half(SIDE))])).join('');
export const LETTERS = SIDES.map((side) => towards(side, LETTER));

export interface Ink {
  readonly colour: Colour;
  /** The triangles of this colour, and what is drawn on them. */
  readonly ground: string;
  readonly pattern: string;
}

/** For each colour of a tile what is filled and what is drawn. */
export function inks(sides: string): Ink[] {
  const all = [...sides] as Colour[];
  return [...new Set(all)].map((colour) => {
    const mine = SIDES.filter((side) => all[side] === colour);
    const of = (drawn: readonly string[]): string => mine.map((side) => drawn[side]).join('');
    return { colour, ground: of(TRIANGLES), pattern: of(PATTERNS[colour]) };
  });
}

/** The rotation, 0 to 5, that so many turns clockwise (or back, below zero) make. */
export const rotationOf = (turns: number): number => ((turns % 6) + 6) % 6;

/** The colours of sides 0 to 5 when a tile is turned. */
export function turned(sides: string, turns: number): string {
  const cut = (6 - rotationOf(turns)) % 6;
  return sides.slice(cut) + sides.slice(0, cut);
}
