/** Tables for a search, which asks them about positions and not about games. */
import type { Ruleset } from "../morabaraba/engine/compile.ts";
import type { Oracle } from "../morabaraba/engine/oracle.ts";
import { refuseOthers, type Tables } from "./tables.ts";
import { holds, judge, type Reader, readerOf, WON } from "./values.ts";

/**
 * Tables as `chooseMove` of `morabaraba/bots` takes them, in its option `tables`: it then plays their positions without a fault,
 * at any level, and looks for more where they say draw. In games of other rules they say nothing.
 *
 * @throws {@link RulesError} `not-tables`.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encode, rulesetFor } from "morabaraba/engine";
 * import { oracle, solve } from "morabaraba/endgames";
 *
 * const ask = oracle(await solve("standard", { cows: 3 }));
 * const ruleset = rulesetFor("standard");
 * const position = encode(ruleset, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60"));
 * ask(ruleset, position, true); // => 3
 * ```
 */
export function oracle(tables: Tables): Oracle {
  refuseOthers(tables);
  let last: Ruleset | undefined;
  let reader: Reader | undefined;
  return (ruleset, position, exact) => {
    if (!holds(tables, position)) return undefined;
    if (ruleset !== last) reader = readerOf(tables, ruleset);
    last = ruleset;
    if (reader === undefined) return undefined;
    const score = judge(reader, position, exact);
    return Math.sign(score) * WON - score;
  };
}
