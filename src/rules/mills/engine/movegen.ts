/*
 * Generates and plays moves as integers, without allocating. Rules that Morabaraba does not have are in
 * `special.ts`; the ends of games are in `ending.ts`.
 */

import { players } from "../data/terms.ts";
import { countBits, lowest, moveFrom, moveShot, moveTo, NO_POINT, packed } from "./bits.ts";
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
import { countSpecial, generateSpecial, hasSpecialMove, makeSpecial } from "./special.ts";

/**
 * Writes every legal move into `moves` from `start` on, and returns the index after the last. The moves are
 * in the order of `legalMoves`, each packed as `encodeMove` packs it. The function does not check whether the
 * game is over: call `endReason` first.
 *
 * @param moves - Must have room for `ruleset.mostMoves` from `start` on. A search can write the lists of all
 * its plies into one array, one after the other.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encodeGame, encodeMove, rulesetFor, generateMoves } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const moves = new Int32Array(ruleset.mostMoves);
 * generateMoves(ruleset, encodeGame(ruleset, createGame()), moves, 0); // => 24
 * moves[0] === encodeMove(ruleset, { to: "a7" }); // => true
 * ```
 */
export function generateMoves(
  ruleset: Ruleset,
  position: Position,
  moves: Int32Array,
  start: number,
): number {
  if (ruleset.isSpecial) return generateSpecial(ruleset, position, moves, start);
  const { own, other, ownBar } = position;
  const empty = ruleset.all & ~(own | other);
  const closing = millPoints(ruleset, own) & empty;
  const shots = closing === 0 ? 0 : targetPoints(ruleset, other);
  const shotOptional = shots === 0 || ruleset.variant.shooting === "optional";
  let end = start;
  if (position.ownHand > 0) {
    const to = empty & ~barred(ruleset, ownBar, NO_POINT, own);
    end = write(moves, end, NO_POINT, to, closing, shots, shotOptional);
  }
  if (mayStep(ruleset, position)) {
    const flying = mayFly(ruleset, position);
    for (let cows = own; cows !== 0; cows &= cows - 1) {
      const from = lowest(cows);
      const rest = own & ~(1 << from);
      let to = flying ? empty : ruleset.neighbors[from]! & empty;
      // Most steps need no search for closed mills: a point in `mills` is always in `closing`.
      const mills = (to & closing) === 0 ? 0 : millPoints(ruleset, rest) & to;
      if (mills !== 0) to &= ~barred(ruleset, ownBar, from, rest);
      end = write(moves, end, from, to, mills, shots, shotOptional);
    }
  }
  return end;
}

/** Writes only the moves that shoot, at the beginning of `moves`; returns how many there are. */
export function generateShots(ruleset: Ruleset, position: Position, moves: Int32Array): number {
  let end = 0;
  if (ruleset.isSpecial) {
    const all = generateSpecial(ruleset, position, moves, 0);
    for (let i = 0; i < all; i++) if (moveShot(moves[i]!) !== NO_POINT) moves[end++] = moves[i]!;
    return end;
  }
  const { own, other, ownBar } = position;
  const closing = millPoints(ruleset, own) & ~(own | other);
  const shots = targetPoints(ruleset, other);
  if (closing === 0 || shots === 0) return 0;
  if (position.ownHand > 0) {
    const to = closing & ~barred(ruleset, ownBar, NO_POINT, own);
    end = write(moves, end, NO_POINT, to, to, shots, false);
  }
  if (mayStep(ruleset, position)) {
    const flying = mayFly(ruleset, position);
    for (let cows = own; cows !== 0; cows &= cows - 1) {
      const from = lowest(cows);
      const to = flying ? closing : ruleset.neighbors[from]! & closing;
      if (to === 0) continue;
      const rest = own & ~(1 << from);
      const mills = to & millPoints(ruleset, rest) & ~barred(ruleset, ownBar, from, rest);
      end = write(moves, end, from, mills, mills, shots, false);
    }
  }
  return end;
}

/**
 * Returns whether {@link generateMoves} would find a move, and takes less time.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, rulesetFor, hasLegalMove } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * hasLegalMove(ruleset, encodeGame(ruleset, parsePosition("LDLDLDLD/D1D1D1D1/8 l 0,0 - 0 40"))); // => false
 * ```
 */
export function hasLegalMove(ruleset: Ruleset, position: Position): boolean {
  if (ruleset.isSpecial) return hasSpecialMove(ruleset, position);
  const { own, other, ownBar } = position;
  const empty = ruleset.all & ~(own | other);
  if (position.ownHand > 0 && (empty & ~barred(ruleset, ownBar, NO_POINT, own)) !== 0) return true;
  if (!mayStep(ruleset, position)) return false;
  const flying = mayFly(ruleset, position);
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const from = lowest(cows);
    const to = flying ? empty : ruleset.neighbors[from]! & empty;
    if ((to & ~barred(ruleset, ownBar, from, own ^ (1 << from))) !== 0) return true;
  }
  return false;
}

/**
 * Counts the moves that {@link generateMoves} would write. Counting the moves of the last ply instead of
 * listing them makes `perft` 1.1 to 2.6 times as fast.
 */
export function countMoves(ruleset: Ruleset, position: Position): number {
  if (ruleset.isSpecial) return countSpecial(ruleset, position);
  const { own, other, ownBar } = position;
  const empty = ruleset.all & ~(own | other);
  const closing = millPoints(ruleset, own) & empty;
  const shots = closing === 0 ? 0 : countBits(targetPoints(ruleset, other));
  const optional = ruleset.variant.shooting === "optional" ? 1 : 0;
  /** A move that closes a mill counts once for each choice of its shot, so it adds this many more. */
  const extra = shots === 0 ? 0 : shots + optional - 1;
  let count = 0;
  if (position.ownHand > 0) {
    const to = empty & ~barred(ruleset, ownBar, NO_POINT, own);
    count += countBits(to) + extra * countBits(to & closing);
  }
  if (mayStep(ruleset, position)) {
    const flying = mayFly(ruleset, position);
    for (let cows = own; cows !== 0; cows &= cows - 1) {
      const from = lowest(cows);
      const rest = own & ~(1 << from);
      let to = flying ? empty : ruleset.neighbors[from]! & empty;
      const mills = (to & closing) === 0 ? 0 : millPoints(ruleset, rest) & to;
      if (mills !== 0) to &= ~barred(ruleset, ownBar, from, rest);
      count += countBits(to) + extra * countBits(mills & to);
    }
  }
  return count;
}

function write(
  moves: Int32Array,
  start: number,
  from: number,
  destinations: number,
  mills: number,
  shots: number,
  shotOptional: boolean,
): number {
  let end = start;
  for (let rest = destinations; rest !== 0; rest &= rest - 1) {
    const to = lowest(rest);
    if ((mills & (1 << to)) === 0) {
      moves[end++] = packed(from, to, NO_POINT);
      continue;
    }
    if (shotOptional) moves[end++] = packed(from, to, NO_POINT);
    for (let cows = shots; cows !== 0; cows &= cows - 1) moves[end++] = packed(from, to, lowest(cows));
  }
  return end;
}

/**
 * Plays a legal move: fills `into` with the position after it and leaves `position` alone. The two must be
 * different objects; `into.previous` becomes `position`.
 *
 * @param move - A move from {@link generateMoves}; any other leaves an invalid position in `into`.
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
  if (ruleset.isSpecial) {
    makeSpecial(ruleset, position, move, into);
    return;
  }
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
  into.otherBar =
    placed || ruleset.variant.repeatMill === "allowed" ? 0 : barAfter(ruleset, own, from, moveTo(move));
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
}

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
