import type { GameEvent, GamePage } from './game';

/** Milliseconds of one beat; CSS moves things for as long (`--beat`). */
export const BEAT = 220;
/** How long a move may be looked at before the device goes on to somebody else. */
export const BREATH = 1_500;
/** When so many beats wait, they are played faster: nobody wants to watch the past. */
const LONG = 24;

/**
 * Shows what happened event by event, in order, and ends in the true view. Without motion it shows
 * the true view at once.
 */
export class Stage<Scene = any> {
  scene = $state.raw<Scene | null>(null);
  /** The newest view; equal to `scene` when nothing is being played. */
  truth = $state.raw<Scene | null>(null);
  /** How many events of the history were shown. */
  told = $state(0);
  /** Whether events are still being played: `scene` is on its way to `truth`. */
  busy = $state(false);
  #queue: GameEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly page: Pick<GamePage<Scene>, 'step' | 'beat' | 'events'>,
    private readonly moving: () => boolean,
  ) {}

  /** Shows a view without a way to it: after (re)loading, after an undo. */
  jump(view: Scene, told: number): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.busy = false;
    this.truth = this.scene = view;
    this.told = told;
  }

  /** Goes on from what is shown, event by event, to the view that is true after them. */
  play(events: readonly GameEvent[], view: Scene): void {
    this.truth = view;
    this.#queue.push(...events);
    if (this.scene === null || !this.moving()) this.skip();
    else if (!this.busy) this.#next();
  }

  /** Goes to the end at once. */
  skip(): void {
    if (this.truth !== null) this.jump(this.truth, this.told + this.#queue.length);
  }

  #next(): void {
    this.busy = true;
    for (;;) {
      const event = this.#queue.shift();
      if (!event || this.scene === null) return this.skip();
      this.scene = this.page.step(this.scene, event);
      this.told += 1;
      const pause = this.#pause(event);
      if (pause === 0) continue;
      this.#timer = setTimeout(() => this.#next(), pause);
      return;
    }
  }

  #pause(event: GameEvent): number {
    const beats = this.page.beat?.(event) ?? (this.page.events[event.event]?.routine ? 0 : 1);
    return beats * BEAT * (this.#queue.length > LONG ? 0.4 : 1);
  }
}
