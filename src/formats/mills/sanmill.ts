/*
 * Reads and writes position strings of the mill program Sanmill. In this order, they have the rings from the
 * inside out, each clockwise from its top middle point (`O` light, `@` dark, `X` dead, `*` empty); the side;
 * phase and action; cows on the board and in hand of light, then of dark; cows that each side must still
 * shoot; five fields that are ignored here and written as 0; plies without a shot, and the move number.
 * Source: `fen` in position.dart of https://github.com/calcitem/Sanmill.
 */

import { show } from "../../base/data.ts";
import { attempt, MorabarabaError, type ParseCode, ParseError, type Result } from "../../base/errors.ts";
import { checkText, plainText, wordsOf } from "../../base/input.ts";
import { diagonalBoard } from "../../rules/mills/data/board.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import { players } from "../../rules/mills/data/terms.ts";
import { hasDead, hasRemovals, type StoredVariant, type Variant } from "../../rules/mills/data/variant.ts";
import { rulesetFor } from "../../rules/mills/engine/compile.ts";
import { outcome, variantOf } from "../../rules/mills/game.ts";
import { readGame, setUp } from "../../rules/mills/read.ts";
import { gameOf } from "../../rules/mills/write.ts";

/** The most characters of a text. */
const LONGEST = 1000;

/** Sanmill knows only the board of 24 points. */
function isBoard({ board }: Variant): boolean {
  return `${board.points}` === `${diagonalBoard.points}`;
}

/**
 * Reads a position string of Sanmill: board, side, hands and plies. Plies are 0 if the text ends before them.
 * Earlier mills are unknown.
 *
 * @param variant - The variant of the game, which the text does not name; `"nineMens"` if left out.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` if the side is invalid, or a cow must still be shot; `at` is an offset into
 * the text.
 * @throws `ParseError` `bad-board` if the board is invalid, or the variant has another board.
 * @throws `ParseError` `bad-hands` if a count of cows is missing or wrong.
 * @throws `LimitError` `too-long` if the text has more than 1,000 characters.
 * @throws `VariantError` if the variant is unknown or invalid.
 * @example
 * ```ts
 * import { formatPosition } from "morabaraba";
 * import { parseSanmillPosition } from "morabaraba/formats";
 *
 * const text = "O*@*****\/O*@*****\/*@*****O w m s 3 0 3 0 0 0 0 0 0 0 0 0 20";
 * formatPosition(parseSanmillPosition(text)); // => "L1D5/1L1D4/1L1D4 l 0,0 - 0 38"
 * ```
 */
export function parseSanmillPosition(text: string, variant?: StoredVariant): Game {
  const ruleset = rulesetFor(variant ?? "nineMens");
  const rules = ruleset.variant;
  checkText(text, LONGEST, "A position");
  const words = wordsOf(plainText(text));
  const offsetOf = (word: number): number => words[word]?.at ?? text.length;
  const check = (right: boolean, word: number, message: string, code: ParseCode = "syntax"): void => {
    if (!right) throw new ParseError(code, offsetOf(word), message);
  };
  const [board = "", side = "", , action, , light, , dark, ...shots] = words.map((word) => word.text);
  const rings = /^[*O@X]{8}(?:\/[*O@X]{8}){2}$/.test(board) ? board.split("/").reverse() : [];
  check(isBoard(rules), 0, "Sanmill has only the board of 24 points: pass another variant.", "bad-board");
  check(rings.length > 0, 0, `The board is three rings such as O*@*****, not ${show(board)}.`, "bad-board");
  check(
    hasDead(rules) || !board.includes("X"),
    0,
    "X is a dead cow, but this variant has none.",
    "bad-board",
  );
  check(/^[wb]$/.test(side), 1, `The side is w or b, not ${show(side)}.`);
  const due = shots.slice(0, 2).filter((count) => count !== "0").length;
  // On a full board, each side takes a cow off in a turn of its own.
  const isRemoval =
    hasRemovals(rules) && shots["wb".indexOf(side)] !== "0" && board.split("*").length <= 3 - due;
  const isMiddle = action === "r" || due > 0;
  check(isRemoval || !isMiddle, 3, "This is the middle of a turn: a cow must still be shot.");
  const counts =
    "Phase, action and four counts must follow the side, as in w p p 0 9 0 9; this text is cut off.";
  check(dark !== undefined, 5, counts, "bad-hands");
  const cells = { "*": ".", O: "L", "@": "D", X: "x" } as const;
  const ours = rings.map((ring) => `${ring[7]}${ring.slice(0, 7)}`).join("");
  const turn = side === "w" ? "light" : "dark";
  const counted = (word = ""): number => (/^\d{1,4}$/.test(word) ? Number(word) : Number.NaN);
  const [quiet, pair] = [counted(shots[7]) || 0, Math.max(1, counted(shots[8]) || 0)];
  const ply = 2 * (pair - 1) + Number(rules.firstPlayer !== turn);
  return setUp(
    ruleset,
    {
      variant: ruleset.stored,
      board: ours.replace(/./g, (sign) => cells[sign as "*"]),
      turn,
      hands: { light: counted(light), dark: counted(dark) },
      barred: { light: null, dark: null },
      ...(isMiddle && { removals: due as 1 | 2 }),
      quiet,
      ply: shots.length < 9 ? 0 : Math.min(9999, ply),
    },
    (field) => offsetOf(field === "board" ? 0 : 5),
  );
}

/**
 * Does the same as {@link parseSanmillPosition}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParseSanmillPosition } from "morabaraba/formats";
 *
 * const result = safeParseSanmillPosition("O*@*****");
 * result.ok ? "" : result.error.code; // => "bad-board"
 * ```
 */
export function safeParseSanmillPosition(text: string, variant?: StoredVariant): Result<Game> {
  return attempt(() => parseSanmillPosition(text, variant));
}

/**
 * Writes a position as Sanmill does, in 17 words. Leaves out what earlier mills decide: the first mill, lines
 * used up, what the repeat-mill rule bars, and that a blocked side must be freed.
 *
 * @throws `MorabarabaError` `unsupported` if the game has another board.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { formatSanmillPosition } from "morabaraba/formats";
 *
 * const game = applyMove(createGame("nineMens"), "d7");
 * formatSanmillPosition(game); // => "********\/********\/O******* b p p 1 8 0 9 0 0 0 0 0 0 0 0 1"
 * ```
 */
export function formatSanmillPosition(game: Game): string {
  if (!isBoard(variantOf(game)))
    throw new MorabarabaError("unsupported", "Sanmill writes positions on the board of 24 points only.");
  const { board, turn, hands, quiet, ply, removals = 0 } = gameOf(readGame(game));
  const rings = [16, 8, 0].map((start) => board.slice(start + 1, start + 8) + board[start]);
  const signs = { ".": "*", L: "O", D: "@", x: "X" } as const;
  const theirs = rings.join("/").replace(/[.LDx]/g, (cell) => signs[cell as "."]);
  const cows = players.map((player, i) => `${board.split("LD"[i] as string).length - 1} ${hands[player]}`);
  const phase = outcome(game) ? "o ?" : removals ? "m r" : hands[turn] > 0 ? "p p" : "m s";
  const sign = variantOf(game).fullBoard === "each-gives" ? -1 : 1;
  const shots = players.map((player) => (removals >= (player === turn ? 1 : 2) ? sign : 0));
  const side = turn === "light" ? "w" : "b";
  return `${theirs} ${side} ${phase} ${cows.join(" ")} ${shots.join(" ")} 0 0 0 0 0 ${quiet} ${1 + (ply >> 1)}`;
}
