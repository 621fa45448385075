/**
 * Moves as text, in the notation of the Welt-Mühlespiel-Dachverband (`c5-d5xa1`) and in the labels of Mind Sports South
 * Africa with the same grammar (`R1-R2xE7`). Six labels mean other points in the other system (A1 is b6, a1 is E7), so
 * the system is always the caller's to name and case matters. Knows no rules: it does not ask whether a move is legal.
 */
import { attempt, IllegalMoveError, ParseError, type Result, RulesError } from "../ground/errors.ts";
import { checkArgument } from "../ground/options.ts";
import { show } from "../ground/schema.ts";
import { checkText } from "../ground/text.ts";
import { notAMove } from "./bridge/moves.ts";
import { POINT } from "./data/board.ts";
import { labels } from "./data/labels.ts";
import type { MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";

/** `wmd`: points by file and rank, `d6`. `mssa`: points by ring and place, `A2`. */
export type NotationSystem = "wmd" | "mssa";

/** A longer text is not a move. */
const LONGEST_MOVE = 40;

/** A move in either system. */
const MOVE =
  /^\s*(?:(?<from>[A-Za-z][0-9]+)\s*-\s*)?(?<to>[A-Za-z][0-9]+)\s*(?:x\s*(?<shot>[A-Za-z][0-9]+)\s*)?$/;

/** What may become a move. */
const BEGINNING =
  /^\s*(?:[A-Za-z](?:[0-9]+\s*(?:-\s*(?:[A-Za-z](?:[0-9]+\s*)?)?)?)?)?(?:x\s*(?:[A-Za-z](?:[0-9]+\s*)?)?)?/;

const pointsByLabel: ReadonlyMap<string, Point> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Array.from(labels, ([point, label]) => [label, point]),
);

/**
 * A move as the verbs are given it, text in WMD or an object, each field read once. Without a `to` it is not a move. Whether
 * the board has its points is not asked.
 */
export function readMove(move: unknown): Partial<MoveLike> {
  const like = typeof move === "string" ? move.length <= LONGEST_MOVE && MOVE.exec(move)?.groups : move;
  const { from, to, shot } = Object(like) as Partial<MoveLike>;
  return { from, to, shot } as Partial<MoveLike>;
}

/**
 * Reads a move: a point to place on, or two points with `-`, then perhaps `x` and the cow shot. White space is ignored.
 *
 * @param system - How points are named; `"wmd"` if left out, never guessed.
 * @throws {@link ParseError} `not-text`, `too-long`, `syntax`, `unknown-point` for a name that no board can have (WMD), or
 * `unknown-label` for a label that the 24 points do not have (MSSA).
 * @example
 * ```ts
 * import { parseMove } from "morabaraba";
 *
 * parseMove("c5-b6xe5"); // => { from: "c5", to: "b6", shot: "e5" }
 * parseMove("R1-A1xR3", "mssa"); // => { from: "c5", to: "b6", shot: "e5" }
 * parseMove("E1"); // throws unknown-point
 * ```
 */
export function parseMove(text: string, system: NotationSystem = "wmd"): MoveLike {
  checkSystem(system);
  checkText(text, LONGEST_MOVE, "A move");
  const parts = MOVE.exec(text);
  if (parts === null) {
    const sample = system === "mssa" ? "A2, R1-R2 or R1-A1xR3" : "d6, c5-d5 or c5-b6xe5";
    const { length } = (BEGINNING.exec(text) as RegExpExecArray)[0];
    throw new ParseError("syntax", length, `A move is written like ${sample}, not ${show(text)}.`);
  }
  const read = system === "mssa" ? pointOfLabel : pointOfName;
  // The first place of a name is its own, or that of the same name before it, whose fault is the same.
  const [from, to, shot] = parts.slice(1).map((name) => name && read(name, text.indexOf(name)));
  return { ...(from && { from }), to: to as Point, ...(shot && { shot }) };
}

function pointOfLabel(name: string, at: number): Point {
  const point = pointsByLabel.get(name);
  if (point !== undefined) return point;
  throw new ParseError(
    "unknown-label",
    at,
    `"${name}" is not a label: those are E1 to E8, A1 to A8 and R1 to R8, in capitals.`,
  );
}

function pointOfName(name: string, at: number): Point {
  if (POINT.test(name)) return name;
  throw new ParseError("unknown-point", at, notAPoint(name));
}

const notAPoint = (name: unknown): string =>
  `${show(name)} is not a point: in WMD that is a small letter from a to w and a number from 1 to 99, such as d6.`;

/**
 * {@link parseMove} without a throw.
 *
 * @example
 * ```ts
 * import { safeParseMove } from "morabaraba";
 *
 * const result = safeParseMove("d6-");
 * result.ok ? result.value.to : [result.error.code, result.error.at]; // => ["syntax", 3]
 * ```
 */
export function safeParseMove(text: string, system: NotationSystem = "wmd"): Result<MoveLike> {
  return attempt(() => parseMove(text, system));
}

/**
 * Writes a move, so that {@link parseMove} with the same system reads it back.
 *
 * @param system - How points are named; `"wmd"` if left out.
 * @throws {@link RulesError} `no-label` for a point that MSSA has no label for: the centre, and points of other boards.
 * @example
 * ```ts
 * import { formatMove } from "morabaraba";
 *
 * formatMove({ to: "c4", shot: "a1" }); // => "c4xa1"
 * formatMove({ from: "c5", to: "d5" }, "mssa"); // => "R1-R2"
 * ```
 */
export function formatMove(move: MoveLike, system: NotationSystem = "wmd"): string {
  checkSystem(system);
  const { from, to, shot } = Object(move) as Partial<MoveLike>;
  if (to === undefined) throw notAMove(move);
  const name = system === "mssa" ? labelOf : nameOf;
  return `${from === undefined ? "" : `${name(from)}-`}${name(to)}${shot === undefined ? "" : `x${name(shot)}`}`;
}

function nameOf(point: Point): string {
  if (typeof point === "string" && POINT.test(point)) return point;
  throw new IllegalMoveError("unknown-point", notAPoint(point));
}

function labelOf(point: Point): string {
  const label = labels.get(point);
  if (label !== undefined) return label;
  throw new RulesError("no-label", `MSSA has no label for ${show(point)}: write this move in WMD.`);
}

function checkSystem(system: NotationSystem): void {
  checkArgument("notation", "wmd|mssa", system);
}
