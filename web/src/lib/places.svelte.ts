import { read, write } from './stored';

/** A table this browser has a place at: what its member's token is, and the keys that let others in. */
export interface Place {
  table: string;
  game: string;
  token?: string;
  inviteKey?: string;
  watchKey?: string;
  at: number;
}

const MOST = 100;

class Places {
  all = $state.raw<readonly Place[]>(read<Place[]>('places', []));

  of(table: string): Place | undefined {
    return this.all.find((place) => place.table === table);
  }

  /** Adds what is new to what is known of the table; the newest table comes first. */
  keep(place: Omit<Place, 'at'>): void {
    const known = this.of(place.table);
    const others = this.all.filter((other) => other.table !== place.table);
    this.#set([{ ...known, ...place, at: Date.now() }, ...others].slice(0, MOST));
  }

  forget(table: string): void {
    this.#set(this.all.filter((place) => place.table !== table));
  }

  #set(places: Place[]): void {
    this.all = places;
    write('places', places);
  }
}

export const places = new Places();
