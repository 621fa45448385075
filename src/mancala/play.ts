/**
 * One ply after the other on a position, in place: a move, what it brings to an end, what is remembered of it. The verbs,
 * the steps of a move and the text of whole games stand on this. How the seeds run is in `sowing.ts`, why a game ends in
 * `ending.ts`, which moves are legal in `legality.ts`.
 */
import { IllegalMoveError } from "../ground/errors.ts";
import { formatPresent, MOST_PLIES, otherSide, type Side, turnRound } from "./board.ts";
import { decode, type Position } from "./encode.ts";
import { endOf, finalStores, outcomeBy } from "./ending.ts";
import { judge, SWAP, sentence } from "./legality.ts";
import { EXTRA, sow, type Tell } from "./sowing.ts";
import type { Game, IllegalMoveCode, Outcome } from "./state.ts";

/** A move from {@link readMove} as {@link judge} reads it, or why it is refused. */
export function judged(position: Position, move: unknown): number | IllegalMoveCode {
  return outcomeIn(position) === undefined ? judge(position, move) : "game-over";
}

/** The error for a refused move. */
export function refusal(
  position: Position,
  move: unknown,
  code: IllegalMoveCode,
): IllegalMoveError<IllegalMoveCode> {
  return new IllegalMoveError(code, sentence(position, move, code));
}

/** Plays a move from {@link readMove} by {@link carryOut}, or throws its refusal. */
export function advance(position: Position, move: unknown, tell?: Tell): boolean {
  const found = judged(position, move);
  if (typeof found === "string") throw refusal(position, move, found);
  return carryOut(position, found, tell);
}

/**
 * Plays what {@link judged} found, in place, and answers whether the mover moves again; {@link conclude} must follow. Tells
 * what happens to the seeds; of a swap there is nothing to tell.
 */
export function carryOut(position: Position, found: number, tell?: Tell): boolean {
  const { variant, stores, side } = position;
  const before = stores[0] + stores[1];
  let extra = false;
  if (found === SWAP) turnRound(position);
  else extra = (sow(variant, position, side, found, tell) & EXTRA) !== 0;
  // Seeds have left the houses, so that no earlier position can come back.
  if (stores[0] + stores[1] !== before) position.seen = [];
  pass(position, extra ? side : otherSide(side));
  return extra;
}

/** Ends a ply. */
export function pass(position: Position, next: Side): void {
  // The second player has had the choice once that player has made a ply.
  position.swap &&= position.side === 0;
  position.side = next;
  position.ply = Math.min(position.ply + 1, MOST_PLIES);
}

/** The game of a position that was just reached. */
export function settle(position: Position): Game {
  conclude(position);
  return decode(position);
}

/**
 * What a position means that was just reached, in place: it has been seen, and if a rule other than the majority ends the
 * game here, the houses are swept into the stores.
 */
export function conclude(position: Position): void {
  remember(position);
  const reason = endOf(position);
  if (reason === undefined || reason === "majority") return;
  position.verdict = outcomeBy(position, reason);
  position.stores.splice(0, 2, ...finalStores(position, reason));
  position.houses.fill(0);
  position.seen = [];
  remember(position);
}

/** Appends the present to the positions seen, where repetition counts; of more than 10,000 the oldest is forgotten. */
export function remember({ variant, houses, side, seen }: Position): void {
  if (variant.repetition === null) return;
  seen.push(formatPresent(houses, side));
  if (seen.length > MOST_PLIES + 1) seen.shift();
}

/** How the game of a position ended, if it did: what is stored with it comes before the rules. */
export function outcomeIn(position: Position): Outcome | undefined {
  if (position.verdict !== undefined) return position.verdict;
  const reason = endOf(position);
  return reason && outcomeBy(position, reason);
}
