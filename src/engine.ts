/**
 * The rules on integers, for bots, solvers and counts: positions as bit masks, moves packed into 15 bits, nothing
 * allocated while searching.
 *
 * @module morabaraba/engine
 */
export { type Engine, engineFor } from "./morabaraba/engine/compile.ts";
export { decode } from "./morabaraba/engine/decode.ts";
export { encode } from "./morabaraba/engine/encode.ts";
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
export { NOWHERE } from "./morabaraba/engine/packed.ts";
export { decodeMove, encodeMove } from "./morabaraba/engine/packing.ts";
export { divide, perft } from "./morabaraba/engine/perft.ts";
export {
  canonical,
  type Symmetry,
  symmetries,
  transform,
  transformMove,
} from "./morabaraba/engine/symmetry.ts";
