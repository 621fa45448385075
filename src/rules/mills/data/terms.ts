/** The words every file of this family shares: sides, points, steps. */
import { checkArgument } from "../../../base/options.ts";

/** A side. GAR knows a light and a dark set of cows; who begins is the variant's `firstPlayer`. */
export type Player = "light" | "dark";

/** The sides by `Position.turn`. */
export const players: readonly ["light", "dark"] = /* @__PURE__ */ Object.freeze(["light", "dark"] as const);

/** The other side; throws `ArgumentError` for anything that is not a side. */
export function opponentOf(player: Player): Player {
  checkArgument("player", "light|dark", player);
  return player === "light" ? "dark" : "light";
}

/**
 * A point by its file, a letter a to w, and its rank, 1 to 99: `d6`. The built-in boards have the names of the
 * Welt-Mühlespiel-Dachverband.
 */
export type Point = string;

/** A step of a cow from one point to another. */
export interface Step {
  readonly from: Point;
  readonly to: Point;
}
