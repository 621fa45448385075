/**
 * One ply after the other: what a legal move makes of a position, what is remembered of the position before, and whether the game
 * is over there. The verbs and the records of whole games stand on this.
 */

import { type Seen, see, timesSeen } from "../seen.ts";
import type { Outcome } from "./data/state.ts";
import { players } from "./data/terms.ts";
import type { Ruleset } from "./engine/compile.ts";
import { endingAfter, hasMove, winnerOf } from "./engine/ending.ts";
import { createPosition, make, type Position } from "./engine/movegen.ts";
import { formatFields } from "./positionFields.ts";

/** A position and the rules that it is played by. Nobody changes it. */
export interface InPlay {
  readonly ruleset: Ruleset;
  /** Without what came before it. */
  readonly position: Position;
}

/** A position that was judged, once. */
export interface Judged extends InPlay {
  /** The positions seen since the last placement or shot, this one last; `undefined` where repetitions do not count. */
  readonly seen: Seen | undefined;
  /** What players or a referee decided. */
  readonly verdict: Outcome | undefined;
  /** How the game ended, a verdict included. */
  readonly outcome: Outcome | undefined;
}

/** What follows when a legal move, packed, is played. */
export function play({ ruleset, position, seen }: Judged, move: number): Judged {
  const next = createPosition();
  make(ruleset, position, move, next);
  // A game that is remembered must not hold on to all that came before it.
  next.previous = null;
  return playedTo(ruleset, next, next.quiet === 0 ? undefined : seen);
}

/** A position that was just reached: it has been seen, after those `before`, and is judged. */
export function playedTo(ruleset: Ruleset, position: Position, before?: Seen): Judged {
  const counted = ruleset.variant.repetition !== null;
  return judge(ruleset, position, counted ? see(before, formatFields(ruleset, position)) : undefined);
}

/** Whether the game is over here, by a verdict or by the first rule that applies. */
export function judge(
  ruleset: Ruleset,
  position: Position,
  seen: Seen | undefined,
  verdict?: Outcome,
): Judged {
  return { ruleset, position, seen, verdict, outcome: verdict ?? outcomeOf(ruleset, position, seen) };
}

function outcomeOf(ruleset: Ruleset, position: Position, seen: Seen | undefined): Outcome | undefined {
  const times = seen === undefined ? 1 : timesSeen(seen);
  const reason = endingAfter(ruleset, position, !hasMove(ruleset, position), times);
  if (reason === undefined) return undefined;
  return Object.freeze({ winner: players[winnerOf(ruleset, position, reason)] ?? null, reason });
}
