/** What records ask of this family: its verbs and texts, and how its moves stand in a text. */

import { variants } from "../../rules/mancala/data/builtIns.ts";
import { parseVariant, storedAs } from "../../rules/mancala/data/define.ts";
import type { Game, Move, Reason } from "../../rules/mancala/data/state.ts";
import type { StoredVariant, VariantName } from "../../rules/mancala/data/variant.ts";
import type { Reached } from "../../rules/mancala/engine/ending.ts";
import { applyMove, createGame, outcome, variantOf } from "../../rules/mancala/game.ts";
import { codeFor } from "../../rules/mancala/legality.ts";
import { movesOf, readMove } from "../../rules/mancala/moves.ts";
import { formatMove, hasLetters, moveIn, nameOf, parseMove, readText } from "../../rules/mancala/notation.ts";
import { play } from "../../rules/mancala/play.ts";
import { formatPosition, parsePosition } from "../../rules/mancala/position.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { agreeDraw, forfeit, resign } from "../../rules/mancala/verdicts.ts";
import { gameOf } from "../../rules/mancala/write.ts";
import type { FindWord, RecordFamily, RecordTexts, Replay } from "../tree/family.ts";

const reasons: readonly Reason[] = ["side-empty", "majority", "cannot-feed", "no-moves", "repetition"];

/** A ply, behind a dash if it is of the same turn as the one before. Letters may stand in a row. */
const WORD = /(-\s{0,9})?(swap|[0-9]{1,2}(?![0-9])|[A-Za-z])/y;

const wordOf: FindWord<Move, Reached> = (text, at, _notation, { position }) => {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  if (found === null) return undefined;
  const word = found[2] as string;
  const house = readText(position, word);
  if (house === undefined) return undefined;
  const move: Move = house === "swap" ? { swap: true } : { house };
  // Houses of the other side have no name.
  const notation = house === 0 ? word : nameOf(move, position);
  return { move, notation, end: WORD.lastIndex, joined: found[1] !== undefined };
};

const notationOf = (before: Game, move: Move | string): string =>
  formatMove(typeof move === "string" ? parseMove(move, before) : move, before);

/** Plays on without a game for each ply, so that positions seen are listed only where a game is asked for. */
function replay(start: Game): Replay<Game, Move, Reached> {
  /** The positions of the line, and the moves between them. */
  const line = [readGame(start)];
  const moves: (Move | string)[] = [];
  const last = (): Reached => line[line.length - 1] as Reached;
  return {
    play(move) {
      const code = codeFor(last(), readMove(move));
      if (typeof code === "string") return code;
      line.push(play(last(), code));
      moves.push(move);
      return undefined;
    },
    undo() {
      line.pop();
      moves.pop();
    },
    state: last,
    isFirst: () => last().position.side === 0,
    outcome: () => last().outcome,
    game: () => gameOf(last().position),
    notation() {
      const { position } = line[line.length - 2] as Reached;
      const move = moves[moves.length - 1] as Move | string;
      return nameOf(typeof move === "string" ? moveIn(move, position) : move, position);
    },
    choices: () => movesOf(last()).map((move) => nameOf(move, last().position)),
  };
}

/** The family as a tree of moves asks for it. White is south, who begins. */
export const mancala: RecordFamily<StoredVariant, Game, Move, Reached> = {
  players: ["south", "north"],
  reasons,
  createGame,
  readMove: readMove as RecordFamily<StoredVariant, Game, Move>["readMove"],
  applyMove,
  replay,
  outcome,
  resign,
  agreeDraw,
  forfeit,
  formatPosition,
  parsePosition,
  notationOf,
  moveOf: (before, notation) => parseMove(notation, before),
};

/** The family as it is read and written. */
export const mancalaTexts: RecordTexts<StoredVariant, Game, Move, Reached> = {
  family: mancala,
  // Each variant has one notation, which needs no name.
  notations: [""],
  words: () => wordOf,
  parseVariant: (json) => storedAs(parseVariant(json)),
  readPosition: parsePosition,
  variants: /* @__PURE__ */ Object.keys(variants) as VariantName[],
  variantNamed: (name) =>
    (Object.keys(variants) as VariantName[]).find((known) => known.toLowerCase() === name.toLowerCase()),
  translator: () => (move) => move,
  joint: (game) => (hasLetters(variantOf(game)) ? " " : "-"),
};
