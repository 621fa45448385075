/**
 * Counts of move sequences, for tests and benchmarks. The last ply is counted, not played; where no rule looks at more
 * than the board and the hands, positions are passed on as bare numbers.
 */
import { ParseError } from "../errors.ts";
import { isWhole, show } from "../schema.ts";
import type { Engine } from "./compile.ts";
import { encode, engineOf } from "./encode.ts";
import { ending } from "./ending.ts";
import { CORNERS, closers, countBits, crossClosers, lowest, turned } from "./mills.ts";
import { createPosition, generate, MOST_MOVES, make, type Position, targets } from "./movegen.ts";
import { decodeMove } from "./packing.ts";
import type { Game, Move } from "./state.ts";

/** Deeper counts are refused; nobody waits for them. */
const DEEPEST = 60;

/**
 * How many sequences of `depth` plies there are. A shot is part of its ply; a finished game has no further plies.
 *
 * @param depth - Plies, 0 to 60; 0 counts the position itself, once.
 * @throws `ParseError`: `bad-number` for another depth.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { perft } from "morabaraba/engine";
 *
 * perft(createGame(), 3); // => 12144
 * ```
 */
export function perft(game: Game, depth: number): number {
  if (!isWhole(depth, 0, DEEPEST)) {
    throw new ParseError(
      "bad-number",
      "depth",
      `The depth is a whole number from 0 to ${DEEPEST}, not ${show(depth)}.`,
    );
  }
  if (depth === 0) return 1;
  const engine = engineOf(game);
  return game.verdict === undefined ? countFrom(engine, encode(engine, game), depth) : 0;
}

/**
 * {@link perft} split by the first move, in the order of the legal moves: where two counts differ, this finds the move.
 *
 * @throws `ParseError`: `bad-number` for a depth that is no whole number from 1 to 60.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { divide } from "morabaraba/engine";
 *
 * divide(createGame(), 2)[0]; // => { move: { kind: "place", to: "a7" }, count: 23 }
 * ```
 */
export function divide(
  game: Game,
  depth: number,
): readonly { readonly move: Move; readonly count: number }[] {
  if (!isWhole(depth, 1, DEEPEST)) {
    throw new ParseError(
      "bad-number",
      "depth",
      `The depth is a whole number from 1 to ${DEEPEST}, not ${show(depth)}.`,
    );
  }
  const engine = engineOf(game);
  const position = encode(engine, game);
  if (game.verdict !== undefined || ending(engine, position) !== undefined) return [];
  const moves = new Int32Array(MOST_MOVES);
  const next = createPosition();
  return Array.from(moves.subarray(0, generate(engine, position, moves, 0)), (move) => {
    make(engine, position, move, next);
    return {
      move: decodeMove(engine, position, move),
      count: depth === 1 ? 1 : countFrom(engine, next, depth - 1),
    };
  });
}

function countFrom(engine: Engine, position: Position, depth: number): number {
  if (ending(engine, position) !== undefined) return 0;
  if (isPlain(engine, position, depth)) {
    const { own, other, ownHand, otherHand } = position;
    return countPlain(engine, own, other, ownHand, otherHand, depth);
  }
  const stack = Array.from({ length: depth }, createPosition);
  stack[0] = position;
  return countAny(engine, stack, 0, depth, new Int32Array(MOST_MOVES * depth), 0);
}

/** Every rule of every variant, by generating and making moves. */
function countAny(
  engine: Engine,
  stack: Position[],
  level: number,
  depth: number,
  moves: Int32Array,
  start: number,
): number {
  const position = stack[level] as Position;
  if (level > 0 && ending(engine, position) !== undefined) return 0;
  const end = generate(engine, position, moves, start);
  if (depth === 1) return end - start;
  const next = stack[level + 1] as Position;
  let count = 0;
  for (let i = start; i < end; i++) {
    make(engine, position, moves[i]!, next);
    count += countAny(engine, stack, level + 1, depth - 1, moves, end);
  }
  return count;
}

/** Whether within `depth` plies nothing matters but the cows on the board and in hand. */
function isPlain({ variant }: Engine, { quiet }: Position, depth: number): boolean {
  const { repeatMill, shot, moveWhilePlacing, tenMoves, repetition, noShots } = variant;
  const last = quiet + depth - 1;
  return (
    repeatMill === "allowed" &&
    shot === "required" &&
    !moveWhilePlacing &&
    repetition === null &&
    (tenMoves === null || last < tenMoves.plies) &&
    (noShots === null || last < noShots)
  );
}

function countPlain(
  engine: Engine,
  own: number,
  other: number,
  ownHand: number,
  otherHand: number,
  depth: number,
): number {
  if (ownHand + countBits(own) < engine.variant.loseBelow) return 0;
  if (ownHand > 0) return countPlacing(engine, own, other, ownHand, otherHand, depth);
  if (depth === 1) return countSteps(engine, own, other);
  const empty = engine.all & ~(own | other);
  const flying = countBits(own) <= (engine.variant.flyAt ?? 0);
  const closing = closers(engine, own) & empty;
  const shots = closing === 0 ? 0 : targets(engine, other);
  let count = 0;
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const bit = cows & -cows;
    const rest = own ^ bit;
    const to = flying ? empty : engine.neighbours[31 - Math.clz32(bit)]! & empty;
    const mills = (to & closing) === 0 || shots === 0 ? 0 : closers(engine, rest) & to;
    for (let left = to & ~mills; left !== 0; left &= left - 1) {
      count += countPlain(engine, other, rest | (left & -left), otherHand, 0, depth - 1);
    }
    for (let left = mills; left !== 0; left &= left - 1) {
      const moved = rest | (left & -left);
      for (let shot = shots; shot !== 0; shot &= shot - 1) {
        count += countPlain(engine, other ^ (shot & -shot), moved, otherHand, 0, depth - 1);
      }
    }
  }
  return count;
}

function countPlacing(
  engine: Engine,
  own: number,
  other: number,
  ownHand: number,
  otherHand: number,
  depth: number,
): number {
  const empty = engine.all & ~(own | other);
  const closing = closers(engine, own) & empty;
  const shots = closing === 0 ? 0 : targets(engine, other);
  const mills = shots === 0 ? 0 : closing;
  const quiet = empty & ~mills;
  if (depth === 1) return countBits(quiet) + countBits(mills) * countBits(shots);
  let count = 0;
  if (depth === 2 && otherHand > 0 && closing === mills)
    count = countReplies(engine, own, other, empty, quiet);
  else {
    for (let left = quiet; left !== 0; left &= left - 1) {
      count += countPlain(engine, other, own | (left & -left), otherHand, ownHand - 1, depth - 1);
    }
  }
  for (let left = mills; left !== 0; left &= left - 1) {
    const placed = own | (left & -left);
    for (let shot = shots; shot !== 0; shot &= shot - 1) {
      count += countPlain(engine, other ^ (shot & -shot), placed, otherHand, ownHand - 1, depth - 1);
    }
  }
  return count;
}

/**
 * Two plies at a time: every placement on a point of `quiet`, which closes no mill, with every placement in reply. The
 * replies that close a mill differ only in whether the first cow took their point, and the cows they may shoot are the
 * same each time: the new cow, in no mill, and those that could be shot before it came.
 */
function countReplies(engine: Engine, own: number, other: number, empty: number, quiet: number): number {
  const closing = closers(engine, other) & empty;
  const shots = 1 + countBits(engine.variant.millCows === "always" ? own : own & ~closers(engine, own));
  const placements = countBits(quiet);
  const mills = placements * countBits(closing) - countBits(quiet & closing);
  return placements * (countBits(empty) - 1) + mills * (shots - 1);
}

/** The moves of a side with no cow in hand. */
function countSteps(engine: Engine, own: number, other: number): number {
  const empty = engine.all & ~(own | other);
  const flying = countBits(own) <= (engine.variant.flyAt ?? 0);
  const closing = closers(engine, own) & empty;
  if (engine.cross >= 0 && !flying) return countRingSteps(engine, own, other, empty);
  let [count, mills] = [0, 0];
  for (let cows = own; cows !== 0; cows &= cows - 1) {
    const from = lowest(cows);
    const to = flying ? empty : engine.neighbours[from]! & empty;
    count += countBits(to);
    if ((to & closing) !== 0) mills += countBits(closers(engine, own ^ (1 << from)) & to);
  }
  return withShots(engine, other, count, mills);
}

function withShots(engine: Engine, other: number, count: number, mills: number): number {
  return mills === 0 ? count : count + mills * (Math.max(countBits(targets(engine, other)), 1) - 1);
}

/**
 * On three rings of eight all cows step at once, one direction after the other. A step along a ring may close a cross
 * line or, at a corner, the side beyond it; a step across may close a side. Lines through the point it left cannot close.
 */
function countRingSteps(engine: Engine, own: number, other: number, empty: number): number {
  const next = turned(own, 1);
  const last = turned(own, 7);
  const behind = next & turned(own, 2) & CORNERS;
  const ahead = last & turned(own, 6) & CORNERS;
  const sides = (next & last & ~CORNERS) | behind | ahead;
  const across = crossClosers(engine.cross, own);
  const reach = empty & engine.cross;
  const inward = (own << 8) & reach;
  const outward = (own >> 8) & reach;
  const onward = next & empty;
  const back = last & empty;
  const count = countBits(onward) + countBits(back) + countBits(inward) + countBits(outward);
  const [m1, m2, m3, m4] = [
    onward & (across | ahead),
    back & (across | behind),
    inward & sides,
    outward & sides,
  ];
  if ((m1 | m2 | m3 | m4) === 0) return count;
  return withShots(engine, other, count, countBits(m1) + countBits(m2) + countBits(m3) + countBits(m4));
}
