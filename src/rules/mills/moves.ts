/* Converts moves between what callers pass, the objects of the verbs, and the engine's integers. */

import { deepFreeze, show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import type { IllegalMoveCode, Move, MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import {
  hasFurtherShots,
  isRemoval,
  moveFrom,
  moveShot,
  moveShots,
  moveTo,
  NO_POINT,
  packed,
  withShots,
} from "./engine/bits.ts";
import { pointsIn, type Ruleset } from "./engine/compile.ts";
import { generateMoves } from "./engine/movegen.ts";
import { mayFly, type Position } from "./engine/position.ts";
import { MOST_SHOTS } from "./engine/shots.ts";
import { type LegalMoves, outcomeOf, type State } from "./play.ts";

/**
 * Returns a packed move as the frozen object that the verbs use. Its `kind` depends on whether the side to
 * move flies.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { decodeMove, encodeGame, encodeMove, rulesetFor } from "morabaraba/engine";
 *
 * const ruleset = rulesetFor("standard");
 * const position = encodeGame(ruleset, createGame());
 * decodeMove(ruleset, position, encodeMove(ruleset, { to: "d6" })); // => { kind: "place", to: "d6" }
 * ```
 */
export function decodeMove(ruleset: Ruleset, position: Position, move: number): Move {
  return sharedMove(ruleset, cacheOf(ruleset), mayFly(ruleset, position), move);
}

/** A buffer for generated moves. */
let generated: Int32Array = /* @__PURE__ */ new Int32Array(0);

/** Lists every legal move in the order of the engine. There are no moves when the game is over. */
export function movesOf(state: State): LegalMoves {
  state.legal ??= legalMovesOf(state);
  return state.legal;
}

/** The moves are listed first, because the list shows whether the side to move is blocked. */
function legalMovesOf(state: State): LegalMoves {
  const listed = state.ended ? none : listMoves(state);
  return outcomeOf(state, listed.moves.length === 0) === undefined ? listed : none;
}

const none: LegalMoves = /* @__PURE__ */ deepFreeze({ moves: [], packed: [] });

function listMoves({ ruleset, position }: State): LegalMoves {
  const flying = mayFly(ruleset, position);
  const cache = cacheOf(ruleset);
  const moves: Move[] = [];
  const packed: number[] = [];
  if (generated.length < ruleset.mostMoves) generated = new Int32Array(ruleset.mostMoves);
  const end = generateMoves(ruleset, position, generated, 0);
  for (let i = 0; i < end; i++) {
    const move = generated[i] as number;
    packed.push(move);
    moves.push(sharedMove(ruleset, cache, flying, move));
  }
  return { moves: Object.freeze(moves), packed };
}

/** Returns the packed form of a move object from {@link movesOf}, or `undefined` for any other object. */
export function listedMove({ legal }: State, move: unknown): number | undefined {
  return legal?.packed[legal.moves.indexOf(move as Move)];
}

/** Frozen moves with at most one shot: by `from`, 32 more for a flight, then by `to` and the shot. */
type Cache = (Move | undefined)[][];

const caches = /* @__PURE__ */ new WeakMap<Ruleset, Cache>();

/** Returns the moves that all lists of a ruleset share. */
function cacheOf(ruleset: Ruleset): Cache {
  const cache = caches.get(ruleset) ?? [];
  caches.set(ruleset, cache);
  return cache;
}

/**
 * Does what {@link decodeMove} does, for many moves of one position; `flying` is whether the side to move may
 * fly.
 */
function sharedMove(ruleset: Ruleset, cache: Cache, flying: boolean, move: number): Move {
  if (hasFurtherShots(move)) return newMove(ruleset, flying, move);
  const from = moveFrom(move) + (flying ? 32 : 0);
  cache[from] ??= new Array<Move | undefined>(1024);
  const row = cache[from];
  const index = moveTo(move) + 32 * (NO_POINT - moveShot(move));
  row[index] ??= newMove(ruleset, flying, move);
  return row[index];
}

function newMove(ruleset: Ruleset, flying: boolean, move: number): Move {
  const { points, variant } = ruleset;
  const from = points[moveFrom(move)];
  const to = points[moveTo(move)] as Point;
  const shots = pointsIn(ruleset, moveShots(move));
  const removal = variant.fullBoard === "each-gives" ? "give" : "shoot";
  const kind = isRemoval(move) ? removal : from === undefined ? "place" : flying ? "fly" : "move";
  return deepFreeze({ kind, ...(from && { from }), to, ...(shots.length > 0 && { shots }) }) as Move;
}

/** A move in text has at most this many characters. */
export const LONGEST_MOVE = 40;

const POINT = "[A-Za-z][0-9]+";

/** Finds the points of a move in text. */
export const POINTS: RegExp = /* @__PURE__ */ new RegExp(POINT, "g");

/** Matches a move in either notation: from, to, and up to three shots; or one cow that is taken off. */
export const MOVE: RegExp = /* @__PURE__ */ movePattern();

function movePattern(): RegExp {
  const step = `(?:(?<from>${POINT})\\s*-\\s*)?(?<to>${POINT})\\s*`;
  const shots = `(?<shots>(?:x\\s*${POINT}\\s*){0,${MOST_SHOTS}})`;
  return new RegExp(`^\\s*(?:${step}${shots}|x\\s*(?<removed>${POINT})\\s*)$`);
}

/** The fields of a move as a caller passed it. Without `to` it is not a move. */
export interface MoveFields {
  readonly from?: Point | undefined;
  readonly to?: Point | undefined;
  readonly shots: readonly Point[];
}

const notAMove: MoveFields = { shots: [] };

/** Reads the fields of a move from an object or text in WMD, each field once. The points may be unknown. */
export function moveFields(move: unknown): MoveFields {
  if (typeof move === "string") {
    const parts = move.length <= LONGEST_MOVE ? MOVE.exec(move)?.groups : undefined;
    if (parts === undefined) return notAMove;
    const { from, to, shots, removed } = parts;
    return removed === undefined
      ? { from, to, shots: shots?.match(POINTS) ?? [] }
      : { to: removed, shots: [removed] };
  }
  const { from, to, shots } = Object(move) as Partial<MoveLike>;
  // JSON may hold null for a missing field.
  const cows = shots ?? notAMove.shots;
  if (!Array.isArray(cows)) return notAMove;
  const copy = cows.length === 0 ? notAMove.shots : cows.slice(0, MOST_SHOTS + 1);
  // `destinations` calls the hand "hand".
  return { from: from === "hand" ? undefined : (from ?? undefined), to: to ?? undefined, shots: copy };
}

/** Returns fields as a move object, without the empty ones. */
export const plainMove = ({ from, to, shots }: MoveFields): MoveLike => ({
  ...(from && { from }),
  to: to as Point,
  ...(shots.length > 0 && { shots }),
});

/** Writes a move whose shots are in order; `name` names its points. */
export function writeMove(move: MoveLike, name: (point: Point) => string = (point) => point): string {
  const { from, to, shots = [] } = move;
  const isRemoval = from === undefined && shots.length === 1 && shots[0] === to;
  const step = from === undefined ? name(to) : `${name(from)}-${name(to)}`;
  return shots.reduce((text, shot) => `${text}x${name(shot)}`, isRemoval ? "" : step);
}

/** Sorts shots in the board's order. */
export function sortShots(ruleset: Ruleset, shots: readonly Point[]): readonly Point[] {
  if (shots.length < 2) return shots;
  const number = (point: Point): number => ruleset.numbers.get(point) as number;
  return [...shots].sort((a, b) => number(a) - number(b));
}

/** A packed move, or the reason why there is none. */
export type Checked<Code = IllegalMoveCode> = { readonly packed: number } | { readonly reason: Code };

/** Packs a move into 25 bits, or returns why that is impossible. */
export function packMove(ruleset: Ruleset, move: MoveFields): Checked<"malformed" | "unknown-point"> {
  const { from, to, shots } = move;
  if (to === undefined || shots.length > MOST_SHOTS) return { reason: "malformed" };
  const { numbers } = ruleset;
  const origin = from === undefined ? NO_POINT : numbers.get(from);
  const destination = numbers.get(to);
  let targets = 0;
  for (const point of shots) targets |= 1 << (numbers.get(point) ?? NO_POINT);
  // Bit 31, NO_POINT, is the sign bit: an unknown shot makes the mask negative.
  if (origin === undefined || destination === undefined || targets < 0) return { reason: "unknown-point" };
  return { packed: withShots(packed(origin, destination, NO_POINT), targets) };
}

/** Returns the first point of a move that the board does not have. */
export function unknownPoint(ruleset: Ruleset, move: MoveFields): Point | undefined {
  const { from, to, shots } = move;
  return [from ?? to, to, ...shots].find((point) => !ruleset.numbers.has(point as Point));
}

/** Packs a move that was read from `given`; throws `IllegalMoveError` if that is impossible. */
export function packedMove(ruleset: Ruleset, move: MoveFields, given: unknown): number {
  const result = packMove(ruleset, move);
  if ("packed" in result) return result.packed;
  const { reason } = result;
  throw new IllegalMoveError(
    reason,
    reason === "malformed"
      ? `${show(given)} is not a move like "c5-d5xa1" or { from, to, shots }.`
      : `${show(unknownPoint(ruleset, move))} is not a point of this board; its points are ${ruleset.points}.`,
  );
}

/**
 * Packs a move into 25 bits; it need not be legal. The number is `to` + 32 * `from` + 1024 * the first shot,
 * each the number of a point, or 31 if the move has none. Ten more bits hold a second and a third shot,
 * and are 0 without them.
 *
 * @throws `IllegalMoveError` `malformed` if the value is not a move.
 * @throws `IllegalMoveError` `unknown-point` if the board lacks one of the move's points.
 * @example
 * ```ts
 * import { encodeMove, rulesetFor } from "morabaraba/engine";
 *
 * encodeMove(rulesetFor("standard"), { to: "d6" }); // => 32745
 * encodeMove(rulesetFor("standard"), { to: "d4" }); // throws unknown-point
 * ```
 */
export function encodeMove(ruleset: Ruleset, move: MoveLike | string): number {
  return packedMove(ruleset, moveFields(move), move);
}
