// Made by `python -m stolik.server.typescript`: change the Python structs, not this file.

export const PROTOCOL = 1;

export const PHRASES = ["hello", "thanks", "well-played", "oops", "thinking", "hurry", "again", "bye"] as const;

/** Anything JSON can say. */
export type Json = unknown;

/** What the engine says of one kind of event. */
export interface EventFacts {
  /** Fields that not everybody may see. */
  secret: string[];
  /** Fields that hold a seat: words name who sits there. */
  seats: string[];
  /** Not told in the log. */
  routine: boolean;
}

export type FromClient =
  | Hello
  | Sit
  | Stand
  | AddNonce
  | Rename
  | Start
  | Rematch
  | Play
  | Amend
  | Undo
  | Consent
  | Chat
  | SetSeat
  | TakeBack
  | Kick
  | MakeHost
  | Invite
  | Reserve
  | Mute
  | Reissue
  | Pause
  | Close
  | Report
  | Check
  | Ping;

export type FromTable =
  | Welcome
  | Snapshot
  | News
  | Presence
  | Answer
  | Pong
  | Bye;

/** The first message of every connection. */
export interface Hello {
  do: "hello";
  protocol: number;
  /** Who it is; a spectator has no token. */
  token?: string | null;
  /** What lets a stranger watch a table that is not public: its invitation. */
  key?: string | null;
  /** The last number this client has seen, so that it gets what it has missed. */
  last?: number | null;
  language?: "de" | "en" | "pl";
}

/** Takes an open seat, or the seat of a bot that the host lets go; `nonce` goes into the deal. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  nonce?: string | null;
}

/** Leaves the seat; in a running game a bot goes on. */
export interface Stand {
  do: "stand";
  id: string;
}

/** This seat's share of the deal; the last one before the start counts. */
export interface AddNonce {
  do: "nonce";
  id: string;
  nonce: string;
}

/** Another name for the sender. */
export interface Rename {
  do: "rename";
  id: string;
  name: string;
}

/** The host starts the game, when no seat is open. */
export interface Start {
  do: "start";
  id: string;
}

/** After the end: the same seats, a new commitment; `Start` deals. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** A move, in the game's notation. */
export interface Play {
  do: "play";
  id: string;
  move: string;
}

/** Changes a sealed choice or a standing instruction. */
export interface Amend {
  do: "amend";
  id: string;
  move: string;
}

/** Takes back the sender's last move: at once while it has revealed nothing, otherwise asks the others. */
export interface Undo {
  do: "undo";
  id: string;
}

/** Answers what somebody has asked of all. */
export interface Consent {
  do: "consent";
  id: string;
  yes: boolean;
}

/** Says a phrase that pages translate, or a text: one of them, as the table's settings allow. */
export interface Chat {
  do: "chat";
  id: string;
  phrase?: "again" | "bye" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | null;
  text?: string | null;
}

/** The host seats a bot or opens the seat; the owner of a seat may lend it to a bot. */
export interface SetSeat {
  do: "seat";
  id: string;
  seat: number;
  level?: string | null;
}

/** The owner takes back a seat that a bot plays for him. */
export interface TakeBack {
  do: "take-back";
  id: string;
}

/** The host: this member leaves and stays out. A public table is private from then on. The answer carries new invitations, for the old ones let nobody in any more. */
export interface Kick {
  do: "kick";
  id: string;
  member: number;
}

/** The host hands his role on to another member. */
export interface MakeHost {
  do: "host";
  id: string;
  member: number;
}

/** The host wants new invitations; the old ones let nobody in any more. The answer carries both. */
export interface Invite {
  do: "invite";
  id: string;
}

/** The host keeps an open seat for the one who gets its link. The answer carries the seat's token. */
export interface Reserve {
  do: "reserve";
  id: string;
  seat: number;
}

/** The host: this member says nothing any more, or may speak again. */
export interface Mute {
  do: "mute";
  id: string;
  member: number;
  muted: boolean;
}

/** A new token for a seat's member; the old link claims nothing any more. The answer carries it. */
export interface Reissue {
  do: "reissue";
  id: string;
  member: number;
}

/** Stops the clocks and the bots, or lets them go on; anybody who sits may. */
export interface Pause {
  do: "pause";
  id: string;
  paused: boolean;
}

/** The host closes the table: a running game has no places. */
export interface Close {
  do: "close";
  id: string;
}

/** Tells the host, and nobody else, that this member does not behave. */
export interface Report {
  do: "report";
  id: string;
  member: number;
}

/** Which of these moves are allowed now? Not in a race, where finding out is the game. */
export interface Check {
  do: "check";
  id: string;
  moves: string[];
}

/** Answered with `Pong`, for clocks and for connections that die silently. */
export interface Ping {
  do: "ping";
}

/** Answers `Hello`; a `Snapshot` or the `News` missed follow at once. */
export interface Welcome {
  say: "welcome";
  protocol: number;
  server: string;
  /** The server's clock in milliseconds. */
  now: number;
}

/** Everything as of `number`. */
export interface Snapshot {
  say: "snapshot";
  number: number;
  me: Me;
  table: TableInfo;
  game?: GameInfo | null;
  /** What this viewer has seen in the game so far, in order, and what was said. */
  history?: Record<string, Json>[];
  chat?: Line[];
}

/** What one entry of the log (or, after a gap, several) changed for this viewer. */
export interface News {
  say: "news";
  number: number;
  /** The events as this viewer may see them, each `{"event": name, field: value, ...}`. */
  events?: Record<string, Json>[];
  /** Only what changed is sent. */
  game?: GameInfo | null;
  table?: TableInfo | null;
  me?: Me | null;
  clock?: ClockInfo | null;
  race?: RaceInfo | null;
  chat?: Line[];
  /** Since an undo all earlier events are void: the history starts anew with `events`. */
  undone?: boolean;
}

/** Who is connected: not part of the log, so it has no number. */
export interface Presence {
  say: "presence";
  here: boolean[];
  watching: number;
  others?: Guest[];
}

/** To every command and check, once it is durable. */
export interface Answer {
  say: "answer";
  id: string;
  /** The number of the entry it became. */
  number?: number | null;
  problem?: Problem | null;
  /** For `Check`: what forbids each move, None where it is allowed. */
  checked?: (Problem | null)[];
  /** For `Reissue` and `Reserve`: what the link of the seat holds. */
  token?: string | null;
  /** For `Invite` and `Kick`: what the new links hold. */
  invite_key?: string | null;
  watch_key?: string | null;
}

export interface Pong {
  say: "pong";
  now: number;
}

/** The last message before the server closes a connection, and whether coming back helps. */
export interface Bye {
  say: "bye";
  problem: Problem;
  again: boolean;
}

export interface NewTable {
  game: string;
  /** For each seat: `open`, `reserved` (invited by a link of its own), or a level of bot. The maker takes the first open one. */
  seats: string[];
  options?: Record<string, Json>;
  components?: Json;
  /** An owner's own board, as a board file says it, for games with a board: it takes the place of the box's. */
  board?: Json;
  settings?: Partial<Settings>;
  name: string;
  nonce?: string | null;
  /** Without a seat: for a big screen, or to let bots play. */
  watch?: boolean;
}

export interface Join {
  name: string;
  /** The invitation of a table that is not public. */
  key?: string | null;
  /** None: the first open seat, or none if all are taken. */
  seat?: number | null;
  nonce?: string | null;
  /** A program that plays by itself: it has `robot_seconds` for each move. */
  robot?: boolean;
}

/** Who holds a token is its member, in any browser; a reserved seat gets its name and nonce here. */
export interface Claim {
  token: string;
  name?: string | null;
  nonce?: string | null;
  robot?: boolean;
}

export interface MyTable {
  table: string;
  token: string;
}

export interface MyTables {
  tables: MyTable[];
}

/** A person wants to be deleted from these tables: name, words and place. */
export interface Forget {
  tables: MyTable[];
}

export interface Joined {
  table: string;
  member: number;
  name: string;
  token: string;
  seat: number | null;
  /** Of a new table only: what lets others in. */
  invite_key: string | null;
  watch_key: string | null;
  /** For each reserved seat, its own token. */
  reserved: Record<string, string>;
}

/** What the list of tables and an invitation show. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  phase: "closed" | "gathering" | "over" | "playing";
  seats: SeatInfo[];
  options: Json;
  settings: Settings;
  host: string | null;
  commitment: string;
}

/** One of a person's tables, and whether it waits for him. */
export interface MyTurn {
  table: string;
  game: string;
  phase: "closed" | "gathering" | "over" | "playing";
  waiting_for_me: boolean;
  names: string[];
}

/** The tables from which the person was deleted. */
export interface Forgotten {
  tables: string[];
}

export interface Health {
  status: "ok";
  version: string;
  engine: string;
}

export interface GameCard {
  id: string;
  title: string;
  seats: number[];
  options: Json;
  revision: number;
  /** Levels of bots and their names. */
  bots: Record<string, string>;
  race: boolean;
  /** Whether an owner's own board can be handed in. */
  board: boolean;
}

/** An entry of a rule book in one language. */
export interface RuleText {
  id: string;
  kind: string;
  words: string;
  section: string;
}

export interface Refusal {
  code: string;
  words: string;
}

/** Who the viewer is; a spectator is nobody. */
export interface Me {
  member: number | null;
  name: string;
  seat: number | null;
  host: boolean;
}

/** All that is public of a table, apart from the game on it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Json;
  components: Json;
  settings: Settings;
  phase: "closed" | "gathering" | "over" | "playing";
  /** Which game of this table it is: 1, and one more with each rematch. */
  match: number;
  /** The rules' revision, and the hash of the table's secret, published before anybody adds a nonce. */
  revision: number;
  commitment: string;
  seats: SeatInfo[];
  host: number | null;
  /** Members without a seat who are here, and how many watch without a name. */
  others: Guest[];
  watching: number;
  paused: boolean;
  clock: ClockInfo | null;
  asked: Asked | null;
  race: RaceInfo | null;
}

/** The game as one viewer sees it. */
export interface GameInfo {
  /** The game's own view; its type is that game's `View`. */
  view: Json;
  /** The seats that owe a decision. */
  owing: number[];
  /** What this viewer may do. None where there are too many to list (use `Check`). */
  moves: string[] | null;
  amendments: string[];
  /** Whether the viewer could take back his last move now without asking anybody. */
  can_undo: boolean;
  ending: Ending | null;
}

/** Something said at the table. */
export interface Line {
  /** -1: nobody's, the house says it. */
  member: number;
  name: string;
  at: number;
  /** `upgraded`: the game goes on by newer rules, or was ended by them. */
  phrase: "again" | "bye" | "hello" | "hurry" | "oops" | "thanks" | "thinking" | "well-played" | "upgraded" | null;
  text: string | null;
  /** A report on this member, which only the host sees. */
  about: number | null;
}

/** `left` in milliseconds as of `at`; those of `running` go down. */
export interface ClockInfo {
  at: number;
  left: number[];
  running: number[];
}

/** When the race, or its round, begins, and how long each seat waits: server time in milliseconds. */
export interface RaceInfo {
  at: number;
  frozen: number[];
}

/** A member without a seat who is here. */
export interface Guest {
  member: number;
  name: string;
  muted: boolean;
}

/** Why something was not done. `code` is for programs, `words` are in the client's language. */
export interface Problem {
  code: string;
  words: string;
  /** The rule that forbids a move. */
  rule: string | null;
  detail: string;
}

/** How a table goes on, whatever is played there. */
export interface Settings {
  public: boolean;
  spectators: boolean;
  /** None: phrases at a public table, text at one of friends. */
  chat: "off" | "phrases" | "text" | null;
  /** `live`: while people sit at the table. `slow`: hours or days for a move. */
  pace: "bank" | "none" | "per-move" | "slow";
  seconds: number;
  increment: number;
  /** What happens when the time of a seat is up: a bot makes this one move, or plays on for it. */
  timeout: "bot" | "move";
  /** The level of bot that plays for a person who is away or out of time. */
  stand_in: string;
  /** After so many seconds without a connection a bot plays on for a person; None: never. */
  grace: number | null;
  /** Undo after something was revealed, if all agree. */
  friendly: boolean;
  /** Seconds between the moves of bots, so that people can follow. */
  bot_delay: number;
  /** Seconds of the countdown before a race. */
  countdown: number;
  /** Seconds in which a program that holds a seat must move; then, or when it is gone, a bot plays for it. */
  robot_seconds: number;
}

/** A seat of the table, as everybody sees it. */
export interface SeatInfo {
  /** `bot` plays in a seat of nobody's or for its owner; `open` waits for somebody. */
  kind: "bot" | "open" | "person" | "reserved";
  /** The owner, and what the seat is called: the owner's name or the bot's. */
  member: number | null;
  name: string;
  level: string | null;
  /** Whether the owner has a connection; always true for bots. */
  here: boolean;
  /** Whether its share of the deal has come. */
  nonce: boolean;
  /** Whether somebody without a seat may sit here. */
  free: boolean;
  /** Whether a program of its owner plays, and whether the host has muted the owner. */
  robot: boolean;
  muted: boolean;
}

/** What somebody has asked of all, and who has not answered yet. */
export interface Asked {
  what: "undo";
  seat: number;
  waiting_for: number[];
}

export interface Ending {
  places: number[];
  points: number[];
  rule: string;
}

export interface HexxView {
  round: number;
  rounds: number;
  phase: "over" | "race" | "stop" | "stuck";
  dealer: number;
  winner: number | null;
  /** The seats that owe a decision. */
  waiting_for: number[];
  colours: string[];
  /** How far the grid reaches from (0, 0) in q and in r. */
  radius: number;
  figure: HexxLaidView[];
  /** Empty cells with two contacts or more, fitting or not. */
  sites: HexxCell[];
  seats: HexxSeatView[];
  /** The viewer's seat and what it may do; a spectator has none. */
  seat: number | null;
  ask: "give" | "lay" | "turn-up" | null;
  /** With the option `assist = "cells"`: where the viewer's open tile fits. */
  fits: HexxPlacement[] | null;
  /** With any assistance: what the viewer's open tile would touch on each of the sites. */
  contacts: HexxTouching[] | null;
}

export interface HexxOptions {
  rounds: number;
  compare_groups: boolean;
  assist: "cells" | "contacts" | "none";
  /** Seconds; the table counts them. */
  mistake_freeze: number;
  handicap_seconds: number[];
  /** One number for each seat; an empty list is nobody's handicap. */
  handicap_tiles: number[];
  turn_up_limit: number | null;
}

export interface HexxLaidView {
  q: number;
  r: number;
  tile: number;
  rotation: number;
  /** The colours of sides 0 to 5 as the tile lies. */
  sides: string;
}

export interface HexxCell {
  q: number;
  r: number;
}

export interface HexxSeatView {
  stack: number;
  open: HexxOpenTile | null;
  /** Tiles that are still to be given away. */
  owed: number;
  instruction: "ask" | "fewest" | "most" | number;
  points: number;
  rounds_won: number;
}

export interface HexxPlacement {
  q: number;
  r: number;
  rotation: number;
}

export interface HexxTouching {
  q: number;
  r: number;
  /** How many sides would touch, and how many of them would match in rotations 0 to 5. */
  sides: number;
  matching: number[];
}

export interface HexxOpenTile {
  tile: number;
  /** The colours of sides 0 to 5 in rotation 0. */
  sides: string;
}

export type HexxEvent =
  | { event: "round-started"; round: number; seat: number }
  | { event: "figure-started"; tile: number; q: number; r: number; rotation: number }
  | { event: "dealt"; seat: number; tiles: number }
  | { event: "turned-up"; seat: number; tile: number }
  | { event: "put-back"; seat: number; tile: number }
  | { event: "placed"; seat: number; tile: number; q: number; r: number; rotation: number; contacts: number }
  | { event: "owes-gift"; seat: number; tiles: number }
  | { event: "gave"; seat: number; receiver: number; tiles: number }
  | { event: "gift-lapsed"; seat: number; tiles: number }
  | { event: "instructed"; seat: number; instruction: number }
  | { event: "stopped"; seat: number }
  | { event: "nothing-fits" }
  | { event: "limit-reached" }
  | { event: "round-scored"; seat: number; points: number; total: number }
  | { event: "game-over" };

export const HEXX_EVENTS: Record<HexxEvent['event'], EventFacts> = {
  "round-started": {"secret":[],"seats":["seat"],"routine":false},
  "figure-started": {"secret":[],"seats":[],"routine":true},
  dealt: {"secret":[],"seats":["seat"],"routine":true},
  "turned-up": {"secret":[],"seats":["seat"],"routine":true},
  "put-back": {"secret":[],"seats":["seat"],"routine":true},
  placed: {"secret":[],"seats":["seat"],"routine":false},
  "owes-gift": {"secret":[],"seats":["seat"],"routine":false},
  gave: {"secret":[],"seats":["seat","receiver"],"routine":false},
  "gift-lapsed": {"secret":[],"seats":["seat"],"routine":false},
  instructed: {"secret":[],"seats":["seat"],"routine":false},
  stopped: {"secret":[],"seats":["seat"],"routine":false},
  "nothing-fits": {"secret":[],"seats":[],"routine":false},
  "limit-reached": {"secret":[],"seats":[],"routine":false},
  "round-scored": {"secret":[],"seats":["seat"],"routine":false},
  "game-over": {"secret":[],"seats":[],"routine":false},
};

export interface KniffelView {
  phase: "over" | "turn";
  round: number;
  /** How many turns each seat has at most. */
  max_turns: number | null;
  /** Whether the game ends with this round. */
  last_round: boolean;
  /** The seat that began, and the seats that owe a decision. */
  start: number;
  waiting_for: number[];
  /** The boxes of the sheet, in its order. */
  boxes: ("fives" | "four-of-a-kind" | "fours" | "full-house" | "kniffel" | "large-straight" | "ones" | "sixes" | "small-straight" | "three-of-a-kind" | "threes" | "twos")[];
  draw_pile: number;
  discards: number;
  /** The card on top of the discard pile. */
  top: number | null;
  seats: KniffelSeatView[];
  /** The viewer's seat and hand, the penalty for its surplus cards, and for each box it has still to fill the best that the hand can make there now. */
  seat: number | null;
  hand: number[] | null;
  penalty: number | null;
  offers: Partial<Record<"fives" | "four-of-a-kind" | "fours" | "full-house" | "kniffel" | "large-straight" | "ones" | "sixes" | "small-straight" | "three-of-a-kind" | "threes" | "twos", KniffelOffer>> | null;
}

export interface KniffelOptions {
  announce: "auto" | "manual";
  start: "random" | number;
  max_turns: number | null;
}

export interface KniffelSeatView {
  hand_size: number;
  sheet: Partial<Record<"fives" | "four-of-a-kind" | "fours" | "full-house" | "kniffel" | "large-straight" | "ones" | "sixes" | "small-straight" | "three-of-a-kind" | "threes" | "twos", KniffelEntry>>;
  /** Upper points without penalties, and the bonus or (below zero) malus they would bring now. */
  upper: number;
  bonus: number;
  penalties: number;
  /** Whether the last box but one was filled without a word, and the total if the game ended now. */
  forgot: boolean;
  total: number;
}

/** The most points that the hand can make in a box now, and the cards that make them. */
export interface KniffelOffer {
  points: number;
  cards: number[];
}

/** What is written in one box, and in the light-blue space beside it. */
export interface KniffelEntry {
  points: number;
  penalty: number;
}

export type KniffelEvent =
  | { event: "begins"; seat: number }
  | { event: "dealt"; seat: number; card?: number }
  | { event: "discarded"; seat: number; card: number }
  | { event: "exchanged"; seat: number; cards: number; drawn: number }
  | { event: "passed"; seat: number }
  | { event: "played"; seat: number; card: number }
  | { event: "scored"; seat: number; box: number; points: number }
  | { event: "penalty"; seat: number; box: number; points: number }
  | { event: "announced"; seat: number }
  | { event: "forgot"; seat: number; points: number }
  | { event: "drew"; seat: number; card?: number }
  | { event: "shuffled"; cards: number }
  | { event: "sheet-full"; seat: number }
  | { event: "limit-reached"; turns: number }
  | { event: "bonus"; seat: number; points: number }
  | { event: "malus"; seat: number; points: number }
  | { event: "total"; seat: number; points: number }
  | { event: "game-over" };

export const KNIFFEL_EVENTS: Record<KniffelEvent['event'], EventFacts> = {
  begins: {"secret":[],"seats":["seat"],"routine":false},
  dealt: {"secret":["card"],"seats":["seat"],"routine":true},
  discarded: {"secret":[],"seats":["seat"],"routine":false},
  exchanged: {"secret":[],"seats":["seat"],"routine":false},
  passed: {"secret":[],"seats":["seat"],"routine":false},
  played: {"secret":[],"seats":["seat"],"routine":false},
  scored: {"secret":[],"seats":["seat"],"routine":false},
  penalty: {"secret":[],"seats":["seat"],"routine":false},
  announced: {"secret":[],"seats":["seat"],"routine":false},
  forgot: {"secret":[],"seats":["seat"],"routine":false},
  drew: {"secret":["card"],"seats":["seat"],"routine":true},
  shuffled: {"secret":[],"seats":[],"routine":false},
  "sheet-full": {"secret":[],"seats":["seat"],"routine":false},
  "limit-reached": {"secret":[],"seats":[],"routine":false},
  bonus: {"secret":[],"seats":["seat"],"routine":false},
  malus: {"secret":[],"seats":["seat"],"routine":false},
  total: {"secret":[],"seats":["seat"],"routine":false},
  "game-over": {"secret":[],"seats":[],"routine":false},
};

export interface NietView {
  round: number;
  /** One of them is None: a game is played for rounds or to a target. */
  rounds: number | null;
  target: number | null;
  phase: "bonus" | "discard" | "niet" | "over" | "pass" | "team" | "tricks";
  dealer: number;
  /** The seats that owe a decision. */
  waiting_for: number[];
  rows: NietRowView[];
  /** Tokens left in the common pool. */
  pool: number;
  first_player: number | null;
  /** The first player's team; everybody else is in the other one. */
  team: number[];
  bonus: number | null;
  trick: NietTrickView | null;
  last_trick: NietTrickView | null;
  seats: NietSeatView[];
  /** The viewer's seat, its hand, what it has chosen to give up or gave up, and the card it was passed. */
  seat: number | null;
  hand: string[] | null;
  chosen: string[] | null;
  received: string | null;
}

export interface NietOptions {
  no_trump_field: boolean;
  target: number | null;
  dealer: number | "random";
}

export interface NietRowView {
  row: "discard" | "first" | "super" | "trump" | "value";
  fields: NietFieldView[];
  /** What the row's open field shows, once there is only one. */
  left_open: string | null;
}

export interface NietTrickView {
  leader: number;
  cards: NietCardView[];
  /** Who wins it, as it lies. */
  winner: number;
}

export interface NietSeatView {
  character: "bear" | "crane" | "eagle" | "tiger" | "wolf";
  /** Tokens of its own that it has still to place. */
  tokens: number;
  hand_size: number;
  /** Whether it has chosen what to discard or pass. */
  sealed: boolean;
  tricks: number;
  loot: string[];
  score: number;
}

export interface NietFieldView {
  shows: string;
  /** Whose token lies there: a character's, or `pool`; None on an open field. */
  token: string | null;
}

export interface NietCardView {
  seat: number;
  card: string;
}

export type NietEvent =
  | { event: "round-started"; round: number; seat: number }
  | { event: "dealt"; seat: number; card?: number }
  | { event: "covered"; seat: number; field: number }
  | { event: "left-open"; field: number }
  | { event: "first-player"; seat: number }
  | { event: "joined"; seat: number }
  | { event: "alone"; seat: number }
  | { event: "bonus-given"; seat: number }
  | { event: "sealed"; seat: number; card?: number }
  | { event: "amended"; seat: number; card?: number }
  | { event: "discarded"; seat: number; card?: number }
  | { event: "passed"; seat: number; card?: number }
  | { event: "received"; seat: number; card?: number }
  | { event: "played"; seat: number; card: number }
  | { event: "trick-taken"; seat: number }
  | { event: "looted"; seat: number; card: number }
  | { event: "round-scored"; seat: number; points: number; total: number }
  | { event: "game-over" };

export const NIET_EVENTS: Record<NietEvent['event'], EventFacts> = {
  "round-started": {"secret":[],"seats":["seat"],"routine":false},
  dealt: {"secret":["card"],"seats":["seat"],"routine":true},
  covered: {"secret":[],"seats":["seat"],"routine":false},
  "left-open": {"secret":[],"seats":[],"routine":true},
  "first-player": {"secret":[],"seats":["seat"],"routine":false},
  joined: {"secret":[],"seats":["seat"],"routine":false},
  alone: {"secret":[],"seats":["seat"],"routine":false},
  "bonus-given": {"secret":[],"seats":["seat"],"routine":false},
  sealed: {"secret":["card"],"seats":["seat"],"routine":true},
  amended: {"secret":["card"],"seats":["seat"],"routine":true},
  discarded: {"secret":["card"],"seats":["seat"],"routine":false},
  passed: {"secret":["card"],"seats":["seat"],"routine":false},
  received: {"secret":["card"],"seats":["seat"],"routine":false},
  played: {"secret":[],"seats":["seat"],"routine":false},
  "trick-taken": {"secret":[],"seats":["seat"],"routine":false},
  looted: {"secret":[],"seats":["seat"],"routine":false},
  "round-scored": {"secret":[],"seats":["seat"],"routine":false},
  "game-over": {"secret":[],"seats":[],"routine":false},
};

export interface SixBierzeView {
  round: number;
  phase: "cards" | "choose" | "draw-luck" | "over" | "restart";
  /** The seats that owe a decision. */
  waiting_for: number[];
  /** How many tiles each seat plays; only while tiles are chosen. */
  plays: number | null;
  rows: SixBierzeRowView[];
  track: SixBierzeTrackView;
  seats: SixBierzeSeatView[];
  turn: SixBierzeTurn | null;
  /** Which row, and which field of it, the tile of the turn would take effect on now. */
  target: number[] | null;
  draw_pile: number;
  action_pile: number;
  discards: ("ascending" | "insert" | "skip" | "stop" | "swap" | "two")[];
  luck_piles: number[];
  heads: number[];
  /** The viewer's seat and what he holds; a spectator has none. */
  seat: number | null;
  hand: number[] | null;
  chosen: number[] | null;
  actions: ("ascending" | "insert" | "skip" | "stop" | "swap" | "two")[] | null;
  /** For each tile he may choose and each move that leads to it: where his tile would land as things stand. */
  landings: Record<string, SixBierzeLanding> | null;
}

export interface SixBierzeOptions {
  version: "advanced" | "advanced+luck" | "basic" | "basic+luck";
  /** After how many rounds an advanced game is over; a basic one is over before any limit. */
  round_limit: number | null;
}

export interface SixBierzeRowView {
  /** The symbols of the board file, field by field; what lies there; and the heads that lie there. */
  fields: string[];
  lying: (number | "-" | "stop")[];
  heads: number;
}

export interface SixBierzeTrackView {
  low: number;
  high: number;
  /** Only where luck cards are played. */
  clovers: number[];
}

export interface SixBierzeSeatView {
  tiles: number;
  /** How many tiles lie face down; those revealed and still to be placed. */
  face_down: number;
  shown: number[];
  action_cards: number;
  luck: ("+5" | "heads")[];
  score: number;
  /** What was left at the end, for all to see. */
  left_tiles: number[] | null;
  left_actions: ("ascending" | "insert" | "skip" | "stop" | "swap" | "two")[] | null;
}

/** A tile is being placed: what its owner has played for it, and what he owes. */
export interface SixBierzeTurn {
  seat: number;
  /** None when the tile lies on the board and only luck cards are still due. */
  tile: number | null;
  /** Whether all revealed tiles of the seat are placed before those of others. */
  together: boolean;
  skips: number;
  ascending: number | null;
  insert: number | null;
  luck: "+5" | "heads" | null;
  heads: number[];
  /** The row just taken. */
  taken: number | null;
  due: number;
}

export interface SixBierzeLanding {
  /** The tile that would be placed next, and the row it would go to. */
  tile: number;
  row: number;
  /** The field that would take effect, and the tile that would lie on it: another one where it is inserted. */
  field: number;
  covered_by: number;
  /** What that field, or taking the row, would score; 0 where it does something else. */
  points: number;
}

export type SixBierzeEvent =
  | { event: "dealt"; seat: number; tile?: number }
  | { event: "row-started"; row: number; tile: number }
  | { event: "action-dealt"; seat: number; card?: number }
  | { event: "round-started"; round: number; plays: number }
  | { event: "laid"; seat: number; tile?: number }
  | { event: "laid-instead"; seat: number; tile?: number }
  | { event: "taken-back"; seat: number; tile?: number }
  | { event: "revealed"; seat: number; tile: number }
  | { event: "action-played"; seat: number; card: number; drawn: number }
  | { event: "stopped"; seat: number; row: number }
  | { event: "swapped"; seat: number; tile: number; other: number }
  | { event: "skipped"; seat: number; tile: number }
  | { event: "chose-insert"; seat: number; tile: number; row: number }
  | { event: "chose-ascending"; seat: number; tile: number; row: number }
  | { event: "played-two"; seat: number; tile: number }
  | { event: "luck-played"; seat: number; luck: number }
  | { event: "heads-chosen"; seat: number; tile: number; heads: number }
  | { event: "placed"; seat: number; tile: number; row: number; field: number }
  | { event: "moved-up"; tile: number; row: number; field: number }
  | { event: "scored"; seat: number; points: number; moved: number; total: number }
  | { event: "markers-lifted" }
  | { event: "took-row"; seat: number; tile: number; row: number }
  | { event: "to-box"; tile: number; heads: number }
  | { event: "to-screen"; seat: number; tile: number }
  | { event: "restarted"; seat: number; tile: number; row: number }
  | { event: "tile-drawn"; seat: number; tile?: number }
  | { event: "action-drawn"; seat: number; card?: number }
  | { event: "pile-remade"; cards: number }
  | { event: "luck-drawn"; seat: number; luck: number }
  | { event: "lot-started" }
  | { event: "tile-left"; seat: number; tile: number; heads: number }
  | { event: "action-left"; seat: number; card: number }
  | { event: "game-over" };

export const SIX_BIERZE_EVENTS: Record<SixBierzeEvent['event'], EventFacts> = {
  dealt: {"secret":["tile"],"seats":["seat"],"routine":true},
  "row-started": {"secret":[],"seats":[],"routine":false},
  "action-dealt": {"secret":["card"],"seats":["seat"],"routine":true},
  "round-started": {"secret":[],"seats":[],"routine":false},
  laid: {"secret":["tile"],"seats":["seat"],"routine":true},
  "laid-instead": {"secret":["tile"],"seats":["seat"],"routine":true},
  "taken-back": {"secret":["tile"],"seats":["seat"],"routine":true},
  revealed: {"secret":[],"seats":["seat"],"routine":false},
  "action-played": {"secret":[],"seats":["seat"],"routine":false},
  stopped: {"secret":[],"seats":["seat"],"routine":false},
  swapped: {"secret":[],"seats":["seat"],"routine":false},
  skipped: {"secret":[],"seats":["seat"],"routine":false},
  "chose-insert": {"secret":[],"seats":["seat"],"routine":false},
  "chose-ascending": {"secret":[],"seats":["seat"],"routine":false},
  "played-two": {"secret":[],"seats":["seat"],"routine":false},
  "luck-played": {"secret":[],"seats":["seat"],"routine":false},
  "heads-chosen": {"secret":[],"seats":["seat"],"routine":false},
  placed: {"secret":[],"seats":["seat"],"routine":false},
  "moved-up": {"secret":[],"seats":[],"routine":false},
  scored: {"secret":[],"seats":["seat"],"routine":false},
  "markers-lifted": {"secret":[],"seats":[],"routine":false},
  "took-row": {"secret":[],"seats":["seat"],"routine":false},
  "to-box": {"secret":[],"seats":[],"routine":false},
  "to-screen": {"secret":[],"seats":["seat"],"routine":false},
  restarted: {"secret":[],"seats":["seat"],"routine":false},
  "tile-drawn": {"secret":["tile"],"seats":["seat"],"routine":false},
  "action-drawn": {"secret":["card"],"seats":["seat"],"routine":false},
  "pile-remade": {"secret":[],"seats":[],"routine":false},
  "luck-drawn": {"secret":[],"seats":["seat"],"routine":false},
  "lot-started": {"secret":[],"seats":[],"routine":false},
  "tile-left": {"secret":[],"seats":["seat"],"routine":false},
  "action-left": {"secret":[],"seats":["seat"],"routine":false},
  "game-over": {"secret":[],"seats":[],"routine":false},
};

export interface XBierzeView {
  round: number;
  rounds: number;
  phase: "choose" | "keep" | "over" | "take-row";
  /** The seats that owe a decision. */
  waiting_for: number[];
  rows: XBierzeRowView[];
  taken: number[];
  seats: XBierzeSeatView[];
  /** Bull heads of card 1, card 2 and so on. */
  heads: number[];
  /** The viewer's seat, its hand and its face-down card; a spectator has none. */
  seat: number | null;
  hand: number[] | null;
  chosen: number | null;
}

export interface XBierzeOptions {
  x_row: "free" | "must_fit";
  memory_aid: boolean;
}

export interface XBierzeRowView {
  limit: number;
  cards: number[];
}

export interface XBierzeSeatView {
  hand_size: number;
  /** Whether a card lies face down in front of the seat. */
  sealed: boolean;
  /** The revealed card that is still to be placed. */
  revealed: number | null;
  x_row: number[];
  x_pile: number[];
  score: number;
  /** With the option `memory_aid`: cards everybody saw going to this hand. */
  seen: number[] | null;
}

export type XBierzeEvent =
  | { event: "round-started"; round: number }
  | { event: "row-started"; row: number; card: number }
  | { event: "dealt"; seat: number; card?: number }
  | { event: "sealed"; seat: number; card?: number }
  | { event: "amended"; seat: number; card?: number }
  | { event: "revealed"; seat: number; card: number }
  | { event: "placed"; seat: number; card: number; row: number }
  | { event: "too-low"; seat: number; card: number }
  | { event: "took-row"; seat: number; card: number; row: number; cards: number }
  | { event: "x-row-dumped"; seat: number; cards: number }
  | { event: "to-x-row"; seat: number; card: number }
  | { event: "to-hand"; seat: number; card: number }
  | { event: "round-scored"; seat: number; points: number; total: number }
  | { event: "game-over" };

export const X_BIERZE_EVENTS: Record<XBierzeEvent['event'], EventFacts> = {
  "round-started": {"secret":[],"seats":[],"routine":false},
  "row-started": {"secret":[],"seats":[],"routine":false},
  dealt: {"secret":["card"],"seats":["seat"],"routine":true},
  sealed: {"secret":["card"],"seats":["seat"],"routine":true},
  amended: {"secret":["card"],"seats":["seat"],"routine":true},
  revealed: {"secret":[],"seats":["seat"],"routine":false},
  placed: {"secret":[],"seats":["seat"],"routine":false},
  "too-low": {"secret":[],"seats":["seat"],"routine":false},
  "took-row": {"secret":[],"seats":["seat"],"routine":false},
  "x-row-dumped": {"secret":[],"seats":["seat"],"routine":false},
  "to-x-row": {"secret":[],"seats":["seat"],"routine":false},
  "to-hand": {"secret":[],"seats":["seat"],"routine":false},
  "round-scored": {"secret":[],"seats":["seat"],"routine":false},
  "game-over": {"secret":[],"seats":[],"routine":false},
};

export interface ViewOf {
  "hexx": HexxView;
  "kniffel": KniffelView;
  "niet": NietView;
  "six-bierze": SixBierzeView;
  "x-bierze": XBierzeView;
}

export interface OptionsOf {
  "hexx": HexxOptions;
  "kniffel": KniffelOptions;
  "niet": NietOptions;
  "six-bierze": SixBierzeOptions;
  "x-bierze": XBierzeOptions;
}

export interface EventOf {
  "hexx": HexxEvent;
  "kniffel": KniffelEvent;
  "niet": NietEvent;
  "six-bierze": SixBierzeEvent;
  "x-bierze": XBierzeEvent;
}
