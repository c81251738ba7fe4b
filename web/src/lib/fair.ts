import { sha256 } from './sha256';

/** The part of a record that says where its chance came from. */
export interface SealedRecord {
  stream: { kind: string; commitment?: string; secret?: string | null; nonces?: string[] };
}

const LABEL = new TextEncoder().encode('stolik-commitment-1');

/** What a table publishes of its secret before the deal. */
export function commitmentOf(secret: string): string {
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return sha256(new Uint8Array([...LABEL, ...bytes]));
}
