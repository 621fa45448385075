/**
 * Moves of mill games as people and language models write them, and positions of other programs. The formats
 * of mancala are in `morabaraba/mancala/formats`.
 *
 * @module morabaraba/formats
 */
export { readMove } from "./formats/mills/readMove.ts";
export {
  formatSanmillPosition,
  parseSanmillPosition,
  safeParseSanmillPosition,
} from "./formats/mills/sanmill.ts";
export type { MoveReading } from "./formats/reading.ts";
