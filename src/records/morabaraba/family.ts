/** What records ask of this family: its rules, and how its moves are written. */
import type { Game, Move, Reason } from "../../rules/morabaraba/data/state.ts";
import { type Point, players } from "../../rules/morabaraba/data/terms.ts";
import { alternates, type StoredVariant } from "../../rules/morabaraba/data/variant.ts";
import { rulesetFor } from "../../rules/morabaraba/engine/compile.ts";
import { createGame, variantOf } from "../../rules/morabaraba/game.ts";
import { legalMove } from "../../rules/morabaraba/legality.ts";
import { decodeMove, movesOf } from "../../rules/morabaraba/moves.ts";
import { labeller, writeMove } from "../../rules/morabaraba/notation.ts";
import { outcomeOf, play, type Reached } from "../../rules/morabaraba/play.ts";
import { formatPosition, parsePosition } from "../../rules/morabaraba/position.ts";
import { readGame } from "../../rules/morabaraba/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/morabaraba/verdicts.ts";
import { writeGame } from "../../rules/morabaraba/write.ts";
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

/** Numbers from the top left, row by row, as PlayOK counts. */
export function numbered(points: readonly Point[]): (point: Point) => string {
  const place = (point: Point): number => point.charCodeAt(0) - 1000 * Number(point.slice(1));
  const rows = [...points].sort((a, b) => place(a) - place(b));
  return (point) => `${rows.indexOf(point) + 1}`;
}

/** White is light, whoever begins. */
export const morabaraba: RecordFamily<StoredVariant, Game, Move, Reached> = {
  players,
  reasons,
  createGame,
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
    const name = (notation === "mssa" ? labeller : numbered)(rulesetFor(variant).points);
    return (move) => move.replace(/[a-w][0-9]+/g, name);
  },
  // Where a side may move twice, each move stands by itself.
  plySeparator: (game) => (alternates(variantOf(game)) ? undefined : " "),
};
