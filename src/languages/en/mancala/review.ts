/* Reviews of mancala in English. */
import { deepFreeze } from "../../../base/data.ts";
import type { Plural } from "../shape.ts";
import type { Words as GameWords } from "./words.ts";
import { en as names } from "./words.ts";

/** The sentences of findings. Some kinds have several. */
const findings = {
  "gives-win-away-loss": "{player} could have won with {move}, but now loses.",
  "gives-win-away-draw": "{player} could have won with {move}; now the game is drawn.",
  loses: "{player} loses, whatever either side plays.",
  "loses-by": "From here, {player} loses by {margin} with best play, and every other move loses too.",
  "loses-unknown": "{player} loses; no better move is known.",
  "loses-unknown-by": "From here, {player} loses by {margin} with best play; no better move is known.",
  "loses-saved": "{player} loses; {move} would have drawn.",
  "loses-seeds": "This loses {seeds}: {move} is better.",
  wins: "{player} certainly wins.",
  "wins-by": "From here, {player} wins by {margin} with best play.",
  draws: "From here, the game is drawn with best play.",
  "allows-capture": "This lets {opponent} capture {seeds} with {answer}.",
  "cannot-avoid-capture": "{opponent} can capture {seeds} with {answer}; no move allows fewer.",
  "misses-capture": "{player} could have captured {possible} with {move}, but captures {seeds}.",
  captures: "{player} captures {seeds}.",
  "gives-seeds": "By the rules, {opponent} gets {seeds}.",
  "forfeits-capture": "The capture would take all of {opponent}'s seeds, so it leaves {seeds} on the board.",
  decides: "{player} has {seeds}, more than half of all seeds, and can no longer lose.",
  "extra-turn": "{player} moves again.",
  "misses-extra-turn": "With {move}, {player} could have moved again.",
  starves: "{opponent} has no seeds left to sow.",
  opinion: "In the search's opinion, {move} is better by about {worth}.",
  "opinion-wins": "In the search's opinion, {move} is better and certainly wins.",
};

/** The names of the sentences. */
export type SentenceName = keyof typeof findings;

/**
 * One language of reviews. Every text is a whole sentence. `formatFinding` fills in `{player}`, the
 * side that moved; `{opponent}`; `{move}`, played or better; the `{answer}` to it; `{seeds}`, `{possible}`
 * `{margin}` and `{worth}`, by how many seeds a ply is better, all of them in the words of `counts`.
 */
export interface Words {
  /** The language tag, such as `en`. */
  readonly language: string;
  /** The game words of the same language, with the names of the sides and the ways a game ends. */
  readonly names: GameWords;
  readonly findings: Readonly<Record<SentenceName, string>>;
  /** The seeds that findings count, with `{count}`. */
  readonly counts: { readonly seeds: Plural };
  /** The seeds of both sides at the end, with `{south}` and `{north}`. */
  readonly seeds: string;
  /** A line of plies, with `{line}`. */
  readonly line: string;
}

/**
 * English sentences for reviews of mancala games.
 *
 * @example
 * ```ts
 * import { en } from "morabaraba/mancala/review";
 *
 * en.findings["extra-turn"]; // => "{player} moves again."
 * ```
 */
export const en: Words = /* @__PURE__ */ deepFreeze({
  language: "en",
  names,
  findings,
  counts: { seeds: { one: "{count} seed", other: "{count} seeds" } },
  seeds: "South has {south}, North has {north}.",
  line: "Line: {line}.",
});
