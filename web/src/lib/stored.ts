/** What this browser keeps. A private window may refuse to keep anything: then it is forgotten with the page. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`stolik.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`stolik.${key}`, JSON.stringify(value));
  } catch {
    // kept in memory by whoever called
  }
}
