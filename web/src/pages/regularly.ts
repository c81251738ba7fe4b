import { untrack } from 'svelte';

const EVERY = 20_000;

/** Does something now, from time to time, and whenever the page is looked at again; returns how to stop. What fails is tried again. */
export function regularly(work: () => Promise<void>): () => void {
  const now = (): void => {
    if (document.visibilityState === 'visible') work().catch(() => undefined);
  };
  const ticking = setInterval(now, EVERY);
  document.addEventListener('visibilitychange', now);
  untrack(now);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', now);
  };
}
