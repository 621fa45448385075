// Plays the games of a match in worker threads: one per core, which gets its next pair of games when it has
// finished one. A pair has the same opening, with sides changed.
import { availableParallelism } from "node:os";
import { parentPort, Worker } from "node:worker_threads";
import { applyMove, createGame, formatMove, formatPosition, legalMoves, outcome } from "morabaraba";
import { playMatch, randomOpenings } from "morabaraba/bots";
import { botOf } from "./bots.mjs";

const rules = { legalMoves, applyMove, outcome };

/** A game with more plies after its opening counts as a draw. */
const LONGEST = 400;

async function playPair({ pair, a, b, variant, limits, seed, openings, plies }) {
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

/**
 * Plays pairs of games, and returns their games in the order of the jobs.
 *
 * @typedef {Awaited<ReturnType<typeof playPair>>} Pair
 * @param {readonly object[]} jobs - The arguments of {@link playPair}.
 * @param {(done: number, pair: Pair) => void} onPair
 * @returns {Promise<Pair[]>}
 */
export async function playPairs(jobs, onPair) {
  const pairs = [];
  let next = 0;
  let done = 0;
  const threads = Math.min(Number(process.env.THREADS) || availableParallelism(), jobs.length);
  const workers = Array.from({ length: threads }, () => new Worker(new URL(import.meta.url)));
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise((resolve, reject) => {
            let job = -1;
            const give = () => {
              job = next++;
              if (job < jobs.length) worker.postMessage(jobs[job]);
              else resolve(undefined);
            };
            worker.on("error", reject);
            worker.on("message", (pair) => {
              pairs[job] = pair;
              onPair(++done, pair);
              give();
            });
            give();
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return pairs;
}
