/**
 * The rules on integers, for bots, solvers and counts: positions as bit masks, moves packed into 15 bits, nothing
 * allocated while searching.
 *
 * @module morabaraba/engine
 */
export { type Engine, engineFor } from "./morabaraba/compile.ts";
export { decode, encode } from "./morabaraba/encode.ts";
export { ending, hasMove, winnerOf } from "./morabaraba/ending.ts";
export { key, secondKey } from "./morabaraba/key.ts";
export { closers } from "./morabaraba/mills.ts";
export {
  createPosition,
  generate,
  MOST_MOVES,
  make,
  mayFly,
  mayStep,
  NOWHERE,
  type Position,
  targets,
} from "./morabaraba/movegen.ts";
export { decodeMove, encodeMove } from "./morabaraba/packing.ts";
export { divide, perft } from "./morabaraba/perft.ts";
export { canonical, type Symmetry, symmetries, transform, transformMove } from "./morabaraba/symmetry.ts";
