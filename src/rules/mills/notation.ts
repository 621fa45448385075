/*
 * Reads and writes moves as text, legal or not: in the notation of the Welt-Mühlespiel-Dachverband
 * (`c5-d5xa1`), and with the labels of Mind Sports South Africa in the same grammar (`R1-R2xE7`). Six names
 * of one notation differ only in case from the name of a different point in the other notation: label A1 is
 * b6, but point a1 has the label E7. So case matters, and the caller chooses the notation.
 */

import { show } from "../../base/data.ts";
import {
  type ArgumentError,
  attempt,
  MorabarabaError,
  ParseError,
  type ReadError,
  type Result,
} from "../../base/errors.ts";
import { checkText, plainText } from "../../base/input.ts";
import { checkOptions } from "../../base/options.ts";
import { storedVariant } from "../gameChecks.ts";
import { labelsOf } from "./data/board.ts";
import { variantFrom } from "./data/define.ts";
import type { Game, MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import {
  LONGEST_MOVE,
  MOVE,
  moveFields,
  POINTS,
  packedMove,
  plainMove,
  sortShots,
  writeMove,
} from "./moves.ts";
import { rulesetOf } from "./read.ts";

/** How points are named: `wmd` by file and rank, `d6`; `mssa` by ring and number, `A2`. */
export type Notation = "wmd" | "mssa";

/** Options for reading or writing moves. */
export interface NotationOptions {
  /** How points are named; `"wmd"` if left out. It is never guessed. */
  readonly notation?: Notation | undefined;
}

/** Returns a pattern that matches as many of the parts, from the first on, as the text has. */
const asFarAs = (...parts: readonly string[]): string =>
  parts.reduceRight((rest, part) => `(?:${part}${rest})?`, "");

/** The two parts of a point's name. */
const NAME = ["[A-Za-z]", "[0-9]+\\s*"];
const SHOT = ["x\\s*", ...NAME];

/** Matches the longest beginning of a text that could become a move, to find where a fault is. */
const BEGINNING: RegExp = /* @__PURE__ */ new RegExp(
  `^\\s*(?:x(?![0-9])\\s*${asFarAs(...NAME)}|${asFarAs(...NAME, "-\\s*", ...NAME)}${asFarAs(...SHOT, ...SHOT, ...SHOT)})`,
);

/**
 * Reads a move from text; it need not be legal. A move is a point to place on, or two points with `-` between
 * them. Up to three shots may follow, each `x` and a point. `x` and a point alone take a cow off. White space
 * is ignored.
 *
 * @param game - A game whose board has the move's points.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` if the text is not a move; `at` is an offset into the text.
 * @throws `ParseError` `bad-point` if the board lacks one of the points; `at` is an offset into the text.
 * @throws `LimitError` `too-long` if the text has more than 40 characters.
 * @throws `ArgumentError` if the notation is unknown.
 * @example
 * ```ts
 * import { createGame, parseMove } from "morabaraba";
 *
 * const game = createGame();
 * parseMove(game, "c5-b6xe5"); // => { from: "c5", to: "b6", shots: ["e5"] }
 * parseMove(game, "R1-A1xR3", { notation: "mssa" }); // => { from: "c5", to: "b6", shots: ["e5"] }
 * parseMove(game, "a7xb6xc3"); // => { to: "a7", shots: ["b6", "c3"] }
 * parseMove(game, "E1"); // throws bad-point
 * ```
 */
export function parseMove(game: Game, text: string, options: NotationOptions = {}): MoveLike {
  const notation = notationIn(options);
  const ruleset = rulesetOf(game);
  checkText(text, LONGEST_MOVE, "A move");
  const plain = plainText(text);
  if (!MOVE.test(plain)) {
    const sample = notation === "mssa" ? "A2, R1-R2 or R1-A1xR3" : "d6, c5-d5 or c5-b6xe5";
    const { length } = (BEGINNING.exec(plain) as RegExpExecArray)[0];
    throw new ParseError("syntax", length, `A move is written like ${sample}, not ${show(text)}.`);
  }
  const labels = labelsOf(ruleset.points);
  const byLabel = new Map(Array.from(labels, ([point, label]) => [label, point]));
  const inWmd = plain.replace(POINTS, (name, offset: number) => {
    const point = notation === "mssa" ? byLabel.get(name) : name;
    if (point !== undefined && ruleset.numbers.has(point)) return point;
    const rule =
      notation === "mssa" && labels.size === 0 ? "MSSA has labels for its own board only" : named[notation];
    throw new ParseError("bad-point", offset, `${show(name)} is not a point of this board; ${rule}.`);
  });
  const move = moveFields(inWmd);
  return plainMove({ ...move, shots: sortShots(ruleset, move.shots) });
}

/** How points are named in each notation, as the second half of an error. */
const named: Readonly<Record<Notation, string>> = {
  wmd: "in WMD a point is a small letter and a number, such as d6",
  mssa: "labels are E1 to E8, A1 to A8 and R1 to R8, in capitals",
};

/**
 * Does the same as {@link parseMove}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { createGame, safeParseMove } from "morabaraba";
 *
 * const result = safeParseMove(createGame(), "d6-");
 * result.ok ? result.value.to : result.error.code; // => "syntax"
 * ```
 */
export function safeParseMove(
  game: Game,
  text: string,
  options: NotationOptions = {},
): Result<MoveLike, ReadError | ArgumentError> {
  return attempt(() => parseMove(game, text, options));
}

/**
 * Writes a move as text that {@link parseMove} reads back with the same game and notation. PlayOK's numbers
 * exist only in records: `formatRecord` writes them.
 *
 * @param game - A game whose board has the move's points.
 * @param move - The move, legal or not. Text is read as WMD, so you can convert it to labels.
 * @throws `IllegalMoveError` `malformed` if the value is not a move.
 * @throws `IllegalMoveError` `unknown-point` if the board lacks one of the move's points.
 * @throws `MorabarabaError` `no-label` if MSSA has no label for a point: the centre, and points of other
 * boards.
 * @throws `ArgumentError` if the notation is unknown.
 * @example
 * ```ts
 * import { createGame, formatMove } from "morabaraba";
 *
 * const game = createGame();
 * formatMove(game, { to: "c4", shots: ["a1"] }); // => "c4xa1"
 * formatMove(game, { from: "c5", to: "d5" }, { notation: "mssa" }); // => "R1-R2"
 * ```
 */
export function formatMove(game: Game, move: MoveLike | string, options: NotationOptions = {}): string {
  const notation = notationIn(options);
  const ruleset = rulesetOf(game);
  const { from, to, shots } = moveFields(move);
  packedMove(ruleset, { from, to, shots }, move);
  const name = notation === "mssa" ? labeler(ruleset.points) : undefined;
  return writeMove({ from, to: to as Point, shots: sortShots(ruleset, shots) }, name);
}

/** Returns a function that names points by MSSA labels; it throws `no-label` for a point without one. */
export function labeler(points: readonly Point[]): (point: Point) => string {
  const labels = labelsOf(points);
  return (point) => {
    const label = labels.get(point);
    if (label !== undefined) return label;
    throw new MorabarabaError("no-label", `MSSA has no label for ${show(point)}: write this move in WMD.`);
  };
}

/** The notation in the options; throws `ArgumentError` if it is unknown. */
function notationIn(options: NotationOptions): Notation {
  return checkOptions({ notation: "wmd|mssa" }, options).notation ?? "wmd";
}

/** Returns the notation in the options, or WMD on a board without labels. Reads only the game's variant. */
export function notationOn(game: Game, options: NotationOptions): Notation {
  const notation = notationIn(options);
  return labelsOf(variantFrom(storedVariant(game)).board.points).size === 0 ? "wmd" : notation;
}
