/** The sentences of a review as plain data that a translator can fill in, and what is made of them. */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import type { Line } from "../../rules/mills/data/board.ts";
import type { Game, Move, MoveLike } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { formatMove, type Notation } from "../../rules/mills/notation.ts";
import { rulesetOf } from "../../rules/mills/read.ts";
import { announceEnd } from "../../words/mills/turns.ts";
import type { Words as GameWords } from "../../words/mills/words.ts";
import { nameOf } from "../../words/mills/words.ts";
import { fill, namesOf, type PartialWords, textOf } from "../../words/sentences.ts";
import { toldFinding, type Values } from "../tell.ts";
import { en, type SentenceName } from "./en.ts";
import { type Finding, type MillMove, stepIn } from "./finding.ts";

/**
 * One language of reviews. Every text is a whole sentence. {@link formatFinding} fills in `{player}`, the side that moved,
 * `{opponent}`, `{move}`, what was played or should have been, `{answer}`, what the opponent plays next, `{mill}`, which is
 * `mill` or `mills` filled in, `{shots}` and `{points}`, lists of points, `{point}` and `{from}`, `{side}`, whose cows are
 * shut in, `{plies}`, `{lostIn}`, `{sooner}`, `{count}` of cows, and `{cows}`, what an opinion is worth.
 */
export interface Words {
  /** The tag of the language, such as `en`. */
  readonly language: string;
  /** The words of games in the same language, for the sides and how games end. */
  readonly names: GameWords;
  readonly findings: Readonly<Record<SentenceName, string>>;
  /** One mill, with its points as `{mill}`; and several, of which there are `{count}`. */
  readonly mill: string;
  readonly mills: string;
  /** Between the last two of several things of which one is chosen, and of several that all are meant. */
  readonly or: string;
  readonly and: string;
  /** What marks an opinion, with `{sentence}`; and a line of moves, with `{line}`. */
  readonly opinion: string;
  readonly line: string;
}

/** How findings are told. */
export interface TellOptions {
  /** How points are named; `"wmd"` if left out. Boards without labels keep their names. */
  readonly notation?: Notation | undefined;
  /** Whether the line that proves a result is told too; `false` if left out. */
  readonly lines?: boolean | undefined;
}

export const tellOptions: OptionSpecs = { notation: "wmd|mssa", lines: "true|false" };

/**
 * Returns a finding as a sentence.
 *
 * @param words - The sentences of reviews in one language, `en` or `af` of `morabaraba/review`.
 * @param game - The game before the move.
 * @param finding - A finding of a review of that move; it is taken as it comes.
 * @throws `ArgumentError` for words with anything but texts, and for an option that is unknown or out of its range.
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
  const called = notationOf(game, notation);
  const text = (move: MoveLike): string => formatMove(game, move, { notation: called });
  const listed = (items: readonly string[], last: "and" | "or"): string =>
    items.length < 2
      ? items.join()
      : `${items.slice(0, -1).join(", ")} ${textOf(en, words, last)} ${items.at(-1)}`;
  const points = (some: readonly Point[]): string[] => some.map((point) => nameOf(point, called));
  const [name, more] = sentenceOf(finding, {
    mills: (some) => {
      const lines = some.map((line) => points(line).join(" "));
      const mill = listed(lines, "and");
      return fill(textOf(en, words, some.length === 1 ? "mill" : "mills"), { mill, count: some.length });
    },
    all: (...some) => listed(points(some), "and"),
    any: (some) => listed(points(some), "or"),
    side: (player) => textOf(en.names, names, "players", player),
  });
  const { kind, proof } = finding;
  const [first, second] = proof.line as readonly [Move, Move?];
  // Where it matters which cow is shot, the shot is told too.
  const move = text(kind === "loses-cows" || kind === "opinion" ? first : stepIn(first));
  const values = { ...(finding as object), move, answer: second && text(second), ...more };
  const isResult = lines && proof.line.length > 1 && /win|^loses/.test(kind);
  return toldFinding(en, words, finding, name, values, isResult ? proof.line.map(text) : []);
}

/** The notation, or WMD for a board with points that have no label in it. */
function notationOf(game: Game, notation: Notation): Notation {
  return rulesetOf(game).points.every((point) => nameOf(point, notation) !== point) ? notation : "wmd";
}

/** How mills, points and sides are called. */
interface Texts {
  mills(some: readonly Line[]): string;
  all(...some: readonly Point[]): string;
  any(some: readonly Point[]): string;
  side(one: Player): string;
}

/** The sentences that have another of their own for one ply. */
type Counted = Extract<SentenceName, `${string}-now`> extends `${infer Name}-now` ? Name : never;

/** The sentence for a number of plies: one ply has a sentence of its own. */
const forPlies = <Name extends Counted>(name: Name, plies: number): Name | `${Name}-now` =>
  plies === 1 ? `${name}-now` : name;

/** Which sentence a finding has, and what it is filled with besides the moves and the numbers of the finding. */
function sentenceOf(
  finding: Exclude<Finding, { kind: "ends-game" }>,
  { mills, all, any, side }: Texts,
): readonly [SentenceName, Values?] {
  const { kind } = finding;
  const opened = (moves: readonly MillMove[]): Values => {
    const { mills: lines, targets } = moves[0] as MillMove;
    return { mill: mills(lines), shots: any(targets) };
  };
  switch (kind) {
    case "gives-win-away": {
      const { plies, lostIn } = finding;
      if (lostIn === 1) return [`${kind}-ended`];
      return [forPlies(lostIn === null ? `${kind}-drawn` : `${kind}-lost`, plies)];
    }
    case "loses":
      return [finding.saved === null ? kind : `loses-saved-${finding.saved}`];
    case "misses-win":
    case "starts-count":
    case "nears-draw":
      return [forPlies(kind, finding.plies)];
    case "wins":
      return [finding.sooner === null ? kind : forPlies(`${kind}-sooner`, finding.sooner)];
    case "fails-to-block":
      return [finding.avoidable === false ? "cannot-block" : kind, opened(finding.mills)];
    case "allows-mill":
      return [finding.avoidable === false ? "cannot-avoid-mill" : kind, opened(finding.mills)];
    case "misses-mill":
      return [kind, opened(finding.mills)];
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
      return [finding.cows === 1 ? "loses-cow" : kind, { count: finding.cows }];
    case "opinion":
      return [kind, { cows: (finding.difference / 100).toFixed(1) }];
    default:
      return [kind];
  }
}
