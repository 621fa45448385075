/**
 * Whole positions as one line of text: `board turn hands barred quiet ply`, as in `8/8/8 l 12,12 - 0 0`. What is left
 * out is what came before: the positions seen and a verdict.
 */

import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result, type VariantError } from "../../base/errors.ts";
import { checkText } from "../../base/input.ts";
import type { Game } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import type { StoredVariant } from "./data/variant.ts";
import { barOf } from "./engine/bits.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import type { Position } from "./engine/movegen.ts";
import { cowFault, cowMessage, formatFields } from "./positionFields.ts";
import { readPresent } from "./reading.ts";
import { decode } from "./write.ts";

/** A longer text is not a position. */
const LONGEST_POSITION = 1000;

/**
 * Writes a position: the rings of the board from the outside in, `L`, `D` and numbers of empty points, separated by `/`;
 * the turn `l` or `d`; the hands, light's first; the bars of the repeat-mill rule, `-` or a step such as `d:d2-d1`; `quiet`; `ply`.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, formatPosition } from "morabaraba";
 *
 * formatPosition(createGame()); // => "8/8/8 l 12,12 - 0 0"
 * formatPosition(applyMove(createGame(), "d6")); // => "8/1L6/8 d 11,12 - 0 1"
 * ```
 */
export function formatPosition(game: Game): string {
  const { ruleset, position } = readPresent(game);
  return `${formatFields(ruleset, game)} ${position.quiet} ${position.ply}`;
}

/**
 * Reads a position as {@link formatPosition} writes it, white space ignored. Positions that play cannot reach, with
 * uneven hands or a ply that does not fit the turn, are read all the same. Where the variant counts repetitions,
 * counting starts again.
 *
 * @param variant - The variant to play on with; the text does not name it. `"standard"` if left out.
 * @throws {@link ParseError} `not-text`, `too-long`, `syntax`, `bad-board`, `bad-hands`, `bad-bar` or `bad-number`, `at` an
 * offset into the text.
 * @throws {@link VariantError} for a variant with faults.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 *
 * parsePosition("L6D/8/8 d 11,11 - 0 2").turn; // => "dark"
 * parsePosition("9/8/8 l 12,12 - 0 0"); // throws bad-board
 * ```
 */
export function parsePosition(text: string, variant: StoredVariant = "standard"): Game {
  const ruleset = rulesetFor(variant);
  checkText(text, LONGEST_POSITION, "A position");
  const [board, turn, hands, barred, quiet, ply] = words(text) as [Field, Field, Field, Field, Field, Field];
  const [light, dark] = parseBoard(ruleset, board);
  if (turn.text !== "l" && turn.text !== "d")
    throw new ParseError("syntax", turn.at, `The turn must be l or d, not ${show(turn.text)}.`);
  const [lightHand, darkHand] = parseHands(hands);
  const [lightBar, darkBar] = parseBars(ruleset, barred);
  const first = turn.text === "l";
  const position: Position = {
    own: first ? light : dark,
    other: first ? dark : light,
    ownHand: first ? lightHand : darkHand,
    otherHand: first ? darkHand : lightHand,
    ownBar: first ? lightBar : darkBar,
    otherBar: first ? darkBar : lightBar,
    turn: first ? 0 : 1,
    quiet: 0,
    ply: 0,
    previous: null,
  };
  const field = cowFault(ruleset, position);
  if (field !== undefined) {
    const { at } = field === "board" ? board : hands;
    throw new ParseError(`bad-${field}`, at, `The ${field} ${cowMessage(ruleset, field)}.`);
  }
  position.quiet = parseCount(quiet);
  position.ply = parseCount(ply);
  return decode(ruleset, position);
}

/** A word of the text and where it begins. */
interface Field {
  readonly text: string;
  readonly at: number;
}

/** The names of the fields, for messages. */
const FIELDS = ["board", "turn", "hands", "barred", "quiet", "ply"] as const;

/** A decimal number as the position string has it: no sign, no leading zero, up to 9999. */
const NUMBER: RegExp = /^(?:0|[1-9][0-9]{0,3})$/;

/** The words of a text with their offsets, white space forgiven; throws unless there is one for each field. */
function words(text: string): Field[] {
  const found = [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
  if (found.length === FIELDS.length) return found;
  const at = found[FIELDS.length]?.at ?? text.length;
  throw new ParseError(
    "syntax",
    at,
    `The fields must be ${FIELDS.join(", ")}, ${FIELDS.length} words, not ${found.length}.`,
  );
}

function parseBoard(ruleset: Ruleset, field: Field): [light: number, dark: number] {
  const sizes = ruleset.variant.board.rings;
  let [light, dark, number, at] = [0, 0, 0, field.at];
  const rings = field.text.split("/");
  if (rings.length !== sizes.length) {
    throw new ParseError(
      "bad-board",
      at,
      `This board has ${sizes.length} rings, separated by "/", not ${rings.length}.`,
    );
  }
  rings.forEach((ring, i) => {
    const end = number + (sizes[i] as number);
    for (const part of ring.match(/[0-9]+|[^0-9]/g) ?? []) {
      let run = 1;
      if (part === "L") light |= 1 << number;
      else if (part === "D") dark |= 1 << number;
      else {
        run = NUMBER.test(part) ? Number(part) : 0;
        if (run === 0) {
          throw new ParseError(
            "bad-board",
            at,
            `A ring must be written with L, D and numbers of empty points, not ${show(part)}.`,
          );
        }
      }
      number += run;
      if (number > end) break;
      at += part.length;
    }
    if (number !== end) {
      throw new ParseError(
        "bad-board",
        at,
        `Ring ${i + 1} must have ${sizes[i]} points, not ${number > end ? "more" : "fewer"}.`,
      );
    }
    at += 1;
  });
  return [light, dark];
}

function parseHands({ text, at }: Field): [light: number, dark: number] {
  const hands = text.split(",");
  if (hands.length !== 2 || !hands.every((hand) => NUMBER.test(hand))) {
    throw new ParseError(
      "bad-hands",
      at,
      `The hands must be two numbers, light's and dark's, such as 12,12, not ${show(text)}.`,
    );
  }
  return [Number(hands[0]), Number(hands[1])];
}

function parseBars(ruleset: Ruleset, { text, at }: Field): [light: number, dark: number] {
  if (text === "-") return [0, 0];
  const parts = /^(?:l:([^-,]+)-([^-,]+))?(,?)(?:d:([^-,]+)-([^-,]+))?$/.exec(text);
  const [, lightFrom, lightTo, comma, darkFrom, darkTo] = parts ?? [];
  const both = lightFrom !== undefined && darkFrom !== undefined;
  const light = lightFrom === undefined ? 0 : barBetween(ruleset, lightFrom, lightTo);
  const dark = darkFrom === undefined ? 0 : barBetween(ruleset, darkFrom, darkTo);
  if (parts !== null && (comma === ",") === both && light >= 0 && dark >= 0) return [light, dark];
  const allowed = ruleset.variant.repeatMill === "allowed";
  const right = allowed
    ? '"-", since this variant allows a mill to be repeated'
    : '"-" or steps such as l:d2-d1,d:b4-a4';
  throw new ParseError("bad-bar", at, `The bars must be ${right}, not ${show(text)}.`);
}

/** A bar by its two points as the engine holds it; -1 if this board or this variant has no such bar. */
function barBetween({ numbers, variant }: Ruleset, from: Point, to: Point | undefined): number {
  const cow = numbers.get(from);
  const left = numbers.get(to as Point);
  const possible = cow !== undefined && left !== undefined && cow !== left;
  return possible && variant.repeatMill !== "allowed" ? barOf(cow, left) : -1;
}

function parseCount({ text, at }: Field): number {
  if (NUMBER.test(text)) return Number(text);
  throw new ParseError(
    "bad-number",
    at,
    `A count of plies is a number from 0 to 9999 without leading zeros, not ${show(text)}.`,
  );
}

/**
 * {@link parsePosition} without a throw, for a variant with faults too.
 *
 * @example
 * ```ts
 * import { safeParsePosition } from "morabaraba";
 *
 * const result = safeParsePosition("8/8/8 x 12,12 - 0 0");
 * result.ok ? "" : result.error.code; // => "syntax"
 * ```
 */
export function safeParsePosition(
  text: string,
  variant: StoredVariant = "standard",
): Result<Game, ParseError | VariantError> {
  return attempt(() => parsePosition(text, variant));
}
