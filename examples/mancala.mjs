// Kalah, oware and congkak through the same verbs as Morabaraba, and what a move did, seed by seed.
//
//   npm run build && node examples/mancala.mjs
import {
  applyMove,
  ascii,
  createGame,
  defineVariant,
  explainMove,
  legalMoves,
  outcome,
  parsePosition,
} from "morabaraba/mancala";

// One game of each, always with the house furthest to the right that may be played.
for (const name of /** @type {const} */ (["kalah", "oware", "congkak"])) {
  let game = createGame(name);
  for (let move = legalMoves(game).at(-1); move !== undefined; move = legalMoves(game).at(-1)) {
    game = applyMove(game, move);
  }
  const { south, north } = game.stores;
  console.log(`${name}: ${south} to ${north} after ${game.ply} plies, ${JSON.stringify(outcome(game))}`);
}

// In oware a capture of all the opponent's seeds is forfeited. The steps say so, and a screen can show it.
const slam = parsePosition("4,0,0,0,0,3/1,1,2,0,0,0 10,10 s", "oware");
console.log(ascii(slam));
for (const step of explainMove(slam, "F")) console.log(JSON.stringify(step));

// Your own game is a base with some fields changed: here with the swap, which makes up for the advantage of the first move.
const pie = defineVariant("kalah", { name: "kalah-6-6", seeds: 6, swap: true });
const first = applyMove(createGame(pie), "3");
console.log(ascii(applyMove(first, "swap")));
