/**
 * The four verbs, and the questions whether and why not. State is data, functions stand apart: every call takes a game
 * and returns a new one. Everything that a board on screen asks is in `view.ts`; ends by decision in `referee.ts`.
 */

import { IllegalMoveError } from "../ground/errors.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Outcome, Reason } from "./data/state.ts";
import { players } from "./data/terms.ts";
import type { Variant, VariantName } from "./data/variant.ts";
import type { Engine } from "./engine/compile.ts";
import { engineFor } from "./engine/compile.ts";
import { encodePresent, engineOf, gameOf, remembering, seenOf } from "./engine/encode.ts";
import { endingAfter, winnerOf } from "./engine/ending.ts";
import { createPosition, generate, MOST_MOVES, make, mayFly, type Position } from "./engine/movegen.ts";
import { fromOf, NOWHERE, shotOf, toOf } from "./engine/packed.ts";
import { moveFrom } from "./engine/packing.ts";
import { judge, sentence } from "./legality.ts";
import { readMove } from "./wmd.ts";

/** Scratch space; nothing in it outlives a call. */
const now: Position = /* @__PURE__ */ createPosition();
const next: Position = /* @__PURE__ */ createPosition();
const packed: Int32Array = /* @__PURE__ */ new Int32Array(MOST_MOVES);

/**
 * A new game: an empty board, all cows in hand, the variant's first player to move.
 *
 * @param variant - A built-in's name (`"standard"` if left out), or variant data, which is checked.
 * @throws {@link VariantError} `unknown-variant`, or `bad-variant` with every fault of the data.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 *
 * createGame().hands; // => { light: 12, dark: 12 }
 * createGame("mssa").turn; // => "dark"
 * createGame("chess" as "mssa"); // throws unknown-variant
 * ```
 */
export function createGame(variant: VariantName | Variant = "standard"): Game {
  const engine = engineFor(variant);
  const { cows, firstPlayer } = engine.variant;
  const turn = players.indexOf(firstPlayer);
  const start = { ...createPosition(), ownHand: cows, otherHand: cows, turn };
  return remembering(engine, gameOf(engine, start, ".".repeat(engine.points.length)), []);
}

/** Reads the game into the scratch position and returns its engine. */
function read(game: Game): Engine {
  const engine = engineOf(game);
  encodePresent(engine, game, now);
  return engine;
}

/** Why the game just read is over, a verdict left aside; `blocked` if the side to move has no move. */
function endingOf(engine: Engine, game: Game, blocked: boolean): Reason | undefined {
  if (engine.variant.repetition === null) return endingAfter(engine, now, blocked, 1);
  const seen = seenOf(engine, game);
  return endingAfter(engine, now, blocked, seen.filter((fields) => fields === seen.at(-1)).length);
}

/**
 * Every legal move of the side to move: placements before steps, then by from, to and shot in the order of the board's
 * points, a move without a shot before the same with one. Empty when the game is over.
 *
 * @throws {@link ParseError} `syntax` for what is no sound game, {@link VariantError} for one of no sound variant; `parseGame`
 * tells what is wrong with it.
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba";
 *
 * legalMoves(createGame()).length; // => 24
 * legalMoves(createGame())[0]; // => { kind: "place", to: "a7" }
 * ```
 */
export function legalMoves(game: Game): readonly Move[] {
  const engine = read(game);
  const end = generate(engine, now, packed, 0);
  const moves: Move[] = [];
  if (game.verdict !== undefined || endingOf(engine, game, end === 0)) return moves;
  const flying = mayFly(engine, now);
  for (let i = 0; i < end; i++) moves.push(moveFrom(engine, flying, packed[i] as number));
  return moves;
}

/** The packed move, or why it is refused. */
function judged(engine: Engine, game: Game, move: unknown): number | IllegalMoveCode {
  const judgement = judge(engine, now, move);
  // Where a move is legal nobody is blocked.
  const blocked = typeof judgement === "string" && generate(engine, now, packed, 0) === 0;
  const over = game.verdict !== undefined || endingOf(engine, game, blocked) !== undefined;
  return over ? "game-over" : judgement;
}

/**
 * The game after a move. The game passed in stays as it was.
 *
 * @param move - An object with `to`, perhaps `from` and `shot` (other fields are ignored), or text in WMD notation.
 * @throws {@link IllegalMoveError} with the code that {@link whyIllegal} gives and a sentence about this position.
 * @throws {@link ParseError} `syntax` for what is no sound game, {@link VariantError} for one of no sound variant; `parseGame`
 * tells what is wrong with it.
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
  const engine = read(game);
  const like = readMove(move);
  const judgement = judged(engine, game, like);
  if (typeof judgement === "string") {
    throw new IllegalMoveError<IllegalMoveCode>(judgement, sentence(engine, now, like, judgement));
  }
  make(engine, now, judgement, next);
  const left = put(game.board, fromOf(judgement), ".");
  const moved = put(left, toOf(judgement), "LD"[now.turn] as string);
  const after = gameOf(engine, next, put(moved, shotOf(judgement), "."));
  return remembering(engine, after, next.quiet === 0 ? [] : (game.seen ?? []));
}

/** The board with another character at a point. */
function put(board: string, point: number, character: string): string {
  return point === NOWHERE ? board : board.slice(0, point) + character + board.slice(point + 1);
}

/**
 * How the game ended, or `undefined` while it goes on. Tested in this order: a verdict of players or referee, few cows,
 * full board, no moves, ten moves, repetition, plies without a shot.
 *
 * @throws {@link ParseError} `syntax` for what is no sound game, {@link VariantError} for one of no sound variant; `parseGame`
 * tells what is wrong with it.
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba";
 *
 * outcome(createGame()); // => undefined
 * outcome(resign(createGame(), "dark")); // => { winner: "light", reason: "resignation" }
 * ```
 */
export function outcome(game: Game): Outcome | undefined {
  const engine = read(game);
  if (game.verdict !== undefined) return game.verdict;
  const reason = endingOf(engine, game, generate(engine, now, packed, 0) === 0);
  if (reason === undefined) return undefined;
  return Object.freeze({ winner: players[winnerOf(engine, now, reason)] ?? null, reason });
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
export function whyIllegal(game: Game, move: MoveLike | string): IllegalMoveCode | undefined {
  const judgement = judged(read(game), game, readMove(move));
  return typeof judgement === "string" ? judgement : undefined;
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
  return engineOf(game).variant;
}
