/** What records ask of this family: its verbs and texts, and how its moves stand in a text. */
import type { IllegalMoveError } from "../ground/errors.ts";
import { agreeDraw, resign } from "../mancala/decisions.ts";
import { parseVariant, storedAs } from "../mancala/define.ts";
import { encode } from "../mancala/encode.ts";
import { applyMove, createGame, outcome, variantOf } from "../mancala/game.ts";
import { readMove } from "../mancala/legality.ts";
import { formatMove, hasLetters, nameOf, parseMove, readText } from "../mancala/notation.ts";
import { formatPosition, parsePosition } from "../mancala/position.ts";
import type { Game, Move, Reason } from "../mancala/state.ts";
import type { Variant, VariantName } from "../mancala/variant.ts";
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
];

/** A ply, behind a dash if it is of the same turn as the one before. Letters may stand in a row. */
const WORD = /(-\s{0,9})?(swap|[0-9]{1,2}(?![0-9])|[A-Za-z])/y;

const wordOf: Words<Move, Game> = (text, at, _notation, game) => {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  if (found === null) return undefined;
  const position = encode(game);
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

/** One replay serves all games: what a ply needs is in the game. */
const replay: Omit<Replay<Game, Move, Game>, "start"> = {
  notationOf,
  isFirst: ({ turn }) => turn === "south",
  game: (game) => game,
  step(game, move) {
    try {
      return applyMove(game, move);
    } catch (error) {
      return (error as IllegalMoveError).code;
    }
  },
};

/** The family as a tree of moves asks for it. White is south, who begins. */
export const sowings: Family<VariantName | Variant, Game, Move, Game> = {
  players: ["south", "north"],
  reasons,
  createGame,
  readMove: readMove as Family<VariantName | Variant, Game, Move>["readMove"],
  applyMove,
  replay: (start) => ({ ...replay, start }),
  outcome,
  formatPosition,
  parsePosition,
  decide(game, winner, reason) {
    if (reason === "agreement" && winner === null) return agreeDraw(game);
    if (reason === "resignation" && winner !== null)
      return resign(game, winner === "south" ? "north" : "south");
    return undefined;
  },
  notationOf,
  moveOf: (before, notation) => parseMove(notation, before),
};

/** The family as it is read and written. */
export const sowingTexts: Script<VariantName | Variant, Game, Move, Game> = /* @__PURE__ */ Object.assign(
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
