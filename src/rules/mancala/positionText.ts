/*
 * Reads and writes positions as one line of text, as in `4,4,4,4,4,4/4,4,4,4,4,4 0,0 s`: both rows in the
 * order of sowing, the stores, the turn, and the swap. The text leaves out plies, positions seen and a
 * verdict.
 */

import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result } from "../../base/errors.ts";
import { checkText, plainText, type Word, wordsOf } from "../../base/input.ts";
import { storedAs, variantFrom } from "./data/define.ts";
import type { Game } from "./data/state.ts";
import type { StoredVariant } from "./data/variant.ts";
import { countsIn, formatFields, housesIn } from "./positionFields.ts";
import { readGame, setUp } from "./read.ts";

/** A position in text has at most this many characters. */
const LONGEST_POSITION = 1000;

/**
 * Writes a position as one line of text. Its fields are the seeds in south's houses, `/`, and those in
 * north's, each from the owner's left to right; the stores, south's first; the turn, `s` or `n`; and `swap`
 * while the second player may still swap.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, formatPosition } from "morabaraba/mancala";
 *
 * formatPosition(createGame()); // => "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s"
 * formatPosition(applyMove(createGame(), "4")); // => "4,4,4,0,5,5/5,4,4,4,4,4 1,0 n"
 * ```
 */
export function formatPosition(game: Game): string {
  const { houses, stores, side, swap } = readGame(game).position;
  const [rows, turn] = formatFields(houses, side).split(" ");
  return `${rows} ${stores} ${turn}${swap ? " swap" : ""}`;
}

/**
 * Reads a position as {@link formatPosition} writes it; extra white space between the fields is ignored.
 * Plies and repetitions are counted from this position on. If a rule other than the majority ends the game in
 * this position, the houses are swept into the stores. If the side to move must pass, it is the other side's
 * turn.
 *
 * @param variant - The variant to play; the text does not contain it. `"kalah"` if left out.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` or `bad-number` if a field is invalid; `at` is an offset into the text.
 * @throws `ParseError` `bad-board` if a row or the stores have the wrong length, or there are more than 1,000
 * seeds; `at` is an offset into the text.
 * @throws `LimitError` `too-long` if the text has more than 1,000 characters.
 * @throws `VariantError` `unknown-variant` if no built-in has the name.
 * @throws `VariantError` `bad-variant` if the value cannot be a variant.
 * @example
 * ```ts
 * import { outcome, parsePosition } from "morabaraba/mancala";
 *
 * parsePosition("0,0,4,0,0,0/0,0,0,1,0,0 0,0 s").houses[2]; // => 4
 * const over = parsePosition("0,0,0,0,0,0/1,1,1,1,1,0 19,24 n", "oware");
 * over.stores; // => { south: 19, north: 29 }
 * outcome(over); // => { winner: "north", reason: "cannot-feed" }
 * parsePosition("4,4,4,4,4,4 0,0 s"); // throws bad-board
 * ```
 */
export function parsePosition(text: string, variant?: StoredVariant): Game {
  const data = variantFrom(variant ?? "kalah");
  checkText(text, LONGEST_POSITION, "A position");
  const words = wordsOf(plainText(text));
  const [board, stores, turn, swap] = words as readonly [Word, Word, Word, Word?];
  if (words.length < 3 || words.length > 4) {
    const at = words[4]?.at ?? text.length;
    const row = Array(data.houses).fill(data.seeds);
    const sample = `"${row}/${row} 0,0 s"`;
    throw new ParseError(
      "syntax",
      at,
      `A position has 3 words, rows, stores and turn, such as ${sample}. This text has ${words.length}.`,
    );
  }
  const houses = housesIn(data, board);
  const [south, north] = countsIn(stores, 2, "The pair of stores") as [number, number];
  if (turn.text !== "s" && turn.text !== "n")
    throw new ParseError("syntax", turn.at, `The turn is "s" or "n", not ${show(turn.text)}.`);
  if (swap !== undefined && swap.text !== "swap")
    throw new ParseError(
      "syntax",
      swap.at,
      `Nothing but "swap" may follow the turn, not ${show(swap.text)}.`,
    );
  const places: Readonly<Record<string, Word | undefined>> = { houses: board, stores, swap };
  return setUp(
    {
      variant: storedAs(data),
      houses,
      stores: { south, north },
      turn: turn.text === "s" ? "south" : "north",
      ply: 0,
      ...(swap && { swap: true }),
    },
    (field) => (places[field] as Word).at,
  );
}

/**
 * Does the same as {@link parsePosition}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParsePosition } from "morabaraba/mancala";
 *
 * const result = safeParsePosition("4,4,4,4,4,4/4,4,4,4,4,4 0,0 x");
 * result.ok ? "" : result.error.code; // => "syntax"
 * ```
 */
export function safeParsePosition(text: string, variant?: StoredVariant): Result<Game> {
  return attempt(() => parsePosition(text, variant));
}
