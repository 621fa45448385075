/* Matches between two bots of any game: each opening is played twice, with sides swapped. */

import { type Check, mustBe } from "../base/checks.ts";
import { answerOf, pause, type Signal } from "../base/clock.ts";
import { isWhole } from "../base/data.ts";
import {
  callback,
  checkArgument,
  checkOptions,
  type OptionSpecs,
  signal as signalSpec,
} from "../base/options.ts";
import type { RememberingBot } from "./bot.ts";
import { checkRules, functionCheck, type Rules, seed as seedSpec } from "./options.ts";
import { diceFrom, scramble } from "./random.ts";

/**
 * A bot in a match: a function that chooses a move, as `chooseMove`, `monteCarlo` and `randomMove` do, or a
 * bot that remembers, such as one from `createBot`. Every call gets a new `seed`; pass it on, so that the
 * match is reproducible but no two games are alike. A match calls a bot's `forget` before each game.
 */
export type MatchBot<G, M> =
  | ((game: G, seed: number) => { readonly move: M } | Promise<{ readonly move: M }>)
  | RememberingBot<G, M>;

/** One game of a match. */
export interface MatchGame<G, M> {
  /** The number of its opening. */
  readonly opening: number;
  /** The bot that moved first after the opening. */
  readonly began: "first" | "second";
  /** The points of the first bot: 1 for a win, 0.5 for a draw or a game that took too long, 0 for a loss. */
  readonly points: number;
  /** The moves after the opening. */
  readonly moves: readonly M[];
  /** The game after the last move. */
  readonly game: G;
}

/** The score of a match, as its first bot sees it. */
export interface MatchScore {
  /** The number of games. */
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of the points that the first bot won, 0 to 1. */
  readonly score: number;
  /**
   * The margin of error, 0 to 1: the true share is within `error` of `score` in about 95 or more of 100 such
   * matches. See {@link scoreMatch}.
   */
  readonly error: number;
  /**
   * The difference in Elo that corresponds to the score, positive if the first bot is stronger. If one bot
   * won all games, this is the difference for the middle of the true share's interval.
   */
  readonly elo: number;
  /** The Elo differences at both ends of the interval; an end is null if one bot won all games. */
  readonly eloRange: readonly [least: number | null, most: number | null];
}

/** The result of a match: its score and its games. */
export interface MatchResult<G, M> extends MatchScore {
  /** In the order of play. */
  readonly games: readonly MatchGame<G, M>[];
}

/** Options of {@link playMatch}. */
export interface MatchOptions<G, M> {
  /** The most plies after the opening, 1 to 100,000 (400 by default); a longer game counts as a draw. */
  readonly longest?: number | undefined;
  /** 0 (the default) to 2^53 - 1, the source of the bots' seeds. Neighbouring seeds share no games. */
  readonly seed?: number | undefined;
  /** The number of the first opening, 0 (the default) to 1,000,000, to play a match in parts. */
  readonly firstOpening?: number | undefined;
  /**
   * An `AbortSignal`. When it aborts, the promise rejects within milliseconds, even if a bot never settles.
   */
  readonly signal?: Signal | undefined;
  /**
   * Called after every game with the result so far. An error it throws ends the match and reaches the caller.
   */
  readonly onProgress?: ((result: MatchResult<G, M>) => void) | undefined;
}

/** Accepts a function, or an object with the functions `chooseMove` and `forget`. */
export const botCheck: Check = (value, at, faults, siblings) => {
  const { chooseMove, forget } = Object(value) as Partial<RememberingBot<never, never>>;
  if (typeof chooseMove === "function" && typeof forget === "function") return value;
  return functionCheck(value, at, faults, siblings);
};

const matchOptions: OptionSpecs = {
  longest: "1..100000",
  seed: seedSpec,
  firstOpening: "0..1000000",
  signal: signalSpec,
  onProgress: callback,
};

/**
 * Plays a match: every opening twice, with sides swapped. It yields to the event loop between two moves. The
 * same call always gives the same match if the bots depend only on the game and the seed that they get.
 *
 * @param rules - The game's `legalMoves`, `applyMove` and `outcome`.
 * @param openings - The games to begin from, such as those of {@link randomOpenings}; 1 to 100,000.
 * @throws `MorabarabaError` `aborted`, with the signal's reason as its `cause`.
 * @throws `ArgumentError` for invalid rules, bots or openings, and for an option that is unknown or out of
 * its range.
 * @throws `IllegalMoveError` for a bot's illegal move, and whatever error a bot throws. None of these errors
 * is thrown directly: the promise rejects with it.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
 * @example
 * ```ts
 * import * as kalah from "morabaraba/mancala";
 * import { monteCarlo, playMatch, randomMove, randomOpenings } from "morabaraba/bots";
 *
 * const openings = randomOpenings(kalah, kalah.createGame(), { count: 3, plies: 2 });
 * const { played, score } = await playMatch(
 *   kalah,
 *   (game, seed) => monteCarlo(kalah, game, { playouts: 20, seed }),
 *   (game, seed) => randomMove(kalah, game, { seed }),
 *   openings,
 * );
 * played; // => 6
 * score > 0.5; // => true
 * ```
 */
export async function playMatch<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  first: MatchBot<G, M>,
  second: MatchBot<G, M>,
  openings: readonly G[],
  options: MatchOptions<G, M> = {},
): Promise<MatchResult<G, M>> {
  checkRules(rules);
  checkArgument("first", botCheck, first);
  checkArgument("second", botCheck, second);
  checkArgument("openings", [(game) => game, 1, 100_000], openings);
  const {
    longest = 400,
    seed = 0,
    firstOpening = 0,
    signal,
    onProgress,
  } = checkOptions(matchOptions, options);
  const games: MatchGame<G, M>[] = [];
  for (const [i, opening] of openings.entries()) {
    const number = firstOpening + i;
    // Each pair has its own seeds, so that it can be played separately; `scramble` moves the seeds of
    // neighbouring matches far apart.
    const dice = diceFrom((scramble(seed) + number) % 2 ** 32);
    for (const began of ["first", "second"] as const) {
      const isFirst = (side: P): boolean => (side === opening.turn) === (began === "first");
      const moves: M[] = [];
      let game = opening;
      for (const bot of [first, second]) if (typeof bot !== "function") bot.forget();
      while (moves.length < longest && rules.outcome(game) === undefined) {
        await pause(signal);
        const bot = isFirst(game.turn) ? first : second;
        const seed = dice(2 ** 32);
        const result = typeof bot === "function" ? bot(game, seed) : bot.chooseMove(game);
        const choice = await (signal && isPromise(result) ? answerOf(result, signal) : result);
        const { move } = Object(choice) as { readonly move: M };
        moves.push(move);
        game = rules.applyMove(game, move);
      }
      const winner = rules.outcome(game)?.winner ?? null;
      const points = winner === null ? 0.5 : isFirst(winner) ? 1 : 0;
      games.push({ opening: number, began, points, moves, game });
      onProgress?.({ ...scoreMatch(games), games: [...games] });
    }
  }
  await pause(signal);
  return { ...scoreMatch(games), games };
}

const isPromise = (value: unknown): value is PromiseLike<never> =>
  typeof (Object(value) as Partial<PromiseLike<never>>).then === "function";

/** Accepts a game with points and the number of its opening, by which pairs are found. */
export const countedGame: Check = (game, at, faults) => {
  const { points, opening } = Object(game) as Readonly<Record<string, unknown>>;
  if (![0, 0.5, 1].includes(points as number)) mustBe("0, 0.5 or 1", points, `${at}.points`, faults);
  else if (!isWhole(opening, 0, Number.MAX_SAFE_INTEGER))
    mustBe("a whole number from 0", opening, `${at}.opening`, faults);
  return game;
};

/**
 * Returns the score of a match. {@link playMatch} already returns it; use this for games that were played
 * separately, such as in several workers.
 *
 * The interval is Wilson's 95% score interval over pairs of games, since an opening may favour a side. The
 * number of trials is Kish's effective sample size of the pairs. For its variance, one won and one lost pair
 * are added (Agresti and Caffo, 2000), so that equal results do not count as certain.
 *
 * @param games - 1 to 1,000,000. Games with the same `opening` are a pair.
 * @throws `ArgumentError` for a list without games.
 * @example
 * ```ts
 * import { scoreMatch } from "morabaraba/bots";
 *
 * const pairs = [[1, 1], [1, 0.5], [0, 1], [0.5, 0.5]];
 * const games = pairs.flatMap((pair, opening) => pair.map((points) => ({ opening, points })));
 * const { score, error, elo } = scoreMatch(games);
 * [score, error.toFixed(2), Math.round(elo)]; // => [0.6875, "0.33", 137]
 *
 * const sweep = Array.from({ length: 40 }, (_, game) => ({ opening: game >> 1, points: 1 }));
 * scoreMatch(sweep).eloRange.map((end) => end && Math.round(end)); // => [287, null]
 * ```
 */
export function scoreMatch(
  games: readonly { readonly opening: number; readonly points: number }[],
): MatchScore {
  checkArgument("games", [countedGame, 1, 1_000_000], games);
  const results = games.map(({ points }) => points);
  const score = mean(results);
  const pairs = new Map<number, number[]>();
  for (const { opening, points } of games) {
    const pair = pairs.get(opening);
    if (pair) pair.push(points);
    else pairs.set(opening, [points]);
  }
  const shares = [...pairs.values()].map(mean);
  const [least, most] = shareInterval(score, shares);
  return {
    ...countResults(results),
    score,
    error: Math.max(score - least, most - score),
    elo: eloOf(score) ?? (eloOf((least + most) / 2) as number),
    eloRange: [eloOf(least), eloOf(most)],
  };
}

/** Counts the games that were won, drawn and lost. */
export function countResults(
  points: readonly number[],
): Pick<MatchScore, "played" | "wins" | "draws" | "losses"> {
  const countOf = (result: number): number => points.filter((point) => point === result).length;
  return { played: points.length, wins: countOf(1), draws: countOf(0.5), losses: countOf(0) };
}

/** The interval of the true share; {@link scoreMatch} documents the method. */
function shareInterval(score: number, shares: readonly number[]): readonly [least: number, most: number] {
  const cautious = [...shares, 0, 1];
  const middle = mean(cautious);
  const ratio = mean(cautious.map((share) => (share - middle) ** 2)) / (middle * (1 - middle));
  const trials = shares.length / ratio;
  const z = 1.96;
  const shift = z ** 2 / trials;
  const half = z * Math.sqrt((score * (1 - score) + shift / 4) / trials);
  // If one bot won all games, one end is exact, and rounding must not move it.
  const least = score === 0 ? 0 : (score + shift / 2 - half) / (1 + shift);
  const most = score === 1 ? 1 : (score + shift / 2 + half) / (1 + shift);
  return [least, most];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The difference in Elo for a share of the points; null for 0 and 1, where it is infinite. */
const eloOf = (share: number): number | null =>
  share > 0 && share < 1 ? 400 * Math.log10(share / (1 - share)) : null;
