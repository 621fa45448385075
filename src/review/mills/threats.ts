/**
 * Who can close a mill and shoot, now or with the move after, by looking at every move and every answer. On positions of the
 * engine, for one review looks at thousands of them. A `Budget` says how many more may be looked at.
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
import { generateMoves, makeMove } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import type { MillMove } from "./finding.ts";

/** How many more positions may be looked at. */
export interface Budget {
  left: number;
}

/** The position with the other side to move, as if the side to move had passed. */
export function passed(position: Position): Position {
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

/** All moves of a position, whether or not the game is over there. */
export function movesIn(ruleset: Ruleset, position: Position): Int32Array {
  const moves = new Int32Array(ruleset.mostMoves);
  return moves.subarray(0, generateMoves(ruleset, position, moves, 0));
}

/** The position after a move. */
export function after(ruleset: Ruleset, position: Position, move: number): Position {
  const next = createPosition();
  makeMove(ruleset, position, move, next);
  return next;
}

/** Whether a move shoots for a mill. */
export const shoots = (move: number): boolean => moveShot(move) !== NO_POINT && !isRemoval(move);

/** Whether a step or placement closes a line, given as a mask. */
const closes = ({ own }: Position, move: number, line: number): boolean =>
  (line & ~(own & ~(1 << moveFrom(move)))) === 1 << moveTo(move);

/** The moves that may close a line: none where cows leave a full board. */
const closingMoves = (ruleset: Ruleset, position: Position): Int32Array =>
  movesIn(ruleset, position).filter((move) => !isRemoval(move));

/** The lines that the side to move can close, with a shot or without. */
export function linesToClose(ruleset: Ruleset, position: Position): readonly Line[] {
  const moves = closingMoves(ruleset, position);
  return ruleset.variant.board.lines.filter((_, i) =>
    moves.some((move) => closes(position, move, ruleset.lines[i] as number)),
  );
}

/** The steps of a position that close a mill and may shoot, each once. */
export function millMoves(ruleset: Ruleset, position: Position): readonly MillMove[] {
  const { points, variant } = ruleset;
  const found = new Map<number, number>();
  for (const move of movesIn(ruleset, position)) {
    if (!shoots(move)) continue;
    const step = stepOf(move);
    found.set(step, (found.get(step) ?? 0) | moveShots(move));
  }
  return Array.from(found, ([step, shots]) => {
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

/** Whether the side to move can close a mill and shoot, or threaten with its move one that nothing stops. */
export function canForce(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  return canShoot(ruleset, position, budget) || forcingMove(ruleset, position, budget) !== undefined;
}

/**
 * Whether some move does not let the other side do what `allows` finds; false once all moves have been tried. Null if the
 * budget runs out before, or if only moves that lose at once would do.
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
    // A side that keeps the turn has shut the other side in.
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
 * Whether the side that has just moved can close a mill and shoot with its next move, whatever the side to move answers.
 * False where that side moves twice, or where the budget runs out.
 */
export function isForced(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  if (endReason(ruleset, position) !== undefined) return false;
  return movesIn(ruleset, position).every((answer) => {
    const next = after(ruleset, position, answer);
    return next.turn !== position.turn && budget.left > 0 && canShoot(ruleset, next, budget);
  });
}

/** A move that shoots nothing, after which {@link isForced} holds, if there is one and the budget lets it be found. */
export function forcingMove(ruleset: Ruleset, position: Position, budget: Budget): number | undefined {
  return movesIn(ruleset, position).find((move) => {
    if (moveShot(move) !== NO_POINT || budget.left <= 0) return false;
    const next = after(ruleset, position, move);
    return next.turn !== position.turn && isForced(ruleset, next, budget);
  });
}

/**
 * Whether the side that has just moved can close one of these lines with its next move: after every answer, after some,
 * after none. All answers are tried, whatever the budget.
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

/** Cows of a side that can step nowhere, if that side has to step: as a mask. None while it places or flies. */
export function stuck(ruleset: Ruleset, { own, other, dead, ownHand }: Position, flies: boolean): number {
  if (ownHand > 0 || flies) return 0;
  const empty = ruleset.all & ~(own | other | dead);
  let found = 0;
  for (let i = 0; i < ruleset.points.length; i++)
    if ((own >> i) & 1 && ((ruleset.neighbours[i] as number) & empty) === 0) found |= 1 << i;
  return found;
}
