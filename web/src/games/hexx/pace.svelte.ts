import type { RaceInfo } from '../../lib/wire';

/** How long after the start its call is still shown. */
const CALL = 1_000;
const OFTEN = 60;

/** The server's time, followed while somebody waits for something. */
export class Pace {
  now = $state(0);

  constructor(
    private readonly clock: () => number,
    private readonly race: () => RaceInfo | null,
  ) {
    this.now = clock();
  }

  /** Follows the clock until nobody waits any more; returns how to stop. */
  follow(always: boolean): () => void {
    const race = this.race();
    const until = race ? Math.max(race.at + CALL, ...race.frozen) : 0;
    this.now = this.clock();
    const timer = setInterval(() => {
      this.now = this.clock();
      if (!always && this.now > until) clearInterval(timer);
    }, OFTEN);
    return () => clearInterval(timer);
  }

  /** Milliseconds until the race begins; below zero, since it has begun. */
  get starts(): number {
    return (this.race()?.at ?? Number.NEGATIVE_INFINITY) - this.now;
  }

  /** How long a seat has to wait, apart from the countdown. */
  waits(seat: number): number {
    const race = this.race();
    return race ? Math.max(0, (race.frozen[seat] ?? 0) - Math.max(race.at, this.now)) : 0;
  }
}
