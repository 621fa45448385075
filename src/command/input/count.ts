/* Perft for any family. */
import { perft } from "../../engine.ts";
import { type Family, mills } from "../../families.ts";
import type { GameArguments } from "./gameArguments.ts";

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
