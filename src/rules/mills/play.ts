/**
 * One ply after the other: what a legal move makes of a position, what is remembered of the positions before, and whether
 * the game is over. The verbs and the records of whole games stand on this.
 */

import { type Seen, see, timesSeen } from "../seen.ts";
import type { Outcome } from "./data/state.ts";
import { type Player, players } from "./data/terms.ts";
import type { Ruleset } from "./engine/compile.ts";
import { endingAfter, winnerOf } from "./engine/ending.ts";
import { hasLegalMove, makeMove } from "./engine/movegen.ts";
import { createPosition, type Position } from "./engine/position.ts";
import type { LegalMoves } from "./moves.ts";
import { formatFields } from "./positionFields.ts";

/** A game in play. Nobody changes it, but what follows from the rest is worked out when somebody first asks, and kept. */
export interface State {
  readonly ruleset: Ruleset;
  /** Without what came before it. */
  readonly position: Position;
  /** The positions seen since the last placement or shot, this one last; `undefined` where repetitions do not count. */
  readonly seen: Seen | undefined;
  /** What {@link outcomeOf} returns; null before the first call, unless players or a referee decided. */
  ended: Outcome | undefined | null;
  /** What `movesOf` returns. */
  legal: LegalMoves | undefined;
}

/** What follows when a legal move, packed, is played. */
export function play({ ruleset, position, seen }: State, move: number): State {
  const next = createPosition();
  makeMove(ruleset, position, move, next);
  // A game that is remembered must not hold on to all that came before it.
  next.previous = null;
  return arriveAt(ruleset, next, next.quiet === 0 ? undefined : seen);
}

/** The state of a game that has just arrived at a position: it has been seen, after those `before`. */
export function arriveAt(ruleset: Ruleset, position: Position, before?: Seen): State {
  const counted = ruleset.variant.repetition !== null;
  return stateOf(ruleset, position, counted ? see(before, formatFields(ruleset, position)) : undefined);
}

/** A state of which nothing is worked out yet; `ended` is what players or a referee decided. */
export function stateOf(
  ruleset: Ruleset,
  position: Position,
  seen: Seen | undefined,
  ended: Outcome | null = null,
): State {
  return { ruleset, position, seen, ended, legal: undefined };
}

/** How the game ended, by the first rule that applies or by what players or a referee decided. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.ended === null) state.ended = judge(state);
  return state.ended;
}

function judge({ ruleset, position, seen }: State): Outcome | undefined {
  const times = seen === undefined ? 1 : timesSeen(seen);
  const reason = endingAfter(ruleset, position, !hasLegalMove(ruleset, position), times);
  const winner = reason && (players[winnerOf(ruleset, position, reason)] ?? null);
  return reason && Object.freeze({ winner: winner as Player | null, reason });
}
