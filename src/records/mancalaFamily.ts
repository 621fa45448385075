/** What records ask of this family: its verbs and texts, and how its moves stand in a text. */

import { agreeDraw, forfeit, resign } from "../mancala/decisions.ts";
import { gameOf } from "../mancala/decode.ts";
import { parseVariant, storedAs } from "../mancala/define.ts";
import type { Present } from "../mancala/ending.ts";
import { applyMove, createGame, outcome, variantOf } from "../mancala/game.ts";
import { codeFor } from "../mancala/legality.ts";
import { readMove } from "../mancala/moves.ts";
import { formatMove, hasLetters, moveIn, nameOf, parseMove, readText } from "../mancala/notation.ts";
import { play } from "../mancala/play.ts";
import { formatPosition, parsePosition } from "../mancala/position.ts";
import { readGame } from "../mancala/reading.ts";
import type { Game, Move, Reason } from "../mancala/state.ts";
import type { StoredVariant, VariantName } from "../mancala/variant.ts";
import { variants } from "../mancala/variants.ts";
import type { Family, Replay, Script, Words } from "./tree/family.ts";

const reasons: readonly Reason[] = [
  "side-empty",
  "majority",
  "cannot-feed",
  "no-moves",
  "repetition",
  "agreement",
  "resignation",
  "time",
];

/** A ply, behind a dash if it is of the same turn as the one before. Letters may stand in a row. */
const WORD = /(-\s{0,9})?(swap|[0-9]{1,2}(?![0-9])|[A-Za-z])/y;

const wordOf: Words<Move, Present> = (text, at, _notation, { position }) => {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  if (found === null) return undefined;
  const word = found[2] as string;
  const house = readText(position, word);
  if (house === undefined) return undefined;
  const move: Move = house === "swap" ? { swap: true } : { house };
  // A house that the side does not have has no name.
  const notation = house === 0 ? word : nameOf(move, position);
  return { move, notation, end: WORD.lastIndex, joined: found[1] !== undefined };
};

const notationOf = (before: Game, move: Move | string): string =>
  formatMove(typeof move === "string" ? parseMove(move, before) : move, before);

/** Plays on without a game for each ply, so that positions seen are listed only where a game is asked for. */
const replay: Omit<Replay<Game, Move, Present>, "start"> = {
  notationOf: ({ position }, move) =>
    nameOf(typeof move === "string" ? moveIn(move, position) : move, position),
  isFirst: ({ position }) => position.side === 0,
  game: ({ position }) => gameOf(position),
  step(present, move) {
    const code = codeFor(present, readMove(move));
    return typeof code === "number" ? play(present, code) : code;
  },
};

/** The family as a tree of moves asks for it. White is south, who begins. */
export const sowings: Family<StoredVariant, Game, Move, Present> = {
  players: ["south", "north"],
  reasons,
  createGame,
  readMove: readMove as Family<StoredVariant, Game, Move>["readMove"],
  applyMove,
  replay: (game) => ({ ...replay, start: readGame(game) }),
  outcome,
  formatPosition,
  parsePosition,
  decide(game, winner, reason) {
    if (winner === null) return reason === "agreement" ? agreeDraw(game) : undefined;
    const loser = winner === "south" ? "north" : "south";
    if (reason === "resignation") return resign(game, loser);
    return reason === "time" ? forfeit(game, loser, reason) : undefined;
  },
  notationOf,
  moveOf: (before, notation) => parseMove(notation, before),
};

/** The family as it is read and written. */
export const sowingTexts: Script<StoredVariant, Game, Move, Present> = /* @__PURE__ */ Object.assign(
  {
    notations: [""],
    words: () => wordOf,
    parseVariant: (json: string) => storedAs(parseVariant(json)),
    readPosition: parsePosition,
    variantNamed: (name: string) =>
      (Object.keys(variants) as VariantName[]).find((known) => known.toLowerCase() === name.toLowerCase()),
    translator: () => (move: string) => move,
    joint: (game: Game) => (hasLetters(variantOf(game)) ? " " : "-"),
  },
  sowings,
);
