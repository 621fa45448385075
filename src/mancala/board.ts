/** The seeds on a board as bare numbers, and what can be read off them without knowing the rules. */
import type { Player } from "./state.ts";

/** The houses in ring order, then south's store, then north's. */
export type Seeds = number[];

/** South or north, as an index. */
export type Side = 0 | 1;

/** The players by their side. */
export const players: readonly [Player, Player] = ["south", "north"];

/** Counting of plies stops here. */
export const MOST_PLIES = 9999;

/** Houses and stores of a game hold no more seeds than this. */
export const MOST_SEEDS = 1000;

/** The side across the board. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** All of these together. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** All seeds in the houses of one side. */
export function rowOf(seeds: Seeds, side: Side): number {
  const houses = seeds.length / 2 - 1;
  const end = (side + 1) * houses;
  let total = 0;
  for (let i = side * houses; i < end; i++) total += seeds[i] as number;
  return total;
}

/** South's and north's store. */
export function storesOf(seeds: Seeds): [south: number, north: number] {
  return seeds.slice(-2) as [number, number];
}

/** Who has more; null for neither. */
export function leader(south: number, north: number): Player | null {
  if (south === north) return null;
  return south > north ? "south" : "north";
}

/** Both rows in the order of sowing and the turn: what makes a position the same where repetition counts. */
export function formatPresent(seeds: Seeds, side: Side): string {
  const houses = seeds.length / 2 - 1;
  return `${seeds.slice(0, houses)}/${seeds.slice(houses, -2)} ${"sn"[side]}`;
}
