/**
 * The rules of mancala games, kalah, oware and congkak: the same four verbs as for Morabaraba, on plain immutable data.
 *
 * @module morabaraba/mancala
 */
export * from "./ground/api.ts";
export type { Decision, ForfeitReason } from "./ground/decisions.ts";
export type { Family } from "./ground/family.ts";
export type { Rules } from "./ground/rules.ts";
export { ascii } from "./mancala/ascii.ts";
export { agreeDraw, forfeit, referee, resign } from "./mancala/decisions.ts";
export { defineVariant, parseVariant, safeParseVariant } from "./mancala/define.ts";
export { applyStep, explainMove } from "./mancala/explain.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "./mancala/game.ts";
export { parseGame, safeParseGame } from "./mancala/json.ts";
export { formatMove, parseMove, safeParseMove } from "./mancala/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "./mancala/position.ts";
export type {
  Game,
  IllegalMoveCode,
  Move,
  Outcome,
  Player,
  Reason,
  SowingStep,
  SweepReason,
} from "./mancala/state.ts";
export type {
  ChangedVariant,
  StoredVariant,
  Variant,
  VariantChanges,
  VariantName,
} from "./mancala/variant.ts";
export { variants } from "./mancala/variants.ts";
