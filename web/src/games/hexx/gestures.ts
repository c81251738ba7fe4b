import type { Attachment } from 'svelte/attachments';
import type { Point } from './tiles';

/** What fingers, mouse and wheel do to a window; all points are in pixels of it. */
export interface Gestures {
  tap(at: Point): void;
  hover?(at: Point | null): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** Whether the wheel does something else there. */
  wheel(at: Point, clockwise: boolean): boolean;
}

/** A finger that moves less has tapped. */
const STILL = 9;

/** One pointer taps or pans, two zoom and pan. */
export function gestures(does: () => Gestures): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let start: Point | null = null;

    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const spread = (): { middle: Point; width: number } => {
      const [a, b = a] = [...fingers.values()];
      if (!a || !b) return { middle: { x: 0, y: 0 }, width: 0 };
      return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, width: Math.hypot(a.x - b.x, a.y - b.y) };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, at(event));
      start = fingers.size === 1 ? at(event) : null;
    }
    function move(event: PointerEvent): void {
      const now = at(event);
      if (!fingers.has(event.pointerId)) return does().hover?.(now);
      if (start && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
      start = null;
      const before = spread();
      fingers.set(event.pointerId, now);
      const after = spread();
      does().pan({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
      if (fingers.size === 2 && before.width > 0) does().zoom(after.width / before.width, after.middle);
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId)) return;
      if (start && event.type === 'pointerup') does().tap(start);
      start = null;
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      if (event.deltaY === 0 || does().wheel(at(event), event.deltaY > 0)) return;
      does().zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 260), at(event));
    }
    const leave = (): void => does().hover?.(null);

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
    };
  };
}
