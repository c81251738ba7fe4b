// crypto.subtle is missing on pages served over plain HTTP in a home network, hence this one (FIPS 180-4).

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);

const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32) | 0;
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

function schedule(block: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => block.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] as number;
    const late = words[i - 2] as number;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words.push(((words[i - 16] as number) + s0 + (words[i - 7] as number) + s1) | 0);
  }
  return words;
}

function compress(state: readonly number[], words: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, i) => {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + word) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] as number)) | 0);
}

/** SHA-256 as hexadecimal text. */
export function sha256(message: Uint8Array): string {
  const blocks = padded(message);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) state = compress(state, schedule(blocks, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
