/** Keeping an analysis with the games of the player. */
import { keepRecord } from "../games/keep.ts";
import { readGame } from "../games/store.ts";
import type { Subject } from "./analysis.ts";

/**
 * Keeps the game with all that was added to it: in the place of the finished game that it began with, or else as a new one, for a
 * game that is still being played is left alone.
 */
export async function keepAnalysis({ family, record, id }: Subject): Promise<"kept" | "notKept"> {
  const before = id === undefined ? undefined : await readGame(id);
  const isFinished = before !== undefined && before.result !== "*";
  const kept = await keepRecord(family, record, isFinished ? id : undefined);
  return kept.ok ? "kept" : "notKept";
}
