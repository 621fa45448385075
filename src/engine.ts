/**
 * The rules of mill games on integers, for bots, solvers and counts. Positions are bit masks, moves are
 * packed into 25 bits, and a search allocates nothing. Only this entry point may change in minor versions.
 *
 * @module morabaraba/engine
 */

export type { Game, Move, MoveLike, Reason } from "./rules/mills/data/state.ts";
export type { StoredVariant, Variant } from "./rules/mills/data/variant.ts";
export { countBits, moveFrom, moveShot, moveShots, moveTo, NO_POINT } from "./rules/mills/engine/bits.ts";
export { pointsIn, type Ruleset, rulesetFor } from "./rules/mills/engine/compile.ts";
export { hasLegalMove } from "./rules/mills/engine/destinations.ts";
export { endReason, winnerOf } from "./rules/mills/engine/ending.ts";
export { positionKeys } from "./rules/mills/engine/key.ts";
export { makeMove } from "./rules/mills/engine/makeMove.ts";
export { type Lines, millPoints } from "./rules/mills/engine/mills.ts";
export { generateMoves } from "./rules/mills/engine/movegen.ts";
export {
  createPosition,
  mayFly,
  mayStep,
  type Position,
  targetPoints,
} from "./rules/mills/engine/position.ts";
export {
  canonicalPosition,
  type Symmetry,
  symmetries,
  transformMove,
  transformPosition,
} from "./rules/mills/engine/symmetry.ts";
export { decodeMove, encodeMove } from "./rules/mills/moves.ts";
export { divide, perft } from "./rules/mills/perft.ts";
export { encodeGame } from "./rules/mills/read.ts";
export { decodeGame } from "./rules/mills/write.ts";
