/** The rules of mills, as apps for every family ask for them. */
export { ascii } from "../../rules/morabaraba/ascii.ts";
export { variants } from "../../rules/morabaraba/data/builtIns.ts";
export { defineVariant, parseVariant, safeParseVariant } from "../../rules/morabaraba/data/define.ts";
export {
  applyMove,
  createGame,
  isLegal,
  legalMoves,
  outcome,
  variantOf,
  whyIllegal,
} from "../../rules/morabaraba/game.ts";
export { parseGame, safeParseGame } from "../../rules/morabaraba/json.ts";
export { formatMove, parseMove, safeParseMove } from "../../rules/morabaraba/notation.ts";
export { formatPosition, parsePosition, safeParsePosition } from "../../rules/morabaraba/position.ts";
export { agreeDraw, forfeit, referee, resign } from "../../rules/morabaraba/verdicts.ts";
