/**
 * Games to bare numbers and back. Every game that reaches a verb passes here, so here it is checked: a game from JSON
 * may hold anything.
 */
import { ParseError } from "../errors.ts";
import { isRecord, isWhole, show } from "../schema.ts";
import { storedAs, variantFrom } from "./define.ts";
import { players, type Seeds, type Side } from "./sowing.ts";
import type { Game, Outcome, Player } from "./state.ts";
import type { Variant } from "./variant.ts";

/** Counting of plies stops here. */
export const MOST_PLIES = 9999;

/** Houses and stores of a game hold no more seeds than this. */
export const MOST_SEEDS = 1000;

/** A game as the rules work on it. */
export interface Position {
  readonly variant: Variant;
  readonly seeds: Seeds;
  readonly side: Side;
  readonly ply: number;
  /** The positions seen, the present one last; empty where repetition does not count. */
  readonly seen: readonly string[];
  /** Whether the second player may still take the swap, when it is his turn. */
  readonly swap: boolean;
}

/** The full variant of a game; throws {@link ParseError} for what is no game and {@link VariantError}. */
export function variantIn(game: Game): Variant {
  if (!isRecord(game)) throw new ParseError("syntax", "", `A game is an object, not ${show(game)}.`);
  return variantFrom(game.variant);
}

/** Reads a game; throws {@link ParseError} with the path of the field for what no call of this library returns. */
export function encode(game: Game): Position {
  const variant = variantIn(game);
  const { houses, stores, turn, ply, swap } = game;
  const ring = 2 * variant.houses;
  if (!Array.isArray(houses) || houses.length !== ring) {
    const found = Array.isArray(houses) ? `one of ${houses.length}` : show(houses);
    throw new ParseError("bad-board", "houses", `The houses are a list of ${ring}, not ${found}.`);
  }
  const seeds: Seeds = [];
  let sum = 0;
  for (let i = 0; i < ring; i++) {
    const count: unknown = houses[i];
    if (!isWhole(count, 0, MOST_SEEDS)) throw notSeeds(count, `houses[${i}]`);
    seeds.push(count);
    sum += count;
  }
  for (const player of players) {
    const count = isRecord(stores) ? stores[player] : undefined;
    if (!isWhole(count, 0, MOST_SEEDS)) throw notSeeds(count, `stores.${player}`);
    seeds.push(count);
    sum += count;
  }
  if (sum > MOST_SEEDS) throw tooManySeeds(sum, "houses");
  if (turn !== "south" && turn !== "north") {
    throw new ParseError("syntax", "turn", `The turn is "south" or "north", not ${show(turn)}.`);
  }
  if (!isWhole(ply, 0, MOST_PLIES)) {
    throw new ParseError(
      "bad-number",
      "ply",
      `ply is a whole number from 0 to ${MOST_PLIES}, not ${show(ply)}.`,
    );
  }
  if (swap !== undefined && (swap !== true || !variant.swap)) {
    throw new ParseError(
      "syntax",
      "swap",
      `swap is true in a variant that has the swap, or absent, not ${show(swap)}.`,
    );
  }
  const side = turn === "south" ? 0 : 1;
  if (game.verdict !== undefined) checkVerdict(game.verdict, seeds);
  const seen = variant.repetition === null ? [] : seenIn(game, formatPresent(seeds, side));
  return { variant, seeds, side, ply, seen, swap: swap === true };
}

/** The ends that empty the houses, so that the winner is whoever has more in his store. */
const sweeping: readonly unknown[] = ["side-empty", "cannot-feed", "no-moves", "repetition"];

/** Refuses a verdict that no call of this library writes. */
function checkVerdict(verdict: unknown, seeds: Seeds): void {
  const { winner, reason }: Readonly<Record<string, unknown>> = isRecord(verdict) ? verdict : {};
  const north = seeds.at(-1) as number;
  const south = seeds.at(-2) as number;
  const emptied = seeds.slice(0, -2).every((count) => count === 0);
  const leader = south === north ? null : south > north ? "south" : "north";
  const fits =
    reason === "agreement"
      ? winner === null
      : reason === "resignation"
        ? winner === "south" || winner === "north"
        : sweeping.includes(reason) && emptied && winner === leader;
  if (fits) return;
  const rule = "a winner and a reason that fit the board: after the end by a rule the houses are empty";
  throw new ParseError("syntax", "verdict", `The verdict is ${rule}; a majority is none.`);
}

/** The positions a game remembers; the last of them must be the present one. */
function seenIn({ seen }: Game, present: string): readonly string[] {
  if (Array.isArray(seen) && seen.at(-1) === present) return seen;
  const rule = "the positions since seeds last left the houses, oldest first, the present one included";
  throw new ParseError("syntax", "seen", `This variant counts repetitions, so seen must list ${rule}.`);
}

function notSeeds(count: unknown, at: string): ParseError {
  return new ParseError(
    "bad-number",
    at,
    `Seeds are a whole number from 0 to ${MOST_SEEDS}, not ${show(count)}.`,
  );
}

/** The error for a position with more seeds than any game has. */
export function tooManySeeds(sum: number, at: number | string): ParseError {
  return new ParseError(
    "bad-board",
    at,
    `Houses and stores hold ${sum} seeds; more than ${MOST_SEEDS} are refused.`,
  );
}

/** The frozen game of a position. */
export function decode(position: Position, verdict?: Outcome): Game {
  const { variant, seeds, side, ply, seen, swap } = position;
  const ring = 2 * variant.houses;
  const game = {
    variant: storedAs(variant),
    houses: Object.freeze(seeds.slice(0, ring)),
    stores: Object.freeze({ south: seeds[ring] as number, north: seeds[ring + 1] as number }),
    turn: players[side] as Player,
    ply,
    ...(variant.repetition === null ? {} : { seen: Object.freeze([...seen]) }),
    ...(swap ? { swap } : {}),
    ...(verdict === undefined ? {} : { verdict }),
  };
  return Object.freeze(game);
}

/** Both rows in the order of sowing and the turn: what makes a position the same where repetition counts. */
export function formatPresent(seeds: Seeds, side: Side): string {
  const houses = (seeds.length - 2) / 2;
  return `${seeds.slice(0, houses)}/${seeds.slice(houses, 2 * houses)} ${"sn"[side]}`;
}
