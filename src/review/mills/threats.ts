/*
 * Finds which side can close a mill and shoot, now or with its next move, by trying every move and every
 * answer. These functions use the engine's positions, because a review searches thousands of them, within a
 * `Budget`.
 */
import type { Line } from "../../rules/mills/data/board.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import {
  isRemoval,
  moveFrom,
  moveShot,
  moveShots,
  moveTo,
  NO_POINT,
  stepOf,
} from "../../rules/mills/engine/bits.ts";
import { pointsIn, type Ruleset } from "../../rules/mills/engine/compile.ts";
import { endReason, winnerOf } from "../../rules/mills/engine/ending.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import type { MillMove } from "./finding.ts";

/** The number of positions that may still be searched. */
export interface Budget {
  left: number;
}

/** Returns the position as if the side to move had passed. */
export function afterPass(position: Position): Position {
  const { own, other, ownHand, otherHand, ownBar, otherBar, ownUsed, otherUsed, turn } = position;
  return {
    ...position,
    own: other,
    other: own,
    ownHand: otherHand,
    otherHand: ownHand,
    ownBar: otherBar,
    otherBar: ownBar,
    ownUsed: otherUsed,
    otherUsed: ownUsed,
    freeing: 0,
    turn: turn ^ 1,
    previous: null,
  };
}

/** Returns all moves of a position, even if the game is over. */
export function movesIn(ruleset: Ruleset, position: Position): Int32Array {
  const moves = new Int32Array(ruleset.mostMoves);
  return moves.subarray(0, generateMoves(ruleset, position, moves, 0));
}

/** Returns the position after a move. */
export function after(ruleset: Ruleset, position: Position, move: number): Position {
  const next = createPosition();
  makeMove(ruleset, position, move, next);
  return next;
}

/** Whether a move shoots because it closes a mill. */
export const shoots = (move: number): boolean => moveShot(move) !== NO_POINT && !isRemoval(move);

/** Whether a step or placement closes a line, given as a mask. */
const closes = ({ own }: Position, move: number, line: number): boolean =>
  (line & ~(own & ~(1 << moveFrom(move)))) === 1 << moveTo(move);

/** The moves that can close a line: all but those that take a cow off a full board. */
const closingMoves = (ruleset: Ruleset, position: Position): Int32Array =>
  movesIn(ruleset, position).filter((move) => !isRemoval(move));

/** Returns the lines that the side to move can close, with or without a shot. */
export function linesToClose(ruleset: Ruleset, position: Position): readonly Line[] {
  const moves = closingMoves(ruleset, position);
  return ruleset.variant.board.lines.filter((_, i) =>
    moves.some((move) => closes(position, move, ruleset.lines[i] as number)),
  );
}

/** Returns the steps and placements that close a mill and may shoot, each once. */
export function millMoves(ruleset: Ruleset, position: Position): readonly MillMove[] {
  const { points, variant } = ruleset;
  const shotsByStep = new Map<number, number>();
  for (const move of movesIn(ruleset, position)) {
    if (!shoots(move)) continue;
    const step = stepOf(move);
    shotsByStep.set(step, (shotsByStep.get(step) ?? 0) | moveShots(move));
  }
  return Array.from(shotsByStep, ([step, shots]) => {
    const from = points[moveFrom(step)];
    const mills = variant.board.lines.filter((_, i) => closes(position, step, ruleset.lines[i] as number));
    const to = points[moveTo(step)] as Point;
    return { ...(from && { from }), to, mills, targets: pointsIn(ruleset, shots) };
  });
}

/** Whether the side to move can close a mill and shoot. */
export function canShoot(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  budget.left--;
  return endReason(ruleset, position) === undefined && movesIn(ruleset, position).some(shoots);
}

/** Whether the side to move can close a mill and shoot, or threaten a mill that nothing can stop. */
export function canForce(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  return canShoot(ruleset, position, budget) || forcingMove(ruleset, position, budget) !== undefined;
}

/**
 * Whether some move denies the other side what `allows` looks for; false if no move does. Null if the budget
 * runs out first, or if only moves that lose at once deny it.
 */
export function canAvoid(
  ruleset: Ruleset,
  position: Position,
  moves: Iterable<number>,
  allows: typeof canShoot,
  budget: Budget,
): boolean | null {
  let answer: false | null = false;
  for (const move of moves) {
    const next = after(ruleset, position, move);
    // The turn stays if the move blocks the other side.
    const isAllowed = next.turn !== position.turn && allows(ruleset, next, budget);
    if (--budget.left <= 0) return null;
    if (isAllowed) continue;
    const reason = endReason(ruleset, next);
    if (reason === undefined || winnerOf(ruleset, next, reason) !== (position.turn ^ 1)) return true;
    answer = null;
  }
  return answer;
}

/**
 * Whether the side that has just moved can close a mill and shoot with its next move, whatever the answer.
 * False if the side to move may move twice, or if the budget runs out.
 */
export function isForced(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  if (endReason(ruleset, position) !== undefined) return false;
  return movesIn(ruleset, position).every((answer) => {
    const next = after(ruleset, position, answer);
    return next.turn !== position.turn && budget.left > 0 && canShoot(ruleset, next, budget);
  });
}

/** Finds a move without a shot after which {@link isForced} holds, within the budget. */
export function forcingMove(ruleset: Ruleset, position: Position, budget: Budget): number | undefined {
  return movesIn(ruleset, position).find((move) => {
    if (moveShot(move) !== NO_POINT || budget.left <= 0) return false;
    const next = after(ruleset, position, move);
    return next.turn !== position.turn && isForced(ruleset, next, budget);
  });
}

/**
 * Returns after which answers the side that has just moved can close one of these lines: all, some or none.
 * Tries all answers, even if the budget runs out.
 */
export function canClose(
  ruleset: Ruleset,
  position: Position,
  lines: readonly Line[],
  budget: Budget,
): "always" | "unless-stopped" | "never" {
  const masks = lines.map((line) => ruleset.lines[ruleset.variant.board.lines.indexOf(line)] as number);
  const answers = [...movesIn(ruleset, position)];
  const closed = answers.filter((answer) => {
    const next = after(ruleset, position, answer);
    budget.left--;
    return (
      endReason(ruleset, next) === undefined &&
      next.turn !== position.turn &&
      closingMoves(ruleset, next).some((move) => masks.some((mask) => closes(next, move, mask)))
    );
  });
  return closed.length === 0 ? "never" : closed.length === answers.length ? "always" : "unless-stopped";
}

/** Returns the mask of a side's cows that cannot step. Empty while that side places or flies. */
export function stuck(ruleset: Ruleset, { own, other, dead, ownHand }: Position, flies: boolean): number {
  if (ownHand > 0 || flies) return 0;
  const empty = ruleset.all & ~(own | other | dead);
  let mask = 0;
  for (let i = 0; i < ruleset.points.length; i++)
    if ((own >> i) & 1 && ((ruleset.neighbors[i] as number) & empty) === 0) mask |= 1 << i;
  return mask;
}
