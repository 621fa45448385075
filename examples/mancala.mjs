// Plays kalah, oware and congkak with the same functions as Morabaraba, and shows a move seed by seed.
//
//   node node_modules/morabaraba/examples/mancala.mjs
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

// One game of each; every move plays the rightmost legal house.
for (const name of /** @type {const} */ (["kalah", "oware", "congkak"])) {
  let game = createGame(name);
  for (let move = legalMoves(game).at(-1); move !== undefined; move = legalMoves(game).at(-1)) {
    game = applyMove(game, move);
  }
  const { south, north } = game.stores;
  console.log(`${name}: ${south} to ${north} after ${game.ply} plies, ${JSON.stringify(outcome(game))}`);
}

// In oware a capture of all the opponent's seeds is forfeited. The steps include this, so a screen can show
// it.
const slam = parsePosition("4,0,0,0,0,3/1,1,2,0,0,0 10,10 s", "oware");
console.log(ascii(slam));
for (const step of explainMove(slam, "F")) console.log(JSON.stringify(step));

// Your own game is a base with some changes: here the swap, which offsets the first player's advantage.
const pie = defineVariant("kalah", { name: "kalah-6-6", seeds: 6, swap: true });
const first = applyMove(createGame(pie), "3");
console.log(ascii(applyMove(first, "swap")));
