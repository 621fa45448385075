/**
 * Whole positions as one line of text: `board turn hands barred quiet ply`, as in `8/8/8 l 12,12 - 0 0`. What is left
 * out is what came before: the positions seen and a verdict.
 */

import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result } from "../../base/errors.ts";
import { checkText, type Word, wordsOf } from "../../base/input.ts";
import type { Game } from "./data/state.ts";
import type { StoredVariant } from "./data/variant.ts";
import { type Ruleset, rulesetFor } from "./engine/compile.ts";
import { arriveAt } from "./play.ts";
import { cowFault, cowMessage, fieldCount, formatFields, NUMBER, parseFields } from "./positionFields.ts";
import { readGame } from "./read.ts";
import { writeGame } from "./write.ts";

/** A longer text is not a position. */
const LONGEST_POSITION = 1000;

/**
 * Writes a position: the rings of the board from the outside in, `L`, `D` and numbers of empty points, separated by `/`;
 * the turn `l` or `d`; the hands, light's first; the bars of the repeat-mill rule, `-` or a step such as `d:d2-d1`; `quiet`;
 * `ply`. Some variants have more: `x` on the board is a dead cow; where a line shoots once, the lines used stand in place of
 * bars, as in `l:a7d7g7+b2b4b6`; and where `firstMill`, `removals` or `freeing` of a game can matter, a word before `quiet`
 * has them: `-`, `first:l`, `removals:2` or `freeing`.
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
  const { ruleset, position } = readGame(game);
  return `${formatFields(ruleset, position)} ${position.quiet} ${position.ply}`;
}

/**
 * Reads a position as {@link formatPosition} writes it, white space ignored. Positions that play cannot reach, with
 * uneven hands or a ply that does not fit the turn, are read all the same. Where the variant counts repetitions,
 * counting starts again.
 *
 * @param variant - The variant to play on with; the text does not name it. `"standard"` if left out.
 * @throws `ParseError` `not-text`, `syntax`, `bad-board`, `bad-hands`, `bad-bar`, `bad-due` or `bad-number`, `at` an offset
 * into the text. `LimitError` `too-long`.
 * @throws `VariantError` for a variant with faults.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 *
 * parsePosition("L6D/8/8 d 11,11 - 0 2").turn; // => "dark"
 * parsePosition("9/8/8 l 12,12 - 0 0"); // throws bad-board
 * ```
 */
export function parsePosition(text: string, variant?: StoredVariant): Game {
  const ruleset = rulesetFor(variant ?? "standard");
  checkText(text, LONGEST_POSITION, "A position");
  const words = wordsOf(text);
  const names = fieldNames(ruleset);
  if (words.length !== names.length) {
    const at = words[names.length]?.at ?? text.length;
    const wanted = `${names.join(", ")}, ${names.length} words`;
    throw new ParseError("syntax", at, `The fields must be ${wanted}, not ${words.length}.`);
  }
  const [board, , hands] = words as readonly [Word, Word, Word];
  const [quiet, ply] = words.slice(-2) as [Word, Word];
  const position = parseFields(ruleset, words);
  const field = cowFault(ruleset, position);
  if (field !== undefined) {
    const { at } = field === "board" ? board : hands;
    throw new ParseError(`bad-${field}`, at, `The ${field} ${cowMessage(ruleset, field)}.`);
  }
  position.quiet = parseCount(quiet);
  position.ply = parseCount(ply);
  return writeGame(arriveAt(ruleset, position));
}

/** The names of the fields, for messages. */
const fieldNames = (ruleset: Ruleset): readonly string[] => [
  ...["board", "turn", "hands", "barred", "due"].slice(0, fieldCount(ruleset)),
  ...["quiet", "ply"],
];

function parseCount({ text, at }: Word): number {
  if (NUMBER.test(text)) return Number(text);
  throw new ParseError(
    "bad-number",
    at,
    `A count of plies is a number from 0 to 9999 without leading zeros, not ${show(text)}.`,
  );
}

/**
 * Does the same as {@link parsePosition}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParsePosition } from "morabaraba";
 *
 * const result = safeParsePosition("8/8/8 x 12,12 - 0 0");
 * result.ok ? "" : result.error.code; // => "syntax"
 * ```
 */
export function safeParsePosition(text: string, variant?: StoredVariant): Result<Game> {
  return attempt(() => parsePosition(text, variant));
}
