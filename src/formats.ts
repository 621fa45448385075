/**
 * Moves of mill games as people and language models write them, and positions of other programs. The formats
 * of mancala are in `morabaraba/mancala/formats`.
 *
 * @module morabaraba/formats
 */

export type { MorabarabaError, Result } from "./base/errors.ts";
export { type ReadMoveOptions, readMove } from "./formats/mills/readMove.ts";
export {
  formatSanmillPosition,
  parseSanmillPosition,
  safeParseSanmillPosition,
} from "./formats/mills/sanmill.ts";
export type { MoveReading } from "./formats/reading.ts";
export type { Game, Move } from "./rules/mills/data/state.ts";
export type { ChangedVariant, Variant } from "./rules/mills/data/variant.ts";
export type { Notation, NotationOptions } from "./rules/mills/notation.ts";
