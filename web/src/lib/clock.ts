const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A seat with less time than this is to be seen as being in a hurry. */
export const HURRY = 10_000;

/** Time left, as a clock shows it: `1:05`, `3:20:00`, and days as `2d 4h`. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const hours = Math.round(milliseconds / HOUR);
    return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (milliseconds >= HOUR) parts.unshift(Math.floor(seconds / 3600));
  return parts.map((part, at) => (at ? String(part).padStart(2, '0') : String(part))).join(':');
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in words, in its largest whole unit: `30 seconds`, `2 Tage`. */
export function duration(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['second', 1];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
