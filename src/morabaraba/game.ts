/**
 * The four verbs, and the questions whether and why not. State is data, functions stand apart: every call takes a game
 * and returns a new one. Everything that a board on screen asks is in `view.ts`; ends by decision in `referee.ts`.
 */
import { IllegalMoveError } from "../errors.ts";
import type { Engine } from "./compile.ts";
import { engineFor } from "./compile.ts";
import { encodePresent, engineOf, gameOf, seenOf } from "./encode.ts";
import { Ending, endingAfter } from "./ending.ts";
import { formatFields } from "./fields.ts";
import { judge, sentence } from "./legality.ts";
import { createPosition, generate, MOST_MOVES, MOST_PLIES, make, mayFly, type Position } from "./movegen.ts";
import { moveFrom, moveTable } from "./packing.ts";
import type { Game, IllegalMoveCode, Move, MoveLike, Outcome, Reason } from "./state.ts";
import type { Variant, VariantName } from "./variant.ts";
import { players } from "./verdict.ts";
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
  return withMemory(engine, start, []);
}

/** The game of a position, its fields appended to what was seen before where the variant counts repetitions. */
export function withMemory(engine: Engine, position: Position, before: readonly string[]): Game {
  if (engine.variant.repetition === null) return gameOf(engine, position);
  return gameOf(engine, position, [...before, formatFields(engine, position)].slice(-MOST_PLIES - 1));
}

/** How the game ended, one of {@link Ending}, a verdict left aside. */
function endingOf(engine: Engine, game: Game, position: Position): number {
  if (engine.variant.repetition === null) return endingAfter(engine, position, 1);
  const seen = seenOf(engine, game, position);
  return endingAfter(engine, position, seen.filter((fields) => fields === seen.at(-1)).length);
}

/** Whether the game is over, by a verdict or by its position. */
const isOver = (engine: Engine, game: Game, position: Position): boolean =>
  game.verdict !== undefined || endingOf(engine, game, position) !== Ending.none;

/**
 * Every legal move of the side to move: placements before steps, then by from, to and shot in the order of the board's
 * points, a move without a shot before the same with one. Empty when the game is over.
 *
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba";
 *
 * legalMoves(createGame()).length; // => 24
 * legalMoves(createGame())[0]; // => { kind: "place", to: "a7" }
 * ```
 */
export function legalMoves(game: Game): readonly Move[] {
  const engine = engineOf(game);
  const position = encodePresent(engine, game, now);
  const moves: Move[] = [];
  if (isOver(engine, game, position)) return moves;
  const table = moveTable(engine);
  const flying = mayFly(engine, position);
  const end = generate(engine, position, packed, 0);
  for (let i = 0; i < end; i++) moves.push(moveFrom(engine, table, flying, packed[i] as number));
  return moves;
}

/** The packed move, or why it is refused. */
function judged(engine: Engine, game: Game, position: Position, move: unknown): number | IllegalMoveCode {
  return isOver(engine, game, position) ? "game-over" : judge(engine, position, move);
}

/**
 * The game after a move. The game passed in stays as it was.
 *
 * @param move - An object with `to`, perhaps `from` and `shot` (other fields are ignored), or text in WMD notation.
 * @throws {@link IllegalMoveError} with the code that {@link whyIllegal} gives and a sentence about this position.
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
  const engine = engineOf(game);
  const position = encodePresent(engine, game, now);
  const like = readMove(move);
  const verdict = judged(engine, game, position, like);
  if (typeof verdict === "string") {
    throw new IllegalMoveError<IllegalMoveCode>(verdict, sentence(engine, position, like, verdict));
  }
  make(engine, position, verdict, next);
  return withMemory(engine, next, next.quiet === 0 ? [] : (game.seen ?? []));
}

/**
 * How the game ended, or `undefined` while it goes on. Tested in this order: a verdict of players or referee, few cows,
 * full board, no moves, ten moves, repetition, plies without a shot.
 *
 * @example
 * ```ts
 * import { createGame, outcome, resign } from "morabaraba";
 *
 * outcome(createGame()); // => undefined
 * outcome(resign(createGame(), "dark")); // => { winner: "light", reason: "resignation" }
 * ```
 */
export function outcome(game: Game): Outcome | undefined {
  const engine = engineOf(game);
  const position = encodePresent(engine, game, now);
  if (game.verdict !== undefined) return Object.freeze({ ...game.verdict });
  const end = endingOf(engine, game, position);
  return end === Ending.none ? undefined : outcomeOf(engine, position, end);
}

/** By {@link Ending}. */
const reasons: readonly Reason[] = [
  "few-cows",
  "few-cows",
  "full-board",
  "no-moves",
  "ten-moves",
  "repetition",
  "no-shots",
];

function outcomeOf(engine: Engine, position: Position, end: number): Outcome {
  const { blocked, fullBoard, firstPlayer } = engine.variant;
  const own = position.turn;
  let winner: number | undefined;
  if (end === Ending.ownFewCows || (end === Ending.noMoves && blocked === "loses")) winner = own ^ 1;
  else if (end === Ending.otherFewCows) winner = own;
  else if (end === Ending.fullBoard && fullBoard === "first-player-loses")
    winner = players.indexOf(firstPlayer) ^ 1;
  return Object.freeze({ winner: players[winner ?? -1] ?? null, reason: reasons[end - 1] as Reason });
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
  const engine = engineOf(game);
  const verdict = judged(engine, game, encodePresent(engine, game, now), readMove(move));
  return typeof verdict === "string" ? verdict : undefined;
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
