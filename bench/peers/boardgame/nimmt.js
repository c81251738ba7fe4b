// The nearest thing to X bierze! for boardgame.io: four seats, ten cards each, all choose at once, ten turns.
// A card below all rows takes the cheapest row by itself, so a game is forty moves.
const heads = (c) => (c === 55 ? 7 : c % 11 === 0 ? 5 : c % 10 === 0 ? 3 : c % 5 === 0 ? 2 : 1);
const cost = (row) => row.reduce((sum, c) => sum + heads(c), 0);
const end = (row) => row[row.length - 1];

// The row that ends nearest below the card; -1: there is none.
const rowFor = (rows, card) =>
  rows.reduce((best, row, i) => (end(row) < card && (best < 0 || end(row) > end(rows[best])) ? i : best), -1);

function resolve(G) {
  const order = G.chosen.map((card, seat) => [card, seat]).sort((a, b) => a[0] - b[0]);
  for (const [card, seat] of order) {
    const found = rowFor(G.rows, card);
    const cheapest = G.rows.reduce((best, row, i) => (cost(row) < cost(G.rows[best]) ? i : best), 0);
    const i = found < 0 ? cheapest : found;
    if (found < 0 || G.rows[i].length === 5) {
      G.penalty[seat] += cost(G.rows[i]);
      G.rows[i] = [card];
    } else {
      G.rows[i].push(card);
    }
  }
  G.chosen = G.chosen.map(() => null);
}

function play({ G, playerID }, card) {
  const i = G.hands[playerID].indexOf(card);
  if (i < 0 || G.chosen[playerID] !== null) return 'INVALID_MOVE';
  G.hands[playerID].splice(i, 1);
  G.chosen[playerID] = card;
}

exports.Nimmt = {
  name: 'nimmt',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 104 }, (_, i) => i + 1));
    return {
      rows: [0, 1, 2, 3].map(() => [deck.pop()]),
      hands: Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 10).sort((a, b) => a - b)),
      chosen: Array(ctx.numPlayers).fill(null),
      penalty: Array(ctx.numPlayers).fill(0),
    };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    chosen: G.chosen.map((card, seat) => (String(seat) === playerID || card === null ? card : 0)),
  }),
  turn: {
    activePlayers: { all: 'choose', minMoves: 1, maxMoves: 1 },
    stages: {
      choose: { moves: { play: { move: play, client: false, redact: true, ignoreStaleStateID: true } } },
    },
    endIf: ({ G }) => G.chosen.every((card) => card !== null),
    onEnd: ({ G }) => resolve(G),
  },
  endIf: ({ G }) =>
    G.hands.every((hand) => hand.length === 0) && G.chosen.every((card) => card === null)
      ? { penalty: G.penalty }
      : undefined,
};
