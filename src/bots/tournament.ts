/* Round robins between bots of any game: a match for each pair, and a table. */
import { optional, type Spec, text } from "../base/checks.ts";
import { refuseAborted } from "../base/clock.ts";
import { show } from "../base/data.ts";
import { ArgumentError } from "../base/errors.ts";
import { callback, checkArgument, checkOptions, type OptionSpecs, signal } from "../base/options.ts";
import {
  botCheck,
  countedGame,
  countResults,
  type MatchBot,
  type MatchGame,
  type MatchOptions,
  playMatch,
} from "./match.ts";
import { type Rules, seed } from "./options.ts";

/** A match in a tournament as plain data, which you can store and pass back. */
export interface Pairing {
  readonly first: string;
  readonly second: string;
  /** In the order of play; `points` are those of the first bot. */
  readonly games: readonly Pick<MatchGame<unknown, unknown>, "opening" | "began" | "points">[];
}

/** A row of a tournament's table. */
export interface Standing {
  readonly name: string;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** 1 for a win, 0.5 for a draw. */
  readonly points: number;
}

/** The result of a tournament so far. */
export interface TournamentResult {
  /** Best first: by points, then wins, then the order of the bots. */
  readonly table: readonly Standing[];
  /** The matches so far, in the order of play, as plain data. Pass them as `played` to go on from here. */
  readonly pairings: readonly Pairing[];
}

/** Options of a tournament. */
export interface TournamentOptions extends Pick<MatchOptions<never, never>, "longest" | "seed" | "signal"> {
  /**
   * The `pairings` of an interrupted tournament, which are not played again. List each at most once, with its
   * two names in the order of the bots.
   */
  readonly played?: readonly Pairing[] | undefined;
  /** Called after every match with the result so far. An error it throws ends the tournament. */
  readonly onProgress?: ((result: TournamentResult) => void) | undefined;
}

const aName: Spec = /* @__PURE__ */ text(/^/, "the name of a bot");

const pairing: Spec = { first: aName, second: aName, games: [countedGame, 0, 1_000_000] };

const tournamentOptions: OptionSpecs = {
  longest: "1..100000",
  seed,
  signal,
  onProgress: callback,
  played: /* @__PURE__ */ optional([pairing, 0, 1_000_000]),
};

const keyOf = (first: string, second: string): string => JSON.stringify([first, second]);

/**
 * Returns the matches by the names of their bots. Throws `ArgumentError` for matches of unknown bots, with
 * names in the wrong order, or listed twice.
 */
function checkPlayed(played: readonly Pairing[], names: readonly string[]): ReadonlyMap<string, Pairing> {
  const met = new Map<string, Pairing>();
  for (const [i, pairing] of played.entries()) {
    const { first, second } = pairing;
    for (const name of [first, second])
      if (!names.includes(name))
        throw new ArgumentError(`played[${i}]`, `played[${i}] has the unknown bot ${show(name)}.`);
    const match = `played[${i}], ${show(first)} against ${show(second)},`;
    if (names.indexOf(first) >= names.indexOf(second))
      throw new ArgumentError(
        `played[${i}]`,
        `${match} must name two different bots, in the order in which bots lists them.`,
      );
    const key = keyOf(first, second);
    if (met.has(key)) throw new ArgumentError(`played[${i}]`, `${match} is listed twice; remove one.`);
    met.set(key, pairing);
  }
  return met;
}

function tableOf(names: readonly string[], pairings: readonly Pairing[]): readonly Standing[] {
  const resultsOf = new Map(names.map((name): [string, number[]] => [name, []]));
  for (const { first, second, games } of pairings)
    for (const { points } of games) {
      resultsOf.get(first)?.push(points);
      resultsOf.get(second)?.push(1 - points);
    }
  const standings = [...resultsOf].map(([name, results]): Standing => {
    const points = results.reduce((total, result) => total + result, 0);
    return { name, ...countResults(results), points };
  });
  return standings.sort((a, b) => b.points - a.points || b.wins - a.wins);
}

/**
 * Plays a round robin: every bot meets every other. Each pair plays every opening twice, with sides swapped.
 *
 * @param rules - The game's `legalMoves`, `applyMove` and `outcome`.
 * @param bots - 2 to 1,000 bots by their names, in an object or a `Map`. In an object, names that are whole
 * numbers come first, from small to large; a `Map` keeps any order.
 * @param openings - As for `playMatch`.
 * @throws `MorabarabaError` `aborted`, `ArgumentError` and `IllegalMoveError`, as for `playMatch`. The promise
 * rejects with these.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
 * @example
 * ```ts
 * import * as kalah from "morabaraba/mancala";
 * import { monteCarlo, playRoundRobin, randomMove } from "morabaraba/bots";
 *
 * const dice = (game: kalah.Game, seed: number) => randomMove(kalah, game, { seed });
 * const clever = (game: kalah.Game, seed: number) => monteCarlo(kalah, game, { playouts: 20, seed });
 * const { table } = await playRoundRobin(kalah, { dice, clever, other: dice }, [kalah.createGame()]);
 * table[0]?.name; // => "clever"
 * table.map(({ played }) => played); // => [4, 4, 4]
 * ```
 */
export async function playRoundRobin<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  bots: Readonly<Record<string, MatchBot<G, M>>> | ReadonlyMap<string, MatchBot<G, M>>,
  openings: readonly G[],
  options: TournamentOptions = {},
): Promise<TournamentResult> {
  const { played = [], onProgress, ...match } = checkOptions(tournamentOptions, options);
  const entries: readonly [string, MatchBot<G, M>][] =
    bots instanceof Map ? [...bots] : Object.entries(Object(bots));
  const names = entries.map(([name]) => name);
  checkArgument("bots", [aName, 2, 1000], names);
  for (const [name, bot] of entries) checkArgument(`bots.${name}`, botCheck, bot);
  const before = checkPlayed(played, names);
  const pairings: Pairing[] = [];
  const result = (): TournamentResult => ({ table: tableOf(names, pairings), pairings: [...pairings] });
  for (const [i, [first, bot]] of entries.entries())
    for (const [second, other] of entries.slice(i + 1)) {
      refuseAborted(match.signal);
      const games =
        before.get(keyOf(first, second))?.games ??
        (await playMatch(rules, bot, other, openings, match)).games;
      pairings.push({
        first,
        second,
        games: games.map(({ opening, began, points }) => ({ opening, began, points })),
      });
      onProgress?.(result());
    }
  return result();
}
