/** Where in the page one is. What stands behind `#` is taken once and then removed from the address. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    scrollTo(0, 0);
  }

  /** `#s.TOKEN`, `#i.KEY`, `#w.KEY`: secrets are not left where screens are shared. */
  takeSecret(): { kind: string; value: string } | null {
    const found = /^#([siw])\.(.+)$/.exec(location.hash);
    if (!found?.[1] || !found[2]) return null;
    history.replaceState(null, '', location.pathname + location.search);
    return { kind: found[1], value: found[2] };
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** For `onclick` of links inside the page: keeps new tabs and modifiers working. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
