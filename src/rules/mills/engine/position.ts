/**
 * A position on integers, and what can be asked of it at once: what may be shot, who may fly or step, what the repeat-mill
 * rule bars. Moves are in `movegen.ts`; games become positions in `read.ts`.
 */

import { barOf, countBits, cowOf, pointOf } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { millPoints } from "./mills.ts";

/** Counts of plies stop here, so that a position string never outgrows its format. */
export const MOST_PLIES = 9999;

/** A position from the side of the player to move. Plain and mutable: keep one for each ply of a search. */
export interface Position {
  /** Cows of the side to move, a bit for each point they stand on. */
  own: number;
  /** Cows of the other side, likewise. */
  other: number;
  /** Cows the side to move has still to place. */
  ownHand: number;
  /** Cows the other side has still to place. */
  otherHand: number;
  /**
   * What the repeat-mill rule bars the side to move from: the point of the cow, times 32, plus the point it may not go back
   * to; 0 for nothing.
   */
  ownBar: number;
  /** The same for the other side. */
  otherBar: number;
  /** 0 when light is to move, 1 when dark is. */
  turn: number;
  /** Plies since the last placement or shot. */
  quiet: number;
  /** Plies since the beginning. */
  ply: number;
  /** Dead cows, a bit for each of their points; 0 unless a shot of the variant marks a cow. */
  dead: number;
  /** Lines that have given the side to move their shot, a bit for each in the board's order; 0 unless a line shoots once. */
  ownUsed: number;
  /** The same for the other side. */
  otherUsed: number;
  /**
   * The side that closed the first mill while placing, as in `turn`; -1 for none, and unless that matters to the variant.
   */
  firstMill: number;
  /** How many sides have still to take a cow off a full board, the side to move first. */
  removals: number;
  /** 1 when the side to move must let the other side move again, else 0. */
  freeing: number;
  /** The position before the last move, where repetitions are looked for; null when nothing came before. */
  previous: Position | null;
}

/**
 * Creates an empty position: light to move, no cows anywhere. `encodeGame`, {@link makeMove} and `transformPosition`
 * fill it.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { createPosition, encodeGame, rulesetFor } from "morabaraba/engine";
 *
 * const line = Array.from({ length: 20 }, createPosition);
 * encodeGame(rulesetFor("standard"), createGame(), line[0]) === line[0]; // => true
 * ```
 */
export function createPosition(): Position {
  return {
    own: 0,
    other: 0,
    ownHand: 0,
    otherHand: 0,
    ownBar: 0,
    otherBar: 0,
    turn: 0,
    quiet: 0,
    ply: 0,
    dead: 0,
    ownUsed: 0,
    otherUsed: 0,
    firstMill: -1,
    removals: 0,
    freeing: 0,
    previous: null,
  };
}

/**
 * Returns those of one side's `cows` that a mill of the other side may shoot, a bit for each.
 *
 * @example
 * ```ts
 * import { rulesetFor, targetPoints } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const bit = (point: string) => 1 << (ruleset.numbers.get(point) ?? 0);
 * const mill = bit("a7") | bit("d7") | bit("g7");
 * targetPoints(ruleset, mill | bit("b4")) === bit("b4"); // => true
 * targetPoints(ruleset, mill) === mill; // => true
 * ```
 */
export function targetPoints(ruleset: Ruleset, cows: number): number {
  const rule = ruleset.variant.targetsInMills;
  const free = cows & ~millPoints(ruleset, cows);
  return rule === "always" || (free === 0 && rule === "last-resort") ? cows : free;
}

/**
 * Returns whether the side to move may go to any empty point: it has few enough cows, none in hand.
 *
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encodeGame, rulesetFor, mayFly } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * mayFly(ruleset, encodeGame(ruleset, parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40"))); // => true
 * ```
 */
export function mayFly(ruleset: Ruleset, position: Position): boolean {
  return flies(ruleset, countBits(position.own), position.ownHand);
}

/** {@link mayFly} of either side, by its cows on the board and in hand. */
export function flies({ variant }: Ruleset, cows: number, hand: number): boolean {
  return hand === 0 && cows <= (variant.flyAt ?? -1);
}

/**
 * Returns whether the side to move may move a cow on the board: none is in hand, or `moveWhilePlacing` holds.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { encodeGame, rulesetFor, mayStep } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * mayStep(ruleset, encodeGame(ruleset, createGame())); // => false
 * ```
 */
export function mayStep(ruleset: Ruleset, position: Position): boolean {
  return position.ownHand === 0 || ruleset.variant.moveWhilePlacing;
}

/**
 * The point that the repeat-mill rule bars, as a bit, or 0: for a cow that leaves point `from` (or the hand, with
 * {@link NO_POINT}) while `rest` are the other cows of its side.
 */
export function barred(ruleset: Ruleset, bar: number, from: number, rest: number): number {
  const cow = cowOf(bar);
  const binds = bar !== 0 && (from === cow || ruleset.variant.repeatMill === "same-mill");
  return binds ? millPoints(ruleset, rest & ~(1 << cow)) & (1 << pointOf(bar)) : 0;
}

/** The bar that a step leaves behind: it must take a cow out of a mill and make a mill. */
export function barAfter(ruleset: Ruleset, own: number, from: number, to: number): number {
  const left = millPoints(ruleset, own) >> from;
  const made = millPoints(ruleset, own & ~(1 << from)) >> to;
  return (left & made & 1) * barOf(to, from);
}
