/* Decides whether a position is over, by which rule, and who has won. */

import type { Reason } from "../data/state.ts";
import { players } from "../data/terms.ts";
import { hasRemovals, type Variant } from "../data/variant.ts";
import { countBits } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { hasLegalMove } from "./destinations.ts";
import { hasMill } from "./makeMove.ts";
import type { Position } from "./position.ts";

/**
 * Returns why the position is over, or `undefined` while the game goes on. The reasons are tested in this
 * order: `mill`, if mills win in the variant; otherwise `few-cows`, even if the board is full or a side is
 * blocked; `full-board`, although nobody can move either; `no-moves`; `ten-moves`; `repetition`, which is
 * counted along `previous`; `no-shots`.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, endReason, rulesetFor, winnerOf } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const position = encodeGame(ruleset, parsePosition("LLL5/DD6/8 d 0,0 - 0 40"));
 * endReason(ruleset, position); // => "few-cows"
 * winnerOf(ruleset, position, "few-cows"); // => 0
 * ```
 */
export function endReason(ruleset: Ruleset, position: Position): Reason | undefined {
  return endingOf(ruleset, position, !hasLegalMove(ruleset, position));
}

/** Returns the {@link endReason} of a position in which the side to move is `blocked` or not. */
export function endingOf(ruleset: Ruleset, position: Position, blocked: boolean): Reason | undefined {
  const repeated = ruleset.variant.repetition === null ? 1 : occurrences(position);
  return endingAfter(ruleset, position, blocked, repeated);
}

/** Returns the {@link endReason} of a position that has now occurred `repeated` times. */
export function endingAfter(
  ruleset: Ruleset,
  position: Position,
  blocked: boolean,
  repeated: number,
): Reason | undefined {
  const { variant, all, isSpecial } = ruleset;
  const { own, other, ownHand, otherHand, quiet } = position;
  const { tenMoves, repetition, drawAfterQuietPlies } = variant;
  const ownCows = countBits(own) + ownHand;
  const otherCows = countBits(other) + otherHand;
  if (isSpecial && variant.millEffect === "wins") {
    if (hasMill(ruleset, own) || hasMill(ruleset, other)) return "mill";
  } else if (Math.min(ownCows, otherCows) < variant.loseBelow) return "few-cows";
  if ((own | other | position.dead) === all && !hasRemovals(variant)) return "full-board";
  if (blocked) return "no-moves";
  if (tenMoves !== null && quiet >= tenMoves.plies && countsTenMoves(tenMoves, ownCows, otherCows))
    return "ten-moves";
  if (repetition !== null && repeated >= repetition) return "repetition";
  return drawAfterQuietPlies !== null && quiet >= drawAfterQuietPlies ? "no-shots" : undefined;
}

/** Whether the sides have so few cows, on the board and in hand, that the rule of ten moves applies. */
export function countsTenMoves(
  { who, cows }: NonNullable<Variant["tenMoves"]>,
  ownCows: number,
  otherCows: number,
): boolean {
  return (who === "either" ? Math.min(ownCows, otherCows) : Math.max(ownCows, otherCows)) <= cows;
}

/**
 * Returns who has won a position that is over for a reason: 0 for light, 1 for dark, as in `Position.turn`,
 * -1 for a draw.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, rulesetFor, winnerOf } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * winnerOf(ruleset, encodeGame(ruleset, parsePosition("LLL5/DD6/8 d 0,0 - 0 40")), "few-cows"); // => 0
 * ```
 */
export function winnerOf(ruleset: Ruleset, position: Position, reason: Reason): number {
  const { variant } = ruleset;
  const { turn, own, other, ownHand } = position;
  // If both sides have a mill, the side that has just moved closed the last one.
  if (reason === "mill") return hasMill(ruleset, other) ? turn ^ 1 : turn;
  if (reason === "few-cows") return countBits(own) + ownHand < variant.loseBelow ? turn ^ 1 : turn;
  if (reason === "no-moves" && variant.blocked === "loses") return turn ^ 1;
  if (reason === "full-board" && variant.fullBoard === "first-player-loses")
    return players.indexOf(variant.firstPlayer) ^ 1;
  return -1;
}

/**
 * Counts how often the position has occurred, with the same side to move and the same memory of earlier
 * moves. The current occurrence counts too.
 */
function occurrences(position: Position): number {
  let count = 1;
  // The hands are equal: `quiet` counts only the plies since the last placement or shot.
  for (let earlier = position.previous, left = position.quiet; earlier !== null && left > 0; left--) {
    const same =
      earlier.turn === position.turn &&
      earlier.own === position.own &&
      earlier.other === position.other &&
      earlier.ownBar === position.ownBar &&
      earlier.otherBar === position.otherBar &&
      hasSameMemory(earlier, position);
    if (same) count++;
    earlier = earlier.previous;
  }
  return count;
}

/** Whether two positions with the same cows are equal in the fields that Morabaraba does not use. */
export function hasSameMemory(a: Position, b: Position): boolean {
  return (
    a.ownUsed === b.ownUsed &&
    a.otherUsed === b.otherUsed &&
    a.dead === b.dead &&
    a.firstMill === b.firstMill &&
    a.freeing === b.freeing
  );
}
