/** How many lines of moves of a length there are. */
import { perft } from "../../engine.ts";
import { type GameFamily, mills } from "../../families.ts";
import type { Subject } from "./subject.ts";

/** The lines of so many moves from a game, in any family. */
export function countLines(family: GameFamily, game: Subject["game"], depth: number): number {
  if (mills.isGame(game)) return perft(game, depth);
  const { rules } = family;
  const moves = rules.legalMoves(game);
  if (depth <= 1) return depth === 0 ? 1 : moves.length;
  return moves.reduce<number>(
    (sum, move) => sum + countLines(family, rules.applyMove(game, move), depth - 1),
    0,
  );
}
