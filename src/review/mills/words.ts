/* Puts findings about mill games into words, with sentences as plain data that can be translated. */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import { en, type SentenceName, type Words } from "../../languages/en/mills/review.ts";
import type { Words as GameWords } from "../../languages/en/mills/words.ts";
import type { Line } from "../../rules/mills/data/board.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { formatMove, type Notation } from "../../rules/mills/notation.ts";
import { rulesetOf } from "../../rules/mills/read.ts";
import { counted, listed } from "../../words/counted.ts";
import { nameOf } from "../../words/mills/announce.ts";
import { announceEnd } from "../../words/mills/turns.ts";
import { namesOf, type PartialWords, textOf } from "../../words/sentences.ts";
import { renderFinding, type Values } from "../tell.ts";
import { type Finding, type MillMove, stepIn } from "./finding.ts";

/** The options of {@link formatFinding}. */
export interface TellOptions {
  /** How to name points; `"wmd"` if left out. A board without labels for all its points is always in WMD. */
  readonly notation?: Notation | undefined;
  /** Whether to add the line that proves a result; `false` if left out. */
  readonly lines?: boolean | undefined;
}

export const tellOptions: OptionSpecs = { notation: "wmd|mssa", lines: "true|false" };

/**
 * Returns a finding as a sentence.
 *
 * @param words - The sentences of reviews, such as `en`, `af`, `de` or `id` of `morabaraba/review`.
 * @param game - The game before the move.
 * @param finding - A finding of a review of that move; not checked.
 * @throws `ArgumentError` if a text of `words` is not a string, or an option is unknown or out of its range.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { en, formatFinding, reviewMove } from "morabaraba/review";
 *
 * const game = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6");
 * const { findings } = await reviewMove(game, "a1", { nodes: 2000, most: 100 });
 * const missed = findings.filter(({ kind }) => kind === "misses-mill");
 * missed.map((finding) => formatFinding(en, game, finding));
 * // => ["Light could have closed the mill a7 d7 g7 with g7."]
 * ```
 */
export function formatFinding(
  words: PartialWords<Words>,
  game: Game,
  finding: Finding,
  options: TellOptions = {},
): string {
  const { notation = "wmd", lines = false } = checkOptions(tellOptions, options);
  const names = namesOf<GameWords>(words);
  if (finding.kind === "ends-game") return announceEnd(names, finding.outcome);
  const usable = usableNotation(game, notation);
  const text = (move: MoveLike): string => formatMove(game, move, { notation: usable });
  const points = (some: readonly Point[]): string[] => some.map((point) => nameOf(point, usable));
  const [name, extra] = sentenceOf(finding, {
    mills: (some) => {
      const lines = some.map((line) => points(line).join(" "));
      return counted(en, words, "mills", some.length, 0, { mills: listed(words, lines) });
    },
    all: (...some) => listed(words, points(some)),
    any: (some) => listed(words, points(some), "disjunction"),
    count: (name, count, digits) => counted(en, words, name, count, digits),
    side: (player) => textOf(en.names, names, "players", player),
  });
  const { kind, proof } = finding;
  const [first, second] = proof.line as readonly [Move, Move?];
  // The shot is named only if it matters which cow is shot.
  const move = text(kind === "loses-cows" || kind === "opinion" ? first : stepIn(first));
  const values = { move, answer: second && text(second), ...extra };
  const isResult = lines && proof.line.length > 1 && /win|^loses/.test(kind);
  return renderFinding(en, words, finding, name, values, isResult ? proof.line.map(text) : []);
}

/** Returns the notation, or WMD if a point of the board has no label in it. */
function usableNotation(game: Game, notation: Notation): Notation {
  return rulesetOf(game).points.every((point) => nameOf(point, notation) !== point) ? notation : "wmd";
}

/** Writes mills, points and sides as text. */
interface Texts {
  mills(some: readonly Line[]): string;
  all(...some: readonly Point[]): string;
  any(some: readonly Point[]): string;
  count(name: "plies" | "morePlies" | "cows", count: number, digits?: number): string;
  side(one: Player): string;
}

/** The names of sentences that have a second form, `-now`, for one ply. */
type Counted = Extract<SentenceName, `${string}-now`> extends `${infer Name}-now` ? Name : never;

/** The name of the sentence for a number of plies. */
const forPlies = <Name extends Counted>(name: Name, plies: number): Name | `${Name}-now` =>
  plies === 1 ? `${name}-now` : name;

/** Returns the name of a finding's sentence, and its values beyond moves. */
function sentenceOf(
  finding: Exclude<Finding, { kind: "ends-game" }>,
  { mills, all, any, count, side }: Texts,
): readonly [SentenceName, Values?] {
  const { kind } = finding;
  const firstMill = (moves: readonly MillMove[]): Values => {
    const { mills: lines, targets } = moves[0] as MillMove;
    return { mill: mills(lines), shots: any(targets) };
  };
  switch (kind) {
    case "gives-win-away": {
      const { plies, lostIn } = finding;
      if (lostIn === 1) return [`${kind}-ended`];
      const values = { plies: count("plies", plies), lostIn: lostIn === null ? "" : count("plies", lostIn) };
      return [forPlies(lostIn === null ? `${kind}-drawn` : `${kind}-lost`, plies), values];
    }
    case "loses":
      return [
        finding.saved === null ? kind : `loses-saved-${finding.saved}`,
        { plies: count("plies", finding.plies) },
      ];
    case "misses-win":
      return [forPlies(kind, finding.plies), { plies: count("plies", finding.plies) }];
    case "starts-count":
    case "stops-count":
      return [kind, { plies: count("plies", finding.plies) }];
    case "nears-draw":
      return [kind, { morePlies: count("morePlies", finding.plies) }];
    case "wins": {
      const { plies, sooner } = finding;
      if (sooner === null) return [kind, { plies: count("plies", plies) }];
      return [
        forPlies(`${kind}-sooner`, sooner),
        { plies: count("plies", plies), sooner: count("plies", sooner) },
      ];
    }
    case "fails-to-block":
      return [finding.avoidable === false ? "cannot-block" : kind, firstMill(finding.mills)];
    case "allows-mill":
      return [finding.avoidable === false ? "cannot-avoid-mill" : kind, firstMill(finding.mills)];
    case "misses-mill":
      return [kind, firstMill(finding.mills)];
    case "closes-mill": {
      const isShooting = finding.shots.length > 0;
      const values = { mill: mills(finding.mills), point: all(...finding.shots) };
      return [isShooting ? kind : `${kind}-without-shot`, values];
    }
    case "blocks-mill":
      return [kind, { mill: mills(finding.lines) }];
    case "opens-mill":
      return [`${kind}-${finding.again}`, { mill: mills(finding.mills) }];
    case "shuts-in": {
      const whose = finding.all ? "all" : finding.side === finding.player ? "own" : "other";
      return [`${kind}-${whose}`, { side: side(finding.side), points: all(...finding.points) }];
    }
    case "bars-cow":
      return [kind, { from: all(finding.from), point: all(finding.to) }];
    case "loses-cows":
      return [kind, { plies: count("plies", finding.plies), cows: count("cows", finding.cows) }];
    case "opinion":
      return [kind, { cows: count("cows", finding.difference / 100, 1) }];
    default:
      return [kind];
  }
}
