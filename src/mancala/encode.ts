/**
 * Games to bare numbers and back. Every game that reaches a verb passes here and is checked on the way: a game from JSON
 * may hold anything.
 */
import { type ParseCode, ParseError } from "../ground/errors.ts";
import { isRecord, isWhole, show } from "../ground/schema.ts";
import {
  type Board,
  formatPresent,
  leader,
  MOST_PLIES,
  MOST_SEEDS,
  players,
  type Side,
  sum,
} from "./board.ts";
import { storedAs, variantFrom } from "./define.ts";
import type { Game, Outcome } from "./state.ts";
import type { Variant } from "./variant.ts";

/** A game as the rules work on it, in place. */
export interface Position extends Board {
  readonly variant: Variant;
  side: Side;
  ply: number;
  /** The positions seen; empty where repetition does not count. */
  seen: readonly string[];
  /** Whether the second player may still take the swap, when it is his turn. */
  swap: boolean;
}

const nothing: readonly string[] = [];

/** The full variant of a game; throws {@link ParseError} for what is no game and {@link VariantError}. */
export function variantIn(game: Game): Variant {
  if (!isRecord(game)) throw new ParseError("syntax", "", `A game is an object, not ${show(game)}.`);
  return variantFrom(game.variant);
}

/** Reads a game; throws {@link ParseError} with the path of the field for what no call of this library returns. */
export function encode(game: Game): Position {
  const variant = variantIn(game);
  const { turn, ply, seen, swap, verdict } = game;
  const ring = 2 * variant.houses;
  if (!Array.isArray(game.houses) || game.houses.length !== ring) {
    throw fault("bad-board", "houses", `a list of ${ring}`, game.houses);
  }
  const houses: number[] = [...game.houses];
  const stores: Board["stores"] = [
    seedsIn(game.stores?.south, "stores.south"),
    seedsIn(game.stores?.north, "stores.north"),
  ];
  let total = stores[0] + stores[1];
  for (let i = 0; i < ring; i++) {
    const count: unknown = houses[i];
    // A whole number, asked in the cheapest way; too many seeds show in the total.
    if (typeof count !== "number" || (count | 0) !== count || count < 0)
      throw fault("bad-number", `houses[${i}]`, `0 to ${MOST_SEEDS}`, count);
    total += count;
  }
  if (total > MOST_SEEDS)
    throw fault("bad-board", "houses", `at most ${MOST_SEEDS} seeds, stores included`, total);
  if (turn !== "south" && turn !== "north") throw fault("syntax", "turn", "south or north", turn);
  if (!isWhole(ply, 0, MOST_PLIES)) throw fault("bad-number", "ply", `0 to ${MOST_PLIES}`, ply);
  const side = turn === "south" ? 0 : 1;
  const counts = variant.repetition !== null;
  if (counts && !(Array.isArray(seen) && seen.at(-1) === formatPresent(houses, side))) {
    throw fault("syntax", "seen", "a list with the present position last", seen);
  }
  if (swap !== undefined && !(swap === true && variant.swap))
    throw fault("syntax", "swap", "absent here", swap);
  if (verdict !== undefined && !isVerdict(verdict, houses, stores)) {
    throw fault("syntax", "verdict", "an outcome that fits the board", verdict);
  }
  return { variant, houses, stores, side, ply, seen: (counts && seen) || nothing, swap: swap === true };
}

function seedsIn(count: unknown, at: string): number {
  if (isWhole(count, 0, MOST_SEEDS)) return count;
  throw fault("bad-number", at, `0 to ${MOST_SEEDS}`, count);
}

/** The error for a field of a game that must be something else. */
export function fault(code: ParseCode, at: string, right: string, value: unknown): ParseError {
  return new ParseError(code, at, `In this game ${at} must be ${right}, not ${show(value)}.`);
}

/** Whether a verdict is one that is stored with this board: a majority is not, and other rules leave the houses empty. */
function isVerdict(verdict: unknown, houses: Board["houses"], stores: Board["stores"]): boolean {
  if (!isRecord(verdict)) return false;
  const { winner, reason } = verdict;
  if (reason === "agreement") return winner === null;
  if (reason === "resignation") return winner === "south" || winner === "north";
  const sweeping = ["side-empty", "cannot-feed", "no-moves", "repetition"].includes(reason as string);
  return sweeping && sum(houses) === 0 && winner === leader(...stores);
}

/** Every pair of stores is one frozen object, since games share them. */
const pairs: Game["stores"][][] = [];

function storesWith(south: number, north: number): Game["stores"] {
  pairs[south] ??= [];
  const row = pairs[south];
  row[north] ??= Object.freeze({ south, north });
  return row[north];
}

/** The frozen game of a position, which gives its houses away, with what was seen up to it. */
export function decode(position: Position, seen: readonly string[], verdict?: Outcome): Game {
  const { variant, houses, stores, side, ply, swap } = position;
  const game: { -readonly [Field in keyof Game]: Game[Field] } = {
    variant: storedAs(variant),
    houses: Object.freeze(houses),
    stores: storesWith(...stores),
    turn: players[side],
    ply,
  };
  if (variant.repetition !== null) game.seen = Object.freeze([...seen]);
  if (swap) game.swap = swap;
  if (verdict !== undefined) game.verdict = verdict;
  return Object.freeze(game);
}
