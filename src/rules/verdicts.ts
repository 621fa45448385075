/*
 * How players and referees end a game, the same in all families. The library never ends a game in this way
 * by itself.
 */

import { isRecord } from "../base/data.ts";
import { IllegalMoveError } from "../base/errors.ts";
import { gameFault } from "./gameChecks.ts";

/** Why a player forfeits. The first three come from Zbornak's rules of Morabaraba, the last from clocks. */
export type ForfeitReason = "cheating" | "abandonment" | "double-turn" | "time";

/** The reasons for which players and referees end a game. Only an agreement has no winner. */
export type Decision = "agreement" | "resignation" | ForfeitReason;

/** The reasons for which a player can forfeit a game in any position. */
export const forfeits: readonly ForfeitReason[] = ["cheating", "abandonment", "double-turn", "time"];

export const decisions: readonly Decision[] = /* @__PURE__ */ (
  ["agreement", "resignation"] as Decision[]
).concat(forfeits);

/** Whether players or a referee can end a game with this winner and reason. */
export function isDecision(winner: unknown, reason: unknown, players: readonly unknown[]): boolean {
  if (!decisions.includes(reason as Decision)) return false;
  return reason === "agreement" ? winner === null : players.includes(winner);
}

/** Returns a frozen copy of a game's verdict; throws `ParseError` if it is not a valid decision. */
export function verdictIn<Player extends string>(
  verdict: unknown,
  players: readonly [Player, Player],
): { readonly winner: Player | null; readonly reason: Decision } {
  if (!isRecord(verdict)) throw gameFault("syntax", "verdict", "an object with winner and reason", verdict);
  const { winner, reason } = verdict as { readonly winner: Player | null; readonly reason: Decision };
  if (!decisions.includes(reason))
    throw gameFault("syntax", "verdict.reason", `one of ${decisions.join(", ")}`, reason);
  if (isDecision(winner, reason, players)) return Object.freeze({ winner, reason });
  const expected = "the side that has won, or null for an agreement";
  throw gameFault("syntax", "verdict.winner", expected, winner);
}

/** The error for a decision in a game that is over. */
export function alreadyOver({
  winner,
  reason,
}: {
  readonly winner: string | null;
  readonly reason: string;
}): IllegalMoveError {
  const result = winner === null ? "drawn" : `won by ${winner}`;
  return new IllegalMoveError(
    "game-over",
    `The game is already ${result} (${reason}); nothing more can be decided.`,
  );
}
