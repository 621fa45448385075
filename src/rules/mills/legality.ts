/*
 * Decides whether a move is legal. If it is not, the first reason in a fixed order is returned as a code, and
 * thrown with a sentence about the position. `movegen.ts` lists legal moves; a test compares the two.
 */

import { show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import type { IllegalMoveCode } from "./data/state.ts";
import { type Point, players } from "./data/terms.ts";
import { countBits, isRemoval, moveFrom, moveShots, moveTo, NO_POINT, packed } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import { millPoints } from "./engine/mills.ts";
import { barred, mayFly, mayStep, type Position } from "./engine/position.ts";
import { canFree, closedPoints, frees, isEnough, mayShoot, removable, shotsFor } from "./engine/special.ts";
import { type Checked, explainUnpacked, listedMove, type MoveFields, packMove, readMove } from "./moves.ts";
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
  const move = readMove(given);
  const checked = checkMove(state, move);
  if ("packed" in checked) return checked.packed;
  throw new IllegalMoveError(checked.reason, explainRefusal(state, move, checked.reason, given));
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

/**
 * Explains to developers why a move is illegal; `announceRefusal` does so for players.
 *
 * @param given - The move as the caller passed it, for moves that cannot be read.
 */
function explainRefusal(
  { ruleset, position }: State,
  move: MoveFields,
  code: IllegalMoveCode,
  given: unknown,
): string {
  const { from, to, shots } = move;
  const [origin, destination] = [from ?? shots[0], to].map(show);
  const player = players[position.turn];
  const another = shots.length > 0 ? "another" : "a";
  const sentences: Readonly<Record<IllegalMoveCode, string>> = {
    "game-over": "The game is over.",
    malformed: explainUnpacked(ruleset, move, given),
    "unknown-point": explainUnpacked(ruleset, move, given),
    "removal-due": `The board is full: ${player} must take a cow off.`,
    "cow-in-hand": `A ${player} cow is in hand and must be placed first.`,
    "no-cow-in-hand": `No ${player} cow is in hand.`,
    "not-your-cow": `No ${player} cow is on ${origin}.`,
    occupied: `A cow is on ${destination}.`,
    "no-placing": `No cow may be placed on ${destination} now.`,
    "not-adjacent": `${destination} is not next to ${origin}, and ${player} may not fly.`,
    "mill-barred": `The repeat-mill rule bars this mill on ${destination}.`,
    "must-free": `The other side is blocked: ${player} must let it move.`,
    "shot-without-mill": `This move closes no mill on ${destination}, so it may not shoot.`,
    "too-many-shots": "This move may not shoot so many cows.",
    "not-a-target": "Every shot must take a different opposing cow.",
    "target-in-mill": "A cow in a mill may not be taken here.",
    "shot-missing": `This move closes a mill on ${destination} and must shoot ${another} cow.`,
  };
  return sentences[code];
}
