import { claim, nonce, Refused } from './http';
import { places, type Person } from './places.svelte';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import { TableStore } from './table.svelte';
import type { Joined } from './wire';

/** One person of this device at the table (or somebody who only watches), with a connection of his own. */
export interface Guest {
  readonly person: Person | null;
  readonly store: TableStore;
  readonly stop: () => void;
}

/**
 * This device at one table. Usually one person plays on it; several may share it, and hand it on. Each has a
 * connection, so nobody is away; what is drawn is that of whoever holds the device.
 */
export class Device {
  guests: readonly Guest[] = $state.raw([]);
  /** The one whose table is shown. */
  at: Guest | null = $state.raw(null);
  /** Nobody's hand is to be seen: the device is on its way to somebody. */
  covered = $state(false);
  /** Whom the device is meant for next: a member's number. */
  next: number | null = $state(null);
  /** The token of a seat that was kept for somebody who has not said a name yet. */
  invited: string | null = $state(null);

  constructor(readonly table: string) {}

  /** What stands behind `#` in the address is a seat, an invitation or a ticket to watch. */
  async enter(): Promise<void> {
    const secret = route.takeSecret();
    if (secret?.kind === 's') await this.claim(secret.value, null);
    else if (secret?.kind === 'i') places.keep({ table: this.table, inviteKey: secret.value });
    else if (secret) places.keep({ table: this.table, watchKey: secret.value });
    if (this.invited === null) this.open();
  }

  /** Takes the seat whose token this is; one that was kept for somebody is taken with his name. */
  async claim(token: string, name: string | null): Promise<void> {
    const share = nonce();
    try {
      const joined = await claim(this.table, name === null ? { token } : { token, name, nonce: share });
      this.invited = null;
      if (name !== null) places.sent(this.table, share);
      places.welcome(joined, '');
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'name-empty' || name !== null) throw error;
      this.invited = token;
    }
  }

  /** Connects everybody of this device; the one who came last holds it, unless it has to be asked. */
  open(): void {
    this.close();
    const people = places.people(this.table);
    this.guests = (people.length ? people : [null]).map((person) => this.#connect(person));
    this.at = this.guests[0] ?? null;
    this.covered = people.length > 1;
  }

  close(): void {
    for (const { stop } of this.guests) stop();
    this.guests = [];
    this.at = null;
  }

  /** Somebody has joined on this device. */
  welcome(joined: Joined): void {
    const place = places.of(this.table);
    const person = places.welcome(joined, place?.game ?? '');
    const known = this.guests.filter((guest) => guest.person && guest.person.member !== person.member);
    for (const guest of this.guests) if (!known.includes(guest)) guest.stop();
    const guest = this.#connect(person);
    this.guests = [guest, ...known];
    if (!this.at || !known.includes(this.at)) this.at = guest;
  }

  /** Somebody plays on another device from now on. */
  dismiss(member: number): void {
    places.dismiss(this.table, member);
    this.open();
  }

  /** The device goes on to somebody: his hand is shown once he says that he has it. */
  cover(next: number | null): void {
    this.next = next;
    this.covered = true;
  }

  uncover(guest: Guest): void {
    this.at = guest;
    this.next = null;
    this.covered = false;
  }

  #connect(person: Person | null): Guest {
    const store = new TableStore();
    const stop = store.open(this.table, () => {
      const place = places.of(this.table);
      const known = place?.people?.find(({ member }) => member === person?.member);
      const key = place?.inviteKey ?? place?.watchKey ?? null;
      return { token: known?.token ?? person?.token ?? null, key, language: settings.chosen.language };
    });
    return { person, store, stop };
  }
}
