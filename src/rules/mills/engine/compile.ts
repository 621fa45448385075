/*
 * Compiles variants for the integer engine: points become bits; lines and neighbours become masks. Each
 * variant is compiled once, and its ruleset lives as long as the variant.
 */
import { neighborPairs } from "../data/board.ts";
import { storedAs, variantFrom } from "../data/define.ts";
import type { Point } from "../data/terms.ts";
import { hasPasses, hasRemovals, type StoredVariant, usesLines, type Variant } from "../data/variant.ts";
import { crossOf, type Lines } from "./mills.ts";

/**
 * A variant compiled for the engine, frozen. Bit `i` of every mask is the board's point number `i`. Never
 * write to the map and the typed arrays: they cannot be frozen, and the engine reads them.
 */
export interface Ruleset extends Lines {
  /** The rules, checked and frozen. */
  readonly variant: Variant;
  /**
   * The variant in the form in which games store it.
   *
   * @internal
   */
  readonly stored: StoredVariant;
  /** The board's points; a point's number is its index here. */
  readonly points: readonly Point[];
  /** The number of each point. */
  readonly numbers: ReadonlyMap<Point, number>;
  /** A bit for every point. */
  readonly all: number;
  /** For each point number, the neighbours of the point, a bit for each. */
  readonly neighbors: Int32Array;
  /** The most legal moves that a position can have. */
  readonly mostMoves: number;
  /**
   * Whether the variant has a rule that Morabaraba does not have. If not, `movegen.ts`, `legality.ts` and
   * `retrograde.ts` take shorter paths with one shot at most.
   *
   * @internal
   */
  readonly isSpecial: boolean;
  /**
   * A bit for each point where no cow may be placed; see `noPlacing`.
   *
   * @internal
   */
  readonly closed: number;
  /**
   * The cows of each side on the board at the beginning, a bit for each point, light first.
   *
   * @internal
   */
  readonly setup: readonly [light: number, dark: number];
}

const rulesets = /* @__PURE__ */ new WeakMap<Variant, Ruleset>();

/** The ruleset of the last call. A stored variant is a name or frozen data, so it never changes. */
let last: Ruleset | undefined;

/**
 * Returns the ruleset of a variant, which it compiles at the first call. A built-in, and variant data that
 * this package has frozen, always give the same ruleset. An equal copy of the data also gives that ruleset,
 * while the variant is among the last 32 that were checked.
 *
 * @throws `VariantError` `unknown-variant` if no built-in has the name.
 * @throws `VariantError` `bad-variant` if the value cannot be a variant.
 * @example
 * ```ts
 * import { rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * ruleset.points[ruleset.numbers.get("d6") ?? 0]; // => "d6"
 * ```
 */
export function rulesetFor(variant: StoredVariant): Ruleset {
  if (last && last.stored === variant) return last;
  const data = variantFrom(variant);
  last = rulesets.get(data) ?? compile(data);
  rulesets.set(data, last);
  return last;
}

/**
 * Lists the points of a mask, in the board's order.
 *
 * @param mask - A bit for each point, as in `Position.own` or as `millPoints` and `targetPoints` give it.
 * @example
 * ```ts
 * import { createGame, applyMove } from "morabaraba";
 * import { encodeGame, pointsIn, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * pointsIn(ruleset, encodeGame(ruleset, applyMove(createGame(), "d6")).other); // => ["d6"]
 * ```
 */
export function pointsIn(ruleset: Ruleset, mask: number): readonly Point[] {
  const { points } = ruleset;
  return points.filter((_, number) => (mask >> number) & 1);
}

function compile(variant: Variant): Ruleset {
  const { board } = variant;
  const { points } = board;
  const numbers = new Map(points.map((point, number) => [point, number]));
  const bits = (some: readonly Point[]): number =>
    some.reduce((mask, point) => mask | (1 << (numbers.get(point) as number)), 0);
  const pairs = neighborPairs(board);
  const lines = Int32Array.from(board.lines, bits);
  return Object.freeze({
    variant,
    stored: storedAs(variant),
    points,
    numbers,
    all: bits(points),
    neighbors: Int32Array.from(
      points,
      (point) => bits(pairs.filter((pair) => pair.includes(point)).flat()) & ~bits([point]),
    ),
    mostMoves: variant.shotsPerMove === "one" ? MOST_WITH_ONE_SHOT : mostMovesOf(points.length, variant.cows),
    isSpecial: isSpecial(variant),
    closed: bits(variant.noPlacing?.points ?? []),
    setup: Object.freeze([bits(variant.setup?.light ?? []), bits(variant.setup?.dark ?? [])] as const),
    lines,
    cross: crossOf(points.length, lines),
  });
}

function isSpecial(variant: Variant): boolean {
  const { millEffect: mill, shotsPerMove: shots, shotWhilePlacing, startsMoving, noPlacing } = variant;
  return (
    hasPasses(variant) ||
    hasRemovals(variant) ||
    usesLines(variant) ||
    mill !== "shoots" ||
    shots !== "one" ||
    shotWhilePlacing !== "removes" ||
    startsMoving !== "next" ||
    noPlacing !== null
  );
}

/**
 * The most moves of a position if a move shoots at most one cow. A move starts from one of the side's cows or
 * the hand, goes to an empty point, and shoots one of the other side's cows or none. These three numbers
 * of choices add up to the points + 2, at most 33, so their product is at most 11 ** 3.
 */
const MOST_WITH_ONE_SHOT = 1331;

/** The most moves of a position if a move shoots up to three cows. */
function mostMovesOf(points: number, cows: number): number {
  let most = 0;
  for (let other = 0; other <= cows; other++) {
    const sets = 1 + other + (other * (other - 1)) / 2 + (other * (other - 1) * (other - 2)) / 6;
    // Own cows + 1 for the hand, and empty points, add up to twice this; their product is at most its square.
    const half = (points - other + 1) / 2;
    most = Math.max(most, Math.ceil(half * half) * sets);
  }
  return most;
}
