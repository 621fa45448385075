/**
 * The rules of Morabaraba and its family: games as plain immutable data, and free functions on them.
 *
 * Every function that takes a game looks at it first. For what is not a game it throws a `ParseError` that names the field, or a
 * `VariantError` if the variant has faults. The look is just close enough to play on; pass a game from outside through
 * `parseGame` once.
 *
 * @module morabaraba
 */
export * from "./ground/api.ts";
export type { Decision, ForfeitReason } from "./ground/decisions.ts";
export type { Family } from "./ground/family.ts";
export type { Rules } from "./ground/rules.ts";
export { ascii } from "./morabaraba/ascii.ts";
export type { Board, Line } from "./morabaraba/data/board.ts";
export { defineVariant, parseVariant, safeParseVariant } from "./morabaraba/data/define.ts";
export type { Spot, Stroke } from "./morabaraba/data/drawing.ts";
export type { Game, IllegalMoveCode, Move, MoveLike, Outcome, Reason } from "./morabaraba/data/state.ts";
export type { Player, Point, Step } from "./morabaraba/data/terms.ts";
export type {
  ChangedVariant,
  StoredVariant,
  Variant,
  VariantChanges,
  VariantName,
} from "./morabaraba/data/variant.ts";
export { variants } from "./morabaraba/data/variants.ts";
export { agreeDraw, forfeit, referee, resign } from "./morabaraba/decisions.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "./morabaraba/game.ts";
export { parseGame, safeParseGame } from "./morabaraba/json.ts";
export { formatMove, type Notation, parseMove, safeParseMove } from "./morabaraba/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "./morabaraba/position.ts";
export {
  closedMills,
  destinations,
  mills,
  occurrences,
  type Phase,
  phase,
  pieces,
  quietPliesLeft,
  shots,
  spotOf,
  strokes,
} from "./morabaraba/view.ts";
