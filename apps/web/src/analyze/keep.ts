/** Keeps an analysis with the player's games. */
import { keepRecord, readGame } from "../games/store.ts";
import type { Subject } from "./analysis.ts";

/**
 * Keeps the analysed game. If the analysis began with a finished game, it replaces that game. Otherwise it
 * becomes a new game.
 */
export async function keepAnalysis({ family, record, id }: Subject): Promise<"kept" | "notKept"> {
  const original = id === undefined ? undefined : await readGame(id);
  const isFinished = original !== undefined && original.result !== "*";
  const kept = await keepRecord(family, record, isFinished ? id : undefined);
  return kept.ok ? "kept" : "notKept";
}
