/*
 * The four verbs `createGame`, `legalMoves`, `applyMove` and `outcome`, and whether a move is legal.
 * `applyMove` shows the way through this folder: `read.ts` reads the game, `moves.ts` the move, `legality.ts`
 * checks it, `play.ts` plays it, and `write.ts` writes the new game. `queries.ts` serves boards on screen;
 * `verdicts.ts` lets players and referees end games.
 */

import type { Game, IllegalMoveCode, Move, MoveLike, Outcome } from "./data/state.ts";
import type { StoredVariant, Variant } from "./data/variant.ts";
import { rulesetFor } from "./engine/compile.ts";
import { firstPosition } from "./engine/makeMove.ts";
import { checkMove, legalMove } from "./legality.ts";
import { moveFields, movesOf } from "./moves.ts";
import { outcomeOf, play, startState } from "./play.ts";
import { readGame, rulesetOf } from "./read.ts";
import { writeGame } from "./write.ts";

/**
 * Starts a game. All cows are in hand, except those of the variant's `setup`, and the variant's first player
 * moves.
 *
 * @param variant - A built-in's name (`"standard"` if left out), or variant data as `defineVariant` or
 * `parseVariant` returns it.
 * @throws `VariantError` `unknown-variant` if no built-in has the name.
 * @throws `VariantError` `bad-variant` if the variant is invalid, with every fault.
 * @example
 * ```ts
 * import { createGame, defineVariant } from "morabaraba";
 *
 * createGame().hands; // => { light: 12, dark: 12 }
 * createGame("mssa").turn; // => "dark"
 * createGame(defineVariant("standard", { repetition: 3 })).variant; // => { base: "standard", repetition: 3 }
 * createGame("chess" as "mssa"); // throws unknown-variant
 * ```
 */
export function createGame(variant?: StoredVariant): Game {
  const ruleset = rulesetFor(variant ?? "standard");
  return writeGame(startState(ruleset, firstPosition(ruleset)));
}

/**
 * Lists every legal move of the side to move. The list is frozen, and empty when the game is over. Placements
 * come before steps. Moves follow the board's order of points: first `from`, then `to`, then `shots`. Shots
 * are compared one after the other; if one list begins with the other, the shorter comes first.
 *
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba";
 *
 * legalMoves(createGame()).length; // => 24
 * legalMoves(createGame())[0]; // => { kind: "place", to: "a7" }
 * ```
 */
export function legalMoves(game: Game): readonly Move[] {
  return movesOf(readGame(game)).moves;
}

/**
 * Returns the game after a move. The game that you pass in stays as it was.
 *
 * @param move - A {@link MoveLike} object (other fields are ignored), or text in WMD notation.
 * @throws `IllegalMoveError` with the code that {@link whyIllegal} returns, and a sentence about this
 * position.
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 *
 * const game = applyMove(createGame(), { to: "b2" });
 * applyMove(game, "b6").board; // => "........D.....L........."
 * applyMove(game, "b2"); // throws occupied
 * ```
 */
export function applyMove(game: Game, move: MoveLike | string): Game {
  const state = readGame(game);
  return writeGame(play(state, legalMove(state, move)));
}

/**
 * Returns how the game ended, or `undefined` while it goes on. These are tested in order: a verdict of the
 * players or a referee, a mill (in variants in which a mill wins), too few cows, a full board, no moves, ten
 * moves, repetition, plies without a shot.
 *
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba";
 *
 * outcome(createGame()); // => undefined
 * outcome(resign(createGame(), "dark")); // => { winner: "light", reason: "resignation" }
 * ```
 */
export function outcome(game: Game): Outcome | undefined {
  return outcomeOf(readGame(game));
}

/**
 * Returns whether {@link applyMove} would accept a move.
 *
 * @example
 * ```ts
 * import { createGame, isLegal } from "morabaraba";
 *
 * isLegal(createGame(), { to: "d6" }); // => true
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
 * import { createGame, whyIllegal } from "morabaraba";
 *
 * whyIllegal(createGame(), { to: "d6", shots: ["a7"] }); // => "shot-without-mill"
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
 * import { createGame, variantOf } from "morabaraba";
 *
 * variantOf(createGame("elevenMens")).cows; // => 11
 * ```
 */
export function variantOf(game: Game): Variant {
  return rulesetOf(game).variant;
}
