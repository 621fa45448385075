/** What a caller may ask of a player. Options are read once, checked, and kept as a copy that nobody else can change. */

import type { Signal } from "../ground/clock.ts";
import { type Fault, listed, RulesError } from "../ground/errors.ts";
import { callback, signal } from "../ground/options.ts";
import { inspect, isRecord, mustBe, report, type Spec } from "../ground/schema.ts";
import type { Oracle } from "../morabaraba/engine/oracle.ts";
import { FEATURES, type Weights } from "./weights.ts";

/** Limits and style of play for {@link chooseMoveSync}. With several limits the first one reached ends the search. */
export interface SyncSearchOptions<Move = unknown> {
  /** Plies to look ahead, 1 to 60. A forced end that is certain, or a level, ends the search sooner. */
  readonly depth?: number | undefined;
  /** Positions to look at, 1 to 10 to the 12; 100,000 if no limit is given. With `tables` it looks at 1,000 at least. */
  readonly nodes?: number | undefined;
  /** 1, a child's first game, to 10, full strength and the default. */
  readonly level?: number | undefined;
  /** 0 (the default) to 4,294,967,295. Decides between equal moves, and where a weaker level errs. */
  readonly seed?: number | undefined;
  /** Megabytes at most for what the search remembers, 1 to 1024; 24 if left out. A short search takes less. */
  readonly memory?: number | undefined;
  /** `false`: the first moves are searched for as well. */
  readonly book?: boolean | undefined;
  /** How positions are valued, in place of what the level knows; whole numbers from -2000 to 2000. */
  readonly weights?: Weights | undefined;
  /** Exact endgames, as `oracle(tables)` of `morabaraba/endgames`. Their positions are then played without a fault, at any level. */
  readonly tables?: Oracle | undefined;
  /** Called after every completed depth. An error it throws ends the search and passes through. */
  readonly onProgress?: ((progress: SearchProgress<Move>) => void) | undefined;
}

/** Limits and style of play for {@link chooseMove}. */
export interface SearchOptions<Move = unknown> extends SyncSearchOptions<Move> {
  /** Milliseconds, 1 to 86,400,000; the call may take a few more. Without it no clock is read. */
  readonly timeMs?: number | undefined;
  /** An `AbortSignal`: when it is aborted, the best move so far is returned within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/** How far a search has come. */
export interface SearchProgress<Move> {
  /** Plies looked ahead; 0 when the move comes from the book, or when the search was stopped before it completed one ply. */
  readonly depth: number;
  /** What the line is worth to the side to move, in hundredths of a cow; near 30,000 for forced ends, see `pliesToEnd`. */
  readonly score: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** The moves both sides are expected to play, the chosen one first. */
  readonly principalVariation: readonly Move[];
}

const tables: Spec = (value, at, faults) => {
  if (typeof value !== "function") mustBe("an oracle of morabaraba/endgames", value, at, faults);
};

/** What may be given, by name. */
type Allowed = Readonly<Record<string, Spec>>;

const seed = "0..4294967295";
const numbers = FEATURES + 1;
const phase: Spec = ["-2000..2000", numbers, numbers];
const waiting: Allowed = { timeMs: "1..86400000", signal };

/** The options of a random player. */
export const randomOptions: Allowed = { seed };

/** The options of {@link chooseMoveSync}. */
export const syncSearchOptions: Allowed = {
  depth: "1..60",
  nodes: "1..1e12",
  level: "1..10",
  seed,
  memory: "1..1024",
  book: "true|false",
  weights: { placing: phase, moving: phase },
  tables,
  onProgress: callback,
};

/** The options of {@link chooseMove}. */
export const searchOptions: Allowed = { ...syncSearchOptions, ...waiting };

/** The options of a synchronous Monte Carlo search. */
export const syncPlayoutOptions: Allowed = {
  playouts: "1..1e9",
  longest: "1..100000",
  seed,
  onProgress: callback,
};

/** The options of a Monte Carlo search. */
export const playoutOptions: Allowed = { ...syncPlayoutOptions, ...waiting };

/**
 * A checked copy of the options, without those that are `undefined`. Only the caller's own fields count, and each is read
 * once. Throws {@link RulesError} `bad-option` with what is wrong with them.
 */
export function checkedOptions<Options extends object>(allowed: Allowed, given: Options): Options {
  // Without a prototype, so that an option which was not given is not found there either.
  const copy: Record<string, unknown> = Object.create(null);
  const faults: Fault[] = [];
  if (!isRecord(given)) mustBe("an object", given, "options", faults);
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === undefined) continue;
    copy[name] = name === "weights" ? copyOfWeights(value) : value;
    const spec = Object.hasOwn(allowed, name) && allowed[name];
    if (spec) inspect(spec, copy[name], name, faults);
    else report(faults, name.slice(0, 40), "is unknown");
  }
  if (faults.length === 0) return copy as Options;
  throw new RulesError("bad-option", listed(faults, "the call"));
}

/** A copy of weights, whatever they are; a list that is too long is copied one entry too long, and no further. */
function copyOfWeights(weights: unknown): unknown {
  if (!isRecord(weights)) return weights;
  const copyOf = (list: unknown): unknown => (Array.isArray(list) ? list.slice(0, numbers + 1) : list);
  return Object.fromEntries(Object.entries(weights).map(([name, list]) => [name, copyOf(list)]));
}

/** Throws {@link RulesError} `game-over`. */
export function refuseFinished(): never {
  throw new RulesError("game-over", "This game is over; there is no move to choose.");
}
