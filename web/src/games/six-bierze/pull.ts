import type { Attachment } from 'svelte/attachments';

/** So far a finger trembles; so far it pulls. */
const STILL = 5;
const PULLED = 20;

/** Something that a finger or a mouse can pull up or push down; that is no press of what it began on. */
export function pull(onpull: (up: boolean) => void): Attachment<HTMLElement> {
  let from: number | null = null;

  function begin({ clientY, button }: PointerEvent): void {
    from = button === 0 ? clientY : null;
  }
  function move({ clientY, currentTarget, pointerId }: PointerEvent): void {
    if (from === null || Math.abs(clientY - from) < STILL) return;
    (currentTarget as HTMLElement).setPointerCapture(pointerId);
    if (Math.abs(clientY - from) < PULLED) return;
    onpull(clientY < from);
    from = null;
  }
  function end(): void {
    from = null;
  }

  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    element.style.touchAction = 'none';
    // selected words would be dragged themselves
    element.style.userSelect = 'none';
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    return () => listening.abort();
  };
}
