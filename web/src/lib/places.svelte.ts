import { read, write } from './stored';
import type { Joined } from './wire';

/** Somebody who plays on this device. */
export interface Person {
  readonly member: number;
  readonly token: string;
}

/** A table this browser has been at: who of it plays here, and what lets others in. */
export interface Place {
  readonly table: string;
  readonly game: string;
  /** Several people may share the device; whoever came last is the first. */
  readonly people?: readonly Person[];
  readonly inviteKey?: string;
  readonly watchKey?: string;
  /** The links of seats that are kept for somebody: seat and token. */
  readonly reserved?: Readonly<Record<string, string>>;
  /** Members whose words are not shown here. */
  readonly blocked?: readonly number[];
  /** What the table promised before each deal, by match, and the shares that were sent from here. */
  readonly commitments?: Readonly<Record<string, string>>;
  readonly nonces?: readonly string[];
  readonly at: number;
}

type News = Pick<Place, 'table'> & Partial<Omit<Place, 'table' | 'at'>>;

const MOST = 100;
const MOST_NONCES = 40;

class Places {
  all = $state.raw<readonly Place[]>(read<Place[]>('places', []));

  constructor() {
    addEventListener('storage', () => (this.all = read<Place[]>('places', [])));
  }

  of(table: string): Place | undefined {
    return this.all.find((place) => place.table === table);
  }

  people(table: string): readonly Person[] {
    return this.of(table)?.people ?? [];
  }

  /** What opens the table's doors: for requests that are not a person's. */
  key(table: string): string | undefined {
    const place = this.of(table);
    return place?.people?.[0]?.token ?? place?.inviteKey ?? place?.watchKey;
  }

  /** Adds what is new to what is known of the table; the newest table comes first. */
  keep(news: News): void {
    const known = this.of(news.table);
    const others = this.all.filter((other) => other.table !== news.table);
    this.#set([{ game: '', ...known, ...news, at: Date.now() }, ...others].slice(0, MOST));
  }

  /** Somebody plays on this device from now on; a new token takes the place of his old one. */
  welcome({ table, member, token, invite_key, watch_key, reserved }: Joined, game: string): Person {
    const person = { member, token };
    const others = this.people(table).filter((other) => other.member !== member);
    this.keep({
      table,
      ...(game ? { game } : {}),
      people: [person, ...others],
      ...(invite_key ? { inviteKey: invite_key } : {}),
      ...(watch_key ? { watchKey: watch_key } : {}),
      ...(Object.keys(reserved).length ? { reserved } : {}),
    });
    return person;
  }

  /** The person plays somewhere else from now on. */
  dismiss(table: string, member: number): void {
    this.keep({ table, people: this.people(table).filter((person) => person.member !== member) });
  }

  block(table: string, member: number, blocked: boolean): void {
    const others = (this.of(table)?.blocked ?? []).filter((other) => other !== member);
    this.keep({ table, blocked: blocked ? [...others, member] : others });
  }

  /** A table cannot promise something else afterwards: what it said first counts. */
  witness(table: string, match: number, commitment: string): void {
    const commitments = this.of(table)?.commitments ?? {};
    if (this.of(table) && !(match in commitments))
      this.keep({ table, commitments: { ...commitments, [match]: commitment } });
  }

  sent(table: string, nonce: string): void {
    this.keep({ table, nonces: [...(this.of(table)?.nonces ?? []), nonce].slice(-MOST_NONCES) });
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
