/** The expected points of the player who is ahead, in words. */
import { fill } from "morabaraba/words";
import type { AnalyseWords } from "../words/analyse/en.ts";

/** The chance is that of the first of the players. */
export function chanceText(
  { worth }: AnalyseWords,
  players: readonly [string, string],
  chance: number,
): string {
  const isBehind = chance < 0.5;
  const percent = Math.round((isBehind ? 1 - chance : chance) * 100);
  return fill(worth.chance, { player: players[isBehind ? 1 : 0], percent });
}
