/* Reads moves of mancala as people and language models write them. */
import { show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { type Position, players } from "../../rules/mancala/engine/position.ts";
import { legalMove } from "../../rules/mancala/legality.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { hasLetters, nameOf } from "../../rules/mancala/notation.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { asks, type MoveReading, notUnderstood, readingOf, rolesOf, wordsIn } from "../reading.ts";

/**
 * What each word means: the swap, the name of one house, a word that may stand before a letter, a word for
 * what is counted, or nothing. Any other word is not understood.
 */
const roles = /* @__PURE__ */ rolesOf({
  swap: "swap swaps pie",
  house: "house pit hole cup bowl number nr huis",
  verb: "play plays playing played move sow sows sowing choose pick select take like want go speel is with from in at answer choice",
  counted: "seeds stones houses pits holes cups moves",
  side: "sides side rule",
  skip: [
    "i we my our the moving to it will would please let me us so ok okay here next final of all start starting",
    "saai best this i'd i'll i'm we'd we'll we're let's it's",
  ].join(" "),
});

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** The number of a move: "12. 3", "12) house 3". */
const NUMBER = /^\d{1,4}(?:\.{1,3}|\)|:)\s+(?=[^\s.,;!?])/;

const WORD = /\d+(?:st|nd|rd|th)?(?![a-z\d])|[a-z]+(?:'[a-z]+)*(?!\d)/y;

/** Options of {@link readMove}. */
export interface ReadMoveOptions {
  /**
   * `"openspiel"` reads numbers as OpenSpiel's mancala writes them: with six houses a side, south's are 1 to
   * 6 and north's 8 to 13. If left out, each side's houses begin with 1.
   */
  readonly numbering?: "openspiel" | undefined;
}

/** What a word means: a house, `swap`, nothing, or `undefined` if it is not understood where it stands. */
function meaningOf(
  words: readonly string[],
  i: number,
  { variant, side }: Position,
): number | "swap" | "nothing" | undefined {
  const word = words[i] as string;
  const [before, role, after] = [words[i - 1], word, words[i + 1]].map((one) => roles.get(one ?? ""));
  const isAlone = words.length === 1 || (words.length === 2 && words[0] === players[side]);
  const isLast = words.slice(i + 1).every((one) => one === "please");
  const spelt = 1 + numbers.indexOf(word);
  const ordinal = /^\d+[a-z]/.test(word) ? Number.parseInt(word, 10) : 1 + ordinals.indexOf(word);
  // "first, I play" and "my second move" name no house.
  if (ordinal > 0) return after === "house" || words[i + 1] === "one" || isAlone ? ordinal : undefined;
  if (word === "one" && !isAlone && before !== "house" && !(isLast && before === "verb"))
    return ordinals.includes(words[i - 1] ?? "") ? "nothing" : undefined;
  if (spelt > 0 || /^\d/.test(word)) {
    // "4 seeds", "rule 3" and "this is move 3" name no house.
    const isCount = after === "counted" || before === "side";
    const isPly = words[i - 1] === "move" && i > 1 && !/^(?:i|we|my|our)$/.test(words[i - 2] as string);
    return isCount || isPly ? undefined : spelt || Number(word);
  }
  const letter = hasLetters(variant) && word.length === 1 ? word.charCodeAt(0) - 96 : 0;
  if (letter > 0 && letter <= variant.houses) {
    // "I" and "a" are English words, unless nothing follows.
    if (word === "i" || word === "a") {
      if (isAlone || (isLast && (before === "house" || (word === "a" && before === "verb")))) return letter;
    } else if (isAlone || before === "house" || before === "verb") return letter;
    else if (i === 0 && (isLast || words[1] === "is")) return letter;
  }
  if (word === "a" && !isLast) return "nothing";
  if (role === "swap") return role;
  return role || word === players[side] ? "nothing" : undefined;
}

/**
 * Finds the one legal move that a text can mean, as people and language models write moves: `5`, `house 5`,
 * `pit 3`, `the third house`, `C` or `c` if houses have letters, `1. 3!`. A text with an unknown word is
 * rejected, so `not 5` is never read as `5`. So are questions, and words that may mean something else where
 * they stand, such as `4 seeds`. `parseMove` of `morabaraba/mancala` is the strict reader.
 *
 * After reasoning, an answer is read from JSON such as `{ "move": 3 }`, from tags such as `<answer>`, and
 * from a line such as `Final answer: 3`. A text with two answers is rejected.
 *
 * @param options - A `numbering` of the houses.
 * @returns The move; or an error, and the `moves` that the text can mean. The error's `code` is `ambiguous`,
 * `not-text`, `too-long`, a code of `whyIllegal`, or `syntax` if the text is not understood.
 * @throws `ParseError` if `game` is invalid.
 * @throws `ArgumentError` if an option is unknown or invalid.
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
export function readMove(game: Game, text: string, options: ReadMoveOptions = {}): MoveReading<Move> {
  const state = readGame(game);
  const { position } = state;
  const { numbering } = checkOptions<ReadMoveOptions>({ numbering: "openspiel" }, options);
  const first = numbering === "openspiel" && position.side === 1 ? position.variant.houses + 1 : 0;
  const find = (text: string): readonly Move[] => {
    const given = new Set<number | "swap">();
    const words = wordsIn(text, WORD, NUMBER);
    for (const [i, word] of words.entries()) {
      const meaning = asks(words, i) ? undefined : meaningOf(words, i, position);
      if (meaning === undefined) throw notUnderstood(text, word);
      // With OpenSpiel's numbering, a letter still names a house of the side's own.
      if (meaning !== "nothing")
        given.add(typeof meaning === "number" && /^\d/.test(word) ? meaning - first : meaning);
    }
    const moves = [...given].map((house): Move => (house === "swap" ? { swap: true } : { house }));
    if (moves.length === 0)
      throw new ParseError("syntax", 0, `${show(text)} names no house: write a number such as 3.`);
    // Throws with the reason if a move is illegal.
    return moves.map((move) => moveOf(legalMove(state, move)));
  };
  return readingOf(text, find, (move) => nameOf(move, position));
}
