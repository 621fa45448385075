/**
 * One ply after the other: what a legal move makes of a position, what is remembered of the positions before, and whether the game
 * is over. The verbs and the records of whole games stand on this.
 */

import { type Seen, see, timesSeen } from "../seen.ts";
import type { Move, Outcome } from "./data/state.ts";
import { players } from "./data/terms.ts";
import type { Ruleset } from "./engine/compile.ts";
import { endingAfter, winnerOf } from "./engine/ending.ts";
import { hasLegalMove, makeMove } from "./engine/movegen.ts";
import { createPosition, type Position } from "./engine/position.ts";
import { formatFields } from "./positionFields.ts";

/** A position and the rules that it is played by. Nobody changes it. */
export interface InPlay {
  readonly ruleset: Ruleset;
  /** Without what came before it. */
  readonly position: Position;
}

/**
 * A position that a game has reached. What follows from it is worked out when somebody asks, and kept: most positions of a tree
 * are reached and never asked about.
 */
export interface Reached extends InPlay {
  /** The positions seen since the last placement or shot, this one last; `undefined` where repetitions do not count. */
  readonly seen: Seen | undefined;
  /** What players or a referee decided. */
  readonly verdict: Outcome | undefined;
  /** What {@link outcomeOf} found; null before. */
  outcome: Outcome | undefined | null;
  /** What `legalMoves` gave. Callers play these very objects, which are known to be legal then. */
  legal: LegalMoves | undefined;
}

/** The legal moves of a position, and each of them packed. */
export interface LegalMoves {
  readonly moves: readonly Move[];
  readonly packed: readonly number[];
}

/** A position with what is known of the past. */
export function reached(
  ruleset: Ruleset,
  position: Position,
  seen: Seen | undefined,
  verdict?: Outcome,
): Reached {
  return { ruleset, position, seen, verdict, outcome: null, legal: undefined };
}

/** A position at which a game has just arrived: it has been seen, after those `before`. */
export function arriveAt(ruleset: Ruleset, position: Position, before?: Seen): Reached {
  const counted = ruleset.variant.repetition !== null;
  return reached(ruleset, position, counted ? see(before, formatFields(ruleset, position)) : undefined);
}

/** What follows when a legal move, packed, is played. */
export function play({ ruleset, position, seen }: Reached, move: number): Reached {
  const next = createPosition();
  makeMove(ruleset, position, move, next);
  // A game that is remembered must not hold on to all that came before it.
  next.previous = null;
  return arriveAt(ruleset, next, next.quiet === 0 ? undefined : seen);
}

/** Whether the game is over, by a verdict or by the first rule that applies. */
export function outcomeOf(state: Reached): Outcome | undefined {
  if (state.outcome === null) state.outcome = state.verdict ?? judge(state);
  return state.outcome;
}

function judge({ ruleset, position, seen }: Reached): Outcome | undefined {
  const times = seen === undefined ? 1 : timesSeen(seen);
  const reason = endingAfter(ruleset, position, !hasLegalMove(ruleset, position), times);
  if (reason === undefined) return undefined;
  return Object.freeze({ winner: players[winnerOf(ruleset, position, reason)] ?? null, reason });
}
