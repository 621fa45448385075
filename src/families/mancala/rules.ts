/** The rules of mancala, as apps for every family ask for them. */
export { ascii } from "../../rules/mancala/ascii.ts";
export { variants } from "../../rules/mancala/data/builtIns.ts";
export { defineVariant, parseVariant, safeParseVariant } from "../../rules/mancala/data/define.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "../../rules/mancala/game.ts";
export { parseGame, safeParseGame } from "../../rules/mancala/json.ts";
export { formatMove, parseMove, safeParseMove } from "../../rules/mancala/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "../../rules/mancala/position.ts";
export { agreeDraw, forfeit, referee, resign } from "../../rules/mancala/verdicts.ts";
