/*
 * A position held in integers, and what follows from it without generating moves: what may be shot, who may
 * fly or step, and what the repeat-mill rule bars. Moves are in `steps.ts` and `movegen.ts`; `read.ts` turns games into
 * positions.
 */

import { barOf, countBits, cowOf, pointOf } from "./bits.ts";
import type { Ruleset } from "./compile.ts";
import { millPoints } from "./mills.ts";

/** Plies are counted up to this number, so a position string has at most four digits for each count. */
export const MOST_PLIES = 9999;

/** A position as the side to move sees it. It is plain and mutable: keep one for each ply of a search. */
export interface Position {
  /** Cows of the side to move, a bit for each point they stand on. */
  own: number;
  /** Cows of the other side, in the same form. */
  other: number;
  /** Cows that the side to move has still to place. */
  ownHand: number;
  /** Cows that the other side has still to place. */
  otherHand: number;
  /**
   * The bar that the repeat-mill rule puts on the side to move: 32 times the cow's point, plus the point that
   * the cow may not go back to. 0 for none.
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
  /** Dead cows, a bit for each of their points; 0 in variants without dead cows. */
  dead: number;
  /**
   * Lines whose mill has already shot for the side to move, a bit for each; 0 unless `repeatMill` is
   * `"once"`.
   */
  ownUsed: number;
  /** The same for the other side. */
  otherUsed: number;
  /** The side that closed the first mill, as in `turn`; -1 for none, or if the variant does not need it. */
  firstMill: number;
  /** How many sides must still take a cow off a full board; the side to move is the first of them. */
  removals: number;
  /** 1 when the side to move must give its blocked opponent a legal move again, else 0. */
  freeing: number;
  /** The position before the last move, for finding repetitions; null when nothing came before. */
  previous: Position | null;
}

/**
 * Creates an empty position: light to move, no cows anywhere. `encodeGame`, {@link makeMove} and
 * `transformPosition` fill it.
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
 * Returns the cows of one side that a mill of the other side may shoot, a bit for each.
 *
 * @param cows - All cows of the side on the board.
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
 * Returns whether the side to move may go to any empty point: it has few enough cows, and none in hand.
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

/** Does what {@link mayFly} does, for either side, from its cows on the board and in hand. */
export function flies({ variant }: Ruleset, cows: number, hand: number): boolean {
  return hand === 0 && cows <= (variant.flyAt ?? -1);
}

/**
 * Returns whether the side to move may move a cow on the board: none is in hand, or the variant has
 * `moveWhilePlacing`.
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
 * Returns the point that the repeat-mill rule bars for a cow, as a bit, or 0.
 *
 * @param from - The point that the cow leaves; {@link NO_POINT} for a cow in hand.
 * @param rest - The other cows of its side.
 */
export function barred(ruleset: Ruleset, bar: number, from: number, rest: number): number {
  const cow = cowOf(bar);
  const binds = bar !== 0 && (from === cow || ruleset.variant.repeatMill === "same-mill");
  return binds ? millPoints(ruleset, rest & ~(1 << cow)) & (1 << pointOf(bar)) : 0;
}

/** Returns the bar that a step causes; 0 unless it takes a cow out of a mill and makes a mill. */
export function barAfter(ruleset: Ruleset, own: number, from: number, to: number): number {
  const left = millPoints(ruleset, own) >> from;
  const made = millPoints(ruleset, own & ~(1 << from)) >> to;
  return (left & made & 1) * barOf(to, from);
}
