/**
 * The rules of kalah, oware and congkak: the same functions as for Morabaraba, on plain immutable data.
 *
 * @module morabaraba/mancala
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
export { ascii } from "./rules/mancala/ascii.ts";
export { variants } from "./rules/mancala/data/builtIns.ts";
export { defineVariant, isVariantName, parseVariant, safeParseVariant } from "./rules/mancala/data/define.ts";
export type {
  Game,
  IllegalMoveCode,
  Move,
  MoveLike,
  Outcome,
  Player,
  Reason,
  SowingStep,
  SweepReason,
} from "./rules/mancala/data/state.ts";
export type {
  ChangedVariant,
  StoredVariant,
  Variant,
  VariantChanges,
  VariantName,
} from "./rules/mancala/data/variant.ts";
export { opponentOf, players } from "./rules/mancala/engine/position.ts";
export { applyStep, explainMove } from "./rules/mancala/explain.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "./rules/mancala/game.ts";
export { parseGame, safeParseGame } from "./rules/mancala/json.ts";
export { formatMove, parseMove, safeParseMove } from "./rules/mancala/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "./rules/mancala/positionText.ts";
export { agreeDraw, forfeit, referee, resign } from "./rules/mancala/verdicts.ts";
export type { Decision, ForfeitReason } from "./rules/verdicts.ts";
