/*
 * Decides whether a move is legal. If it is not, the first reason in a fixed order is returned as a code, and
 * thrown with the move. `movegen.ts` lists legal moves; a test compares the two.
 */

import { show } from "../../base/data.ts";
import { illegalMove } from "../gameChecks.ts";
import type { IllegalMoveCode } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import { countBits, isRemoval, moveFrom, moveShots, moveTo, NO_POINT, packed } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import { closedPoints, removable } from "./engine/destinations.ts";
import { frees } from "./engine/makeMove.ts";
import { millPoints } from "./engine/mills.ts";
import { canFree } from "./engine/movegen.ts";
import { barred, mayFly, mayStep, type Position } from "./engine/position.ts";
import { isEnough, mayShoot, shotsFor } from "./engine/shots.ts";
import {
  type Checked,
  listedMove,
  type MoveFields,
  moveFields,
  packedMove,
  packMove,
  plainMove,
  writeMove,
} from "./moves.ts";
import { outcomeOf, type State } from "./play.ts";

/** Returns the packed move if it is legal, otherwise the first reason against it. */
export function checkMove(state: State, move: MoveFields): Checked {
  if (outcomeOf(state) !== undefined) return { reason: "game-over" };
  const { ruleset, position } = state;
  const result = packMove(ruleset, move);
  if ("reason" in result) return result;
  const reason = whyNot(ruleset, position, result.packed, move.shots.length);
  return reason === undefined ? result : { reason };
}

/** Returns a legal move packed; throws `IllegalMoveError` for any other. `given` is the caller's move. */
export function legalMove(state: State, given: unknown): number {
  const listed = listedMove(state, given);
  if (listed !== undefined) return listed;
  const move = moveFields(given);
  const checked = checkMove(state, move);
  if ("packed" in checked) return checked.packed;
  const { ruleset } = state;
  const { reason } = checked;
  if (reason === "malformed" || reason === "unknown-point") packedMove(ruleset, move, given);
  // After the end, nobody has looked at the move.
  const text = "packed" in packMove(ruleset, move) ? writeMove(plainMove(move)) : show(given);
  throw illegalMove(text, reason);
}

/** The first reason against a move with this number of shots. */
function whyNot(
  ruleset: Ruleset,
  position: Position,
  move: number,
  shotCount: number,
): IllegalMoveCode | undefined {
  const { own, other } = position;
  const to = moveTo(move);
  const from = moveFrom(move);
  const placing = from === NO_POINT;
  if (position.removals > 0)
    return shotCount === 1 && isRemoval(move) ? whyNotTakenOff(ruleset, position, move) : "removal-due";
  if (placing && position.ownHand === 0) return "no-cow-in-hand";
  if (!placing && !mayStep(ruleset, position)) return "cow-in-hand";
  if (!placing && (own & (1 << from)) === 0) return "not-your-cow";
  if (((own | other | position.dead) >> to) & 1) return "occupied";
  if (placing && (closedPoints(ruleset, position) >> to) & 1) return "no-placing";
  if (!placing && !mayFly(ruleset, position) && ((ruleset.neighbors[from]! >> to) & 1) === 0)
    return "not-adjacent";
  const rest = own & ~(1 << from);
  if (barred(ruleset, position.ownBar, from, rest) === 1 << to) return "mill-barred";
  if (
    position.freeing === 1 &&
    canFree(ruleset, position) &&
    !frees(ruleset, position, packed(from, to, NO_POINT))
  )
    return "must-free";
  if (((millPoints(ruleset, rest) >> to) & 1) === 0) return shotCount === 0 ? undefined : "shot-without-mill";
  const most = ruleset.isSpecial ? shotsFor(ruleset, position, rest, to) : 1;
  if (shotCount > most) return "too-many-shots";
  const shots = moveShots(move);
  // A cow cannot be shot twice.
  if ((shots & ~other) !== 0 || countBits(shots) < shotCount) return "not-a-target";
  if (!mayShoot(ruleset, other, shots)) return "target-in-mill";
  return most === 0 || isEnough(ruleset, other, shots, most) ? undefined : "shot-missing";
}

/** The first reason against a turn that takes a cow off a full board. */
function whyNotTakenOff(ruleset: Ruleset, position: Position, move: number): IllegalMoveCode | undefined {
  const gives = ruleset.variant.fullBoard === "each-gives";
  const shots = moveShots(move);
  if ((shots & (gives ? position.own : position.other)) === 0) return gives ? "not-your-cow" : "not-a-target";
  return (shots & removable(ruleset, position)) === 0 ? "target-in-mill" : undefined;
}

/** Returns the first cow in the list that a move may not shoot together with the ones before it. */
export function refusedShot({ ruleset, position }: State, shots: readonly Point[]): Point | undefined {
  let set = 0;
  return shots.find((point) => {
    const cow = 1 << (ruleset.numbers.get(point) ?? NO_POINT);
    const isTarget = (position.other & cow & ~set) !== 0 && mayShoot(ruleset, position.other, set | cow);
    set |= cow;
    return !isTarget;
  });
}
