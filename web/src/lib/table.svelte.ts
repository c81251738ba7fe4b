import { Connection, type Command, type Status, type Who } from './connection';
import type { GameEvent } from './game';
import type { Answer, FromTable, GameInfo, Line, Me, News, Problem, Snapshot, TableInfo } from './wire';

const NOBODY: Me = { member: null, name: '', seat: null, host: false };

/** What the page says to a table; a connection, or a stand-in where there is none. */
export interface Sender {
  send(command: Command): Promise<Answer>;
  readonly clockOffset: number;
}

/** Told whenever what the viewer sees of the game changes. */
export interface Watcher {
  /** Everything as of now; `events` before it are history. */
  fresh(game: GameInfo, history: readonly GameEvent[]): void;
  /** These events led to this view. */
  news(game: GameInfo, events: readonly GameEvent[]): void;
}

/** A table as this viewer knows it. */
export class TableStore {
  status: Status = $state('connecting');
  info: TableInfo | null = $state.raw(null);
  me: Me = $state.raw(NOBODY);
  game: GameInfo | null = $state.raw(null);
  history: readonly GameEvent[] = $state.raw([]);
  chat: readonly Line[] = $state.raw([]);
  here: readonly boolean[] = $state.raw([]);
  watching = $state(0);
  /** What was refused last; the page tells it and forgets it. */
  problem: Problem | null = $state.raw(null);
  watcher: Watcher | null = null;
  #sender: Sender | null = null;

  /** Connects to the server; returns how to stop. */
  open(table: string, who: () => Who): () => void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const connection = new Connection(`${scheme}://${location.host}/api/tables/${table}/socket`, who, {
      heard: (message) => this.hear(message),
      status: (status) => (this.status = status),
    });
    this.#sender = connection;
    connection.open();
    return () => connection.close();
  }

  /** Speaks through something else than a connection of its own. */
  speakThrough(sender: Sender): void {
    this.#sender = sender;
    this.status = 'open';
  }

  now = (): number => Date.now() + (this.#sender?.clockOffset ?? 0);

  /** Sends a command; a refusal becomes `problem`. Resolves to the answer. */
  async send(command: Command): Promise<Answer> {
    const answer = (await this.#sender?.send(command)) ?? { say: 'answer', id: '' };
    if (answer.problem) this.problem = answer.problem;
    return answer;
  }

  async check(moves: readonly string[]): Promise<(Problem | null)[]> {
    const answer = await this.#sender?.send({ do: 'check', moves: [...moves] });
    return answer?.checked ?? [];
  }

  hear(message: FromTable): void {
    switch (message.say) {
      case 'snapshot':
        this.#snapshot(message);
        break;
      case 'news':
        this.#news(message);
        break;
      case 'presence':
        this.here = message.here;
        this.watching = message.watching;
        if (this.info && message.others) this.info = { ...this.info, others: message.others };
        break;
      case 'bye':
        this.problem = message.problem;
        break;
      case 'welcome':
      case 'answer':
      case 'pong':
        break;
    }
  }

  #snapshot(snapshot: Snapshot): void {
    this.me = snapshot.me;
    this.#setInfo(snapshot.table);
    this.game = snapshot.game ?? null;
    this.history = (snapshot.history ?? []) as GameEvent[];
    this.chat = snapshot.chat ?? [];
    if (this.game) this.watcher?.fresh(this.game, this.history);
  }

  #news(news: News): void {
    const events = (news.events ?? []) as GameEvent[];
    const anew = news.undone || (news.table != null && news.table.match !== this.info?.match);
    if (news.me) this.me = news.me;
    if (news.table) this.#setInfo(news.table);
    if (news.clock && this.info) this.info = { ...this.info, clock: news.clock };
    if (news.race && this.info) this.info = { ...this.info, race: news.race };
    this.history = anew ? events : [...this.history, ...events];
    this.chat = [...this.chat, ...(news.chat ?? [])];
    if (news.game) this.game = news.game;
    else if (news.table?.phase === 'gathering') this.game = null;
    if (!this.game) return;
    if (anew) this.watcher?.fresh(this.game, this.history);
    else this.watcher?.news(this.game, events);
  }

  #setInfo(info: TableInfo): void {
    this.info = info;
    this.here = info.seats.map(({ here }) => here);
    this.watching = info.watching;
  }
}
