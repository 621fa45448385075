/*
 * Applies the rules that Morabaraba does not have: several shots per turn, lines that shoot only once, dead
 * cows, taking cows off a full board, points where no cow may be placed, which side moves first after
 * placing, passing, and freeing a blocked side. Only variants with one of these rules use this file.
 */

import { players } from "../data/terms.ts";
import {
  firstToMove,
  hasBars,
  hasPasses,
  hasRemovals,
  shootsWhilePlacing,
  usesLines,
} from "../data/variant.ts";
import { countBits, lowest, moveFrom, moveShots, moveTo, NO_POINT, packed, withShots } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { millPoints } from "./mills.ts";
import {
  barAfter,
  barred,
  createPosition,
  MOST_PLIES,
  mayFly,
  mayStep,
  type Position,
  targetPoints,
} from "./position.ts";

/** No move shoots more cows than this. */
export const MOST_SHOTS = 3;

/**
 * Returns a bit for each line that a cow on `to` closes with the side's other cows. On boards of more than 32
 * lines some lines share a bit.
 */
function linesClosed({ lines }: Ruleset, rest: number, to: number): number {
  let closed = 0;
  for (let i = 0; i < lines.length; i++) if ((lines[i]! & ~rest) === 1 << to) closed |= 1 << i;
  return closed;
}

const isPlacing = ({ ownHand, otherHand }: Position): boolean => ownHand + otherHand > 0;

/** Whether a new mill of the side to move shoots now. */
function millsShoot({ variant }: Ruleset, position: Position): boolean {
  if (variant.millEffect === "wins" || position.freeing === 1) return false;
  return shootsWhilePlacing(variant) || !isPlacing(position);
}

/**
 * Returns how many shots a move to `to` earns, even if fewer cows may be shot. `rest` holds the side's other
 * cows.
 */
export function shotsFor(ruleset: Ruleset, position: Position, rest: number, to: number): number {
  const { variant, lines } = ruleset;
  if ((millPoints(ruleset, rest) & (1 << to)) === 0 || !millsShoot(ruleset, position)) return 0;
  const used = position.ownUsed;
  let mills = 0;
  for (let i = 0; i < lines.length; i++)
    if ((lines[i]! & ~rest) === 1 << to && ((used >> i) & 1) === 0) mills++;
  if (variant.shotsPerMove === "one") return Math.min(mills, 1);
  // A shot that leaves the other side with too few cows wins, so no further shot follows it.
  const spare = countBits(position.other) + position.otherHand - variant.loseBelow;
  return Math.min(mills, MOST_SHOTS, Math.max(spare, 0) + 1);
}

/** Whether a turn may shoot all cows of a set, in some order: one shot can open the mill of another cow. */
export function mayShoot(ruleset: Ruleset, cows: number, set: number): boolean {
  if (set === 0) return true;
  for (let targets = set & targetPoints(ruleset, cows); targets !== 0; targets &= targets - 1) {
    const shot = targets & -targets;
    if (mayShoot(ruleset, cows & ~shot, set & ~shot)) return true;
  }
  return false;
}

/** Whether the shots of `set` are enough for a turn that has earned `count` shots. */
export function isEnough(ruleset: Ruleset, cows: number, set: number, count: number): boolean {
  const { shooting } = ruleset.variant;
  return shooting === "optional" || countBits(set) === count || targetPoints(ruleset, cows & ~set) === 0;
}

/** Returns the cows that the side to move may take off a full board. */
export function removable(ruleset: Ruleset, { own, other }: Position): number {
  return ruleset.variant.fullBoard === "each-gives" ? own : targetPoints(ruleset, other);
}

/** The points where the side to move may place a cow. */
function placements(ruleset: Ruleset, position: Position, empty: number): number {
  if (position.ownHand === 0) return 0;
  const open = empty & ~closedPoints(ruleset, position);
  return open & ~barred(ruleset, position.ownBar, NO_POINT, position.own);
}

/** Returns the points where no cow may be placed now. */
export function closedPoints(ruleset: Ruleset, position: Position): number {
  const { variant, closed, setup } = ruleset;
  const mills = variant.shotWhilePlacing === "illegal" ? millPoints(ruleset, position.own) : 0;
  if (variant.noPlacing?.turns !== "first") return closed | mills;
  const { ownHand, otherHand, turn } = position;
  const isFirst =
    ownHand + countBits(setup[turn]!) === variant.cows &&
    otherHand + countBits(setup[turn ^ 1]!) === variant.cows;
  return isFirst ? closed | mills : mills;
}

const emptyPoints = ({ all }: Ruleset, { own, other, dead }: Position): number => all & ~(own | other | dead);

/** Where a cow on the board may go. */
function steps(ruleset: Ruleset, position: Position, from: number, empty: number): number {
  const to = mayFly(ruleset, position) ? empty : ruleset.neighbors[from]! & empty;
  return to & ~barred(ruleset, position.ownBar, from, position.own & ~(1 << from));
}

/** `hasLegalMove` for variants with the rules of this file. */
export function hasSpecialMove(ruleset: Ruleset, position: Position): boolean {
  if (position.removals > 0) return removable(ruleset, position) !== 0;
  const empty = emptyPoints(ruleset, position);
  if (placements(ruleset, position, empty) !== 0) return true;
  if (!mayStep(ruleset, position)) return false;
  for (let cows = position.own; cows !== 0; cows &= cows - 1)
    if (steps(ruleset, position, lowest(cows), empty) !== 0) return true;
  return false;
}

/** `countMoves` for variants with the rules of this file. */
export function countSpecial(ruleset: Ruleset, position: Position): number {
  if (counted.length < ruleset.mostMoves) counted = new Int32Array(ruleset.mostMoves);
  return generateSpecial(ruleset, position, counted, 0);
}

/** A buffer for moves that are only counted. */
let counted: Int32Array = /* @__PURE__ */ new Int32Array(0);

/** `generateMoves` for variants with the rules of this file. */
export function generateSpecial(
  ruleset: Ruleset,
  position: Position,
  moves: Int32Array,
  start: number,
): number {
  let end = start;
  if (position.removals > 0) {
    for (let cows = removable(ruleset, position); cows !== 0; cows &= cows - 1)
      moves[end++] = packed(NO_POINT, lowest(cows), lowest(cows));
    return end;
  }
  const empty = emptyPoints(ruleset, position);
  end = write(ruleset, position, moves, end, NO_POINT, placements(ruleset, position, empty));
  if (mayStep(ruleset, position)) {
    for (let cows = position.own; cows !== 0; cows &= cows - 1) {
      const from = lowest(cows);
      end = write(ruleset, position, moves, end, from, steps(ruleset, position, from, empty));
    }
  }
  return position.freeing === 1 ? keepFreeing(ruleset, position, moves, start, end) : end;
}

/** Writes the moves of one cow, each with every choice of shots. */
function write(
  ruleset: Ruleset,
  position: Position,
  moves: Int32Array,
  start: number,
  from: number,
  destinations: number,
): number {
  const rest = position.own & ~(1 << from);
  let end = start;
  for (let left = destinations; left !== 0; left &= left - 1) {
    const to = lowest(left);
    const count = shotsFor(ruleset, position, rest, to);
    const step = packed(from, to, NO_POINT);
    if (count === 0) moves[end++] = step;
    else end = writeShots(ruleset, position.other, moves, end, step, count);
  }
  return end;
}

/**
 * Writes a step with every set of up to `count` cows that it may shoot, ordered by the first cow of the set,
 * then by the second, then by the third.
 */
function writeShots(
  ruleset: Ruleset,
  cows: number,
  moves: Int32Array,
  start: number,
  step: number,
  count: number,
): number {
  let end = start;
  const put = (set: number): void => {
    if (isEnough(ruleset, cows, set, count) && mayShoot(ruleset, cows, set))
      moves[end++] = withShots(step, set);
  };
  put(0);
  for (let firsts = cows; firsts !== 0; firsts &= firsts - 1) {
    const first = firsts & -firsts;
    put(first);
    if (count === 1) continue;
    for (let seconds = firsts & ~first; seconds !== 0; seconds &= seconds - 1) {
      const pair = first | (seconds & -seconds);
      put(pair);
      if (count === 2) continue;
      for (let thirds = seconds & (seconds - 1); thirds !== 0; thirds &= thirds - 1)
        put(pair | (thirds & -thirds));
    }
  }
  return end;
}

/** Keeps the moves that let the other side move, or all moves if no move does so. */
function keepFreeing(
  ruleset: Ruleset,
  position: Position,
  moves: Int32Array,
  start: number,
  end: number,
): number {
  let kept = start;
  for (let i = start; i < end; i++) if (frees(ruleset, position, moves[i]!)) moves[kept++] = moves[i]!;
  return kept === start ? end : kept;
}

const afterStep: Position = /* @__PURE__ */ createPosition();

/** Whether a step or placement without a shot lets the other side move. */
export function frees(ruleset: Ruleset, position: Position, move: number): boolean {
  applyTurn(ruleset, position, move, afterStep);
  return hasSpecialMove(ruleset, afterStep);
}

/** Whether the side to move has a move that lets the other side move. */
export function canFree(ruleset: Ruleset, position: Position): boolean {
  if (counted.length < ruleset.mostMoves) counted = new Int32Array(ruleset.mostMoves);
  const end = generateSpecial(ruleset, position, counted, 0);
  // `keepFreeing` leaves only moves that free the other side, or only moves that do not.
  return end > 0 && frees(ruleset, position, counted[0]!);
}

/** `makeMove` for variants with the rules of this file. */
export function makeSpecial(ruleset: Ruleset, position: Position, move: number, into: Position): void {
  applyTurn(ruleset, position, move, into);
  if (position.removals > 0) into.removals = position.removals - 1;
  else if (isPlacing(position) && !isPlacing(into)) endPlacing(ruleset, into);
  skipBlockedSides(ruleset, into);
  into.previous = position;
}

/**
 * Fills `into` with the position after a move, before removals, passes and freeing: the other side is to
 * move.
 */
function applyTurn(ruleset: Ruleset, position: Position, move: number, into: Position): void {
  const { variant } = ruleset;
  const { own, other, turn } = position;
  const to = moveTo(move);
  const from = moveFrom(move);
  const shots = moveShots(move);
  const isRemoval = position.removals > 0;
  const placed = from === NO_POINT && !isRemoval;
  const marks = variant.shotWhilePlacing === "marks" && isPlacing(position);
  const closed = isRemoval ? 0 : linesClosed(ruleset, own & ~(1 << from), to);
  into.own = other & ~shots;
  into.other = isRemoval ? own & ~shots : (own & ~(1 << from)) | (1 << to);
  into.ownHand = position.otherHand;
  into.otherHand = placed ? position.ownHand - 1 : position.ownHand;
  into.ownBar = position.otherBar;
  into.otherBar = placed || isRemoval || !hasBars(variant) ? 0 : barAfter(ruleset, own, from, to);
  into.turn = turn ^ 1;
  into.quiet = placed || shots !== 0 ? 0 : Math.min(position.quiet + 1, MOST_PLIES);
  into.ply = Math.min(position.ply + 1, MOST_PLIES);
  into.dead = marks ? position.dead | shots : position.dead;
  into.ownUsed = position.otherUsed;
  into.otherUsed = position.ownUsed;
  if (usesLines(variant) && millsShoot(ruleset, position)) into.otherUsed |= closed;
  into.firstMill = position.firstMill;
  if (closed !== 0 && into.firstMill < 0 && variant.startsMoving === "first-mill" && isPlacing(position))
    into.firstMill = turn;
  into.removals = 0;
  into.freeing = 0;
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
  if (into.removals > 0 || isDecided(ruleset, into) || hasSpecialMove(ruleset, into)) return;
  pass(into);
  if (!hasSpecialMove(ruleset, into)) pass(into);
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
