/*
 * Solves all positions of a variant up to a number of seeds. Seeds never come back from a store, and a ply
 * that puts no seed there moves seeds of the mover towards the end of the row. So no position occurs again,
 * and a position is solved from those after it, with the fewest seeds first.
 */

import { inSlices, type Signal } from "../../base/clock.ts";
import { callback, checkArgument, checkOptions, signal } from "../../base/options.ts";
import { storedAs, variantFrom } from "../../rules/mancala/data/define.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import { finalStores, judge } from "../../rules/mancala/engine/ending.ts";
import { copyOf, marginOf, newPosition, type Position } from "../../rules/mancala/engine/position.ts";
import { passIfDue, playOn } from "../../rules/mancala/play.ts";
import {
  createNumbering,
  MOST_TABLE_SEEDS,
  type Numbering,
  nextPosition,
  numberOf,
  tooLarge,
} from "./numbering.ts";
import { refuseRules } from "./rules.ts";
import type { EndgameTables } from "./tables.ts";

/** Progress of {@link solveEndgames}. */
export interface SolveProgress {
  /** The share of the positions that are solved, 0 to 1. */
  readonly done: number;
}

/** Options of {@link solveEndgames}. */
export interface SolveOptions {
  /** The most seeds in the houses, 0 to 120. */
  readonly seeds: number;
  /** Called about every millisecond. The promise rejects with an error that it throws. */
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
  /** An `AbortSignal`. Once it aborts, the promise rejects within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/** Positions solved between two pauses, about a millisecond of work. */
const SLICE = 1000;

/** Stands for a value that is not known yet. */
const UNKNOWN = -128;

const mostSeeds = `0..${MOST_TABLE_SEEDS}`;

/**
 * Solves all positions of a variant with at most `seeds` seeds in the houses. A position takes one byte: in
 * `kalah`, 2.7 MB for 12 seeds and 5.2 MB for 13. The work yields to the event loop about every millisecond.
 *
 * Tables know nothing of the swap; a position in which a player may swap is not looked up.
 *
 * @throws `MorabarabaError` `unsupported-variant` if tables cannot represent the rules: `sowStores: false`,
 * because positions can occur again, and `majority: true`, because values then depend on the stores.
 * @throws `LimitError` `too-large` if the tables would have more than 2 to the 30 positions, or if there is too
 * little memory.
 * @throws `MorabarabaError` `aborted`, with the signal's reason as its `cause`, if the signal is aborted.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `VariantError` if the variant is unknown or invalid. The promise rejects with each of these errors.
 * @example
 * ```ts
 * import { solveEndgames } from "morabaraba/mancala/endgames";
 *
 * const tables = await solveEndgames("kalah", { seeds: 5 });
 * tables.values.length; // => 6188
 * await solveEndgames("oware", { seeds: 5 }).catch(({ code }) => code); // => "unsupported-variant"
 * ```
 */
export async function solveEndgames(variant: StoredVariant, options: SolveOptions): Promise<EndgameTables> {
  const data = variantFrom(variant);
  const specs = { seeds: mostSeeds, onProgress: callback, signal };
  const { seeds, onProgress, signal: stop } = checkOptions(specs, options);
  checkArgument("seeds", mostSeeds, seeds);
  refuseRules(data);
  const numbering = createNumbering(2 * data.houses, seeds);
  const values = createValues(numbering);
  const first = newPosition(data, Array<number>(2 * data.houses).fill(0), [0, 0], 0, false);
  const solver: Solver = { numbering, values, stack: [first], work: 0 };
  let number = 0;
  await inSlices(() => {
    for (solver.work = 0; solver.work < SLICE && number < values.length; number++) {
      if (values[number] === UNKNOWN) solve(solver, number, 0);
      nextPosition(first.houses);
    }
    onProgress?.({ done: number / values.length });
    return number === values.length;
  }, stop);
  return Object.freeze({ variant: storedAs(data), seeds, values });
}

function createValues({ upTo, seeds }: Numbering): Int8Array {
  try {
    return new Int8Array(upTo[seeds]!).fill(UNKNOWN);
  } catch {
    throw tooLarge();
  }
}

interface Solver {
  readonly numbering: Numbering;
  readonly values: Int8Array;
  /** The positions of the current line. */
  readonly stack: Position[];
  /** Positions solved since the last pause. */
  work: number;
}

/** Solves the position at a depth of the stack, and those after it. */
function solve(solver: Solver, number: number, depth: number): number {
  const { values, stack } = solver;
  const position = stack[depth]!;
  const { side } = position;
  solver.work++;
  // The side to move may have to pass.
  passIfDue(position);
  if (position.side !== side) {
    values[number] = 0 - valueAt(solver, depth);
    position.side = side;
    return values[number]!;
  }
  const { outcome, legal } = judge(position);
  let best: number;
  if (outcome !== undefined) {
    const stores = finalStores(position, outcome.reason);
    best = marginOf(stores, side) - marginOf(position.stores, side);
  } else {
    best = UNKNOWN;
    if (stack.length === depth + 1) stack.push(copyOf(position));
    const after = stack[depth + 1]!;
    const lead = marginOf(position.stores, side);
    for (let house = 0; house < position.variant.houses; house++) {
      if ((legal & (1 << house)) === 0 || position.houses[side * position.variant.houses + house] === 0)
        continue;
      playOn(position, house, after);
      const gain = marginOf(after.stores, side) - lead;
      const value = valueAt(solver, depth + 1);
      best = Math.max(best, after.side === side ? gain + value : gain - value);
    }
  }
  values[number] = best;
  return best;
}

/** Returns the value of the position at a depth of the stack. */
function valueAt(solver: Solver, depth: number): number {
  const number = numberOf(solver.numbering, solver.stack[depth]!);
  const value = solver.values[number]!;
  return value === UNKNOWN ? solve(solver, number, depth) : value;
}
