/**
 * Who can close a mill and shoot, now or with the move after, by looking at every move and every answer. On positions of the
 * engine, for one review looks at thousands of them. A `Budget` says how many more may be looked at.
 */
import type { Line } from "../../rules/morabaraba/data/board.ts";
import type { Point } from "../../rules/morabaraba/data/terms.ts";
import {
  fromOf,
  isRemoval,
  NOWHERE,
  shotOf,
  shotsOf,
  stepOf,
  toOf,
} from "../../rules/morabaraba/engine/bits.ts";
import { pointsIn, type Ruleset } from "../../rules/morabaraba/engine/compile.ts";
import { ending } from "../../rules/morabaraba/engine/ending.ts";
import { generate, make } from "../../rules/morabaraba/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/morabaraba/engine/position.ts";
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
  return moves.subarray(0, generate(ruleset, position, moves, 0));
}

/** The position after a move. */
export function after(ruleset: Ruleset, position: Position, move: number): Position {
  const next = createPosition();
  make(ruleset, position, move, next);
  return next;
}

/** Whether a move shoots for a mill. */
export const shoots = (move: number): boolean => shotOf(move) !== NOWHERE && !isRemoval(move);

/** The steps of a position that close a mill and may shoot, each once. */
export function millMoves(ruleset: Ruleset, position: Position): readonly MillMove[] {
  const { points, variant } = ruleset;
  const found = new Map<number, number>();
  for (const move of movesIn(ruleset, position)) {
    if (!shoots(move)) continue;
    const step = stepOf(move);
    found.set(step, (found.get(step) ?? 0) | shotsOf(move));
  }
  return Array.from(found, ([step, shots]) => {
    const from = points[fromOf(step)];
    const rest = position.own & ~(1 << fromOf(step));
    const mills = variant.board.lines.filter(
      (_, i) => ((ruleset.lines[i] as number) & ~rest) === 1 << toOf(step),
    );
    const to = points[toOf(step)] as Point;
    return { ...(from && { from }), to, mills, shots: pointsIn(ruleset, shots) };
  });
}

/** Whether the side to move can close a mill and shoot. */
function canShoot(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  budget.left--;
  return ending(ruleset, position) === undefined && movesIn(ruleset, position).some(shoots);
}

/** Those of the moves that shoot nothing and after which the other side, if it moves next, has no mill to close. */
export function safeMove(ruleset: Ruleset, position: Position, budget: Budget): number | undefined {
  return movesIn(ruleset, position).find((move) => {
    const next = after(ruleset, position, move);
    return next.turn !== position.turn && budget.left > 0 && !canShoot(ruleset, next, budget);
  });
}

/**
 * Whether the side that has just moved can close a mill and shoot with its next move, whatever the side to move answers. False
 * where that side moves twice, or where the budget runs out.
 */
export function isForced(ruleset: Ruleset, position: Position, budget: Budget): boolean {
  if (ending(ruleset, position) !== undefined) return false;
  return movesIn(ruleset, position).every((answer) => {
    const next = after(ruleset, position, answer);
    return next.turn !== position.turn && budget.left > 0 && canShoot(ruleset, next, budget);
  });
}

/** A move that shoots nothing, after which {@link isForced} holds, if there is one and the budget lets it be found. */
export function forcingMove(ruleset: Ruleset, position: Position, budget: Budget): number | undefined {
  return movesIn(ruleset, position).find((move) => {
    if (shotOf(move) !== NOWHERE || budget.left <= 0) return false;
    const next = after(ruleset, position, move);
    // Without a threat now there is hardly one that every answer leaves.
    return (
      next.turn !== position.turn &&
      canShoot(ruleset, passed(next), budget) &&
      isForced(ruleset, next, budget)
    );
  });
}

/**
 * Whether the side that has just moved can close one of these lines with its next move: after every answer, after some, after
 * none. `unless-stopped` if the budget runs out before it is known.
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
      ending(ruleset, next) === undefined &&
      next.turn !== position.turn &&
      movesIn(ruleset, next).some((move) => {
        const rest = next.own & ~(1 << fromOf(move));
        return masks.some((mask) => (mask & ~rest) === 1 << toOf(move));
      })
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
