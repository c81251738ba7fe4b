/** How an option of a game is asked for. */
export type Control = { readonly name: string; readonly default: unknown } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number | undefined; readonly most: number | undefined }
);

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

/** The controls for what the JSON Schema describes; what no control fits is left at its default. */
export function controls(schema: unknown): Control[] {
  const root = schema as Schema;
  const name = root.$ref?.split('/').at(-1);
  const { properties = {} } = (name && root.$defs?.[name]) || root;
  return Object.entries(properties).flatMap(([name, option]) => control(name, option) ?? []);
}

function control(name: string, option: Schema): Control | null {
  const base = { name, default: option.default ?? null };
  if (option.type === 'boolean') return { ...base, kind: 'switch' };
  if (option.enum?.every((value) => typeof value === 'string')) {
    const values = option.enum as string[];
    return { ...base, kind: 'choice', values: values.toSorted((a, b) => rank(a, option) - rank(b, option)) };
  }
  const number = [option, ...(option.anyOf ?? [])].find(({ type }) => type === 'integer');
  if (!number) return null;
  return { ...base, kind: 'number', least: number.minimum, most: number.maximum };
}

/** The default comes first, the others as they are. */
const rank = (value: string, option: Schema): number => (value === option.default ? 0 : 1);

/** The message that names a value: letters, digits and dashes only. */
export const wordOf = (option: string, value: string): string =>
  `option-${option}-${value.replaceAll(/[^\w-]/g, '-')}`;
