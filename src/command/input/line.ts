/** A line of moves as text. */
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
