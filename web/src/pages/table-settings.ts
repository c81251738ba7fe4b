import type { Settings } from '../lib/wire';

/** As the server would have it where a new table says nothing. */
export const STANDARD: Settings = {
  public: false,
  spectators: true,
  chat: null,
  pace: 'none',
  seconds: 60,
  increment: 0,
  timeout: 'move',
  stand_in: '2',
  grace: null,
  friendly: true,
  bot_delay: 0.8,
  countdown: 3,
  robot_seconds: 20,
};

export const PACES = ['none', 'per-move', 'bank', 'slow'] as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What can be chosen, in seconds. */
export const TIMES = {
  'per-move': [10, 15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE],
  bank: [MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE],
  slow: [HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  increment: [0, 2, 5, 10, 20, 30],
  countdown: [0, 3, 5, 10],
  grace: [10, 30, MINUTE, 5 * MINUTE, HOUR, DAY],
  robot: [5, 20, MINUTE, 5 * MINUTE],
} as const;
/** What each pace begins with. */
export const USUAL = { 'per-move': MINUTE, bank: 10 * MINUTE, slow: DAY } as const;
