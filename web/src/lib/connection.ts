import type { Language } from './settings.svelte';
import { PROTOCOL, type Answer, type FromClient, type FromTable, type Hello } from './wire';

export type Status = 'connecting' | 'open' | 'lost' | 'closed' | 'outdated';

type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
/** What a page sends, without the id that the connection gives it. */
export type Command = WithoutId<FromClient>;

export interface Who {
  token?: string | null;
  key?: string | null;
  language: Language;
}

export interface Listener {
  heard(message: FromTable): void;
  status(status: Status): void;
}

interface Waiting {
  text: string;
  resolve(answer: Answer): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

/**
 * A conversation with one table that outlives its sockets: it says hello with the last number it has, comes
 * back by itself, says unanswered commands again with the same id, and says hello anew when it finds a gap.
 */
export class Connection {
  #socket: WebSocket | null = null;
  #last: number | null = null;
  /** Right after a hello the next number may be any: it closes the gap. */
  #fresh = true;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  /** What has to be added to this machine's clock to get the server's. */
  clockOffset = 0;

  constructor(
    private readonly url: string,
    private readonly who: () => Who,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.#connect();
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
    this.listener.status('closed');
  }

  /** Resolves when the server has made the command durable, or has refused it (`problem`). */
  send(command: Command): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromTable);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #greet(socket: WebSocket): void {
    this.#fresh = true;
    const { token, key, language } = this.who();
    const hello: Hello = { do: 'hello', protocol: PROTOCOL, language };
    if (token) hello.token = token;
    if (key) hello.key = key;
    if (this.#last !== null) hello.last = this.#last;
    socket.send(JSON.stringify(hello));
  }

  #hear(message: FromTable): void {
    clearTimeout(this.#silence);
    switch (message.say) {
      case 'welcome':
        this.#welcomed(message.now);
        break;
      case 'pong':
        this.clockOffset = message.now - Date.now();
        return;
      case 'answer':
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        return;
      case 'news':
        if (!this.#inOrder(message.number)) return;
        break;
      case 'snapshot':
        this.#last = message.number;
        this.#fresh = false;
        break;
      case 'bye':
        this.#dismissed(message.problem.code, message.again);
        break;
      case 'presence':
        break;
    }
    this.listener.heard(message);
  }

  #welcomed(now: number): void {
    this.clockOffset = now - Date.now();
    this.#pause = FIRST_PAUSE;
    this.listener.status('open');
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#areYouThere(), PING_EVERY);
  }

  /** Old news is dropped; a gap means that something was missed, so the conversation starts anew. */
  #inOrder(number: number): boolean {
    if (this.#last !== null && number <= this.#last) return false;
    if (!this.#fresh && this.#last !== null && number > this.#last + 1) {
      this.#drop();
      this.#connect();
      return false;
    }
    this.#last = number;
    this.#fresh = false;
    return true;
  }

  #dismissed(code: string, again: boolean): void {
    if (again && code !== 'reload') return;
    this.#closed = true;
    this.#drop();
    this.listener.status(code === 'reload' ? 'outdated' : 'closed');
  }

  #areYouThere(): void {
    this.#socket?.send(JSON.stringify({ do: 'ping' }));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, PONG_WITHIN);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.listener.status('lost');
    const pause = this.#pause * (0.7 + 0.6 * Math.random());
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** The network or the person is back: no reason to wait. */
  #now = (): void => {
    if (this.#retry !== undefined && document.visibilityState === 'visible') this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#silence);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }
}
