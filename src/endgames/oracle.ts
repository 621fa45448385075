/** Tables for a search, which asks them about positions and not about games. */
import type { Engine } from "../morabaraba/engine/compile.ts";
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
 * import { encode, engineFor } from "morabaraba/engine";
 * import { oracle, solve } from "morabaraba/endgames";
 *
 * const ask = oracle(await solve("standard", { cows: 3 }));
 * const engine = engineFor("standard");
 * const position = encode(engine, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60"));
 * ask(engine, position, true); // => 3
 * ```
 */
export function oracle(tables: Tables): Oracle {
  refuseOthers(tables);
  let last: Engine | undefined;
  let reader: Reader | undefined;
  return (engine, position, exact) => {
    if (!holds(tables, position)) return undefined;
    if (engine !== last) reader = readerOf(tables, engine);
    last = engine;
    if (reader === undefined) return undefined;
    const score = judge(reader, position, exact);
    return Math.sign(score) * WON - score;
  };
}
