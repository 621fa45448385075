/** What a search has found, as text: its line of moves, and an end that is certain. */
import { pliesToEnd } from "../../bots.ts";
import type { GameFamily } from "../../families.ts";
import { isForced } from "../../mancala-bots.ts";
import type { Subject } from "./subject.ts";

/** Writes each move for the game that it is played in. */
export function lineOf(
  { family: { rules }, game }: Pick<Subject, "family" | "game">,
  moves: readonly unknown[],
): readonly string[] {
  let at = game;
  return moves.map((move) => {
    const text = rules.formatMove(at, move);
    at = rules.applyMove(at, move);
    return text;
  });
}

/** A score of mancala has this much more, or less, where the end is certain. */
const CERTAIN = 1_000_000;

/**
 * What there is of an end that is certain: in mills the plies to it, below 0 if the side to move loses; in mancala the
 * margin, in hundredths of a seed.
 */
export function endIn(
  { name }: Pick<GameFamily, "name">,
  score: number,
): { readonly plies?: number | undefined; readonly margin?: number } {
  if (name === "mills") return { plies: pliesToEnd(score) };
  return isForced(score) ? { margin: score - Math.sign(score) * CERTAIN } : {};
}
