/** Solves all tables of a variant up to a number of cows, in slices, the fewest cows first. */
import { inSlices } from "../ground/clock.ts";
import { RulesError } from "../ground/errors.ts";
import type { Variant, VariantName } from "../morabaraba/data/variant.ts";
import { type Ruleset, rulesetFor } from "../morabaraba/engine/compile.ts";
import { harvest } from "./harvest.ts";
import { checkedOptions, type SolveOptions } from "./options.ts";
import { solvePair } from "./pair.ts";
import { refuseRules } from "./rules.ts";
import { type Pair, pairsUpTo } from "./slots.ts";
import type { Table, Tables } from "./tables.ts";
import { createReader } from "./values.ts";
import { createDesk, type Desk, type Solved } from "./work.ts";

/**
 * Solves all positions of a variant with no cow in hand and up to so many cows a side, and lets others have their turn on
 * the event loop about every millisecond. Up to four cows of `standard` take some two seconds and 70 MB, five 20 seconds and
 * 220 MB, six eight minutes and 2.3 GB.
 *
 * @throws {@link RulesError} `unsupported-variant` for rules that tables cannot hold: `shot: "optional"`, `millCows: "never"`, a
 * `repetition`, and `fullBoard: "first-player-loses"` where the cows could fill the board; `too-large` for a table of more
 * than 2 to the 30 positions, or with too many sets of cows to be numbered; `bad-option` with every fault of the options;
 * `aborted` when the signal was given.
 * @throws `VariantError`: `unknown-variant` or `bad-variant`. All as rejections of the promise.
 * @example
 * ```ts
 * import { solve, summary } from "morabaraba/endgames";
 *
 * const tables = await solve("standard", { cows: 3 });
 * const [row] = summary(tables);
 * row?.won; // => 2226204
 * row?.longestWin; // => 9
 * ```
 */
export async function solve(variant: VariantName | Variant, options: SolveOptions): Promise<Tables> {
  const ruleset = rulesetFor(variant);
  const { cows, onProgress, signal } = checkedOptions(ruleset.variant, options);
  refuseRules(ruleset.variant, cows);
  const pairs = pairsUpTo(ruleset, cows);
  const sizes = pairs.map(({ sides, slots }) => sides.length * slots);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const desk = createDesk(Math.max(...sizes));
  const tables: Table[] = [];
  const work = solveAll(ruleset, pairs, desk, tables);
  let finished = false;
  const slice = (): boolean => {
    finished = work.next().done === true;
    onProgress?.({ done: desk.looked / all, finished: tables.length });
    return finished;
  };
  if (!signal?.aborted) await inSlices(slice, signal);
  if (!finished) throw new RulesError("aborted", "Solving was given up.");
  return Object.freeze({ variant: ruleset.stored, cows, tables: Object.freeze(tables) });
}

function* solveAll(
  ruleset: Ruleset,
  pairs: readonly Pair[],
  desk: Desk,
  tables: Table[],
): Generator<undefined, undefined> {
  /** By cows of both sides together; a shot leads to one less. */
  const solved: Solved[][] = [];
  for (const pair of pairs) {
    const sum = pair.larger + pair.smaller;
    delete solved[sum - 2];
    solved[sum] ??= [];
    for (const side of yield* solvePair(createReader(ruleset, tables), solved[sum - 1] ?? [], pair, desk)) {
      tables.push(yield* harvest(side));
      const { own, other, values } = side;
      // No shot leads to the last pair.
      if (pair !== pairs.at(-1)) solved[sum][own * 16 + other] = { pair, values: values.slice() };
    }
  }
}
