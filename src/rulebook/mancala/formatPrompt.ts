/* Writes what somebody who knows no mancala needs to play one move, such as a language model. */
import { checkOptions } from "../../base/options.ts";
import { en, type PromptSentence, type Words } from "../../languages/en/mancala/rulebook.ts";
import type { Words as GameWords } from "../../languages/en/mancala/words.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import { legalMoves, variantOf } from "../../rules/mancala/game.ts";
import { formatMove, houseName } from "../../rules/mancala/notation.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { writeGame } from "../../rules/mancala/write.ts";
import { fill, namesOf, type PartialWords, textOf, titleIn } from "../../words/sentences.ts";
import { sectionsOf } from "../describe.ts";
import { describeRules } from "./describeRules.ts";

/** Options of {@link formatPrompt}. */
export interface PromptOptions {
  /** `"listed"` adds the legal moves; they are left out otherwise. */
  readonly moves?: "listed" | undefined;
}

/**
 * Writes a prompt for the side to move: all rules of the variant, the board, the notation, the position, and
 * how to answer. A language model needs nothing else, and `readMove` of `morabaraba/mancala/formats` reads
 * its answer.
 *
 * The prompt leaves out the positions that occurred before.
 *
 * @param words - The sentences of rulebooks, such as `en`, `af`, `de` or `id` of `morabaraba/mancala/rulebook`.
 * @throws `ParseError` if `game` is invalid.
 * @throws `ArgumentError` if a text of `words` is not a string, or an option is unknown or invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { en, formatPrompt } from "morabaraba/mancala/rulebook";
 *
 * const prompt = formatPrompt(en, createGame("oware"), { moves: "listed" });
 * prompt.includes("The legal moves: A B C D E F"); // => true
 * prompt.split("\n").at(-1); // => "End your answer with a line that has only \"Move:\" and your move."
 * ```
 */
export function formatPrompt(words: PartialWords<Words>, game: Game, options: PromptOptions = {}): string {
  const { moves: listed } = checkOptions<PromptOptions>({ moves: "listed" }, options);
  const checked = writeGame(readGame(game));
  const variant = variantOf(checked);
  const names = namesOf<GameWords>(words);
  const nameOf = (player: Game["turn"]): string => textOf(en.names, names, "players", player);
  const [south, north] = [nameOf("south"), nameOf("north")];
  const say = (sentence: PromptSentence, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(textOf(en, words, "prompt", sentence), { south, north, player: nameOf(checked.turn), ...values });
  const { houses, stores } = checked;
  const half = variant.houses;
  const rowOf = (seeds: readonly number[]): string => seeds.join(", ");
  const moves = legalMoves(checked).map((move) => formatMove(checked, move));
  /** The names of a side's houses: numbers, or letters in some variants. */
  const namesIn = (side: 0 | 1): string =>
    Array.from({ length: half }, (_, i) => houseName(variant, side, i + 1)).join(" ");
  return [
    say("title", { variant: titleIn(en.names, names, variant) }),
    sectionsOf(en, words, describeRules(words, variant)),
    [say("board"), say("order", { last: half }), say("opposite", { last: half })].join("\n"),
    [
      say("notation", { souths: namesIn(0), norths: namesIn(1) }),
      ...(variant.swap ? [say("swap")] : []),
    ].join("\n"),
    [
      say("position"),
      say("houses", { side: south, seeds: rowOf(houses.slice(0, half)) }),
      say("houses", { side: north, seeds: rowOf(houses.slice(half)) }),
      say("stores", { souths: stores.south, norths: stores.north }),
      say("turn"),
      ...(listed ? [say("moves", { moves: moves.join(" ") || "–" })] : []),
    ].join("\n"),
    say("answer"),
  ].join("\n\n");
}
