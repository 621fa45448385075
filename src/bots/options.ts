/** What a caller may ask of a player, and the checks of it. */

import type { Signal } from "../ground/clock.ts";
import { type Fault, RulesError } from "../ground/errors.ts";
import { inspect, isRecord, type Spec, show } from "../ground/schema.ts";
import type { Oracle } from "../morabaraba/engine/oracle.ts";
import { FEATURES, type Weights } from "./weights.ts";

/** Limits and manners of {@link chooseMoveSync}. With several limits the first one reached ends the search. */
export interface SyncOptions<Move = unknown> {
  /** Plies to look ahead, 1 to 60. A forced end that is certain, or a level, ends the search sooner. */
  readonly depth?: number | undefined;
  /** Positions to look at, 1 to 10 to the 12; 100,000 if no limit is given. */
  readonly nodes?: number | undefined;
  /** 1, a child's first game, to 10, full strength, which it is without it. */
  readonly level?: number | undefined;
  /** 0 (if left out) to 4,294,967,295. Decides between equal moves, and where a weaker level errs. */
  readonly seed?: number | undefined;
  /** `false`: the first moves are searched for as well. */
  readonly book?: boolean | undefined;
  /** How positions are valued, in place of what the level knows. */
  readonly weights?: Weights | undefined;
  /** What is known of endgames: `oracle(tables)` of `morabaraba/endgames`. They are then played without a fault, at any level. */
  readonly tables?: Oracle | undefined;
  /** Called after every depth that was searched to its end. What it throws ends the search and passes through. */
  readonly onProgress?: ((progress: Progress<Move>) => void) | undefined;
}

/** Limits and manners of {@link chooseMove}. */
export interface Options<Move = unknown> extends SyncOptions<Move> {
  /** Milliseconds, 1 to 86,400,000; the call may take a few more. Without it no clock is read. */
  readonly timeMs?: number | undefined;
  /** An `AbortSignal`: when it is aborted, the best move so far is returned within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/** How far a search has come. */
export interface Progress<Move> {
  /** Plies looked ahead; 0 when the move comes from the book or from a search stopped before it had looked one ahead. */
  readonly depth: number;
  /** What the line is worth to the side to move, in hundredths of a cow; near 30,000 for forced ends, see `pliesToEnd`. */
  readonly score: number;
  /** Positions looked at. */
  readonly nodes: number;
  /** The moves both sides are expected to play, the chosen one first. */
  readonly principalVariation: readonly Move[];
}

const callback: Spec = (value, at, faults) => {
  if (typeof value !== "function") faults.push({ at, message: `must be a function, not ${show(value)}` });
};

const signal: Spec = (value, at, faults) => {
  if (!isRecord(value) || typeof value["aborted"] !== "boolean")
    faults.push({ at, message: `must be an AbortSignal, not ${show(value)}` });
};

/** What may be given, by name. */
type Allowed = Readonly<Record<string, Spec>>;

const seed = "0..4294967295";
const phase: Spec = ["-2000..2000", FEATURES.length + 1, FEATURES.length + 1];
const waiting: Allowed = { timeMs: "1..86400000", signal };

/** The options of a random player. */
export const randomOptions: Allowed = { seed };

/** The options of {@link chooseMoveSync}. */
export const syncOptions: Allowed = {
  depth: "1..60",
  nodes: "1..1e12",
  level: "1..10",
  seed,
  book: "true|false",
  weights: { placing: phase, moving: phase },
  tables: callback,
  onProgress: callback,
};

/** The options of {@link chooseMove}. */
export const options: Allowed = { ...syncOptions, ...waiting };

/** The options of a Monte Carlo search at one go. */
export const syncPlayoutOptions: Allowed = {
  playouts: "1..1e9",
  longest: "1..100000",
  seed,
  onProgress: callback,
};

/** The options of a Monte Carlo search. */
export const playoutOptions: Allowed = { ...syncPlayoutOptions, ...waiting };

/** Throws {@link RulesError} `bad-option` with everything that is wrong with the options. */
export function checkOptions(allowed: Allowed, given: unknown): void {
  const present = Object.entries(isRecord(given) ? given : { options: given }).filter(
    ([, value]) => value !== undefined,
  );
  const asked = present
    .filter(([name]) => Object.hasOwn(allowed, name))
    .map(([name]) => [name, allowed[name]]);
  const faults: Fault[] = [];
  inspect(Object.fromEntries(asked), Object.fromEntries(present), "", faults);
  if (faults.length > 0)
    throw new RulesError("bad-option", faults.map(({ at, message }) => `${at} ${message}`).join("; "));
}

/** Throws {@link RulesError} `game-over`. */
export function refuseFinished(): never {
  throw new RulesError("game-over", "This game is over; there is no move to choose.");
}
