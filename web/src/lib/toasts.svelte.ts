export interface Toast {
  readonly id: number;
  readonly kind: 'note' | 'refusal';
  readonly title: string;
  readonly text: string;
}

const SHOWN_FOR = 6_000;
const MOST = 3;

/** Short notes at the lower edge. A refusal stays longer, for it has to be read. */
class Toasts {
  all: readonly Toast[] = $state.raw([]);
  #next = 0;

  note(text: string): void {
    this.#add({ kind: 'note', title: '', text }, SHOWN_FOR);
  }

  refusal(title: string, text: string): void {
    this.#add({ kind: 'refusal', title, text }, 2 * SHOWN_FOR);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  clear(): void {
    this.all = [];
  }

  #add(toast: Omit<Toast, 'id'>, milliseconds: number): void {
    const id = this.#next++;
    const others = this.all.filter((other) => other.text !== toast.text);
    this.all = [...others, { ...toast, id }].slice(-MOST);
    setTimeout(() => this.drop(id), milliseconds);
  }
}

export const toasts = new Toasts();
