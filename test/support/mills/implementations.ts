/** The library and the reference behind one interface, so that one hand-made position tests both. */

import type { Game, IllegalMoveCode, Move, MoveLike, Outcome, StoredVariant } from "morabaraba";
import { applyMove, createGame, legalMoves, outcome, whyIllegal } from "morabaraba";
import * as reference from "./reference.ts";

export interface Implementation {
  readonly createGame: (variant: StoredVariant) => Game;
  readonly legalMoves: (game: Game) => readonly Move[];
  readonly applyMove: (game: Game, move: MoveLike) => Game;
  readonly outcome: (game: Game) => Outcome | undefined;
  readonly whyIllegal: (game: Game, move: MoveLike) => IllegalMoveCode | undefined;
}

export const implementations: readonly (readonly [string, Implementation])[] = [
  ["reference", reference],
  ["library", { createGame, legalMoves, applyMove, outcome, whyIllegal }],
];
