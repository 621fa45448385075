/** Writes what a search has found: its line of moves, and how far off the end is if that is certain. */
import { pliesToEnd } from "../../bots.ts";
import type { GameFamily } from "../../families.ts";
import { isForced } from "../../mancala-bots.ts";
import type { GameArguments } from "./gameArguments.ts";

/** Writes each move of a line for the position it is played in. */
export function lineOf(
  { family: { rules }, game }: Pick<GameArguments, "family" | "game">,
  moves: readonly unknown[],
): readonly string[] {
  let at = game;
  return moves.map((move) => {
    const text = rules.formatMove(at, move);
    at = rules.applyMove(at, move);
    return text;
  });
}

/** Scores of mancala are higher or lower by this much if the winner is certain. */
const CERTAIN = 1_000_000;

/**
 * Returns what a score says about the end, if that is certain: in mill games the plies to it, negative if the
 * side to move loses; in mancala the margin, in hundredths of a seed.
 */
export function endIn(
  { name }: Pick<GameFamily, "name">,
  score: number,
): { readonly plies?: number | undefined; readonly margin?: number } {
  if (name === "mills") return { plies: pliesToEnd(score) };
  return isForced(score) ? { margin: score - Math.sign(score) * CERTAIN } : {};
}
