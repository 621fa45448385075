/*
 * Reads and writes the commands that programs put into comments: `[%clk 0:05:00]` for a clock, `[%emt
 * 0:00:07]` for the time a move took, `[%eval 0.3]` for an evaluation, `[%csl Gd6]` for rings, `[%cal Gd6f6]`
 * for arrows, `[%review ?! 1x2y3z]` before what a review wrote. It does not depend on the rules of a game.
 */

import { type Check, type Fields, inspectFields, mustBe, optional, whole } from "../../base/checks.ts";
import { deepFreeze, isRecord } from "../../base/data.ts";
import {
  type Arrow,
  type Drawings,
  drawingFields,
  type Ring,
  readShapes,
  shapeColors,
} from "../../base/drawings.ts";
import { ArgumentError, type Fault, listed } from "../../base/errors.ts";
import { checkText } from "../../base/input.ts";
import { tidy } from "../tree/notes.ts";
import { MOST_CHARACTERS } from "../tree/record.ts";

/**
 * A program's evaluation of the position after the move, for the player whom the tags call White: a `score`
 * with at most two decimals, or `winIn`, the number of moves to a win, negative for a loss. `depth` is the
 * search depth.
 */
export type Evaluation =
  | { readonly score: number; readonly winIn?: undefined; readonly depth?: number | undefined }
  | { readonly winIn: number; readonly score?: undefined; readonly depth?: number | undefined };

/** The parts of a comment. Missing parts are absent. */
export interface CommentParts {
  /** The words, without the commands and without those of a review. */
  readonly text?: string | undefined;
  /**
   * What a review wrote: its sentences, and the `glyph` that it set on the move, `!` to `?!`, unless a person
   * had set one.
   */
  readonly review?: { readonly text: string; readonly glyph?: string | undefined } | undefined;
  /** Seconds left on the player's clock after the move, to the millisecond. */
  readonly clock?: number | undefined;
  /** Seconds that the move took, to the millisecond. */
  readonly elapsed?: number | undefined;
  readonly evaluation?: Evaluation | undefined;
  /** Arrows and rings, which pictures and boards take as they are. */
  readonly drawings?: Drawings | undefined;
}

/** The parts found so far. */
type Found = { -readonly [Part in keyof Omit<CommentParts, "drawings">]: CommentParts[Part] } & {
  readonly rings: Ring[];
  readonly arrows: Arrow[];
};

const TIME = /^%(clk|emt) (\d{1,5}):([0-5]?\d):([0-5]?\d(?:\.\d{0,3})?)$/;
const EVALUATION = /^%eval (?:#([+-]?\d{1,5})|([+-]?(?:\d{1,5}(?:\.\d{0,2})?|\.\d{1,2})))(?:, ?(\d{1,5}))?$/;
const SHAPES = /^%c[as]l (.+)$/;

/**
 * The command before a review's words: the glyph that the review set, if any, and the checksum of the words.
 */
const REVIEW = /^%review (?:([!?]{1,2}) )?([\da-z]{1,7})$/;

/** The longest time that can be written: 99999:59:59.999. */
const MOST_SECONDS = 359_999_999.999;

/** Returns the FNV-1a checksums of a text's beginnings, from none of it to all. */
function checksums(text: string): readonly number[] {
  const sums = [0x811c_9dc5];
  for (let i = 0; i < text.length; i++)
    sums.push(Math.imul((sums[i] as number) ^ text.charCodeAt(i), 0x0100_0193) >>> 0);
  return sums;
}

/**
 * Splits a tidy comment into what a review wrote and the rest. A review's words begin after its command and
 * have the command's checksum; words that a person has changed or added since belong to the rest.
 */
export function splitReview(comment: string): { readonly rest: string; readonly review?: Found["review"] } {
  let review: Found["review"];
  const rest = comment.split(/(?=\[%)/).map((part) => {
    const end = part.indexOf("]");
    const [, glyph, sum] = REVIEW.exec(part.slice(1, end)) ?? [];
    if (sum === undefined) return part;
    const words = part.slice(end + 1).trimStart();
    const wanted = Number.parseInt(sum, 36);
    const length = checksums(words).findIndex((each, i) => each === wanted && words.charAt(i).trim() === "");
    if (length < (glyph ? 0 : 1)) return part;
    review = { text: words.slice(0, length), ...(glyph && { glyph }) };
    return words.slice(length);
  });
  return { rest: tidy(rest.join("")), review };
}

/** Writes what a review wrote, so that {@link splitReview} finds it. */
export function reviewComment({ text, glyph }: NonNullable<Found["review"]>): string {
  const tidied = tidy(text);
  const sum = checksums(tidied).at(-1)?.toString(36);
  return `[%review ${glyph ? `${glyph} ` : ""}${sum}] ${tidied}`.trimEnd();
}

/** Reads the text between two brackets and returns whether it is a command. */
function readCommand(command: string, found: Found): boolean {
  const time = TIME.exec(command);
  if (time) {
    const [, name, hours, minutes, seconds] = time;
    const whole = Number(hours) * 3600 + Number(minutes) * 60;
    found[name === "clk" ? "clock" : "elapsed"] = (whole * 1000 + Math.round(Number(seconds) * 1000)) / 1000;
    return true;
  }
  const evaluation = EVALUATION.exec(command);
  if (evaluation) {
    const [, winIn, score, depth] = evaluation;
    const searched = depth !== undefined && { depth: Number(depth) };
    // Turns -0 into 0.
    if (winIn === undefined) found.evaluation = { score: Number(score) + 0, ...searched };
    else found.evaluation = { winIn: Number(winIn) + 0, ...searched };
    return true;
  }
  // The words after a review's command have been changed, so they are a person's, and the command says nothing.
  if (REVIEW.test(command)) return true;
  const [, list] = SHAPES.exec(command) ?? [];
  return list !== undefined && readShapes(list, found);
}

/**
 * Takes a comment apart: words, clocks, evaluations, rings and arrows, as chess programs write them, and what
 * a review wrote. Commands that are unknown or have invalid values stay in the text. If there are several
 * clocks or evaluations, the last counts. The time is proportional to the length of the text.
 *
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `LimitError` `too-long` if the text has more than 1,000,000 characters.
 * @example
 * ```ts
 * import { parseComment } from "morabaraba/records";
 *
 * parseComment("Too slow. [%clk 0:05:00] [%eval #-4,12]");
 * // => { text: "Too slow.", clock: 300, evaluation: { winIn: -4, depth: 12 } }
 * parseComment("[%csl Gd6] [%cal Rb4b6]").drawings?.arrows; // => [{ from: "b4", to: "b6", color: "red" }]
 * parseComment("[%clk soon]"); // => { text: "[%clk soon]" }
 * ```
 */
export function parseComment(text: string): CommentParts {
  checkText(text, MOST_CHARACTERS, "A comment");
  const { rest, review } = splitReview(tidy(text));
  const found: Found = { text: "", rings: [], arrows: [], ...(review && { review }) };
  /** Text that can no longer become a command, and the text after each bracket that is still open. */
  const settled: string[] = [];
  let open: string[] = [];
  const add = (more: string): void => {
    if (open.length === 0) settled.push(more);
    else open.push(`${open.pop()}${more}`);
  };
  for (const [part] of rest.matchAll(/\[?[^[\]]*\]?/g)) {
    if (part.startsWith("[")) open.push(part);
    else add(part);
    if (!part.endsWith("]")) continue;
    const last = open.at(-1);
    if (last !== undefined && readCommand(tidy(last.slice(1, -1)), found)) {
      open.pop();
      add(" ");
    } else {
      // A command has no brackets inside, so the outer brackets are text.
      for (const text of open) settled.push(text);
      open = [];
    }
  }
  const { arrows, rings, ...parts } = { ...found, text: tidy([...settled, ...open].join("")) };
  const drawings = arrows.length + rings.length > 0 ? withoutEmpty({ rings, arrows }) : undefined;
  return deepFreeze(withoutEmpty({ ...parts, drawings }));
}

/** Leaves out empty text, empty lists and `undefined`. */
const withoutEmpty = (parts: object): object =>
  Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== undefined && Object(value).length !== 0),
  );

/** Accepts a number from `least` to `most`. */
function between(least: number, most: number): Check {
  return (value, at, faults) =>
    typeof value === "number" && value >= least && value <= most
      ? value
      : mustBe(`a number from ${least} to ${most}`, value, at, faults);
}

/** Accepts words that pass a test, and tidies them. */
const words =
  (isRight: (tidied: string) => boolean): Check =>
  (value, at, faults) => {
    if (typeof value !== "string" || value.length > MOST_CHARACTERS)
      return mustBe(`text of at most ${MOST_CHARACTERS} characters`, value, at, faults);
    const tidied = tidy(value);
    return isRight(tidied)
      ? tidied
      : mustBe("words without commands such as [%clk 0:05:00]", value, at, faults);
  };

const evaluation: Check = (value, at, faults) => {
  const depth = optional(whole(0, 99_999));
  const kind: Fields =
    isRecord(value) && value["winIn"] !== undefined
      ? { winIn: whole(-99_999, 99_999), depth }
      : { score: between(-99_999, 99_999), depth };
  return inspectFields(kind, value, at, faults);
};

/** Accepts an arrow to another point: chess programs read an arrow to its own beginning as a ring. */
const toAnother =
  (arrow: Fields): Check =>
  (value, at, faults) => {
    const valid = inspectFields(arrow, value, at, faults) as Partial<Arrow> | undefined;
    return valid?.from !== undefined && valid.from === valid.to
      ? mustBe("an arrow to another point (for a single point, use a ring)", value, at, faults)
      : valid;
  };

/** The checks of the parts; a function, so that bundlers drop it from apps that write no comments. */
const fieldsOf = (): Fields => ({
  text: optional(words((text) => (parseComment(text).text ?? "") === text)),
  review: optional({ text: words((text) => !text.includes("[%")), glyph: optional("!|?|!!|??|!?|?!") }),
  clock: optional(between(0, MOST_SECONDS)),
  elapsed: optional(between(0, MOST_SECONDS)),
  evaluation: optional(evaluation),
  drawings: optional(drawingFields(toAnother)),
});

/** Writes seconds as `0:05:00`, with a fraction only if there is one. */
function timeOf(time: number): string {
  const all = Math.round(time * 1000);
  const seconds = Math.floor(all / 1000);
  const two = (value: number): string => `${value}`.padStart(2, "0");
  const fraction = `${all % 1000}`.padStart(3, "0").replace(/0+$/, "");
  const clock = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction ? `${clock}.${fraction}` : clock;
}

function evaluationOf({ score, winIn, depth }: Evaluation): string {
  const value = winIn === undefined ? `${Math.round((score as number) * 100) / 100}` : `#${winIn}`;
  return depth === undefined ? value : `${value},${depth}`;
}

/**
 * Writes these parts as a comment for `annotate`. The words come first, then the commands, always in the same
 * order, then what a review wrote. Times are rounded to milliseconds and scores to hundredths, and drawings
 * without a colour become green; `parseComment` returns the parts.
 *
 * @throws `ArgumentError` if a part cannot be written; `at` is its path, such as `drawings.arrows[0].from`. Such parts
 * are times below zero or above 99999:59:59.999, numbers beyond 99,999, points that are not a letter with up
 * to two digits, an arrow to its own beginning, and words with a command in them.
 * @example
 * ```ts
 * import { annotate, createRecord, currentNode, formatComment, playMove } from "morabaraba/records";
 *
 * const drawings = { rings: [{ point: "d6", color: "red" }] } as const;
 * const comment = formatComment({ text: "Solid.", clock: 299.5, drawings });
 * comment; // => "Solid. [%csl Rd6] [%clk 0:04:59.5]"
 * currentNode(annotate(playMove(createRecord(), "d6"), { comment })).comment === comment; // => true
 * formatComment({ clock: NaN }); // throws bad-argument
 * ```
 */
export function formatComment(parts: CommentParts): string {
  const faults: Fault[] = [];
  const valid = inspectFields(fieldsOf(), parts, "", faults) as CommentParts;
  const [fault] = faults;
  if (fault) throw new ArgumentError(fault.at || "parts", listed(faults, "the comment"));
  const { text, review, clock, elapsed, evaluation, drawings } = valid;
  const { rings = [], arrows = [] } = drawings ?? {};
  const letter = ({ color = "green" }: Ring | Arrow): string => "GRYB"[shapeColors.indexOf(color)] as string;
  const commands = [
    ["csl", rings.map((ring) => letter(ring) + ring.point).join()],
    ["cal", arrows.map((each) => letter(each) + each.from + each.to).join()],
    ["eval", evaluation && evaluationOf(evaluation)],
    ["emt", elapsed === undefined ? "" : timeOf(elapsed)],
    ["clk", clock === undefined ? "" : timeOf(clock)],
  ].flatMap(([name, value]) => (value ? [`[%${name} ${value}]`] : []));
  const reviewed = review?.text || review?.glyph ? [reviewComment(review)] : [];
  return [...(text ? [text] : []), ...commands, ...reviewed].join(" ");
}
