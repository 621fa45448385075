/* Counts move sequences, in either family; for the command `go perft`, after each move and in all. */

import { perft } from "../../engine.ts";
import { type Family, mills } from "../../families.ts";
import type { GameArguments } from "../input/gameArguments.ts";
import { type EnginePosition, movesOf } from "./position.ts";

/** Counts the sequences of `depth` moves from a game. */
export function countLines(family: Family, game: GameArguments["game"], depth: number): number {
  if (mills.isGame(game)) return perft(game, depth);
  const { rules } = family;
  const moves = rules.legalMoves(game);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  return moves.reduce<number>(
    (sum, move) => sum + countLines(family, rules.applyMove(game, move), depth - 1),
    0,
  );
}

/** Up to this depth, sequences are counted without a pause. */
const AT_ONCE = 3;

/** Yields the counts as chess engines write them; ends early if the signal is aborted. */
export async function* perftLines(
  position: EnginePosition,
  depth: number,
  signal: { readonly aborted: boolean },
): AsyncGenerator<string> {
  const { family, game } = position;
  const { rules } = family;
  const countFrom = async (from: EnginePosition["game"], left: number): Promise<number> => {
    if (left <= AT_ONCE) {
      // A turn of the event loop, in which `stop` can arrive.
      await new Promise((resolve) => setImmediate(resolve));
      return signal.aborted ? 0 : countLines(family, from, left);
    }
    let sum = 0;
    for (const move of rules.legalMoves(from)) {
      if (signal.aborted) break;
      sum += await countFrom(rules.applyMove(from, move), left - 1);
    }
    return sum;
  };
  let sum = 0;
  for (const move of movesOf(position)) {
    const count = await countFrom(rules.applyMove(game, move), depth - 1);
    if (signal.aborted) break;
    yield `${move}: ${count}`;
    sum += count;
  }
  yield `Nodes searched: ${sum}`;
}
