// One game of a match, played in a worker thread. Two games after one another have the same opening, a few random plies,
// with the sides changed.
import { parentPort } from "node:worker_threads";
import { applyMove, createGame, formatMove, legalMoves, outcome } from "morabaraba";
import { randomMove } from "morabaraba/bots";
import { playerOf } from "./players.mjs";

/** A game that lasts longer than this is scored as a draw. */
const LONGEST = 400;

export async function play({ number, a, b, variant, limits, seed, openings, plies }) {
  const opening = Math.floor(number / 2) % openings;
  let game = createGame(variant);
  const anyMove = (game) =>
    randomMove({ legalMoves, applyMove, outcome }, game, { seed: 100 * (seed + opening) + game.ply }).move;
  const moves = [];
  const step = (move) => {
    moves.push(formatMove(move, game));
    game = applyMove(game, move);
  };
  while (game.ply < plies) step(anyMove(game));
  const first = playerOf(a, { ...limits, weights: limits.weightsA }, seed + 2 * number);
  const second = playerOf(b, { ...limits, weights: limits.weightsB }, seed + 2 * number + 1);
  const sideOfA = number % 2 === 0 ? "light" : "dark";
  while (outcome(game) === undefined && game.ply < LONGEST)
    step(await (game.turn === sideOfA ? first : second)(game));
  const end = outcome(game);
  const winner = end?.winner ?? null;
  const points = winner === null ? 0.5 : winner === sideOfA ? 1 : 0;
  return { number, sideOfA, points, winner, reason: end?.reason ?? "unfinished", moves };
}

parentPort?.on("message", async (job) => parentPort.postMessage(await play(job)));
