/* Reviews of mill games in English. */
import { deepFreeze } from "../../../base/data.ts";
import { enTerms, inTerms } from "../morris.ts";
import type { Words as GameWords } from "./words.ts";
import { en as names } from "./words.ts";

/** The sentences of findings. Some kinds have several. */
const findings = {
  "gives-win-away-lost": "{player} could have won in {plies} plies with {move}, but now loses in {lostIn}.",
  "gives-win-away-lost-now": "{player} could have won at once with {move}, but now loses in {lostIn} plies.",
  "gives-win-away-ended": "{player} could have won with {move}, but has lost with this move.",
  "gives-win-away-drawn": "{player} could have won in {plies} plies with {move}; now the game is drawn.",
  "gives-win-away-drawn-now": "{player} could have won at once with {move}; now the game is drawn.",
  loses: "{player} loses within {plies} plies.",
  "loses-saved-draw": "{player} loses within {plies} plies; another move would have drawn.",
  "loses-saved-longer": "{player} loses within {plies} plies; another move would have held out longer.",
  "misses-win": "{player} could have won in {plies} plies with {move}.",
  "misses-win-now": "{player} could have won at once with {move}.",
  wins: "{player} wins within {plies} plies.",
  "wins-sooner": "{player} wins within {plies} plies; another move wins within {sooner}.",
  "wins-sooner-now": "{player} wins within {plies} plies; another move wins at once.",
  draws: "With best play the game is drawn.",
  "allows-forced-mill": "After {answer}, nothing can stop {opponent} from closing a mill.",
  "fails-to-block": "{opponent} can still close {mill} and shoot {shots}.",
  "cannot-block": "{opponent} can still close {mill} and shoot {shots}; no move stops every mill.",
  "allows-mill": "This lets {opponent} close {mill} and shoot {shots}.",
  "cannot-avoid-mill": "{opponent} can close {mill} and shoot {shots}; every move allows a mill.",
  "misses-mill": "{player} could have closed {mill} with {move}.",
  "loses-cow": "Counting shots over {plies} plies, {move} would have been better by a cow.",
  "loses-cows": "Counting shots over {plies} plies, {move} would have been better by {count} cows.",
  "closes-mill": "{player} closes {mill} and shoots {point}.",
  "closes-mill-without-shot": "{player} closes {mill} and shoots nothing.",
  "misses-forced-mill": "With {move}, {player} could have threatened a mill that nothing can stop.",
  "forces-mill": "{player} threatens a mill that nothing can stop.",
  "blocks-mill": "This stops {opponent} from closing {mill}.",
  "shuts-in-own": "For now, {player} cannot move from {points}.",
  "shuts-in-other": "For now, {opponent} cannot move from {points}.",
  "shuts-in-all": "For now, no cow of {side} can move; this shuts in {points}.",
  "opens-mill-always": "{player} opens {mill}, and can close a mill there again whatever {opponent} answers.",
  "opens-mill-unless-stopped":
    "{player} opens {mill}, and can close a mill there again unless {opponent} stops it.",
  "opens-mill-never": "{player} opens {mill}, and cannot close a mill there again on the next move.",
  "bars-cow": "By the repeat-mill rule, the cow on {from} may not go back to {point} on the next move.",
  "starts-count": "From now on, {plies} plies without a placement or shot draw the game.",
  "starts-count-now": "From now on, one ply without a placement or shot draws the game.",
  "stops-count": "This stops the count of plies without a placement or shot, which had {plies} to go.",
  "nears-draw": "After {plies} more plies without a placement or shot, the game is drawn.",
  "nears-draw-now": "After one more ply without a placement or shot, the game is drawn.",
  opinion: "{move} is better by about {cows} cows",
};

/** The names of the sentences. */
export type SentenceName = keyof typeof findings;

/**
 * One language of reviews. Every text is a whole sentence. `formatFinding` fills in `{player}`, the
 * side that moved; `{opponent}`; `{move}`, played or better; the opponent's `{answer}`; `{mill}`, from `mill`
 * or `mills`; the lists `{shots}` and `{points}`; `{point}` and `{from}`; `{side}`, whose cows are shut in;
 * the numbers `{plies}`, `{lostIn}` and `{sooner}`; `{count}`, a number of cows; and `{cows}`, by how many
 * cows a move is better.
 */
export interface Words {
  /** The language tag, such as `en`. */
  readonly language: string;
  /** The game words of the same language, with the names of the sides and the ways a game ends. */
  readonly names: GameWords;
  readonly findings: Readonly<Record<SentenceName, string>>;
  /** One mill, with its points as `{mill}`; and several mills, with their number as `{count}`. */
  readonly mill: string;
  readonly mills: string;
  /** The words before the last item of a list: "or" if one item is chosen, "and" if all are meant. */
  readonly or: string;
  readonly and: string;
  /** A sentence marked as an opinion, with `{sentence}`; and a line of moves, with `{line}`. */
  readonly opinion: string;
  readonly line: string;
}

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
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  names,
  findings,
  mill: "the mill {mill}",
  mills: "{count} mills ({mill})",
  or: "or",
  and: "and",
  opinion: "In the search's opinion, {sentence}.",
  line: "Line: {line}.",
});

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
export const enMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ inTerms(en, enTerms));
