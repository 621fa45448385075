// A bot in twenty lines with the verbs alone: it looks one ply ahead, counts cows and mills, and fears shots. Here it meets a
// player who moves at random. A bot that searches deeper uses the engine; see the guide on it.
//
//   npm run build && node examples/simple-bot.mjs
import { applyMove, createGame, legalMoves, mills, outcome, pieces } from "morabaraba";
import { seededRandom } from "./demo/random.mjs";

/**
 * How good a game is for a player who has just moved.
 *
 * @param {import("morabaraba").Game} game
 * @param {import("morabaraba").Player} player
 */
function value(game, player) {
  const end = outcome(game);
  if (end !== undefined) return end.winner === null ? 0 : end.winner === player ? 1000 : -1000;
  const opponent = player === "light" ? "dark" : "light";
  const cows = [...pieces(game).values()];
  const count = (/** @type {string} */ side) => cows.filter((owner) => owner === side).length;
  const threats = legalMoves(game).some((move) => move.shot !== undefined) ? 5 : 0;
  return 10 * (count(player) - count(opponent)) + mills(game, player).length - threats;
}

/** @param {import("morabaraba").Game} game @param {(bound: number) => number} random */
function chooseMove(game, random) {
  const rated = legalMoves(game).map((move) => ({ move, value: value(applyMove(game, move), game.turn) }));
  const most = Math.max(...rated.map((entry) => entry.value));
  const best = rated.filter((entry) => entry.value === most);
  const choice = best[random(best.length)];
  if (choice === undefined) throw new Error("The game is over.");
  return choice.move;
}

const random = seededRandom(1);
const wins = { light: 0, dark: 0, nobody: 0 };
for (let round = 0; round < 10; round++) {
  let game = createGame();
  while (outcome(game) === undefined) {
    const choice = legalMoves(game);
    const move = game.turn === "light" ? chooseMove(game, random) : choice[random(choice.length)];
    if (move !== undefined) game = applyMove(game, move);
  }
  wins[outcome(game)?.winner ?? "nobody"]++;
}
console.log(`Ten games, the bot with light, a random player with dark: ${JSON.stringify(wins)}`);
