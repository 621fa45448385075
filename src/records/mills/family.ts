/* The mill games as a family of records: their rules, and how their moves are written. */
import type { Game, Move, Reason } from "../../rules/mills/data/state.ts";
import { type Point, players } from "../../rules/mills/data/terms.ts";
import { alternates, type StoredVariant } from "../../rules/mills/data/variant.ts";
import { rulesetFor } from "../../rules/mills/engine/compile.ts";
import { createGame, variantOf } from "../../rules/mills/game.ts";
import { legalMove } from "../../rules/mills/legality.ts";
import { decodeMove, movesOf, writeMove } from "../../rules/mills/moves.ts";
import { labeler } from "../../rules/mills/notation.ts";
import { outcomeOf, play, type State } from "../../rules/mills/play.ts";
import { formatPosition, parsePosition } from "../../rules/mills/positionText.ts";
import { readGame } from "../../rules/mills/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/mills/verdicts.ts";
import { writeGame } from "../../rules/mills/write.ts";
import type { RecordFamily } from "../tree/family.ts";

const reasons: readonly Reason[] = [
  "mill",
  "few-cows",
  "no-moves",
  "ten-moves",
  "full-board",
  "repetition",
  "no-shots",
];

/** Returns the numbers of points as PlayOK counts them: row by row, from the top left. */
export function numbered(points: readonly Point[]): (point: Point) => string {
  const place = (point: Point): number => point.charCodeAt(0) - 1000 * Number(point.slice(1));
  const rows = [...points].sort((a, b) => place(a) - place(b));
  return (point) => `${rows.indexOf(point) + 1}`;
}

/** White is always light, even in variants in which dark begins. */
export const morabaraba: RecordFamily<StoredVariant, Game, Move, State> = {
  name: "mills",
  players,
  reasons,
  createGame: (variant) => createGame(variant),
  resign,
  agreeDraw,
  forfeit,
  formatPosition,
  parsePosition,
  readGame,
  writeGame,
  outcomeOf,
  legalMove,
  play,
  move: ({ ruleset, position }, number) => decodeMove(ruleset, position, number),
  writeMove: ({ ruleset, position }, number) => writeMove(decodeMove(ruleset, position, number)),
  choices: (state) => movesOf(state).packed,
  isFirst: ({ ruleset, position }) => players[position.turn] === ruleset.variant.firstPlayer,
  notations: ["wmd", "mssa", "playok"],
  translator({ variant }, notation) {
    if (notation === "wmd") return (move) => move;
    const name = (notation === "mssa" ? labeler : numbered)(rulesetFor(variant).points);
    return (move) => move.replace(/[a-w][0-9]+/g, name);
  },
  // If a side may move twice in a row, a space separates the two plies.
  plySeparator: (game) => (alternates(variantOf(game)) ? undefined : " "),
};
