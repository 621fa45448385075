/* The limits of a record, so that no input takes unbounded time or memory. */
import { LimitError } from "../../base/errors.ts";

/** UTF-16 units in the text of one game. */
export const MOST_CHARACTERS = 1_000_000;

/** UTF-16 units in the JSON of one record, which is longer than its text. */
export const MOST_JSON = 8_000_000;

/** Moves of one record, including variations and removed moves. */
export const MOST_MOVES = 100_000;

/** Levels of nested variations. */
export const MOST_DEPTH = 100;

/** If the variant counts repetitions: the seen positions that all games of a line list together. */
export const MOST_SEEN_IN_LINE = 10_000_000;

/** Games of one text or stream, unless the caller sets another limit. */
export const MOST_GAMES = 1_000_000;

/** Makes the error for a record beyond a limit. */
export function tooMuch(code: LimitError["code"], most: number, what: string): LimitError {
  return new LimitError(code, most, `A record may have at most ${most} ${what}.`);
}
