/**
 * The rules of Morabaraba and its family: games as plain immutable data, and free functions on them.
 *
 * Every function that takes a game looks at it first: what is no sound game is a `ParseError` `syntax`, what has no sound
 * variant a `VariantError`. They look just closely enough to play on; a game from strangers goes through `parseGame` once.
 *
 * @module morabaraba
 */
export {
  type Fault,
  IllegalMoveError,
  type ParseCode,
  ParseError,
  type Result,
  RulesError,
  VariantError,
} from "./errors.ts";
export { ascii } from "./morabaraba/ascii.ts";
export type { Board } from "./morabaraba/board.ts";
export { defineVariant, parseVariant, safeParseVariant } from "./morabaraba/define.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "./morabaraba/game.ts";
export { formatMove, type NotationSystem, parseMove, safeParseMove } from "./morabaraba/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "./morabaraba/position.ts";
export { agreeDraw, forfeit, referee, resign } from "./morabaraba/referee.ts";
export type { Game, IllegalMoveCode, Move, MoveLike, Outcome, Reason } from "./morabaraba/state.ts";
export { parseGame, safeParseGame } from "./morabaraba/stored.ts";
export type { Player, Point, Step } from "./morabaraba/terms.ts";
export type { Variant, VariantName } from "./morabaraba/variant.ts";
export { variants } from "./morabaraba/variants.ts";
export {
  closedMills,
  destinations,
  type Line,
  mills,
  type Phase,
  phase,
  pieces,
  shots,
} from "./morabaraba/view.ts";
export type { Rules } from "./rules.ts";
