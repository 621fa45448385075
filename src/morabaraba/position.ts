/**
 * Whole positions as one line of text: `board turn hands barred quiet ply`, as in `8/8/8 l 12,12 - 0 0`. What is left
 * out is what came before: the positions seen and a verdict.
 */
import { attempt, ParseError, type Result, type VariantError } from "../ground/errors.ts";
import { show } from "../ground/schema.ts";
import { checkText } from "../ground/text.ts";
import { decode, fieldsOf } from "./bridge/decode.ts";
import { FIELDS, type Field, NUMBER, parseFields, words } from "./bridge/fields.ts";
import { readPresent } from "./bridge/reading.ts";
import type { Game } from "./data/state.ts";
import type { StoredVariant } from "./data/variant.ts";
import { rulesetFor } from "./engine/compile.ts";

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
  return `${fieldsOf(ruleset, position)} ${position.quiet} ${position.ply}`;
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
  const fields = words(text, [...FIELDS, "quiet", "ply"]);
  const position = parseFields(ruleset, fields);
  position.quiet = parseCount(fields[4] as Field);
  position.ply = parseCount(fields[5] as Field);
  return decode(ruleset, position);
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
