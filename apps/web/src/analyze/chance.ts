/** Chances as text. */
import { fill } from "morabaraba/words";
import type { AnalyzeWords } from "../languages/en/analyze.ts";

/** Returns the expected points of the player who is ahead, as text. `chance` is the first player's. */
export function chanceText(
  { worth }: AnalyzeWords,
  players: readonly [string, string],
  chance: number,
): string {
  const isBehind = chance < 0.5;
  const percent = Math.round((isBehind ? 1 - chance : chance) * 100);
  return fill(worth.chance, { player: players[isBehind ? 1 : 0], percent });
}
