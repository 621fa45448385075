// A custom variant and board as data: three men's morris on nine points, played by two random players.
//
//   node node_modules/morabaraba/examples/own-variant.mjs
//
// Each side places three cows and then moves them to neighbouring points. Three in a row win. This needs no
// field: the mill shoots a cow, and a side with two cows has lost.
import { applyMove, ascii, createGame, defineVariant, formatMove, legalMoves, outcome } from "morabaraba";
import { randomMove } from "morabaraba/bots";

const threeMens = defineVariant("nineMens", {
  name: "three-mens-morris",
  board: {
    points: ["a3", "b3", "c3", "c2", "c1", "b1", "a1", "a2", "b2"],
    rings: [8, 1],
    lines: [
      ["a3", "b3", "c3"],
      ["a2", "b2", "c2"],
      ["a1", "b1", "c1"],
      ["a3", "a2", "a1"],
      ["b3", "b2", "b1"],
      ["c3", "c2", "c1"],
      ["a3", "b2", "c1"],
      ["c3", "b2", "a1"],
    ],
    links: [],
  },
  cows: 3,
  flyAt: null,
  // Nobody shoots before the end, so without this rule the game could go on forever.
  repetition: 3,
});

const choose = (/** @type {import("morabaraba").Game} */ game) =>
  randomMove({ legalMoves, applyMove, outcome }, game, { seed: 300 + game.ply }).move;
const moves = [];
let game = createGame(threeMens);
while (outcome(game) === undefined) {
  const move = choose(game);
  moves.push(formatMove(game, move));
  game = applyMove(game, move);
}

console.log(ascii(game));
console.log(moves.join(" "));
console.log(outcome(game));
