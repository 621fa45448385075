/* Mancala as a family of records: its rules, and how its moves are written. */
import type { Game, Move, Reason } from "../../rules/mancala/data/state.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import type { State } from "../../rules/mancala/engine/ending.ts";
import { createGame, variantOf } from "../../rules/mancala/game.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf, movesOf } from "../../rules/mancala/moves.ts";
import { hasLetters, nameOf } from "../../rules/mancala/notation.ts";
import { play, SWAP } from "../../rules/mancala/play.ts";
import { formatPosition, parsePosition } from "../../rules/mancala/positionText.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/mancala/verdicts.ts";
import { writeGame } from "../../rules/mancala/write.ts";
import type { RecordFamily } from "../tree/family.ts";

const reasons: readonly Reason[] = ["side-empty", "majority", "cannot-feed", "no-moves", "repetition"];

/** White is south, who begins. */
export const mancala: RecordFamily<StoredVariant, Game, Move, State> = {
  name: "mancala",
  players: ["south", "north"],
  reasons,
  createGame: (variant) => createGame(variant),
  resign,
  agreeDraw,
  forfeit,
  formatPosition,
  parsePosition,
  readGame,
  writeGame,
  outcomeOf: ({ outcome }) => outcome,
  legalMove,
  play,
  move: (_state, number) => moveOf(number),
  writeMove: ({ position }, number) => nameOf(moveOf(number), position),
  choices: (state) => movesOf(state).map((move) => (move.swap ? SWAP : move.house - 1)),
  isFirst: ({ position }) => position.side === 0,
  // Each variant has only one notation, so it has no name.
  notations: [""],
  translator: () => (move) => move,
  plySeparator: (game) => (hasLetters(variantOf(game)) ? " " : "-"),
};
