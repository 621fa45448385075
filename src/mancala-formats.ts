/**
 * Moves of mancala as people and language models write them, and positions and moves of other programs.
 *
 * @module morabaraba/mancala/formats
 */

export type { MorabarabaError, Result } from "./base/errors.ts";
export {
  formatPlayStrategyMove,
  formatPlayStrategyPosition,
  parsePlayStrategyMove,
  parsePlayStrategyPosition,
  safeParsePlayStrategyMove,
  safeParsePlayStrategyPosition,
} from "./formats/mancala/playStrategy.ts";
export { type ReadMoveOptions, readMove } from "./formats/mancala/readMove.ts";
export type { MoveReading } from "./formats/reading.ts";
export type { Game, Move, MoveLike } from "./rules/mancala/data/state.ts";
export type { ChangedVariant, Variant } from "./rules/mancala/data/variant.ts";
