/** How players and referees end a game, alike in all families. The library itself never ends one like this. */

/** Why a player forfeits: Zbornak's rules of Morabaraba have the first three, and clocks the last. */
export type ForfeitReason = "cheating" | "abandonment" | "double-turn" | "time";

/** The reasons that players and referees give. Only an agreement has no winner. */
export type Decision = "agreement" | "resignation" | ForfeitReason;

/** The forfeits: a player loses at once, whatever the position. */
export const forfeits: readonly ForfeitReason[] = ["cheating", "abandonment", "double-turn", "time"];

/** Every decision. */
export const decisions: readonly Decision[] = ["agreement", "resignation", ...forfeits];

/** Whether players or a referee may end a game like this. */
export function isDecision(winner: unknown, reason: unknown, players: readonly unknown[]): boolean {
  if (!decisions.includes(reason as Decision)) return false;
  return reason === "agreement" ? winner === null : players.includes(winner);
}
