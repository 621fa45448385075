/* The types that all files of this family share: sides, points, steps. */
import { checkArgument } from "../../../base/options.ts";

/** A side: the Generally Accepted Rules have a light and a dark set of cows. `firstPlayer` begins. */
export type Player = "light" | "dark";

/**
 * The sides, light first; `firstPlayer` of a variant says which side begins.
 *
 * @example
 * ```ts
 * import { players } from "morabaraba";
 *
 * players; // => ["light", "dark"]
 * ```
 */
export const players: readonly ["light", "dark"] = /* @__PURE__ */ Object.freeze(["light", "dark"] as const);

/**
 * Returns the other side.
 *
 * @throws `ArgumentError` if `player` is not a side.
 * @example
 * ```ts
 * import { createGame, opponentOf } from "morabaraba";
 *
 * opponentOf(createGame().turn); // => "dark"
 * ```
 */
export function opponentOf(player: Player): Player {
  checkArgument("player", "light|dark", player);
  return player === "light" ? "dark" : "light";
}

/**
 * A point's name: its file, a letter a to w, and its rank, 1 to 99, such as `d6`. The built-in boards use the
 * names of the Welt-Mühlespiel-Dachverband.
 */
export type Point = string;

/** A step of a cow from one point to another. */
export interface Step {
  readonly from: Point;
  readonly to: Point;
}
