/**
 * The rules on integers, for bots, solvers and counts: positions as bit masks, moves packed into 25 bits, nothing
 * allocated while searching.
 *
 * @module morabaraba/engine
 */
export * from "./base/publicErrors.ts";
export { countBits, fromOf, NOWHERE, shotOf, shotsOf, toOf } from "./rules/morabaraba/engine/bits.ts";
export { pointsIn, type Ruleset, rulesetFor } from "./rules/morabaraba/engine/compile.ts";
export { ending, winnerOf } from "./rules/morabaraba/engine/ending.ts";
export { key, secondKey, thirdKey } from "./rules/morabaraba/engine/key.ts";
export { millPoints } from "./rules/morabaraba/engine/mills.ts";
export { generate, hasMove, make } from "./rules/morabaraba/engine/movegen.ts";
export {
  createPosition,
  mayFly,
  mayStep,
  type Position,
  targets,
} from "./rules/morabaraba/engine/position.ts";
export {
  canonical,
  type Symmetry,
  symmetries,
  transform,
  transformMove,
} from "./rules/morabaraba/engine/symmetry.ts";
export { decodeMove, encodeMove } from "./rules/morabaraba/moves.ts";
export { divide, perft } from "./rules/morabaraba/perft.ts";
export { encode } from "./rules/morabaraba/read.ts";
export { decode } from "./rules/morabaraba/write.ts";
