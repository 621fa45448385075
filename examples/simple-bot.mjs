// A bot in twenty lines: it looks one ply ahead, counts cows and mills, and avoids shots. Here it plays
// against random moves. To search deeper, use the engine; see docs/guides/engine.md.
//
//   node node_modules/morabaraba/examples/simple-bot.mjs
import { applyMove, createGame, legalMoves, outcome, pieces, standingMills } from "morabaraba";
import { randomMove } from "morabaraba/bots";

/**
 * Scores a game for the player who has just moved.
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
  const threats = legalMoves(game).some((move) => move.shots !== undefined) ? 5 : 0;
  return 10 * (count(player) - count(opponent)) + standingMills(game, player).length - threats;
}

/** @param {import("morabaraba").Game} game */
function chooseMove(game) {
  const rated = legalMoves(game).map((move) => ({ move, value: value(applyMove(game, move), game.turn) }));
  return rated.reduce((best, next) => (next.value > best.value ? next : best)).move;
}

const chooseAny = (/** @type {import("morabaraba").Game} */ game) =>
  randomMove({ legalMoves, applyMove, outcome }, game, { seed: game.ply }).move;
const wins = { light: 0, dark: 0, nobody: 0 };
for (let round = 0; round < 10; round++) {
  let game = createGame();
  while (outcome(game) === undefined) {
    game = applyMove(game, game.turn === "light" ? chooseMove(game) : chooseAny(game));
  }
  wins[outcome(game)?.winner ?? "nobody"]++;
}
console.log(`Ten games, the bot with light, a random player with dark: ${JSON.stringify(wins)}`);
