/** Moves as callers pass them, as objects of the verbs, and packed for the engine. */

import { deepFreeze, isAbsent, show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import { cowsShot, type Move, type MoveLike } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import { isRemoval, moveFrom, moveShots, moveTo, NO_POINT, packed, packedMore } from "./engine/bits.ts";
import { pointsIn, type Ruleset } from "./engine/compile.ts";
import { generateMoves } from "./engine/movegen.ts";
import { mayFly, type Position } from "./engine/position.ts";
import { MOST_SHOTS } from "./engine/special.ts";
import { type InPlay, type LegalMoves, outcomeOf, type Reached } from "./play.ts";

/**
 * A packed move as the verbs have it, frozen; its `kind` says whether the side to move flies.
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
  return sharedMove(ruleset, mayFly(ruleset, position), move);
}

/** Where moves are generated. */
let generated: Int32Array = /* @__PURE__ */ new Int32Array(0);

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
  if (generated.length < ruleset.mostMoves) generated = new Int32Array(ruleset.mostMoves);
  const end = generateMoves(ruleset, position, generated, 0);
  for (let i = 0; i < end; i++) {
    const move = generated[i] as number;
    packed.push(move);
    moves.push(sharedMove(ruleset, flying, move));
  }
  return { moves: Object.freeze(moves), packed };
}

/** {@link decodeMove} for many moves of one position: `flying` says whether its player may fly. */
function sharedMove(ruleset: Ruleset, flying: boolean, move: number): Move {
  const number = move | (flying ? 1 << 25 : 0);
  let known = ruleset.moves.get(number);
  if (known === undefined) {
    known = newMove(ruleset, flying, move);
    ruleset.moves.set(number, known);
  }
  return known;
}

function newMove(ruleset: Ruleset, flying: boolean, move: number): Move {
  const { points, variant } = ruleset;
  const from = points[moveFrom(move)];
  const to = points[moveTo(move)] as Point;
  const [shot, ...moreShots] = pointsIn(ruleset, moveShots(move));
  const off = variant.fullBoard === "each-gives" ? "give" : "shoot";
  const kind = isRemoval(move) ? off : from === undefined ? "place" : flying ? "fly" : "move";
  return Object.freeze({
    kind,
    ...(from && { from }),
    to,
    ...(shot && { shot }),
    ...(moreShots.length > 0 && { moreShots: Object.freeze(moreShots) }),
  }) as Move;
}

/** A longer text is not a move. */
export const LONGEST_MOVE = 40;

const POINT = "[A-Za-z][0-9]+";

/** A move in either notation: from, to, and up to three shots; or one cow that is taken off. */
export const MOVE: RegExp = /* @__PURE__ */ new RegExp(
  [
    "^\\s*(?:",
    `(?:(?<from>${POINT})\\s*-\\s*)?(?<to>${POINT})\\s*`,
    ...["shot", "second", "third"].map((name) => `(?:x\\s*(?<${name}>${POINT})\\s*)?`),
    `|x\\s*(?<removed>${POINT})\\s*)$`,
  ].join(""),
);

/** The parts of a move in text, in the order of {@link MOVE}. */
export type MoveParts = {
  readonly [Part in "from" | "to" | "shot" | "second" | "third" | "removed"]?: string;
};

/** A move whose `to` may be missing, so that it is none. */
export type PartialMove = { readonly [Part in keyof MoveLike]?: MoveLike[Part] | undefined };

/** The move that a text has in its parts. */
export function moveOfParts({ from, to, shot, second, third, removed }: MoveParts): PartialMove {
  const moreShots = second === undefined ? undefined : third === undefined ? [second] : [second, third];
  return { from, to: to ?? removed, shot: shot ?? removed, moreShots };
}

/**
 * A move as any function takes it, an object or text in WMD, with each field read once. Without a `to` it is not a move.
 * Whether the board has its points is not asked.
 */
export function readMove(move: unknown): PartialMove {
  if (typeof move === "string") {
    const parts = move.length <= LONGEST_MOVE ? MOVE.exec(move)?.groups : undefined;
    return parts === undefined ? {} : moveOfParts(parts);
  }
  const { from, to, shot, moreShots } = Object(move) as PartialMove;
  // JSON has null for what is left out.
  const parts = { from: from ?? undefined, to: to ?? undefined, shot: shot ?? undefined } as PartialMove;
  if (isAbsent(moreShots)) return parts;
  // What is no list is no point of any board either.
  return {
    ...parts,
    moreShots: Array.isArray(moreShots) ? moreShots.slice(0, MOST_SHOTS) : [moreShots as never],
  };
}

/** The move with its shots in the order of the board. */
export function inOrder<Given extends PartialMove>({ numbers }: Ruleset, move: Given): Given {
  if (move.moreShots === undefined) return move;
  const place = (point: Point): number => numbers.get(point) as number;
  const [shot, ...moreShots] = [...cowsShot(move)].sort((a, b) => place(a) - place(b));
  return { ...move, shot, moreShots };
}

/** {@link inOrder} as callers get it: without fields that are undefined. */
export function tidied(ruleset: Ruleset, move: PartialMove): MoveLike {
  const { from, to, shot, moreShots = [] } = inOrder(ruleset, move);
  return {
    ...(from && { from }),
    to: to as Point,
    ...(shot && { shot }),
    ...(moreShots.length > 0 && { moreShots }),
  };
}

/** A move packed into 25 bits, or why it cannot be: it is not a move, or the board lacks one of its points. */
export function packMove(
  { numbers }: Ruleset,
  { from, to, shot, moreShots }: PartialMove,
): number | "malformed" | "unknown-point" {
  if (to === undefined) return "malformed";
  const origin = from === undefined ? NO_POINT : numbers.get(from);
  const destination = numbers.get(to);
  const target = shot === undefined ? NO_POINT : numbers.get(shot);
  if (moreShots === undefined) {
    if (origin === undefined || destination === undefined || target === undefined) return "unknown-point";
    return packed(origin, destination, target);
  }
  const shots = cowsShot({ shot, moreShots });
  if (shots.length > MOST_SHOTS) return "malformed";
  const targets = shots.map((each) => numbers.get(each) ?? -1).sort((a, b) => a - b);
  if (origin === undefined || destination === undefined || targets[0] === -1) return "unknown-point";
  return packedMore(packed(origin, destination, targets[0] ?? NO_POINT), targets[1], targets[2]);
}

/**
 * A move packed into 25 bits: the number of its `to`, plus 32 times `from`, plus 1024 times `shot`, each 31 where the move
 * has none; ten more bits for a second and a third shot, 0 without them. Whether it is legal is not asked.
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
