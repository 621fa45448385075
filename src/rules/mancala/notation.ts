/*
 * Reads and writes moves as text, legal or not. In every game a move is `swap` or the number of a house,
 * counted from 1 at the mover's left. In variants with the capture `two-or-three`, such as oware, it can also
 * be a letter: from `A` on for south's houses, from `a` on for north's.
 */

import { isWhole, show } from "../../base/data.ts";
import { attempt, IllegalMoveError, ParseError, type Result } from "../../base/errors.ts";
import { checkText, plainText } from "../../base/input.ts";
import type { Game, Move, MoveLike } from "./data/state.ts";
import type { Variant } from "./data/variant.ts";
import { type Position, players, type Side } from "./engine/position.ts";
import { moveFields } from "./moves.ts";
import { readGame } from "./read.ts";

/** A move in text has at most this many characters, white space included. */
const LONGEST_MOVE = 40;

/** Whether moves are written as letters. */
export function hasLetters({ capture }: Variant): boolean {
  return capture === "two-or-three";
}

/** Returns the letter or number of a side's house, 1 to the variant's `houses`. */
export function houseName(variant: Variant, side: Side, house: number): string {
  return hasLetters(variant) ? String.fromCharCode((side === 0 ? 64 : 96) + house) : String(house);
}

/** Returns the {@link houseName} of the house at an index of a game's `houses`. */
export function houseNameAt(variant: Variant, at: number): string {
  return houseName(variant, at < variant.houses ? 0 : 1, (at % variant.houses) + 1);
}

/** Reads a word: a house or `swap`; 0 for a house that the side lacks, `undefined` for any other word. */
function readWord({ variant, side }: Position, word: string): number | "swap" | undefined {
  if (word === "swap") return word;
  const digits = /^(?:0|[1-9][0-9]?)$/.test(word);
  if (!digits && !(hasLetters(variant) && /^[A-Za-z]$/.test(word))) return undefined;
  const house = digits ? Number(word) : word.charCodeAt(0) - (side === 0 ? 64 : 96);
  return isWhole(house, 1, variant.houses) ? house : 0;
}

/** Trims a text and reads it with {@link readWord}; `undefined` if it is longer than a move may be. */
export function readText(position: Position, text: string): number | "swap" | undefined {
  return text.length > LONGEST_MOVE ? undefined : readWord(position, text.trim());
}

/**
 * Reads a move of the side to move: the number of a house (or its letter, in variants with the capture
 * `two-or-three`), or `swap`. White space around it is ignored.
 *
 * @param game - The game before the move.
 * @throws `ParseError` `not-text` if `text` is not a string.
 * @throws `ParseError` `syntax` if the text is not a move; `at` is an offset into the text.
 * @throws `ParseError` `bad-house` if the side to move does not have the house; `at` is an offset into the
 * text.
 * @throws `LimitError` `too-long` if the text has more than 40 characters.
 * @example
 * ```ts
 * import { createGame, parseMove } from "morabaraba/mancala";
 *
 * parseMove(createGame(), "3"); // => { house: 3 }
 * parseMove(createGame("oware"), "C"); // => { house: 3 }
 * parseMove(createGame("oware"), "c"); // throws bad-house
 * ```
 */
export function parseMove(game: Game, text: string): Move {
  return moveIn(text, readGame(game).position);
}

function moveIn(text: string, position: Position): Move {
  checkText(text, LONGEST_MOVE, "A move");
  const plain = plainText(text);
  const word = plain.trim();
  const at = plain.search(/\S|$/);
  const house = readWord(position, word);
  if (house === "swap") return { swap: true };
  if (house) return { house };
  if (house === 0) throw new ParseError("bad-house", at, noHouse(position, word));
  throw new ParseError(
    "syntax",
    at,
    `A move is a house, ${houseNames(position)}, or swap, not ${show(word)}.`,
  );
}

/** The names of the houses of the side to move. */
const houseNames = ({ variant, side }: Position): string =>
  `${houseName(variant, side, 1)} to ${houseName(variant, side, variant.houses)}`;

/** The message for a house that the side to move does not have, as the caller wrote it. */
export const noHouse = (position: Position, house: unknown): string =>
  `There is no house ${show(house)} for ${players[position.side]}, whose turn it is; play ${houseNames(position)}.`;

/**
 * Does the same as {@link parseMove}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { createGame, safeParseMove } from "morabaraba/mancala";
 *
 * const result = safeParseMove(createGame(), "7");
 * result.ok ? "" : result.error.code; // => "bad-house"
 * ```
 */
export function safeParseMove(game: Game, text: string): Result<Move> {
  return attempt(() => parseMove(game, text));
}

/**
 * Writes a move of the side to move, legal or not, for {@link parseMove} to read back with the same game.
 *
 * @throws `IllegalMoveError` `unknown-house` if the board does not have the house.
 * @throws `IllegalMoveError` `malformed` if the value is not a move.
 * @example
 * ```ts
 * import { createGame, formatMove } from "morabaraba/mancala";
 *
 * formatMove(createGame("congkak"), { house: 3 }); // => "3"
 * formatMove(createGame("oware"), { house: 3 }); // => "C"
 * ```
 */
export function formatMove(game: Game, move: MoveLike | string): string {
  const { position } = readGame(game);
  return nameOf(named(position, move), position);
}

/** Turns text that names a move into an object; returns anything else as it is. */
export function named(position: Position, move: unknown): unknown {
  const word = typeof move === "string" ? readText(position, move) : undefined;
  if (word === undefined) return move;
  return word === "swap" ? { swap: true } : { house: word };
}

/** The error for a value that is not a move. */
export const notAMove = (given: unknown): IllegalMoveError =>
  new IllegalMoveError(
    "malformed",
    `${show(given)} is not a move such as 3, "3", { house: 3 } or { swap: true }.`,
  );

/** Writes a move of a side as text. */
export function nameOf(move: unknown, { variant, side }: Pick<Position, "variant" | "side">): string {
  const { house, swap } = Object(moveFields(move)) as { readonly house?: unknown; readonly swap?: unknown };
  if (house === undefined ? swap !== true : swap !== undefined) throw notAMove(move);
  if (swap === true) return "swap";
  if (isWhole(house, 1, variant.houses)) return houseName(variant, side, house);
  throw new IllegalMoveError(
    "unknown-house",
    `Only houses 1 to ${variant.houses} and the swap can be written here, not house ${show(house)}.`,
  );
}
