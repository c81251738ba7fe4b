import type { Attachment } from 'svelte/attachments';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Rectangles of named places of a frame, and its own (`frame`): from them a layout says where pieces are. */
export class Zones {
  boxes: Readonly<Record<string, Box>> = $state.raw({});
  #root: HTMLElement | null = null;
  #elements = new Map<string, HTMLElement>();
  #observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.measure());

  /** For the element that holds the layer; it must be positioned. */
  root: Attachment<HTMLElement> = (element) => {
    this.#root = element;
    this.#observer?.observe(element);
    return () => {
      this.#observer?.disconnect();
      this.#root = null;
    };
  };

  /** For an element that is a zone. */
  zone(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(name, element);
      this.#observer?.observe(element);
      return () => {
        this.#elements.delete(name);
        this.#observer?.unobserve(element);
      };
    };
  }

  get measured(): boolean {
    return Object.keys(this.boxes).length > 0;
  }

  of(name: string): Box {
    return this.boxes[name] ?? NOWHERE;
  }

  /** Call it when something has moved without changing its size. */
  measure(): void {
    if (!this.#root) return;
    const root = this.#root.getBoundingClientRect();
    const { scrollTop } = this.#root;
    const boxes: Record<string, Box> = { frame: { x: 0, y: 0, width: root.width, height: root.height } };
    for (const [name, element] of this.#elements) {
      const { left, top, width, height } = element.getBoundingClientRect();
      boxes[name] = { x: left - root.left, y: top - root.top + scrollTop, width, height };
    }
    this.boxes = boxes;
  }
}
