/** How an option of a game is asked for. */
export type Control = { readonly name: string; readonly default: unknown } & (
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number | undefined; readonly most: number | undefined }
  /** One number for each seat; an empty list is no number for anybody. */
  | { readonly kind: 'numbers'; readonly least: number | undefined; readonly most: number | undefined }
  /** A seat, or one of a few words. */
  | { readonly kind: 'seat'; readonly values: readonly string[] }
);

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
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
  if (option.items?.type === 'integer') return { ...base, kind: 'numbers', ...limits(option.items) };
  const forms = [option, ...(option.anyOf ?? [])];
  const values = forms.flatMap((form) => form.enum ?? []).filter((value) => typeof value === 'string');
  const number = forms.find(({ type }) => type === 'integer');
  if (number && values.length) return { ...base, kind: 'seat', values };
  if (number) return { ...base, kind: 'number', ...limits(number) };
  if (values.length === 0) return null;
  return { ...base, kind: 'choice', values: values.toSorted((a, b) => rank(a, option) - rank(b, option)) };
}

const limits = ({ minimum, maximum }: Schema) => ({ least: minimum, most: maximum });

/** The default comes first, the others as they are. */
const rank = (value: string, option: Schema): number => (value === option.default ? 0 : 1);

/** The message that names a value: letters, digits and dashes only. */
export const wordOf = (option: string, value: string): string =>
  `option-${option}-${value.replaceAll(/[^\w-]/g, '-')}`;
