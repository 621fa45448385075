/* Puts findings of mancala into words, with sentences as plain data that can be translated. */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import { en, type SentenceName, type Words } from "../../languages/en/mancala/review.ts";
import type { Words as GameWords } from "../../languages/en/mancala/words.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { applyMove } from "../../rules/mancala/game.ts";
import { formatMove } from "../../rules/mancala/notation.ts";
import { counted } from "../../words/counted.ts";
import { announceEnd } from "../../words/mancala/turns.ts";
import { fill, namesOf, type PartialWords, textOf } from "../../words/sentences.ts";
import { renderFinding } from "../tell.ts";
import type { Finding } from "./finding.ts";

/** The options of {@link formatFinding}. */
export interface TellOptions {
  /** Whether to add the line that proves a result; `false` if left out. */
  readonly lines?: boolean | undefined;
}

export const tellOptions: OptionSpecs = { lines: "true|false" };

/**
 * Returns a finding as a sentence.
 *
 * @param words - The sentences of reviews, such as `en`, `af`, `de` or `id` of `morabaraba/mancala/review`.
 * @param game - The game before the ply.
 * @param finding - A finding of a review of that ply; not checked.
 * @throws `ArgumentError` if a text of `words` is not a string, or an option is unknown or out of its range.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 * import { en, formatFinding, reviewMove } from "morabaraba/mancala/review";
 *
 * const game = createGame();
 * const { findings } = await reviewMove(game, "3", { nodes: 2000 });
 * findings.map((finding) => formatFinding(en, game, finding)).at(-1); // => "South moves again."
 * ```
 */
export function formatFinding(
  words: PartialWords<Words>,
  game: Game,
  finding: Finding,
  options: TellOptions = {},
): string {
  const { lines = false } = checkOptions(tellOptions, options);
  const seedsOf = (count: number, digits?: number): string => counted(en, words, "seeds", count, digits);
  if (finding.kind === "ends-game") {
    const { south, north } = finding.seeds;
    const seeds = fill(textOf(en, words, "seeds"), { south: seedsOf(south), north: seedsOf(north) });
    return `${announceEnd(namesOf<GameWords>(words), finding.outcome)} ${seeds}`;
  }
  // All numbers of a finding count seeds, except an opinion's difference.
  const counts = Object.entries(finding).map(([name, value]) => [
    name,
    typeof value === "number" ? seedsOf(value) : undefined,
  ]);
  const worth = finding.kind === "opinion" ? seedsOf((finding.difference ?? 0) / 100, 1) : undefined;
  const line = textsOf(game, finding.proof.line);
  const [move, answer] = line;
  const values = { ...Object.fromEntries(counts), move, answer, worth };
  const isResult = lines && finding.proof.by === "search" && line.length > 1;
  return renderFinding(en, words, finding, sentenceOf(finding), values, isResult ? line : []);
}

/** Writes a line of plies that starts from `game`. */
function textsOf(game: Game, line: readonly Move[]): string[] {
  let at = game;
  return line.map((move, i) => {
    const text = formatMove(at, move);
    if (i + 1 < line.length) at = applyMove(at, move);
    return text;
  });
}

/** Returns the name of a finding's sentence. */
function sentenceOf(finding: Exclude<Finding, { kind: "ends-game" }>): SentenceName {
  const { kind } = finding;
  switch (kind) {
    case "gives-win-away":
      return `${kind}-${finding.to}`;
    case "loses":
      if (finding.saved) return "loses-saved";
      if (finding.saved === null) return finding.margin === null ? "loses-unknown" : "loses-unknown-by";
      return finding.margin === null ? kind : "loses-by";
    case "wins":
      return finding.margin === null ? kind : "wins-by";
    case "allows-capture":
      return finding.avoidable ? kind : "cannot-avoid-capture";
    case "opinion":
      return finding.difference === null ? "opinion-wins" : kind;
    default:
      return kind;
  }
}
