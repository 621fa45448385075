/**
 * Position strings of the mill program Sanmill, read and written: the rings from the inside out, each clockwise from its top
 * middle point, `O` light, `@` dark, `*` empty; the side; phase and action; cows on the board and in hand of light, then of
 * dark; cows still to be shot by each; fields that are left alone; and as words 16 and 17 two counts.
 */
import { attempt, type ParseCode, ParseError, type Result, RulesError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { diagonalBoard } from "./data/board.ts";
import type { Game } from "./data/state.ts";
import { players } from "./data/terms.ts";
import type { Variant, VariantName } from "./data/variant.ts";
import { engineFor } from "./engine/compile.ts";
import { MOST_PLIES } from "./engine/movegen.ts";
import { outcome, variantOf } from "./game.ts";
import { formatPosition, parsePosition } from "./position.ts";

/** A longer text is none. */
const LONGEST = 1000;

/** Whether a text begins like one; no position string of this library does. */
export function isSanmill(text: string): boolean {
  return /^\s*[*O@X]{2}/.test(text);
}

/** Which three rings of eight points there are, this file knows only by the board that both write. */
function refuseOther({ board }: Variant): void {
  if (String(board.points) === String(diagonalBoard.points)) return;
  throw new RulesError("no-label", "Sanmill writes positions on the board of 24 points only.");
}

/**
 * Reads a position string of Sanmill: board, side and hands, and where it has 17 words or more the plies without a placement
 * or shot and the number of the move. Nothing is remembered of mills made before.
 *
 * @param variant - The variant to play on with; the text does not name it. `"nineMens"` if left out.
 * @throws {@link ParseError} `not-text`, `too-long`, `syntax` also in the middle of a turn, `bad-board` or `bad-hands`, `at` an
 * offset into the text.
 * @throws {@link RulesError} `no-label` for a variant on another board, {@link VariantError} for one that is none.
 * @example
 * ```ts
 * import { formatPosition } from "morabaraba";
 * import { parseSanmillPosition } from "morabaraba/records";
 *
 * const text = "O*@*****\/O*@*****\/*@*****O w m s 3 0 3 0 0 0 0 0 0 0 0 0 20";
 * formatPosition(parseSanmillPosition(text)); // => "L1D5/1L1D4/1L1D4 l 0,0 - 0 38"
 * ```
 */
export function parseSanmillPosition(text: string, variant: VariantName | Variant = "nineMens"): Game {
  refuseOther(engineFor(variant).variant);
  if (typeof text !== "string")
    throw new ParseError("not-text", 0, `A position is read from text, not from ${show(text)}.`);
  if (text.length > LONGEST)
    throw new ParseError("too-long", LONGEST, `A position has at most ${LONGEST} characters.`);
  const words = [...text.matchAll(/\S+/g)];
  const word = (i: number): string => words[i]?.[0] ?? "";
  const refuse = (code: ParseCode, i: number, message: string): never => {
    throw new ParseError(code, words[i]?.index ?? text.length, message);
  };
  if (!/^[*O@]{8}(?:\/[*O@]{8}){2}$/.test(word(0)))
    refuse("bad-board", 0, `The board is three rings such as O*@*****, not ${show(word(0))}.`);
  if (!/^[wb]$/.test(word(1))) refuse("syntax", 1, `The side is w or b, not ${show(word(1))}.`);
  if (word(3) === "r" || !/^0?0?$/.test(word(8) + word(9)))
    refuse("syntax", 3, "This is the middle of a turn: a cow is still to be shot.");
  const dark = word(1) === "b";
  const rings = word(0).split("/").reverse();
  const board = rings.map((ring) =>
    `${ring[7]}${ring.slice(0, 7)}`
      .replaceAll("O", "L")
      .replaceAll("@", "D")
      .replace(/\*+/g, (run) => `${run.length}`),
  );
  const count = (i: number): number => (words.length < 17 ? 0 : Number.parseInt(word(i), 10) || 0);
  const ply = Math.max(2 * (count(16) - 1), 0) + (dark ? 1 : 0);
  const counts = [count(15), ply].map((plies) => Math.min(Math.max(plies, 0), MOST_PLIES));
  try {
    return parsePosition(
      `${board.join("/")} ${dark ? "d" : "l"} ${word(5)},${word(7)} - ${counts.join(" ")}`,
      variant,
    );
  } catch (error) {
    const { code, message } = error as ParseError;
    return refuse(code, code === "bad-board" ? 0 : 5, message);
  }
}

/**
 * {@link parseSanmillPosition} without a throw for bad text; a variant that is none, or on another board, still throws.
 *
 * @example
 * ```ts
 * import { safeParseSanmillPosition } from "morabaraba/records";
 *
 * const result = safeParseSanmillPosition("O*@*****");
 * result.ok ? "" : [result.error.code, result.error.at]; // => ["bad-board", 0]
 * ```
 */
export function safeParseSanmillPosition(
  text: string,
  variant: VariantName | Variant = "nineMens",
): Result<Game> {
  refuseOther(engineFor(variant).variant);
  return attempt(() => parseSanmillPosition(text, variant));
}

/**
 * Writes a position as Sanmill does, in 17 words. What the repeat-mill rule remembers is left out.
 *
 * @throws {@link RulesError} `no-label` for a game on another board.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { formatSanmillPosition } from "morabaraba/records";
 *
 * const game = applyMove(createGame("nineMens"), "d7");
 * formatSanmillPosition(game); // => "********\/********\/O******* b p p 1 8 0 9 0 0 0 0 0 0 0 0 1"
 * ```
 */
export function formatSanmillPosition(game: Game): string {
  refuseOther(variantOf(game));
  // Throws for what is no sound game.
  formatPosition(game);
  const { board, turn, hands, quiet, ply } = game;
  const rings = [16, 8, 0].map((start) => `${board.slice(start + 1, start + 8)}${board[start]}`);
  const cows = players.map((player, i) => `${board.split("LD"[i] as string).length - 1} ${hands[player]}`);
  const phase = outcome(game) !== undefined ? "o ?" : hands[turn] > 0 ? "p p" : "m s";
  const [text, side] = [
    rings.join("/").replaceAll(".", "*").replaceAll("L", "O").replaceAll("D", "@"),
    turn === "light" ? "w" : "b",
  ];
  const number = 1 + ((ply - (turn === "dark" ? 1 : 0)) >> 1);
  return `${text} ${side} ${phase} ${cows.join(" ")} 0 0 0 0 0 0 0 ${quiet} ${Math.max(number, 1)}`;
}
