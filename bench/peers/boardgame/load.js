// Everybody who plays at a boardgame.io server: each seat is a socket that speaks its protocol.
//   node load.js URL MATCHES RATE WARM SECONDS
// RATE is how many moves a second all of them offer together; 0: each plays as soon as it can. Prints `begin`
// when it begins to measure, then a line of JSON, and goes on until it is ended. A move's latency lasts from
// sending it until all four have the update.
const { io } = require('socket.io-client');

const [url, matches, rate, warm, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const SEATS = ['0', '1', '2', '3'];
const now = () => performance.now();
const sleep = (s) => new Promise((done) => setTimeout(done, 1000 * s));

const seen = { moves: 0, latencies: [] };
const waiting = [];
let missed = 0;

// People come at random times, whoever has waited longest first.
function pace(next = now()) {
  for (; next <= now(); next += (-1000 * Math.log(1 - Math.random())) / rate) {
    if (waiting.length) waiting.shift()();
    else missed += 1;
  }
  setTimeout(pace, next - now(), next);
}

class Match {
  constructor(index) {
    Object.assign(this, { index, round: 0 });
    this.seats = SEATS.map((id) => {
      const socket = io(`${url}/nimmt`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const seat = { id, socket };
      socket.on('sync', (matchID, info) => this.onSync(seat, matchID, info));
      socket.on('update', (matchID, state, log) => this.onUpdate(seat, matchID, state, log));
      return seat;
    });
  }

  connected() {
    return Promise.all(this.seats.map(({ socket }) => new Promise((done) => socket.once('connect', done))));
  }

  // The first 'sync' of a match makes it: seat 0 alone first.
  start() {
    this.matchID = `m${this.index}-${this.round++}`;
    this.moves = new Map();
    for (const seat of this.seats) Object.assign(seat, { turn: 0, state: null, over: false });
    this.sync(this.seats[0]);
  }

  sync(seat) {
    seat.socket.emit('sync', this.matchID, seat.id, undefined, SEATS.length);
  }

  onSync(seat, matchID, info) {
    if (matchID !== this.matchID || seat.state) return;
    seat.state = info.state;
    if (seat.id === '0') this.seats.slice(1).forEach((other) => this.sync(other));
    if (this.seats.every((one) => one.state)) this.seats.forEach((one) => this.turn(one));
  }

  onUpdate(seat, matchID, state, log) {
    if (matchID !== this.matchID) return;
    seat.state = state;
    for (const { action } of log) if (action.type === 'MAKE_MOVE') this.heard(state._stateID, action.payload.playerID);
    if (state.ctx.gameover !== undefined) this.over(seat);
    else if (state.ctx.turn > seat.turn) this.turn(seat);
  }

  // Counts who has heard of a move; `sent` is known because a seat has one move on its way at most.
  heard(number, id) {
    const move = this.moves.get(number) ?? { left: SEATS.length, sent: this.seats[Number(id)].sent };
    this.moves.set(number, move);
    move.left -= 1;
    if (move.left > 0) return;
    this.moves.delete(number);
    seen.moves += 1;
    seen.latencies.push(now() - move.sent);
  }

  over(seat) {
    seat.over = true;
    if (this.seats.every((one) => one.over)) this.start();
  }

  turn(seat) {
    seat.turn = seat.state.ctx.turn;
    if (rate) waiting.push(() => this.play(seat));
    else this.play(seat);
  }

  play(seat) {
    const hand = seat.state.G.hands[seat.id];
    const args = [hand[Math.floor(Math.random() * hand.length)]];
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args, playerID: seat.id } };
    seat.sent = now();
    seat.socket.emit('update', action, seat.state._stateID, this.matchID, seat.id);
  }
}

async function main() {
  const all = Array.from({ length: matches }, (_, index) => new Match(index));
  await Promise.all(all.map((match) => match.connected()));
  all.forEach((match) => match.start());
  if (rate) pace();
  await sleep(warm);
  Object.assign(seen, { moves: 0, latencies: [] });
  missed = 0;
  process.stdout.write('begin\n');
  await sleep(seconds);
  process.stdout.write(`${JSON.stringify({ ...seen, missed })}\n`);
}

main();
