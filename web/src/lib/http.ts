import type { SealedRecord } from './fair';
import { settings } from './settings.svelte';
import type {
  Claim,
  Forgotten,
  GameCard,
  Join,
  Joined,
  MyTables,
  MyTurn,
  NewTable,
  Refusal,
  RuleText,
  TableCard,
} from './wire';

/** The server refused, in words; or it could not be reached (`code` is `offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}

async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  const headers = { 'Accept-Language': settings.chosen.language, ...options.headers };
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers });
  } catch {
    throw new Refused('offline', '');
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const refusal = body as Refusal | null;
  throw new Refused(refusal?.code ?? String(answer.status), refusal?.words ?? '');
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const games = (): Promise<GameCard[]> => ask('/api/games');
export const rules = (game: string, language: string): Promise<RuleText[]> =>
  ask(`/api/games/${game}/rules?language=${language}`);
export const publicTables = (): Promise<TableCard[]> => ask('/api/tables');
export const create = (table: NewTable): Promise<Joined> => post('/api/tables', table);
export const join = (table: string, body: Join): Promise<Joined> => post(`/api/tables/${table}/join`, body);
export const claim = (table: string, body: Claim): Promise<Joined> =>
  post(`/api/tables/${table}/claim`, body);
export const yourTurn = (tables: MyTables): Promise<MyTurn[]> => post('/api/your-turn', tables);
export const forget = (tables: MyTables): Promise<Forgotten> => post('/api/forget', tables);
export const card = (table: string, key?: string): Promise<TableCard> =>
  ask(`/api/tables/${table}`, { headers: keyed(key) });
/** The record of a finished game; without a match the last one, also of a table that is archived. */
export const record = (table: string, key?: string, match?: number): Promise<SealedRecord> =>
  ask(`/api/tables/${table}/record${match ? `?match=${match}` : ''}`, { headers: keyed(key) });

const keyed = (key: string | undefined): Record<string, string> => (key ? { 'X-Stolik-Key': key } : {});

/** This seat's share of the deal. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
