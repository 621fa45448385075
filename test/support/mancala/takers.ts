/** The family's functions that take a whole game, by name, with valid other arguments. */
import {
  agreeDraw,
  applyMove,
  ascii,
  explainMove,
  formatMove,
  formatPosition,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  parseMove,
  resign,
  whyIllegal,
} from "morabaraba/mancala";

export const takers: Readonly<Record<string, (game: Game) => unknown>> = {
  legalMoves,
  outcome,
  applyMove: (game) => applyMove(game, "1"),
  isLegal: (game) => isLegal(game, "1"),
  whyIllegal: (game) => whyIllegal(game, "1"),
  explainMove: (game) => explainMove(game, "1"),
  resign: (game) => resign(game, "south"),
  agreeDraw,
  ascii,
  formatPosition,
  formatMove: (game) => formatMove(game, { house: 1 }),
  parseMove: (game) => parseMove(game, "1"),
};
