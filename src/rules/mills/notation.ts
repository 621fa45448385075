/**
 * Moves as text, in the notation of the Welt-Mühlespiel-Dachverband (`c5-d5xa1`) and in the labels of Mind Sports South
 * Africa with the same grammar (`R1-R2xE7`). Six names mean one point as a label and another in WMD, but for their case (A1
 * is b6, a1 is E7): so the caller names the notation, and case matters. Whether a move is legal is not asked here.
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
import { checkText } from "../../base/input.ts";
import { checkOptions } from "../../base/options.ts";
import { storedVariant } from "../gameChecks.ts";
import { labelsOf } from "./data/board.ts";
import { variantFrom } from "./data/define.ts";
import type { Game, MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import { LONGEST_MOVE, MOVE, POINTS, packedMove, plainMove, readMove, sortShots } from "./moves.ts";
import { rulesetOf } from "./read.ts";

/** How points are named: `wmd` by file and rank, `d6`; `mssa` by ring and number, `A2`. */
export type Notation = "wmd" | "mssa";

/** How a move is read or written. */
export interface NotationOptions {
  /** How points are named; `"wmd"` if left out, never guessed. */
  readonly notation?: Notation | undefined;
}

/** A pattern for as many of the parts, from the first on, as a text has. */
const asFarAs = (...parts: readonly string[]): string =>
  parts.reduceRight((rest, part) => `(?:${part}${rest})?`, "");

/** A point in two parts. */
const NAME = ["[A-Za-z]", "[0-9]+\\s*"];
const SHOT = ["x\\s*", ...NAME];

/** What may become a move. */
const BEGINNING: RegExp = /* @__PURE__ */ new RegExp(
  `^\\s*(?:x(?![0-9])\\s*${asFarAs(...NAME)}|${asFarAs(...NAME, "-\\s*", ...NAME)}${asFarAs(...SHOT, ...SHOT, ...SHOT)})`,
);

/**
 * Reads a move: a point to place on, or two points with `-`, then perhaps `x` and the cow shot, up to three times; or `x`
 * and a cow alone, which takes it off a full board. White space is ignored.
 *
 * @param game - Whose board has the points; the move need not be legal.
 * @throws `ParseError` `not-text`, `syntax`, or `bad-point` for a name that no point of the board has. `LimitError`
 * `too-long`.
 * @throws `ArgumentError` for another notation.
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
  if (!MOVE.test(text)) {
    const sample = notation === "mssa" ? "A2, R1-R2 or R1-A1xR3" : "d6, c5-d5 or c5-b6xe5";
    const { length } = (BEGINNING.exec(text) as RegExpExecArray)[0];
    throw new ParseError("syntax", length, `A move is written like ${sample}, not ${show(text)}.`);
  }
  const labels = labelsOf(ruleset.points);
  const byLabel = new Map(Array.from(labels, ([point, label]) => [label, point]));
  const inWmd = text.replace(POINTS, (name, offset: number) => {
    const point = notation === "mssa" ? byLabel.get(name) : name;
    if (point !== undefined && ruleset.numbers.has(point)) return point;
    const known =
      notation === "mssa" && labels.size === 0 ? "MSSA has labels for its own board only" : named[notation];
    throw new ParseError("bad-point", offset, `${show(name)} is not a point of this board; ${known}.`);
  });
  const move = readMove(inWmd);
  return plainMove({ ...move, shots: sortShots(ruleset, move.shots) });
}

/** How the points of a board are named, to be read after "…; ". */
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
 * Writes a move, so that {@link parseMove} with the same game and notation reads it back.
 *
 * @param move - Legal or not; text is read as WMD, so that it can be written in labels.
 * @param game - Whose board has the points.
 * @throws `IllegalMoveError` `malformed` for anything that is not a move, `unknown-point` for a point of another board.
 * @throws `MorabarabaError` `no-label` for a point that MSSA has no label for: the centre, and points of other boards.
 * @throws `ArgumentError` for a notation that does not exist.
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
  const read = readMove(move);
  packedMove(ruleset, read, move);
  const name = notation === "mssa" ? labeller(ruleset.points) : undefined;
  return writeMove({ from: read.from, to: read.to as Point, shots: sortShots(ruleset, read.shots) }, name);
}

/** {@link formatMove} of a move whose shots are in order, with points named by `name`. */
export function writeMove(move: MoveLike, name: (point: Point) => string = (point) => point): string {
  const { from, to, shots = [] } = move;
  const isRemoval = from === undefined && shots.length === 1 && shots[0] === to;
  const step = from === undefined ? name(to) : `${name(from)}-${name(to)}`;
  return shots.reduce((text, shot) => `${text}x${name(shot)}`, isRemoval ? "" : step);
}

/** The MSSA labels of a board's points; throws `MorabarabaError` `no-label` for a point that has none. */
export function labeller(points: readonly Point[]): (point: Point) => string {
  const labels = labelsOf(points);
  return (point) => {
    const label = labels.get(point);
    if (label !== undefined) return label;
    throw new MorabarabaError("no-label", `MSSA has no label for ${show(point)}: write this move in WMD.`);
  };
}

/** The notation that options ask for; throws `ArgumentError` for one that does not exist. */
function notationIn(options: NotationOptions): Notation {
  return checkOptions({ notation: "wmd|mssa" }, options).notation ?? "wmd";
}

/**
 * The notation that names the points of a game's board: WMD where MSSA has no labels. The game may be one that is set up.
 */
export function notationOn(game: Game, options: NotationOptions): Notation {
  const notation = notationIn(options);
  return labelsOf(variantFrom(storedVariant(game)).board.points).size === 0 ? "wmd" : notation;
}
