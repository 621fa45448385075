/** Values by exhaustive search with the reference implementation, which shares no code with `src`. */
import type { Game, Player } from "../../../src/rules/mancala/data/state.ts";
import type { Variant } from "../../../src/rules/mancala/data/variant.ts";
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
