/*
 * Plays moves as integers, without allocating, and begins what is due after them: who moves first after
 * placing, cows to take off a full board, passes, and freeing a blocked side.
 */

import { players } from "../data/terms.ts";
import { firstToMove, hasBars, hasPasses, hasRemovals, usesLines } from "../data/variant.ts";
import { countBits, moveFrom, moveShot, moveShots, moveTo, NO_POINT } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { hasLegalMove, removable } from "./destinations.ts";
import { millPoints } from "./mills.ts";
import { barAfter, createPosition, MOST_PLIES, type Position } from "./position.ts";
import { isPlacing, millsShoot } from "./shots.ts";

/** Returns the position in which a variant's games begin, before removals and passes. */
export function firstPosition(ruleset: Ruleset): Position {
  const { variant, setup } = ruleset;
  const turn = players.indexOf(variant.firstPlayer);
  const position = createPosition();
  position.turn = turn;
  position.own = setup[turn as 0 | 1];
  position.other = setup[turn === 0 ? 1 : 0];
  position.ownHand = variant.cows - countBits(position.own);
  position.otherHand = variant.cows - countBits(position.other);
  return position;
}

/**
 * Plays a legal move: fills `into` with the position after it and leaves `position` alone. The two must be
 * different objects; `into.previous` becomes `position`.
 *
 * @param move - A move from `generateMoves`; any other leaves an invalid position in `into`.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { createPosition, encodeGame, encodeMove, rulesetFor, makeMove } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const next = createPosition();
 * makeMove(ruleset, encodeGame(ruleset, createGame()), encodeMove(ruleset, { to: "d6" }), next);
 * [next.turn, next.otherHand, next.ply]; // => [1, 11, 1]
 * ```
 */
export function makeMove(ruleset: Ruleset, position: Position, move: number, into: Position): void {
  const { own, other } = position;
  const to = 1 << moveTo(move);
  const from = moveFrom(move);
  const shot = moveShot(move);
  const placed = from === NO_POINT;
  // No cow is on bit NO_POINT, so clearing it changes nothing.
  into.own = other & ~(1 << shot);
  into.other = (own & ~(1 << from)) | to;
  into.ownHand = position.otherHand;
  into.otherHand = placed ? position.ownHand - 1 : position.ownHand;
  into.ownBar = position.otherBar;
  into.otherBar = placed || !hasBars(ruleset.variant) ? 0 : barAfter(ruleset, own, from, moveTo(move));
  into.turn = position.turn ^ 1;
  into.quiet = placed || shot !== NO_POINT ? 0 : Math.min(position.quiet + 1, MOST_PLIES);
  into.ply = Math.min(position.ply + 1, MOST_PLIES);
  into.dead = 0;
  into.ownUsed = 0;
  into.otherUsed = 0;
  into.firstMill = -1;
  into.removals = 0;
  into.freeing = 0;
  into.previous = position;
  if (ruleset.isSpecial) applySpecial(ruleset, position, move, into);
}

/**
 * Applies to a move what Morabaraba does not have: removals, several shots, dead cows and used lines, and
 * what is due after it.
 */
function applySpecial(ruleset: Ruleset, position: Position, move: number, into: Position): void {
  const { variant } = ruleset;
  const { own, other, turn } = position;
  const shots = moveShots(move);
  into.own = other & ~shots;
  into.dead = position.dead;
  into.ownUsed = position.otherUsed;
  into.otherUsed = position.ownUsed;
  into.firstMill = position.firstMill;
  if (position.removals > 0) {
    into.other = own & ~shots;
    into.otherHand = position.ownHand;
    into.removals = position.removals - 1;
  } else {
    const placing = isPlacing(position);
    const closed = linesClosed(ruleset, own & ~(1 << moveFrom(move)), moveTo(move));
    if (variant.shotWhilePlacing === "marks" && placing) into.dead |= shots;
    if (usesLines(variant) && millsShoot(ruleset, position)) into.otherUsed |= closed;
    if (closed !== 0 && into.firstMill < 0 && variant.startsMoving === "first-mill" && placing)
      into.firstMill = turn;
    if (placing && !isPlacing(into)) endPlacing(ruleset, into);
  }
  skipBlockedSides(ruleset, into);
}

/**
 * Returns a bit for each line that a cow on `to` closes with the side's other cows. On boards of more than 32
 * lines some lines share a bit.
 */
function linesClosed({ lines }: Ruleset, rest: number, to: number): number {
  let closed = 0;
  for (let i = 0; i < lines.length; i++) if ((lines[i]! & ~rest) === 1 << to) closed |= 1 << i;
  return closed;
}

const afterStep: Position = /* @__PURE__ */ createPosition();

/** Whether a step or placement without a shot lets the other side move. */
export function frees(ruleset: Ruleset, position: Position, move: number): boolean {
  const from = moveFrom(move);
  Object.assign(afterStep, position);
  afterStep.own = (position.own & ~(1 << from)) | (1 << moveTo(move));
  if (from === NO_POINT) afterStep.ownHand--;
  pass(afterStep);
  return hasLegalMove(ruleset, afterStep);
}

/** Ends the placing phase: decides who moves first, and whether each side must first take a cow off. */
function endPlacing(ruleset: Ruleset, into: Position): void {
  into.dead = 0;
  const first = firstToMove(ruleset.variant, players[into.firstMill]);
  if (first !== null && players[into.turn] !== first) pass(into);
  into.firstMill = -1;
  startRemovals(ruleset, into);
}

/**
 * Begins the removals and passes that are due in a position, whether it was just set up or reached long ago.
 * Positions after a move have begun them.
 */
export function beginDue(ruleset: Ruleset, position: Position): void {
  if (!ruleset.isSpecial) return;
  startRemovals(ruleset, position);
  skipBlockedSides(ruleset, position);
}

/** Whether the side to move must free the other: that side is blocked, and the turn has come back from it. */
export function mustFree(ruleset: Ruleset, position: Position): boolean {
  Object.assign(afterStep, position, { freeing: 0 });
  pass(afterStep);
  skipBlockedSides(ruleset, afterStep);
  return afterStep.freeing === 1;
}

/** Makes each side take a cow off a full board, if the variant has this rule and nobody has won. */
function startRemovals(ruleset: Ruleset, into: Position): void {
  const isFull = (into.own | into.other) === ruleset.all;
  if (isFull && into.removals === 0 && hasRemovals(ruleset.variant) && !isDecided(ruleset, into))
    into.removals = 2;
}

/** Skips a side that has nothing to take off, and a side without a move if the variant lets it pass. */
function skipBlockedSides(ruleset: Ruleset, into: Position): void {
  const { variant } = ruleset;
  while (into.removals > 0 && removable(ruleset, into) === 0) {
    into.removals--;
    pass(into);
  }
  if (!hasPasses(variant)) return;
  if (into.removals > 0 || isDecided(ruleset, into) || hasLegalMove(ruleset, into)) return;
  pass(into);
  if (!hasLegalMove(ruleset, into)) pass(into);
  else if (variant.blocked === "freed") into.freeing = 1;
}

/** Gives the turn to the other side; no move is played. */
function pass(into: Position): void {
  const { own, ownHand, ownBar, ownUsed } = into;
  into.own = into.other;
  into.ownHand = into.otherHand;
  into.ownBar = into.otherBar;
  into.ownUsed = into.otherUsed;
  into.other = own;
  into.otherHand = ownHand;
  into.otherBar = ownBar;
  into.otherUsed = ownUsed;
  into.turn ^= 1;
}

/** Whether the cows of one side fill a line. */
export const hasMill = (ruleset: Ruleset, cows: number): boolean => (millPoints(ruleset, cows) & cows) !== 0;

/** Whether a side has won by a mill, or has too few cows. */
function isDecided(ruleset: Ruleset, { own, other, ownHand, otherHand }: Position): boolean {
  const { millEffect: mill, loseBelow } = ruleset.variant;
  if (mill === "wins") return hasMill(ruleset, own) || hasMill(ruleset, other);
  return Math.min(countBits(own) + ownHand, countBits(other) + otherHand) < loseBelow;
}
