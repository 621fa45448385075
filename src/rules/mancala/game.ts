/*
 * The four verbs `createGame`, `legalMoves`, `applyMove` and `outcome`, and whether a move is legal.
 * `applyMove` shows the way through this folder: `read.ts` reads the game, `moves.ts` the move, `legality.ts`
 * checks it, `play.ts` plays it, and `write.ts` writes the new game. `explain.ts` explains moves;
 * `verdicts.ts` ends games.
 */

import { variantFrom } from "./data/define.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Outcome } from "./data/state.ts";
import type { StoredVariant, Variant } from "./data/variant.ts";
import { newPosition } from "./engine/position.ts";
import { checkMove, legalMove } from "./legality.ts";
import { moveFields, movesOf } from "./moves.ts";
import { play, settle } from "./play.ts";
import { readGame, readPosition } from "./read.ts";
import { writeGame } from "./write.ts";

/**
 * Starts a game: the variant's seeds in every house, the stores empty, south to move.
 *
 * @param variant - A built-in's name (`"kalah"` if left out), or variant data as `defineVariant` or
 * `parseVariant` returns it.
 * @throws `VariantError` `unknown-variant` if no built-in has the name.
 * @throws `VariantError` `bad-variant` if the variant is invalid, with every fault.
 * @example
 * ```ts
 * import { createGame, defineVariant } from "morabaraba/mancala";
 *
 * createGame().houses; // => [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]
 * createGame("congkak").houses.length; // => 14
 * createGame(defineVariant("kalah", { seeds: 3 })).variant; // => { base: "kalah", seeds: 3 }
 * createGame("chess" as "kalah"); // throws unknown-variant
 * ```
 */
export function createGame(variant?: StoredVariant): Game {
  const data = variantFrom(variant ?? "kalah");
  const houses = Array<number>(2 * data.houses).fill(data.seeds);
  return writeGame(settle(newPosition(data, houses, [0, 0], 0, data.swap)));
}

/**
 * Lists every legal move of the side to move. The list is frozen, and empty when the game is over. Houses
 * come in order from that player's left to right; a swap comes last.
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
  return movesOf(readGame(game));
}

/**
 * Returns the game after a ply. The game that you pass in stays as it was. If a rule other than `majority`
 * ends the game, the houses are swept into the stores. `turn` is then the side that would have moved next.
 *
 * @param move - An object with `house` or with `swap` (other fields are ignored), the number of a house, or
 * text in notation.
 * @throws `IllegalMoveError` with the code that {@link whyIllegal} returns, and a sentence about this
 * position.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba/mancala";
 *
 * const game = applyMove(createGame(), { house: 3 });
 * game.stores; // => { south: 1, north: 0 }
 * game.turn; // => "south"
 * applyMove(game, 3); // throws empty-house
 * ```
 */
export function applyMove(game: Game, move: MoveLike | string): Game {
  const state = readGame(game);
  return writeGame(play(state, legalMove(state, move)));
}

/**
 * Returns how the game ended, or `undefined` while it goes on. These are tested in order: a verdict, a
 * majority, an empty side, no legal move, repetition.
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
  return readGame(game).outcome;
}

/**
 * Returns whether {@link applyMove} would accept a move.
 *
 * @example
 * ```ts
 * import { createGame, isLegal } from "morabaraba/mancala";
 *
 * isLegal(createGame(), { house: 6 }); // => true
 * ```
 */
export function isLegal(game: Game, move: unknown): boolean {
  return whyIllegal(game, move) === undefined;
}

/**
 * Returns why {@link applyMove} would reject a move, or `undefined` for a legal one. If several reasons
 * apply, it is the first in the order of {@link IllegalMoveCode}.
 *
 * @example
 * ```ts
 * import { createGame, whyIllegal } from "morabaraba/mancala";
 *
 * whyIllegal(createGame(), { house: 7 }); // => "unknown-house"
 * ```
 */
export function whyIllegal(game: Game, move: unknown): IllegalMoveCode | undefined {
  const checked = checkMove(readGame(game), moveFields(move));
  return "reason" in checked ? checked.reason : undefined;
}

/**
 * Returns the full data of a game's variant, even if the game holds only its name.
 *
 * @example
 * ```ts
 * import { createGame, variantOf } from "morabaraba/mancala";
 *
 * variantOf(createGame("oware")).mustFeed; // => true
 * ```
 */
export function variantOf(game: Game): Variant {
  return readPosition(game).variant;
}
