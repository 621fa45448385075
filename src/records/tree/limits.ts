/** How much of a record is read, held and written, so that nothing from outside takes unbounded time or memory. */
import { LimitError } from "../../base/errors.ts";

/** Characters of the text of one game, in UTF-16 units. */
export const MOST_CHARACTERS = 1_000_000;

/** Characters of the JSON text of one record, which is longer than its text. */
export const MOST_JSON = 8_000_000;

/** Moves of one record, those of its variations and those removed included. */
export const MOST_MOVES = 100_000;

/** Variations within variations. */
export const MOST_DEPTH = 100;

/** Positions that the games of one line may have seen, where the variant counts repetitions: each game holds a list. */
export const MOST_SEEN_IN_LINE = 10_000_000;

/** Games of one text or stream, unless the caller allows for more. */
export const MOST_GAMES = 1_000_000;

/** The error for a record that is beyond what is read, held or written. */
export function tooMuch(code: LimitError["code"], most: number, what: string): LimitError {
  return new LimitError(code, most, `A record may have at most ${most} ${what}.`);
}
