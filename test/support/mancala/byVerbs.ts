/**
 * Values by exhaustive search with the reference implementation, which shares no code with `src`, and tables
 * compared with them.
 */
import type fc from "fast-check";
import { legalMoves as legal } from "morabaraba/mancala";
import { type EndgameTables, probeTables } from "morabaraba/mancala/endgames";
import { finalScore } from "../../../src/bots/mancala/evaluate.ts";
import type { Game, Player } from "../../../src/rules/mancala/data/state.ts";
import type { Variant } from "../../../src/rules/mancala/data/variant.ts";
import { variantUpTo } from "./arbitraries.ts";
import { applyMove, legalMoves, outcome } from "./reference.ts";

/** Values of positions by their houses and turn; only for one variant. */
export type Known = Map<string, number>;

/** Returns a game with empty stores, in which south has the first houses and moves. */
export const positionOf = (variant: Variant, houses: readonly number[], turn: Player = "south"): Game => ({
  variant,
  houses: [...houses],
  stores: { south: 0, north: 0 },
  turn,
  ply: 0,
  ...(variant.repetition !== null && { seenPositions: [textOf(houses, turn)] }),
});

const textOf = (houses: readonly number[], turn: Player): string => {
  const half = houses.length / 2;
  return `${houses.slice(0, half).join(",")}/${houses.slice(half).join(",")} ${turn === "south" ? "s" : "n"}`;
};

/** Returns what the side to move wins from here on, less what the other side wins, with best play. */
export function valueByVerbs(game: Game, known: Known): number {
  if (outcome(game) !== undefined) return 0;
  const key = textOf(game.houses, game.turn);
  let value = known.get(key);
  if (value === undefined) {
    value = Math.max(...legalMoves(game).map((move) => valueOfMove(game, move, known)));
    known.set(key, value);
  }
  return value;
}

/** Returns what a side wins from a move on, less what the other side wins, with best play. */
export function valueOfMove(game: Game, move: ReturnType<typeof legalMoves>[number], known: Known): number {
  const after = applyMove(game, move);
  const sign = game.turn === "south" ? 1 : -1;
  const lead = ({ stores }: Game): number => sign * (stores.south - stores.north);
  const value = valueByVerbs(after, known);
  return lead(after) - lead(game) + (after.turn === game.turn ? value : -value);
}

/**
 * The score of a game for the side to move with best play, as the bots count: a hundred per seed, a million
 * for a win. Only for rules without repeated positions.
 */
export function trueScore(game: Game, known = new Map<string, number>()): number {
  const { houses, stores, turn, swap } = game;
  if (outcome(game) !== undefined) {
    const margin = stores.south - stores.north;
    return finalScore(turn === "south" ? margin : 0 - margin);
  }
  const key = `${houses} ${stores.south} ${stores.north} ${turn} ${swap}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const scores = legalMoves(game).map((move) => {
    const next = applyMove(game, move);
    return next.turn === turn ? trueScore(next, known) : 0 - trueScore(next, known);
  });
  const best = Math.max(...scores);
  known.set(key, best);
  return best;
}

/** Any rules that tables support, on a board with at most this many houses per side. */
export const tableVariant = (houses: number): fc.Arbitrary<Variant> =>
  variantUpTo(houses, 4).map((variant) => ({ ...variant, sowStores: true, majority: false, swap: false }));

/** All ways to put exactly this many seeds into houses. */
export function* boardsOf(houses: number, seeds: number): Generator<number[]> {
  if (houses === 1) yield [seeds];
  else
    for (let count = 0; count <= seeds; count++)
      for (const rest of boardsOf(houses - 1, seeds - count)) yield [count, ...rest];
}

/** Compares one position with exhaustive search; returns what differs, or `undefined`. */
export function differenceAt(
  tables: EndgameTables,
  variant: Variant,
  houses: readonly number[],
  known: Known,
): object | undefined {
  const game = positionOf(variant, houses);
  if (outcome(game) !== undefined || legal(game).length === 0) return undefined;
  if (houses.slice(0, variant.houses).every((count) => count === 0)) return undefined;
  const value = valueByVerbs(game, known);
  const moves = legalMoves(game).filter((move) => valueOfMove(game, move, known) === value);
  const found = probeTables(tables, game);
  const isSame = found?.margin === value && JSON.stringify(found.moves) === JSON.stringify(moves);
  return isSame ? undefined : { houses, value, moves, found };
}
