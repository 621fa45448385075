/**
 * The rules on integers, for bots, solvers and counts: positions as bit masks, moves packed into 15 bits, nothing
 * allocated while searching.
 *
 * @module morabaraba/engine
 */
export * from "./ground/api.ts";
export { decode } from "./morabaraba/bridge/decode.ts";
export { encode } from "./morabaraba/bridge/encode.ts";
export { decodeMove, encodeMove } from "./morabaraba/bridge/moves.ts";
export { divide, perft } from "./morabaraba/bridge/perft.ts";
export { countBits, fromOf, NOWHERE, shotOf, toOf } from "./morabaraba/engine/bits.ts";
export { pointsIn, type Ruleset, rulesetFor } from "./morabaraba/engine/compile.ts";
export { ending, hasMove, winnerOf } from "./morabaraba/engine/ending.ts";
export { key, secondKey } from "./morabaraba/engine/key.ts";
export { closers } from "./morabaraba/engine/mills.ts";
export {
  createPosition,
  generate,
  MOST_MOVES,
  make,
  mayFly,
  mayStep,
  type Position,
  targets,
} from "./morabaraba/engine/movegen.ts";
export {
  canonical,
  type Symmetry,
  symmetries,
  transform,
  transformMove,
} from "./morabaraba/engine/symmetry.ts";
