/*
 * Reads and writes boards of the Kalah Game Protocol, `<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>`: the number of houses
 * per row; the store of the side to move, then the other store; the houses of the side to move, then the
 * other houses, each row in the order of sowing. Source: the grammar and the mode freeplay of the
 * specification in https://github.com/KWARC/kalah-game.
 */
import { show } from "../../base/data.ts";
import { attempt, ParseError, type Result } from "../../base/errors.ts";
import { checkText, plainText } from "../../base/input.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import type { StoredVariant } from "../../rules/mancala/data/variant.ts";
import { parsePosition } from "../../rules/mancala/position.ts";
import { readGame } from "../../rules/mancala/read.ts";

const LONGEST = 1000;

/**
 * Reads a board of the Kalah Game Protocol. The side to move becomes south.
 *
 * @param variant - The variant of the game, with the same number of houses; `"kalah"` if left out.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` if the text is not a board; `at` is an offset into the text.
 * @throws `ParseError` `bad-board` if the number of houses is not the variant's, or there are too many seeds.
 * @throws `LimitError` `too-long` if the text has more than 1,000 characters.
 * @throws `VariantError` if the variant is unknown or invalid.
 * @example
 * ```ts
 * import { formatPosition } from "morabaraba/mancala";
 * import { parseKalahProtocolBoard } from "morabaraba/mancala/formats";
 *
 * const game = parseKalahProtocolBoard("<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
 * formatPosition(game); // => "4,4,0,5,5,5/4,4,4,4,4,4 1,0 s"
 * ```
 */
export function parseKalahProtocolBoard(text: string, variant?: StoredVariant): Game {
  const rules = variantFrom(variant ?? "kalah");
  const { houses } = rules;
  checkText(text, LONGEST, "A board");
  const list = /^\s*<(\d{1,4}(?:,\d{1,4})*)>\s*$/.exec(plainText(text))?.[1];
  if (list === undefined)
    throw new ParseError("syntax", 0, `A board is written like <2,0,0,4,4,4,4>, not ${show(text)}.`);
  const [size, own, other, ...seeds] = list.split(",").map(Number);
  const fault = (message: string): ParseError => new ParseError("bad-board", text.indexOf("<") + 1, message);
  if (size !== houses) throw fault(`The variant has ${houses} houses on a side, but this board has ${size}.`);
  if (seeds.length !== 2 * houses)
    throw fault(`Two stores and ${2 * houses} houses must follow ${size}, not ${seeds.length} houses.`);
  const rows = `${seeds.slice(0, houses)}/${seeds.slice(houses)}`;
  const game = attempt<Game, ParseError>(() => parsePosition(`${rows} ${own},${other} s`, rules));
  if (game.ok) return game.value;
  throw fault(game.error.message);
}

/**
 * Does the same as {@link parseKalahProtocolBoard}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParseKalahProtocolBoard } from "morabaraba/mancala/formats";
 *
 * const result = safeParseKalahProtocolBoard("<3,0,0,4,4,4,4,4,4>");
 * result.ok ? "" : result.error.code; // => "bad-board"
 * ```
 */
export function safeParseKalahProtocolBoard(text: string, variant?: StoredVariant): Result<Game> {
  return attempt(() => parseKalahProtocolBoard(text, variant));
}

/**
 * Writes a board for the Kalah Game Protocol, seen from the side to move. The protocol writes moves as
 * numbers of houses, as this library does in kalah.
 *
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba/mancala";
 * import { formatKalahProtocolBoard } from "morabaraba/mancala/formats";
 *
 * formatKalahProtocolBoard(applyMove(createGame(), "4")); // => "<6,0,1,5,4,4,4,4,4,4,4,4,0,5,5>"
 * ```
 */
export function formatKalahProtocolBoard(game: Game): string {
  const { variant, houses, stores, side } = readGame(game).position;
  const rows = [houses.slice(0, variant.houses), houses.slice(variant.houses)];
  const [own, other] = side === 0 ? [0, 1] : [1, 0];
  return `<${[variant.houses, stores[own as 0], stores[other as 1], rows[own as 0], rows[other as 1]]}>`;
}
