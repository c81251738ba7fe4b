/** What the keys do at the table; arrows and Enter only where the figure has the focus. */
export interface Orders {
  walk(arrow: string): void;
  pan(arrow: string): void;
  enter(): void;
  turn(by: number): void;
  next(by: number): void;
  up(): void;
  back(): void;
  zoom(factor: number): void;
  all(): void;
  forget(): void;
}

const NEARER = 1.25;

const ANYWHERE: Record<string, (orders: Orders) => void> = {
  r: (orders) => orders.turn(1),
  R: (orders) => orders.turn(-1),
  ']': (orders) => orders.turn(1),
  '[': (orders) => orders.turn(-1),
  u: (orders) => orders.up(),
  b: (orders) => orders.back(),
  n: (orders) => orders.next(1),
  p: (orders) => orders.next(-1),
  '+': (orders) => orders.zoom(NEARER),
  '=': (orders) => orders.zoom(NEARER),
  '-': (orders) => orders.zoom(1 / NEARER),
  '0': (orders) => orders.all(),
  Escape: (orders) => orders.forget(),
};

const AT_FIGURE: Record<string, (orders: Orders) => void> = {
  Enter: (orders) => orders.enter(),
  ' ': (orders) => orders.turn(1),
};

/** Follows a key; whoever writes something writes it. */
export function follow(event: KeyboardEvent, orders: Orders): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog')) return;
  const atFigure = target.closest('[data-figure]') !== null;
  if (atFigure && event.key.startsWith('Arrow')) {
    event.preventDefault();
    return event.shiftKey ? orders.pan(event.key) : orders.walk(event.key);
  }
  const order = ANYWHERE[event.key] ?? (atFigure ? AT_FIGURE[event.key] : undefined);
  if (!order) return;
  event.preventDefault();
  order(orders);
}

const PAN = 48;
/** How far an arrow moves the window over the figure. */
export const panOf = (arrow: string): { x: number; y: number } => ({
  x: arrow === 'ArrowLeft' ? PAN : arrow === 'ArrowRight' ? -PAN : 0,
  y: arrow === 'ArrowUp' ? PAN : arrow === 'ArrowDown' ? -PAN : 0,
});
