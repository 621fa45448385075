/* Reviews of mill games in English. */
import { deepFreeze } from "../../../base/data.ts";
import type { Plural } from "../shape.ts";
import {
  cattle,
  type Words as GameWords,
  enMorris as morris,
  en as names,
  pieces,
  type Terms,
} from "./words.ts";

/** The sentences of findings. Some kinds have several. */
const findings = ({ cow, shoot, shoots, removal }: Terms) => ({
  "gives-win-away-lost": "{player} could have won in {plies} with {move}, but now loses in {lostIn}.",
  "gives-win-away-lost-now": "{player} could have won at once with {move}, but now loses in {lostIn}.",
  "gives-win-away-ended": "{player} could have won with {move}, but has lost with this move.",
  "gives-win-away-drawn": "{player} could have won in {plies} with {move}; now the game is drawn.",
  "gives-win-away-drawn-now": "{player} could have won at once with {move}; now the game is drawn.",
  loses: "{player} loses within {plies}.",
  "loses-saved-draw": "{player} loses within {plies}; another move would have drawn.",
  "loses-saved-longer": "{player} loses within {plies}; another move would have held out longer.",
  "misses-win": "{player} could have won in {plies} with {move}.",
  "misses-win-now": "{player} could have won at once with {move}.",
  wins: "{player} wins within {plies}.",
  "wins-sooner": "{player} wins within {plies}; another move wins within {sooner}.",
  "wins-sooner-now": "{player} wins within {plies}; another move wins at once.",
  draws: "With best play the game is drawn.",
  "allows-forced-mill": "After {answer}, nothing can stop {opponent} from closing a mill.",
  "fails-to-block": `{opponent} can still close {mill} and ${shoot} {shots}.`,
  "cannot-block": `{opponent} can still close {mill} and ${shoot} {shots}; no move stops every mill.`,
  "allows-mill": `This lets {opponent} close {mill} and ${shoot} {shots}.`,
  "cannot-avoid-mill": `{opponent} can close {mill} and ${shoot} {shots}; every move allows a mill.`,
  "misses-mill": "{player} could have closed {mill} with {move}.",
  "loses-cows": `Counting ${removal}s over {plies}, {move} would have been better by {cows}.`,
  "closes-mill": `{player} closes {mill} and ${shoots} {point}.`,
  "closes-mill-without-shot": `{player} closes {mill} and ${shoots} nothing.`,
  "misses-forced-mill": "With {move}, {player} could have threatened a mill that nothing can stop.",
  "forces-mill": "{player} threatens a mill that nothing can stop.",
  "blocks-mill": "This stops {opponent} from closing {mill}.",
  "shuts-in-own": "For now, {player} cannot move from {points}.",
  "shuts-in-other": "For now, {opponent} cannot move from {points}.",
  "shuts-in-all": `For now, no ${cow} of {side} can move; this shuts in {points}.`,
  "opens-mill-always": "{player} opens {mill}, and can close a mill there again whatever {opponent} answers.",
  "opens-mill-unless-stopped":
    "{player} opens {mill}, and can close a mill there again unless {opponent} stops it.",
  "opens-mill-never": "{player} opens {mill}, and cannot close a mill there again on the next move.",
  "bars-cow": `By the repeat-mill rule, the ${cow} on {from} may not go back to {point} on the next move.`,
  "starts-count": `From now on, the game is drawn after {plies} without a placement or ${removal}.`,
  "stops-count": `This stops the count of plies without a placement or ${removal}, which had {plies} to go.`,
  "nears-draw": `After {morePlies} without a placement or ${removal}, the game is drawn.`,
  opinion: "In the search's opinion, {move} is better by about {cows}.",
});

/** The names of the sentences. */
export type SentenceName = keyof ReturnType<typeof findings>;

/**
 * One language of reviews. Every text is a whole sentence. `formatFinding` fills in `{player}`, the side that
 * moved; `{opponent}`; `{move}`, played or better; the opponent's `{answer}`; the lists `{shots}` and
 * `{points}`; `{point}` and `{from}`; `{side}`, whose cows are shut in; and, in the words of `counts`,
 * `{mill}`; `{plies}`, `{morePlies}`, `{lostIn}` and `{sooner}`; and `{cows}`, by how many cows a move is
 * better.
 */
export interface Words {
  /** The language tag, such as `en`. */
  readonly language: string;
  /** The game words of the same language, with the names of the sides and the ways a game ends. */
  readonly names: GameWords;
  readonly findings: Readonly<Record<SentenceName, string>>;
  /** What findings count, with `{count}`; `mills` also has their points as `{mills}`. */
  readonly counts: Readonly<Record<"plies" | "morePlies" | "cows" | "mills", Plural>>;
  /** A line of moves, with `{line}`. */
  readonly line: string;
}

const wordsIn = (names: GameWords, terms: Terms): Words => ({
  language: "en",
  names,
  findings: findings(terms),
  counts: {
    plies: { one: "one ply", other: "{count} plies" },
    morePlies: { one: "one more ply", other: "{count} more plies" },
    cows: { one: `one ${terms.cow}`, other: `{count} ${terms.cows}` },
    mills: { one: "the mill {mills}", other: "{count} mills ({mills})" },
  },
  line: "Line: {line}.",
});

/**
 * English sentences for reviews of mill games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/review";
 *
 * en.findings["blocks-mill"]; // => "This stops {opponent} from closing {mill}."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * English sentences for reviews of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { enMorris } from "morabaraba/review";
 *
 * enMorris.findings["closes-mill"]; // => "{player} closes {mill} and removes {point}."
 * ```
 */
export const enMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
