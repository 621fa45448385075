/** Tables against what the verbs alone find, for every position with all its bars and quiet plies. */
import type { Variant } from "morabaraba";
import { probeTables, solveEndgames } from "morabaraba/endgames";
import { expect } from "vitest";
import { bestMoves, type Known, solveByVerbs } from "./byVerbs.ts";

/** Fails at the first position where value, plies or best moves differ; returns what the verbs found. */
export async function compare(variant: Variant, cows: number): Promise<readonly Known[]> {
  const tables = await solveEndgames(variant, { cows });
  const known = solveByVerbs(variant, variant.loseBelow, cows);
  for (const entry of known) {
    const { game, result, plies } = entry;
    const right = { result, plies, moves: bestMoves(known, entry), certain: true };
    const found = probeTables(tables, game);
    // Comparing as text is quick; what differs is then shown in full.
    if (JSON.stringify(found) !== JSON.stringify(right)) expect([game, found]).toEqual([game, right]);
  }
  return known;
}
