/** The values of games, by trying every move with the reference implementation, to test the search. */
import { finalScore } from "../../../src/bots/mancala/evaluate.ts";
import type { Game } from "../../../src/rules/mancala/data/state.ts";
import { applyMove, legalMoves, outcome } from "./reference.ts";

/**
 * The score of a game for the side to move with best play, as the bots count: a hundred per seed, a million
 * for a win. Only for rules without repeated positions.
 */
export function trueScore(game: Game, known = new Map<string, number>()): number {
  const { houses, stores, turn, swap } = game;
  if (outcome(game) !== undefined) {
    const margin = stores.south - stores.north;
    return finalScore(turn === "south" ? margin : 0 - margin);
  }
  const key = `${houses} ${stores.south} ${stores.north} ${turn} ${swap}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const scores = legalMoves(game).map((move) => {
    const next = applyMove(game, move);
    return next.turn === turn ? trueScore(next, known) : 0 - trueScore(next, known);
  });
  const best = Math.max(...scores);
  known.set(key, best);
  return best;
}
