/**
 * Games to bare numbers and back. Every game that reaches a verb passes here and is checked on the way: a game from JSON
 * may hold anything.
 */
import { type ParseCode, ParseError } from "../errors.ts";
import { isRecord, isWhole, show } from "../schema.ts";
import {
  formatPresent,
  leader,
  MOST_PLIES,
  MOST_SEEDS,
  players,
  type Seeds,
  type Side,
  storesOf,
  sum,
} from "./board.ts";
import { storedAs, variantFrom } from "./define.ts";
import type { Game, Outcome } from "./state.ts";
import type { Variant } from "./variant.ts";

/** A game as the rules work on it. */
export interface Position {
  readonly variant: Variant;
  readonly seeds: Seeds;
  readonly side: Side;
  readonly ply: number;
  /** The positions seen; empty where repetition does not count. */
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
  const { houses, stores, turn, ply, seen, swap, verdict } = game;
  const ring = 2 * variant.houses;
  if (!Array.isArray(houses) || houses.length !== ring)
    throw fault("bad-board", "houses", `a list of ${ring}`, houses);
  const seeds: Seeds = [];
  for (let i = 0; i < ring; i++)
    seeds.push(isSeeds(houses[i]) ? houses[i] : refuse(`houses[${i}]`, houses[i]));
  for (const player of players) {
    const count: unknown = stores?.[player];
    seeds.push(isSeeds(count) ? count : refuse(`stores.${player}`, count));
  }
  const total = sum(seeds);
  if (total > MOST_SEEDS)
    throw fault("bad-board", "houses", `at most ${MOST_SEEDS} seeds with the stores`, total);
  if (turn !== "south" && turn !== "north") throw fault("syntax", "turn", "south or north", turn);
  if (!isWhole(ply, 0, MOST_PLIES)) throw fault("bad-number", "ply", `0 to ${MOST_PLIES}`, ply);
  const side = turn === "south" ? 0 : 1;
  const counts = variant.repetition !== null;
  if (counts && !(Array.isArray(seen) && seen.at(-1) === formatPresent(seeds, side))) {
    throw fault("syntax", "seen", "a list that ends with the present position", seen);
  }
  if (swap !== undefined && !(swap === true && variant.swap))
    throw fault("syntax", "swap", "absent here", swap);
  if (verdict !== undefined && !isVerdict(verdict, seeds)) {
    throw fault("syntax", "verdict", "a winner and a reason that fit the board", verdict);
  }
  return { variant, seeds, side, ply, seen: counts ? (seen ?? []) : [], swap: swap === true };
}

const isSeeds = (count: unknown): count is number => isWhole(count, 0, MOST_SEEDS);

function refuse(at: string, count: unknown): never {
  throw fault("bad-number", at, `0 to ${MOST_SEEDS}`, count);
}

/** The error for a field of a game that must be something else. */
export function fault(code: ParseCode, at: string, right: string, value: unknown): ParseError {
  return new ParseError(code, at, `In this game ${at} must be ${right}, not ${show(value)}.`);
}

/** Whether a verdict is one that is stored with this board: a majority is not, and other rules leave the houses empty. */
function isVerdict(verdict: unknown, seeds: Seeds): boolean {
  if (!isRecord(verdict)) return false;
  const { winner, reason } = verdict;
  if (reason === "agreement") return winner === null;
  if (reason === "resignation") return winner === "south" || winner === "north";
  const sweeping = ["side-empty", "cannot-feed", "no-moves", "repetition"].includes(reason as string);
  return sweeping && sum(seeds.slice(0, -2)) === 0 && winner === leader(...storesOf(seeds));
}

/** The frozen game of a position, which gives its seeds away, with what was seen up to it. */
export function decode(position: Position, seen: readonly string[], verdict?: Outcome): Game {
  const { variant, seeds, side, ply, swap } = position;
  const [south, north] = seeds.splice(-2) as [number, number];
  const game: { -readonly [Field in keyof Game]: Game[Field] } = {
    variant: storedAs(variant),
    houses: Object.freeze(seeds),
    stores: Object.freeze({ south, north }),
    turn: players[side],
    ply,
  };
  if (variant.repetition !== null) game.seen = Object.freeze([...seen]);
  if (swap) game.swap = swap;
  if (verdict !== undefined) game.verdict = verdict;
  return Object.freeze(game);
}
