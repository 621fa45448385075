/** Reads moves of mancala as people and language models write them. */
import { show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { players } from "../../rules/mancala/engine/position.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { hasLetters, nameOf } from "../../rules/mancala/notation.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { type MoveReading, notUnderstood, readingOf, rolesOf, wordsIn } from "../reading.ts";

/** The words for the swap, and words that are ignored. Any other word is not understood. */
const roles = /* @__PURE__ */ rolesOf({
  swap: "swap swaps pie",
  skip: [
    "i we my our the play plays playing played move moves moving sow sows sowing house houses pit pits hole holes cup cups",
    "bowl number nr from to in at is it will would like want d ll please let me us so ok okay here next answer choice final",
    "choose pick select seeds",
    "stones of all take with start starting sides side rule speel saai huis best go this",
  ].join(" "),
});

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** The number of a move: "12. 3", "12) house 3". */
const NUMBER = /^\d{1,4}(?:\.{1,3}|\)|:)\s+(?=[^\s.,;!?])/;

const WORD = /\d+(?:st|nd|rd|th)?(?![a-z\d])|[a-z]+(?!\d)/y;

/**
 * Finds the one legal move that a text can mean, as people and language models write moves: `5`, `house 5`,
 * `pit 3`, `the third house`, `C` or `c` if houses have letters, `1. 3!`. A text with an unknown word is
 * rejected, so `not 5` is never read as `5`. `parseMove` of `morabaraba/mancala` is the strict reader.
 *
 * @returns The move; or an error, and the `moves` that the text can mean. The error's `code` is `ambiguous`,
 * `not-text`, `too-long`, a code of `whyIllegal`, or `syntax` if the text is not understood.
 * @throws `ParseError` if `game` is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { readMove } from "morabaraba/mancala/formats";
 *
 * const read = readMove(createGame(), "I'll play pit 3.");
 * read.ok && read.value; // => { house: 3 }
 * const refused = readMove(createGame(), "house 7");
 * refused.ok || refused.error.code; // => "unknown-house"
 * ```
 */
export function readMove(game: Game, text: string): MoveReading<Move> {
  const state = readGame(game);
  const { position } = state;
  const find = (): readonly Move[] => {
    const given = new Set<number | "swap">();
    // The article "a" is not a house.
    for (const word of wordsIn(text.replace(/\b[Aa] (?=[a-z]{2})/g, ""), WORD, NUMBER)) {
      const spelt = 1 + Math.max(numbers.indexOf(word), ordinals.indexOf(word));
      const letter = hasLetters(position.variant) && word.length === 1 ? word.charCodeAt(0) - 96 : 0;
      if (/^\d/.test(word)) given.add(Number.parseInt(word, 10));
      else if (spelt > 0) given.add(spelt);
      else if (letter > 0 && letter <= position.variant.houses) given.add(letter);
      else if (roles.get(word) === "swap") given.add("swap");
      else if (!roles.has(word) && word !== players[position.side]) throw notUnderstood(text, word);
    }
    const moves = [...given].map((house): Move => (house === "swap" ? { swap: true } : { house }));
    if (moves.length === 0)
      throw new ParseError("syntax", 0, `${show(text)} names no house: write a number such as 3.`);
    // Throws with the reason if a move is illegal.
    return moves.map((move) => moveOf(legalMove(state, move)));
  };
  return readingOf(text, find, (move) => nameOf(move, position));
}
