/** Ends that players or a referee decide on: which there are, and what a stored one must look like. */
import { isRecord } from "../schema.ts";
import type { Reason } from "./state.ts";

/** The sides by `Position.turn`. */
export const players: readonly ["light", "dark"] = ["light", "dark"];

/** The reasons that players and referees give. Only an agreement has no winner. */
export const decisions: readonly Reason[] = [
  "agreement",
  "resignation",
  "cheating",
  "abandonment",
  "double-turn",
];

/** Whether this is an outcome that somebody can have decided on. */
export function isVerdict(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const winners: readonly unknown[] = value["reason"] === "agreement" ? [null] : players;
  return winners.includes(value["winner"]) && (decisions as readonly unknown[]).includes(value["reason"]);
}
