/* Solves all tables of a variant up to a number of cows, the fewest cows first. */
import { inSlices, type Signal } from "../../base/clock.ts";
import { callback, checkArgument, checkOptions, signal } from "../../base/options.ts";
import type { StoredVariant } from "../../rules/mills/data/variant.ts";
import { type Ruleset, rulesetFor } from "../../rules/mills/engine/compile.ts";
import { collect } from "./collect.ts";
import { solvePair } from "./retrograde.ts";
import { refuseRules } from "./rules.ts";
import { pairOf, type Shape, shapesUpTo } from "./slots.ts";
import type { EndgameTables, StoredTable } from "./tables.ts";
import { createReader } from "./values.ts";
import { createWorkspace, type Solved, type Workspace } from "./workspace.ts";

/** Progress of {@link solveEndgames}. */
export interface SolveProgress {
  /** The share of the work that is done, 0 to 1. */
  readonly done: number;
  /** The number of finished tables. Tables are finished in the order of {@link tableSummaries}. */
  readonly finished: number;
}

/** Options of {@link solveEndgames}. */
export interface SolveOptions {
  /** The most cows per side: at least 1, at least the variant's `loseBelow`, and at most its `cows`. */
  readonly cows: number;
  /** Called about every millisecond. The promise rejects with an error that it throws. */
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
  /** An `AbortSignal`. Once it aborts, the promise rejects within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/**
 * Solves all positions of a variant with no cow in hand and at most `cows` cows per side. The work yields to
 * the event loop about every millisecond. `standard` takes about 2 seconds and 70 MB for 4 cows, 20 seconds
 * and 220 MB for 5, and 8 minutes and 2.3 GB for 6.
 *
 * Tables ignore `repetition`, and tables without `drawAfterQuietPlies` also serve games with it: see
 * {@link probeTables}.
 *
 * @throws `MorabarabaError` `unsupported-variant` if tables cannot represent the rules: `millEffect: "wins"`,
 * `shooting: "optional"`, `shotsPerMove: "each-mill"`, `targetsInMills: "never"`, `repeatMill: "once"`,
 * `blocked: "passes"` or `"freed"`, and, if the cows can fill the board, any `fullBoard` but `"draws"`.
 * @throws `LimitError` `too-large` if a table would have more than 2 to the 30 slots, if one side would have
 * more than 2 to the 23 sets of cows, or if there is too little memory for the largest table.
 * @throws `MorabarabaError` `aborted`, with the signal's reason as its `cause`, if the signal is aborted.
 * @throws `ArgumentError` if an option is unknown or out of its range.
 * @throws `VariantError` if the variant is unknown or invalid. The promise rejects with each of these errors.
 * @example
 * ```ts
 * import { solveEndgames, tableSummaries } from "morabaraba/endgames";
 *
 * const tables = await solveEndgames("standard", { cows: 3 });
 * const [row] = tableSummaries(tables);
 * row?.won; // => 2226204
 * row?.longestWin; // => 9
 * ```
 */
export async function solveEndgames(variant: StoredVariant, options: SolveOptions): Promise<EndgameTables> {
  const ruleset = rulesetFor(variant);
  const most = `${Math.max(ruleset.variant.loseBelow, 1)}..${ruleset.variant.cows}`;
  const {
    cows,
    onProgress,
    signal: stop,
  } = checkOptions({ cows: most, onProgress: callback, signal }, options);
  checkArgument("cows", most, cows);
  refuseRules(ruleset.variant, cows);
  const shapes = shapesUpTo(ruleset, cows);
  const sizes = shapes.map(({ sides, slots }) => sides.length * slots);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const workspace = createWorkspace(Math.max(...sizes));
  const tables: StoredTable[] = [];
  const work = solveAll(ruleset, shapes, workspace, tables);
  await inSlices(() => {
    const finished = work.next().done === true;
    onProgress?.({ done: workspace.initialized / all, finished: tables.length });
    return finished;
  }, stop);
  return Object.freeze({ variant: ruleset.stored, cows, tables: Object.freeze(tables) });
}

function* solveAll(
  ruleset: Ruleset,
  shapes: readonly Shape[],
  workspace: Workspace,
  tables: StoredTable[],
): Generator<undefined, undefined> {
  /** The solved tables for each total number of cows; a shot leads to the total below. */
  const solved: Solved[][] = [];
  for (const shape of shapes) {
    const pair = pairOf(ruleset, shape.larger, shape.smaller);
    const sum = pair.larger + pair.smaller;
    delete solved[sum - 2];
    solved[sum] ??= [];
    const below = solved[sum - 1] ?? [];
    for (const side of yield* solvePair(createReader(ruleset, tables), below, pair, workspace)) {
      tables.push(yield* collect(side));
      const { own, other, values } = side;
      // No shot leads to the last pair.
      if (shape !== shapes.at(-1)) solved[sum][own * 16 + other] = { pair, values: values.slice() };
    }
  }
}
