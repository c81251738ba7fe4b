import { sha256 } from './sha256';

/** What the page reads of a record. */
export interface SealedRecord {
  game: string;
  names?: string[];
  ending?: { places: number[]; points: number[]; rule: string } | null;
  stream: { kind: string; commitment?: string; secret?: string | null; nonces?: string[] };
}

/** What this browser knows of a deal from before it: null where it was not there. */
export interface Witness {
  commitment: string | null;
  nonces: readonly string[];
}

/** What is checked of a deal, and what was found: null where this browser cannot tell. */
export type Findings = Record<'secret' | 'promise' | 'share', boolean | null>;

const COMMITMENT = 'stolik-commitment-1';
const KEY = 'stolik-key-1';
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const fromHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** What a table publishes of its secret before the deal. */
export function commitmentOf(secret: string): string {
  return sha256(new Uint8Array([...bytesOf(COMMITMENT), ...fromHex(secret)]));
}

/** The key from which all cards follow: the secret, and each seat's share behind its length. */
export function keyOf(secret: string, nonces: readonly string[]): string {
  const shares = nonces.map(fromHex).flatMap((share) => [share.length, ...share]);
  return sha256(new Uint8Array([...bytesOf(KEY), ...fromHex(secret), ...shares]));
}

/**
 * The secret fits the hash; the hash is the one that was shown before the deal; and a share that was sent from
 * here went into it.
 */
export function examine(record: SealedRecord, { commitment, nonces }: Witness): Findings {
  const { stream } = record;
  const shares = stream.nonces ?? [];
  return {
    secret: stream.secret ? commitmentOf(stream.secret) === stream.commitment : null,
    promise: commitment === null ? null : commitment === stream.commitment,
    share: nonces.length ? nonces.some((nonce) => shares.includes(nonce)) : null,
  };
}
