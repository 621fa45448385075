/**
 * Moves as text, in the notation of the Welt-Mühlespiel-Dachverband (`c5-d5xa1`) and in the labels of Mind Sports South
 * Africa with the same grammar (`R1-R2xE7`). Six names mean one point as a label and another in WMD, but for their case (A1
 * is b6, a1 is E7): so the caller names the notation, and case matters. Whether a move is legal is not asked here.
 */

import { show } from "../../base/data.ts";
import {
  type ArgumentError,
  attempt,
  IllegalMoveError,
  ParseError,
  type ReadError,
  type Result,
  RulesError,
} from "../../base/errors.ts";
import { checkText } from "../../base/input.ts";
import { checkArgument } from "../../base/options.ts";
import { storedVariant } from "../gameChecks.ts";
import { labelsOf } from "./data/board.ts";
import { variantFrom } from "./data/define.ts";
import { cowsShot, type Game, type MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import {
  inOrder,
  LONGEST_MOVE,
  MOVE,
  type MoveParts,
  moveOfParts,
  notAMove,
  packMove,
  readMove,
  tidied,
} from "./moves.ts";
import { rulesetOf } from "./read.ts";

/** How points are named: `wmd` by file and rank, `d6`; `mssa` by ring and number, `A2`. */
export type Notation = "wmd" | "mssa";

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
 * Reads a move: a point to place on, or two points with `-`, then perhaps `x` and the cow shot, up to three times; or `x` and a cow
 * alone, which takes it off a full board. White space is ignored.
 *
 * @param game - Whose board has the points; the move need not be legal.
 * @param notation - How points are named; `"wmd"` if left out, never guessed.
 * @throws {@link ParseError} `not-text`, `syntax`, or `bad-point` for a name that no point of the board has. {@link LimitError}
 * `too-long`.
 * @throws {@link ArgumentError} for another notation.
 * @example
 * ```ts
 * import { createGame, parseMove } from "morabaraba";
 *
 * const game = createGame();
 * parseMove("c5-b6xe5", game); // => { from: "c5", to: "b6", shot: "e5" }
 * parseMove("R1-A1xR3", game, "mssa"); // => { from: "c5", to: "b6", shot: "e5" }
 * parseMove("a7xb6xc3", game); // => { to: "a7", shot: "b6", moreShots: ["c3"] }
 * parseMove("E1", game); // throws bad-point
 * ```
 */
export function parseMove(text: string, game: Game, notation: Notation = "wmd"): MoveLike {
  checkNotation(notation);
  const ruleset = rulesetOf(game);
  checkText(text, LONGEST_MOVE, "A move");
  const parts = MOVE.exec(text);
  if (parts === null) {
    const sample = notation === "mssa" ? "A2, R1-R2 or R1-A1xR3" : "d6, c5-d5 or c5-b6xe5";
    const { length } = (BEGINNING.exec(text) as RegExpExecArray)[0];
    throw new ParseError("syntax", length, `A move is written like ${sample}, not ${show(text)}.`);
  }
  const labels = labelsOf(ruleset.points);
  const byLabel = new Map(Array.from(labels, ([point, label]) => [label, point]));
  const points = Object.entries(parts.groups as MoveParts).map(([part, name]) => {
    const point = notation === "mssa" ? byLabel.get(name as string) : name;
    if (name === undefined || ruleset.numbers.has(point as Point)) return [part, point];
    const { indices } = new RegExp(MOVE, "d").exec(text) as unknown as Indexed;
    throw new ParseError(
      "bad-point",
      indices.groups[part]?.[0] as number,
      `${notAPoint(name)}; ${notation === "mssa" && labels.size === 0 ? "MSSA has labels for its own board only" : named[notation]}.`,
    );
  });
  return tidied(ruleset, moveOfParts(Object.fromEntries(points)));
}

/** What `exec` gives with the flag `d`. */
interface Indexed {
  readonly indices: { readonly groups: Readonly<Record<string, readonly [number, number]>> };
}

const notAPoint = (name: unknown): string => `${show(name)} is not a point of this board`;

/** How the points of a board are named, to be read after "…; ". */
const named: Readonly<Record<Notation, string>> = {
  wmd: "in WMD a point is a small letter and a number, such as d6",
  mssa: "labels are E1 to E8, A1 to A8 and R1 to R8, in capitals",
};

/**
 * {@link parseMove} without a throw.
 *
 * @example
 * ```ts
 * import { createGame, safeParseMove } from "morabaraba";
 *
 * const result = safeParseMove("d6-", createGame());
 * result.ok ? result.value.to : result.error.code; // => "syntax"
 * ```
 */
export function safeParseMove(
  text: string,
  game: Game,
  notation: Notation = "wmd",
): Result<MoveLike, ReadError | ArgumentError> {
  return attempt(() => parseMove(text, game, notation));
}

/**
 * Writes a move, so that {@link parseMove} with the same game and notation reads it back.
 *
 * @param move - Legal or not; text is read as WMD, so that it can be written in labels.
 * @param game - Whose board has the points.
 * @param notation - How points are named; `"wmd"` if left out.
 * @throws {@link IllegalMoveError} `malformed` for anything that is not a move, `unknown-point` for a point of another board.
 * @throws {@link RulesError} `no-label` for a point that MSSA has no label for: the centre, and points of other boards.
 * @throws {@link ArgumentError} for a notation that does not exist.
 * @example
 * ```ts
 * import { createGame, formatMove } from "morabaraba";
 *
 * const game = createGame();
 * formatMove({ to: "c4", shot: "a1" }, game); // => "c4xa1"
 * formatMove({ from: "c5", to: "d5" }, game, "mssa"); // => "R1-R2"
 * ```
 */
export function formatMove(move: MoveLike | string, game: Game, notation: Notation = "wmd"): string {
  checkNotation(notation);
  const ruleset = rulesetOf(game);
  const read = readMove(move);
  const found = packMove(ruleset, read);
  if (found === "malformed") throw notAMove(move);
  if (found === "unknown-point") {
    const points = [read.from, read.to, ...cowsShot(read)];
    const unknown = points.find((point) => point !== undefined && !ruleset.numbers.has(point));
    throw new IllegalMoveError("unknown-point", `${notAPoint(unknown)}.`);
  }
  return writeMove(
    inOrder(ruleset, read) as MoveLike,
    notation === "mssa" ? labeller(ruleset.points) : undefined,
  );
}

/** {@link formatMove} of a move that was read, with points named by `name`. */
export function writeMove(move: MoveLike, name: (point: Point) => string = (point) => point): string {
  const { from, to, shot, moreShots } = move;
  if (from === undefined && shot === to) return `x${name(to)}`;
  const step = from === undefined ? name(to) : `${name(from)}-${name(to)}`;
  const first = shot === undefined ? step : `${step}x${name(shot)}`;
  return moreShots === undefined ? first : moreShots.reduce((text, point) => `${text}x${name(point)}`, first);
}

/** The MSSA labels of a board's points; throws {@link RulesError} `no-label` for a point that has none. */
export function labeller(points: readonly Point[]): (point: Point) => string {
  const labels = labelsOf(points);
  return (point) => {
    const label = labels.get(point);
    if (label !== undefined) return label;
    throw new RulesError("no-label", `MSSA has no label for ${show(point)}: write this move in WMD.`);
  };
}

/** Throws {@link ArgumentError} for a notation that does not exist. */
function checkNotation(notation: unknown): void {
  checkArgument("notation", "wmd|mssa", notation ?? "wmd");
}

/** The notation that names the points of a game's board: WMD where MSSA has no labels. The game may be one that is set up. */
export function notationOn(game: Game, notation: Notation = "wmd"): Notation {
  checkNotation(notation);
  return labelsOf(variantFrom(storedVariant(game)).board.points).size === 0 ? "wmd" : notation;
}
