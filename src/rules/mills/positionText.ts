/*
 * Reads and writes positions as one line of text: `board turn hands barred quiet ply`, such as
 * `8/8/8 l 12,12 - 0 0`. The text leaves out the positions seen and a verdict.
 */

import { attempt, ParseError, type Result } from "../../base/errors.ts";
import { checkText, plainText, type Word, wordsOf } from "../../base/input.ts";
import type { Game } from "./data/state.ts";
import type { StoredVariant } from "./data/variant.ts";
import { rulesetFor } from "./engine/compile.ts";
import { fieldsIn, formatFields, wordNames } from "./positionFields.ts";
import { readGame, setUp } from "./read.ts";

/** A position in text has at most this many characters. */
const LONGEST_POSITION = 1000;

/**
 * Writes a position as one line of text. Its fields are, in this order:
 *
 * - the rings of the board from the outside in, separated by `/`: `L`, `D`, and numbers of empty points; `x`
 *   is a dead cow
 * - the turn, `l` or `d`; then the hands, light's first
 * - the bars of the repeat-mill rule, `-` or a step such as `d:d2-d1`; if a line shoots only once, this field
 * has the used lines instead, as in `l:a7d7g7+b2b4b6`
 * - only in variants with such rules, what is due: `-` for nothing, `first:l` if light closed the first mill,
 *   `removals:2` if two sides must take a cow off a full board, or `freeing` if the side to move must free
 *   the other side
 * - `quiet` and `ply`
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
 * Reads a position as {@link formatPosition} writes it; extra white space between the fields is ignored. It
 * also reads positions that play cannot reach, such as one with uneven hands or a ply that does not fit the
 * turn. Repetitions are counted from this position on. If the side to move must pass, it is the other side's
 * turn, and a full board begins with its removals.
 *
 * @param variant - The variant to play; the text does not contain it. `"standard"` if left out.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax`, `bad-board`, `bad-hands`, `bad-bar`, `bad-due` or `bad-number` if a field is
 * invalid; `at` is an offset into the text.
 * @throws `LimitError` `too-long` if the text has more than 1,000 characters.
 * @throws `VariantError` if the variant is invalid.
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
  const words = wordsOf(plainText(text));
  const names = wordNames(ruleset.variant);
  if (words.length !== names.length) {
    const at = words[names.length]?.at ?? text.length;
    throw new ParseError(
      "syntax",
      at,
      `A position has ${names.length} words: ${names.join(", ")}. This text has ${words.length}.`,
    );
  }
  const offsetOf = (field: string): number =>
    (words[names.indexOf(names.includes(field) ? field : "due")] as Word).at;
  return setUp(ruleset, fieldsIn(ruleset, words), offsetOf);
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
