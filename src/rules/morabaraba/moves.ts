/** Moves as callers pass them, as objects of the verbs, and packed for the engine. */

import { deepFreeze, show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import type { Move, MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import { fromOf, NOWHERE, packed, shotOf, toOf } from "./engine/bits.ts";
import type { Ruleset } from "./engine/compile.ts";
import { generate, MOST_MOVES, mayFly, type Position } from "./engine/movegen.ts";
import { type InPlay, type LegalMoves, outcomeOf, type Reached } from "./play.ts";

/**
 * A packed move as the verbs have it, frozen; its `kind` says whether the side to move flies.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { decodeMove, encode, encodeMove, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const position = encode(ruleset, createGame());
 * decodeMove(ruleset, position, encodeMove(ruleset, { to: "d6" })); // => { kind: "place", to: "d6" }
 * ```
 */
export function decodeMove(ruleset: Ruleset, position: Position, move: number): Move {
  return moveFrom(ruleset, mayFly(ruleset, position), move);
}

/** Where moves are generated. */
const generated: Int32Array = /* @__PURE__ */ new Int32Array(MOST_MOVES);

/** Every legal move, in the library's order; none when the game is over. */
export function movesOf(state: Reached): LegalMoves {
  state.legal ??= outcomeOf(state) === undefined ? listMoves(state) : none;
  return state.legal;
}

const none: LegalMoves = /* @__PURE__ */ deepFreeze({ moves: [], packed: [] });

function listMoves({ ruleset, position }: InPlay): LegalMoves {
  const flying = mayFly(ruleset, position);
  const moves: Move[] = [];
  const packed: number[] = [];
  const end = generate(ruleset, position, generated, 0);
  for (let i = 0; i < end; i++) {
    const move = generated[i] as number;
    packed.push(move);
    moves.push(moveFrom(ruleset, flying, move));
  }
  return { moves: Object.freeze(moves), packed };
}

/** {@link decodeMove} for many moves of one position: `flying` says whether its player may fly. */
function moveFrom(ruleset: Ruleset, flying: boolean, move: number): Move {
  const number = move | (flying ? 1 << 15 : 0);
  let known = ruleset.moves.get(number);
  if (known === undefined) {
    known = newMove(ruleset, flying, move);
    ruleset.moves.set(number, known);
  }
  return known;
}

function newMove({ points }: Ruleset, flying: boolean, move: number): Move {
  const from = points[fromOf(move)];
  const to = points[toOf(move)] as Point;
  const shot = points[shotOf(move)];
  const kind = from === undefined ? "place" : flying ? "fly" : "move";
  return Object.freeze({ kind, ...(from && { from }), to, ...(shot && { shot }) }) as Move;
}

/** A longer text is not a move. */
export const LONGEST_MOVE = 40;

/** A move in either notation. */
export const MOVE: RegExp =
  /^\s*(?:(?<from>[A-Za-z][0-9]+)\s*-\s*)?(?<to>[A-Za-z][0-9]+)\s*(?:x\s*(?<shot>[A-Za-z][0-9]+)\s*)?$/;

/**
 * A move as any function takes it, an object or text in WMD, with each field read once. Without a `to` it is not a move.
 * Whether the board has its points is not asked.
 */
export function readMove(move: unknown): Partial<MoveLike> {
  const like = typeof move === "string" ? move.length <= LONGEST_MOVE && MOVE.exec(move)?.groups : move;
  const { from, to, shot } = Object(like) as Partial<MoveLike>;
  // JSON has null for what is left out.
  return { from: from ?? undefined, to: to ?? undefined, shot: shot ?? undefined } as Partial<MoveLike>;
}

/** A move packed into 15 bits, or why it cannot be: without a `to` it is not a move, or the board lacks one of its points. */
export function packMove(
  { numbers }: Ruleset,
  { from, to, shot }: Partial<MoveLike>,
): number | "malformed" | "unknown-point" {
  if (to === undefined) return "malformed";
  const origin = from === undefined ? NOWHERE : numbers.get(from);
  const destination = numbers.get(to);
  const target = shot === undefined ? NOWHERE : numbers.get(shot);
  if (origin === undefined || destination === undefined || target === undefined) return "unknown-point";
  return packed(origin, destination, target);
}

/**
 * A move packed into 15 bits: the number of its `to`, plus 32 times `from`, plus 1024 times `shot`, each 31 where the move
 * has none. Whether it is legal is not asked.
 *
 * @throws `IllegalMoveError`: `malformed` for anything that is not a move, `unknown-point` for a point of another board.
 * @example
 * ```ts
 * import { encodeMove, rulesetFor } from "morabaraba/engine";
 *
 * encodeMove(rulesetFor("standard"), { to: "d6" }); // => 32745
 * encodeMove(rulesetFor("standard"), { to: "d4" }); // throws unknown-point
 * ```
 */
export function encodeMove(ruleset: Ruleset, move: MoveLike | string): number {
  const found = packMove(ruleset, readMove(move));
  if (typeof found === "number") return found;
  if (found === "malformed") throw notAMove(move);
  throw new IllegalMoveError(found, `This move has a point that the board does not have: ${ruleset.points}.`);
}

/** The error for anything that is not a move. */
export function notAMove(move: unknown): IllegalMoveError {
  return new IllegalMoveError("malformed", `${show(move)} is not a move such as { from, to, shot }.`);
}
