// Two games of a match, played in a worker thread: the same opening, with sides changed.
import { parentPort } from "node:worker_threads";
import { applyMove, createGame, formatMove, formatPosition, legalMoves, outcome } from "morabaraba";
import { playMatch, randomOpenings } from "morabaraba/bots";
import { botOf } from "./bots.mjs";

const rules = { legalMoves, applyMove, outcome };

/** A game with more plies after its opening counts as a draw. */
const LONGEST = 400;

export async function playPair({ pair, a, b, variant, limits, seed, openings, plies }) {
  const starts = randomOpenings(rules, createGame(variant), { count: openings, plies, seed });
  const opening = starts[pair % starts.length];
  const first = botOf(a, { ...limits, weights: limits.weightsA });
  const second = botOf(b, { ...limits, weights: limits.weightsB });
  const { games } = await playMatch(rules, first, second, [opening], {
    longest: LONGEST,
    seed,
    firstOpening: pair,
  });
  return games.map(({ opening: number, began, points, moves, game }) => ({
    opening: number,
    from: formatPosition(opening),
    sideOfA: (began === "first") === (opening.turn === "light") ? "light" : "dark",
    points,
    winner: outcome(game)?.winner ?? null,
    reason: outcome(game)?.reason ?? "unfinished",
    moves: moves.map((move) => formatMove(opening, move)),
  }));
}

parentPort?.on("message", async (job) => parentPort.postMessage(await playPair(job)));
