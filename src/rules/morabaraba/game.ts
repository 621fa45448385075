/**
 * The four verbs, and the questions whether and why not. State is data, functions stand apart: every call takes a game
 * and returns a new one. Everything that a board on screen asks is in `view.ts`; ends by decision are in `decisions.ts`.
 */

import { IllegalMoveError } from "../../base/errors.ts";
import { defineVariant } from "./data/define.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Outcome } from "./data/state.ts";
import { players } from "./data/terms.ts";
import type { StoredVariant, Variant, VariantChanges } from "./data/variant.ts";
import { rulesetFor } from "./engine/compile.ts";
import { endingAfter, hasMove, winnerOf } from "./engine/ending.ts";
import { createPosition, generate, MOST_MOVES, make, mayFly } from "./engine/movegen.ts";
import { packLegal, sentence } from "./legality.ts";
import { moveFrom } from "./moves.ts";
import { readMove } from "./notation.ts";
import { rulesetOf } from "./read.ts";
import { type Reading, readGame, recall, remembered, rememberMoves, timesSeen } from "./reading.ts";
import { gameOf } from "./write.ts";

/** Where moves are generated. */
const packed: Int32Array = /* @__PURE__ */ new Int32Array(MOST_MOVES);

/**
 * A new game: an empty board, all cows in hand, the variant's first player to move.
 *
 * @param variant - A built-in's name (`"standard"` if left out), or variant data, which is checked.
 * @param changes - Fields in which this game's rules differ from the variant's, as for {@link defineVariant}. Games of a
 * built-in with changes store its name and the changes, and keep its title.
 * @throws {@link VariantError} `unknown-variant`, or `bad-variant` with every fault of the data.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 *
 * createGame().hands; // => { light: 12, dark: 12 }
 * createGame("mssa").turn; // => "dark"
 * createGame("standard", { repetition: 3 }).variant; // => { base: "standard", repetition: 3 }
 * createGame("chess" as "mssa"); // throws unknown-variant
 * ```
 */
export function createGame(variant: StoredVariant = "standard", changes?: VariantChanges): Game {
  const ruleset = rulesetFor(changes === undefined ? variant : defineVariant(variant, changes));
  const { cows, firstPlayer } = ruleset.variant;
  const turn = players.indexOf(firstPlayer);
  return gameOf(ruleset, { ...createPosition(), ownHand: cows, otherHand: cows, turn }, []);
}

/** How a game that was read ended, if it is over; `blocked` for callers who know whether the side to move has a move. */
export function endOf(
  { ruleset, position, seen, verdict }: Reading,
  blocked: boolean = !hasMove(ruleset, position),
): Outcome | undefined {
  if (verdict !== undefined) return verdict;
  const reason = endingAfter(ruleset, position, blocked, timesSeen(seen));
  if (reason === undefined) return undefined;
  return Object.freeze({ winner: players[winnerOf(ruleset, position, reason)] ?? null, reason });
}

/**
 * Every legal move of the side to move: placements before steps, then by from, to and shot in the order of the board's
 * points, a move without a shot before the same with one. Empty when the game is over.
 *
 * @throws {@link ParseError} with the field that is wrong for anything but a game, {@link VariantError} for faults of its variant.
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba";
 *
 * legalMoves(createGame()).length; // => 24
 * legalMoves(createGame())[0]; // => { kind: "place", to: "a7" }
 * ```
 */
export function legalMoves(game: Game): readonly Move[] {
  const reading = readGame(game);
  const { ruleset, position } = reading;
  const end = generate(ruleset, position, packed, 0);
  if (endOf(reading, end === 0) !== undefined) return [];
  const flying = mayFly(ruleset, position);
  const moves: Move[] = [];
  for (let i = 0; i < end; i++) moves.push(moveFrom(ruleset, flying, packed[i] as number));
  rememberMoves(reading, moves, packed);
  return moves;
}

/** The packed move, or why it is refused. */
function codeFor(reading: Reading, move: Partial<MoveLike>): number | IllegalMoveCode {
  const found = packLegal(reading, move);
  // Where a move is legal nobody is blocked.
  const blocked = typeof found === "number" ? false : undefined;
  return endOf(reading, blocked) === undefined ? found : "game-over";
}

/**
 * The game after a move. The game passed in stays as it was.
 *
 * @param move - An object with `to`, perhaps `from` and `shot` (other fields are ignored), or text in WMD notation.
 * @throws {@link IllegalMoveError} with the code that {@link whyIllegal} gives and a sentence about this position.
 * @throws {@link ParseError} with the field that is wrong for anything but a game, {@link VariantError} for faults of its variant.
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
  const reading = readGame(game);
  const { ruleset, position, seen } = reading;
  const code = recall(reading, move) ?? legalCode(reading, move);
  const after = createPosition();
  make(ruleset, position, code, after);
  // A game that is remembered must not hold on to all that came before it.
  after.previous = null;
  return remembered(ruleset, after, after.quiet === 0 ? [] : seen);
}

/** The packed move; throws {@link IllegalMoveError} where it is refused. */
function legalCode(reading: Reading, move: unknown): number {
  const like = readMove(move);
  const code = codeFor(reading, like);
  if (typeof code === "number") return code;
  throw new IllegalMoveError<IllegalMoveCode>(code, sentence(reading, like, code, move));
}

/**
 * How the game ended, or `undefined` while it goes on. Tested in this order: a verdict of players or referee, few cows,
 * full board, no moves, ten moves, repetition, plies without a shot.
 *
 * @throws {@link ParseError} with the field that is wrong for anything but a game, {@link VariantError} for faults of its variant.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba";
 *
 * outcome(createGame()); // => undefined
 * outcome(resign(createGame(), "dark")); // => { winner: "light", reason: "resignation" }
 * ```
 */
export function outcome(game: Game): Outcome | undefined {
  return endOf(readGame(game));
}

/**
 * Whether {@link applyMove} would take the move.
 *
 * @example
 * ```ts
 * import { createGame, isLegal } from "morabaraba";
 *
 * isLegal(createGame(), { to: "d6" }); // => true
 * ```
 */
export function isLegal(game: Game, move: MoveLike | string): boolean {
  return whyIllegal(game, move) === undefined;
}

/**
 * Why {@link applyMove} would refuse the move, or `undefined` if it would not: the first that applies, in the order of
 * {@link IllegalMoveCode}.
 *
 * @example
 * ```ts
 * import { createGame, whyIllegal } from "morabaraba";
 *
 * whyIllegal(createGame(), { to: "d6", shot: "a7" }); // => "shot-without-mill"
 * ```
 */
export function whyIllegal(game: Game, move: unknown): IllegalMoveCode | undefined {
  const found = codeFor(readGame(game), readMove(move));
  return typeof found === "string" ? found : undefined;
}

/**
 * The full data of a game's variant, also where the game holds only a name.
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
