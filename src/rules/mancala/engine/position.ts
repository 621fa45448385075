/* Boards and positions of mancala as numbers, and what follows from them without knowing the rules. */
import { checkArgument } from "../../../base/options.ts";
import type { Seen } from "../../seen.ts";
import { storedAs } from "../data/define.ts";
import type { Outcome, Player, SweepReason } from "../data/state.ts";
import type { StoredVariant, Variant } from "../data/variant.ts";

/** The seeds of a game, changed in place. */
export interface Board {
  /** The seeds in each house, as in `Game.houses`. */
  readonly houses: number[];
  /** South's store, north's store. */
  readonly stores: [south: number, north: number];
}

/** South or north, as an index. */
export type Side = 0 | 1;

/** A game in the form that the rules work on. Plies change it in place, so copy it before you play on it. */
export interface Position extends Board {
  readonly variant: Variant;
  /** The variant in the form in which games store it. */
  readonly stored: StoredVariant;
  /** All seeds of the game, in houses and stores. */
  readonly seeds: number;
  side: Side;
  ply: number;
  /** The positions seen, this one last; `undefined` if the variant does not count repetitions. */
  seen: Seen | undefined;
  /** Whether the second player may still swap in their first turn. */
  swap: boolean;
  /** How the game ended, if the board does not show it. */
  verdict: Outcome | undefined;
}

/**
 * The players, south first, who begins.
 *
 * @example
 * ```ts
 * import { players } from "morabaraba/mancala";
 *
 * players; // => ["south", "north"]
 * ```
 */
export const players: readonly ["south", "north"] = /* @__PURE__ */ Object.freeze([
  "south",
  "north",
] as const);

/** Plies are counted up to this number. */
export const MOST_PLIES = 9999;

/** Houses and stores of a game hold no more seeds than this. */
export const MOST_SEEDS = 1000;

/** Makes a position at ply 0. */
export function newPosition(
  variant: Variant,
  houses: number[],
  stores: Board["stores"],
  side: Side,
  swap: boolean,
): Position {
  return {
    variant,
    stored: storedAs(variant),
    seeds: sum(houses) + sum(stores),
    houses,
    stores,
    side,
    ply: 0,
    seen: undefined,
    swap,
    verdict: undefined,
  };
}

/** Copies a position to play on. V8 spreads a frozen array thirty times as fast as it slices one. */
export function copyOf(position: Position): Position {
  const { variant, stored, seeds, houses, stores, side, ply, seen, swap, verdict } = position;
  return {
    variant,
    stored,
    seeds,
    houses: [...houses],
    stores: [stores[0], stores[1]],
    side,
    ply,
    seen,
    swap,
    verdict,
  };
}

/** Whether the side to move may swap. */
export function maySwap({ swap, side }: Position): boolean {
  return swap && side === 1;
}

export function sideOf(player: Player): Side {
  return player === "south" ? 0 : 1;
}

/**
 * Returns the other player.
 *
 * @throws `ArgumentError` if `player` is not a player.
 * @example
 * ```ts
 * import { createGame, opponentOf } from "morabaraba/mancala";
 *
 * opponentOf(createGame().turn); // => "north"
 * ```
 */
export function opponentOf(player: Player): Player {
  checkArgument("player", "south|north", player);
  return player === "south" ? "north" : "south";
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

const sweeps: readonly unknown[] = [
  "side-empty",
  "cannot-feed",
  "no-moves",
  "repetition",
] satisfies SweepReason[];

/** Whether the reason is a rule that sweeps the houses when it ends a game. */
export function isSweep(reason: unknown): reason is SweepReason {
  return sweeps.includes(reason);
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
}

/** Counts the seeds in the houses of one side. */
export function rowOf({ houses }: Board, side: Side): number {
  const half = houses.length / 2;
  const end = (side + 1) * half;
  let seeds = 0;
  for (let i = side * half; i < end; i++) seeds += houses[i] as number;
  return seeds;
}

/** Whether the houses of one side hold no seeds. */
export function isEmpty({ houses }: Board, side: Side): boolean {
  const half = houses.length / 2;
  const end = (side + 1) * half;
  for (let i = side * half; i < end; i++) if (houses[i] !== 0) return false;
  return true;
}

/** How many seeds a side is ahead in the stores. */
export const marginOf = (stores: Board["stores"], side: Side): number =>
  stores[side] - stores[otherSide(side)];

/** The seeds in the houses. */
export const seedsLeft = ({ seeds, stores }: Position): number => seeds - stores[0] - stores[1];

/** Returns the player with more seeds; null for neither. */
export function leader(south: number, north: number): Player | null {
  if (south > north) return "south";
  return south < north ? "north" : null;
}

/** Exchanges the houses and stores of the two sides. */
export function swapSides({ houses, stores }: Board): void {
  houses.push(...houses.splice(0, houses.length / 2));
  stores.reverse();
}
