/*
 * Plays a game ply by ply: the position after a move, the positions seen before it, and the outcome. The
 * verbs and the records of whole games are built on this.
 */

import { addSeen, type Seen, timesSeen } from "../seen.ts";
import type { Move, Outcome } from "./data/state.ts";
import { type Player, players } from "./data/terms.ts";
import type { Ruleset } from "./engine/compile.ts";
import { hasLegalMove } from "./engine/destinations.ts";
import { endingAfter, winnerOf } from "./engine/ending.ts";
import { beginDue, makeMove } from "./engine/makeMove.ts";
import { createPosition, type Position } from "./engine/position.ts";
import { formatFields } from "./positionFields.ts";

/** The legal moves of a position, as objects and, in the same order, packed. */
export interface LegalMoves {
  readonly moves: readonly Move[];
  readonly packed: readonly number[];
}

/** A game as the rules work on it. Its outcome and legal moves are computed on demand and cached. */
export interface State {
  readonly ruleset: Ruleset;
  /** Its `previous` is null. */
  readonly position: Position;
  /** The positions since the last placement or shot, this one last; `undefined` if they are not counted. */
  readonly seen: Seen | undefined;
  /**
   * Cached by {@link outcomeOf}; null before the first call of that function, unless players or a referee
   * ended the game.
   */
  ended: Outcome | undefined | null;
  /** Cached by `movesOf`. */
  legal: LegalMoves | undefined;
}

/** Plays a legal packed move. */
export function play({ ruleset, position, seen }: State, move: number): State {
  const next = createPosition();
  makeMove(ruleset, position, move, next);
  // A cached game must not keep all earlier positions alive.
  next.previous = null;
  return newState(ruleset, next, next.quiet === 0 ? undefined : seen);
}

/**
 * Makes the state of a game that has just reached a position. The position is added to those seen `before`.
 */
function newState(ruleset: Ruleset, position: Position, before?: Seen): State {
  const counted = ruleset.variant.repetition !== null;
  return stateOf(ruleset, position, counted ? addSeen(before, formatFields(ruleset, position)) : undefined);
}

/**
 * Makes the state of a position that no move has led to: one that was set up, read or decoded. Begins the
 * removals and passes that are due.
 */
export function startState(ruleset: Ruleset, position: Position, before?: Seen): State {
  beginDue(ruleset, position);
  return newState(ruleset, position, before);
}

/** Makes a state with empty caches; `ended` is what players or a referee decided. */
export function stateOf(
  ruleset: Ruleset,
  position: Position,
  seen: Seen | undefined,
  ended: Outcome | null = null,
): State {
  return { ruleset, position, seen, ended, legal: undefined };
}

/**
 * Returns how the game ended: by a decision of players or a referee, or by the first rule that applies.
 *
 * @param blocked - Whether the side to move has no move, if that is known.
 */
export function outcomeOf(state: State, blocked?: boolean): Outcome | undefined {
  const { ruleset, position } = state;
  if (state.ended === null) state.ended = outcomeByRules(state, blocked ?? !hasLegalMove(ruleset, position));
  return state.ended;
}

function outcomeByRules({ ruleset, position, seen }: State, blocked: boolean): Outcome | undefined {
  const times = seen === undefined ? 1 : timesSeen(seen);
  const reason = endingAfter(ruleset, position, blocked, times);
  const winner = reason && (players[winnerOf(ruleset, position, reason)] ?? null);
  return reason && Object.freeze({ winner: winner as Player | null, reason });
}
