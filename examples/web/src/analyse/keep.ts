/** Keeping an analysis with the games of the player. */
import type { Kit } from "../games/family.ts";
import { type KeptGame, keepGame, newId, readGame } from "../games/store.ts";
import type { Subject } from "./analysis.ts";

/**
 * Keeps the game with all that was added to it: in the place of the finished game that it began with, or else as a new one. A game
 * that is still being played is left alone.
 */
export async function keepAnalysis(
  kit: Kit,
  { family, record, id }: Subject,
): Promise<"kept" | "notKept" | "newer"> {
  const before = id === undefined ? undefined : await readGame(id);
  const { result } = kit.endOf(record);
  const { White = "", Black = "", Event = "" } = record.tags;
  const now = Date.now();
  const fields = {
    family,
    text: kit.formatRecord(record),
    changed: now,
    about: [White, Black, Event, JSON.stringify(record.variant)].filter(Boolean).join(" "),
    result,
    plies: kit.mainline(record).length - 1,
  };
  const fresh: KeptGame = { ...fields, id: newId(), created: now, revision: 0, name: before?.name ?? "" };
  const kept = await keepGame(before && before.result !== "*" ? { ...before, ...fields } : fresh);
  if (kept.ok) return "kept";
  return kept.problem === "newer" && (await keepGame(fresh)).ok ? "newer" : "notKept";
}
