/* Writes what somebody who knows no mill game needs to play one move, such as a language model. */
import { checkOptions } from "../../base/options.ts";
import { en, type PromptSentence, type Words } from "../../languages/en/mills/rulebook.ts";
import type { Words as GameWords } from "../../languages/en/mills/words.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import { hasRemovals } from "../../rules/mills/data/variant.ts";
import { legalMoves, variantOf } from "../../rules/mills/game.ts";
import { formatMove } from "../../rules/mills/notation.ts";
import { deadCows } from "../../rules/mills/queries.ts";
import { readGame } from "../../rules/mills/read.ts";
import { writeGame } from "../../rules/mills/write.ts";
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
 * how to answer. A language model needs nothing else, and `readMove` of `morabaraba/formats` reads its
 * answer.
 *
 * The points are named in WMD notation. The prompt leaves out the positions that occurred before.
 *
 * @param words - The sentences of rulebooks, such as `en`, `af`, `de` or `id` of `morabaraba/rulebook`.
 * @throws `ParseError` if `game` is invalid.
 * @throws `ArgumentError` if a text of `words` is not a string, or an option is unknown or invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { en, formatPrompt } from "morabaraba/rulebook";
 *
 * const prompt = formatPrompt(en, createGame("nineMens"));
 * prompt.includes("However many mills a move closes, it shoots at most one cow."); // => true
 * prompt.split("\n").at(-1); // => "End your answer with a line that has only \"Move:\" and your move."
 * ```
 */
export function formatPrompt(words: PartialWords<Words>, game: Game, options: PromptOptions = {}): string {
  const { moves: listed } = checkOptions<PromptOptions>({ moves: "listed" }, options);
  const checked = writeGame(readGame(game));
  const variant = variantOf(checked);
  const names = namesOf<GameWords>(words);
  const { board } = variant;
  const nameOf = (player: Game["turn"]): string => textOf(en.names, names, "players", player);
  const [light, dark] = [nameOf("light"), nameOf("dark")];
  const say = (sentence: PromptSentence, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(textOf(en, words, "prompt", sentence), { light, dark, player: nameOf(checked.turn), ...values });
  const cowsOn = (letter: string): string =>
    listOf(board.points.filter((_, i) => checked.board[i] === letter));
  const linesOf = (lines: readonly (readonly string[])[]): string =>
    lines.map((line) => line.join("-")).join(", ");
  const [first = "", second = "", third = ""] = board.points;
  const { barred, usedLines, firstMill, removals, mustFree, quiet, hands } = checked;
  const moves = legalMoves(checked).map((move) => formatMove(checked, move));

  const boardLines = [
    say("points", { points: listOf(board.points) }),
    say("lines", { lines: linesOf(board.lines) }),
    ...(board.links.length > 0 ? [say("links", { links: linesOf(board.links) })] : []),
  ];
  const position = [
    say("cows", { lights: cowsOn("L"), darks: cowsOn("D") }),
    say("hands", { lights: hands.light, darks: hands.dark }),
    ...(deadCows(checked).length > 0 ? [say("dead", { points: listOf(deadCows(checked)) })] : []),
    ...(["light", "dark"] as const).flatMap((side) => {
      const step = barred[side];
      return step ? [say("barred", { side: nameOf(side), from: step.from, to: step.to })] : [];
    }),
    ...(["light", "dark"] as const).flatMap((side) => {
      const lines = usedLines?.[side] ?? [];
      return lines.length > 0 ? [say("used", { side: nameOf(side), lines: linesOf(lines) })] : [];
    }),
    ...(firstMill ? [say("first-mill", { side: nameOf(firstMill) })] : []),
    ...(removals ? [say("removal")] : []),
    ...(mustFree ? [say("freeing")] : []),
    ...(quiet > 0 ? [say("quiet", { count: quiet })] : []),
    say("turn"),
    ...(listed ? [say("moves", { moves: listOf(moves) })] : []),
  ];
  return [
    say("title", { variant: titleIn(en.names, names, variant) }),
    sectionsOf(
      en,
      words,
      describeRules(words, variant).filter(({ section }) => section !== "conduct"),
    ),
    [say("board"), ...boardLines].join("\n"),
    [
      say("notation"),
      say("placing", { to: first }),
      say("moving", { from: first, to: second }),
      ...(variant.millEffect === "wins" ? [] : [say("shooting", { from: first, to: second, shot: third })]),
      ...(hasRemovals(variant) ? [say("taking", { shot: third })] : []),
    ].join("\n"),
    [say("position"), ...position].join("\n"),
    say("answer"),
  ].join("\n\n");
}

/** Lists points or moves, or a dash if there are none. */
const listOf = (words: readonly string[]): string => words.join(" ") || "–";
