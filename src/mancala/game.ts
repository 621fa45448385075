/**
 * The four verbs, and the questions whether and why not. State is data, functions stand apart: every call takes a game
 * and returns a new one. How the seeds run is in `sowing.ts`, what a move did in `explain.ts`, ends by decision in
 * `referee.ts`.
 */
import { IllegalMoveError } from "../ground/errors.ts";
import { formatPresent, MOST_PLIES, otherSide } from "./board.ts";
import { variantFrom } from "./define.ts";
import { decode, encode, type Position, variantIn } from "./encode.ts";
import { endOf, finalStores, outcomeBy } from "./ending.ts";
import { judge, maySwap, SWAP, sentence } from "./legality.ts";
import { choices, EXTRA, sow, type Tell } from "./sowing.ts";
import type { Game, IllegalMoveCode, Move, Outcome, Reason } from "./state.ts";
import type { Variant, VariantName } from "./variant.ts";

/** Every house as a move, so that lists of moves share them. */
const houseMoves: readonly Move[] = /* @__PURE__ */ Array.from({ length: 16 }, (_, i) =>
  Object.freeze({ house: i + 1 }),
);

const swapMove: Move = /* @__PURE__ */ Object.freeze({ swap: true });

/**
 * A new game: the variant's seeds in every house, the stores empty, south to move.
 *
 * @param variant - A built-in's name (`"kalah"` if left out), or variant data, which is checked.
 * @throws {@link VariantError} `unknown-variant`, or `bad-variant` with every fault of the data.
 * @example
 * ```ts
 * import { createGame } from "morabaraba/mancala";
 *
 * createGame().houses; // => [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
 * createGame("congkak").houses.length; // => 14
 * createGame("chess" as "kalah"); // throws unknown-variant
 * ```
 */
export function createGame(variant: VariantName | Variant = "kalah"): Game {
  const data = variantFrom(variant);
  const houses = Array<number>(2 * data.houses).fill(data.seeds);
  return settle({ variant: data, houses, stores: [0, 0], side: 0, ply: 0, seen: [], swap: data.swap });
}

/**
 * The game of a position that was just reached: the present appended to what was seen before, and, if a rule other than
 * the majority ends the game here, the houses swept into the stores. Changes the board in place.
 */
export function settle(position: Position): Game {
  const { variant, houses, stores, side } = position;
  const seen = variant.repetition === null ? position.seen : [...position.seen, formatPresent(houses, side)];
  const reason = endOf(variant, position, side, seen);
  if (reason === undefined || reason === "majority") return decode(position, seen);
  const outcome = outcomeBy(variant, position, reason);
  stores.splice(0, 2, ...finalStores(variant, position, reason));
  houses.fill(0);
  return decode(position, [formatPresent(houses, side)], outcome);
}

/** The rule that ends the game as it stands; what the players decided comes before it. */
function endIn(position: Position): Reason | undefined {
  return endOf(position.variant, position, position.side, position.seen);
}

/**
 * Every legal move of the side to move: houses from that player's left to right, a swap last. Empty when the game is over.
 *
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba/mancala";
 *
 * legalMoves(createGame()).length; // => 6
 * legalMoves(createGame())[0]; // => { house: 1 }
 * ```
 */
export function legalMoves(game: Game): readonly Move[] {
  const position = encode(game);
  const moves: Move[] = [];
  if (game.verdict !== undefined || endIn(position) !== undefined) return moves;
  const { variant, side } = position;
  const [, legal] = choices(variant, position, side);
  for (let i = 0; i < variant.houses; i++) {
    if ((legal & (1 << i)) !== 0) moves.push(houseMoves[i] as Move);
  }
  if (maySwap(position)) moves.push(swapMove);
  return moves;
}

/** The move as {@link judge} reads it, or why it is refused. */
function judged(game: Game, position: Position, move: unknown): number | IllegalMoveCode {
  return game.verdict !== undefined || endIn(position) !== undefined ? "game-over" : judge(position, move);
}

/**
 * The game after a ply. The game passed in stays as it was. When a rule other than the majority ends the game, the
 * houses are swept into the stores, and the turn is whoever would have moved next.
 *
 * @param move - An object with `house` or with `swap` (other fields are ignored), or text in notation.
 * @throws {@link IllegalMoveError} with the code that {@link whyIllegal} gives and a sentence about this position.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba/mancala";
 *
 * const game = applyMove(createGame(), { house: 3 });
 * game.stores; // => { south: 1, north: 0 }
 * game.turn; // => "south"
 * applyMove(game, "3"); // throws empty-house
 * ```
 */
export function applyMove(game: Game, move: Move | string): Game {
  return play(game, move);
}

/** {@link applyMove} that tells what happens to the seeds; of a swap there is nothing to tell. */
export function play(game: Game, move: Move | string, tell?: Tell): Game {
  const position = encode(game);
  const found = judged(game, position, move);
  if (typeof found === "string") {
    throw new IllegalMoveError<IllegalMoveCode>(found, sentence(position, move, found));
  }
  const { variant, houses, stores, side } = position;
  const before = stores[0] + stores[1];
  let extra = false;
  if (found === SWAP) {
    // The board is turned round: what was the first player's is now the second's.
    houses.push(...houses.splice(0, variant.houses));
    stores.reverse();
  } else extra = (sow(variant, position, side, found, tell) & EXTRA) !== 0;
  if (!extra) position.side = otherSide(side);
  if (stores[0] + stores[1] !== before) position.seen = [];
  position.ply = Math.min(position.ply + 1, MOST_PLIES);
  position.swap &&= side === 0;
  return settle(position);
}

/**
 * How the game ended, or `undefined` while it goes on. Tested in this order: a verdict, majority, an empty side, no legal
 * move, repetition.
 *
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba/mancala";
 *
 * outcome(createGame()); // => undefined
 * outcome(resign(createGame(), "north")); // => { winner: "south", reason: "resignation" }
 * ```
 */
export function outcome(game: Game): Outcome | undefined {
  const position = encode(game);
  const { verdict } = game;
  if (verdict !== undefined) return Object.freeze({ winner: verdict.winner, reason: verdict.reason });
  const reason = endIn(position);
  return reason && outcomeBy(position.variant, position, reason);
}

/**
 * Whether {@link applyMove} would take the move.
 *
 * @example
 * ```ts
 * import { createGame, isLegal } from "morabaraba/mancala";
 *
 * isLegal(createGame(), { house: 6 }); // => true
 * ```
 */
export function isLegal(game: Game, move: Move | string): boolean {
  return whyIllegal(game, move) === undefined;
}

/**
 * Why {@link applyMove} would refuse the move, or `undefined` if it would not: the first that applies, in the order of
 * {@link IllegalMoveCode}.
 *
 * @example
 * ```ts
 * import { createGame, whyIllegal } from "morabaraba/mancala";
 *
 * whyIllegal(createGame(), { house: 7 }); // => "unknown-house"
 * ```
 */
export function whyIllegal(game: Game, move: Move | string): IllegalMoveCode | undefined {
  const found = judged(game, encode(game), move);
  return typeof found === "string" ? found : undefined;
}

/**
 * The full data of a game's variant, also where the game holds only a name.
 *
 * @example
 * ```ts
 * import { createGame, variantOf } from "morabaraba/mancala";
 *
 * variantOf(createGame("oware")).mustFeed; // => true
 * ```
 */
export function variantOf(game: Game): Variant {
  return variantIn(game);
}
