import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys walk through the buttons of an element. */
export const arrows: Attachment<HTMLElement> = (element) => {
  function walk(event: KeyboardEvent): void {
    const buttons = [...element.querySelectorAll('button')];
    const step = STEPS[event.key];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
  element.addEventListener('keydown', walk);
  return () => element.removeEventListener('keydown', walk);
};
