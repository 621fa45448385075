/**
 * The rules of Morabaraba and the other mill games: games are immutable data, used by plain functions.
 *
 * Every function that takes a game checks it first. It throws a `ParseError` with the invalid field, or a
 * `VariantError` if the variant has faults. Only `parseGame` also checks the earlier positions that a game
 * lists, so pass a game that you receive or load through it once.
 *
 * @module morabaraba
 */
export {
  ArgumentError,
  type ErrorCode,
  type Fault,
  IllegalMoveError,
  type LimitCode,
  LimitError,
  MorabarabaError,
  type MoveErrorCode,
  type ParseCode,
  ParseError,
  type ReadError,
  type Result,
  type VariantCode,
  VariantError,
} from "./base/errors.ts";
export { ascii } from "./rules/mills/ascii.ts";
export type { Board, Line } from "./rules/mills/data/board.ts";
export { variants } from "./rules/mills/data/builtIns.ts";
export {
  defineVariant,
  isVariantName,
  parseVariant,
  safeParseVariant,
} from "./rules/mills/data/define.ts";
export type {
  Game,
  IllegalMoveCode,
  Move,
  MoveLike,
  Outcome,
  Reason,
} from "./rules/mills/data/state.ts";
export { opponentOf, type Player, type Point, players, type Step } from "./rules/mills/data/terms.ts";
export type {
  ChangedVariant,
  StoredVariant,
  Variant,
  VariantChanges,
  VariantName,
} from "./rules/mills/data/variant.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "./rules/mills/game.ts";
export { parseGame, safeParseGame } from "./rules/mills/json.ts";
export {
  formatMove,
  type Notation,
  type NotationOptions,
  parseMove,
  safeParseMove,
} from "./rules/mills/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "./rules/mills/positionText.ts";
export {
  closedMills,
  deadCows,
  destinations,
  movesFrom,
  occurrences,
  type Phase,
  phase,
  pieces,
  quietPliesLeft,
  shotTargets,
  standingMills,
} from "./rules/mills/queries.ts";
export { agreeDraw, forfeit, referee, resign } from "./rules/mills/verdicts.ts";
export type { Decision, ForfeitReason } from "./rules/verdicts.ts";
