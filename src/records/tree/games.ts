/**
 * The games of records. A record holds moves; its games are found again by playing them, and each is remembered as long as
 * its place is part of a record. That is sound by the identity of what was made here, frozen all the way down.
 */
import type { Family, Played } from "./family.ts";
import { before, moveAt, withPlace } from "./places.ts";
import type { PlaceNumber, RecordedMove, RecordTree } from "./state.ts";
import { decided } from "./verdict.ts";

/** Every record that was made here. */
const known = /* @__PURE__ */ new WeakSet<object>();

/** A game, and how many plies of its record led to it. */
export interface Reached<G> {
  readonly game: G;
  readonly ply: number;
}

/** What was reached at a place, by the move that stands there. */
const reached = /* @__PURE__ */ new WeakMap<RecordedMove, Reached<Played<unknown>>>();

export function isMade(record: object): boolean {
  return known.has(record);
}

/** The frozen record of these fields, which are frozen and sound. */
export function made<V>({ variant, position, tags, places, here }: RecordTree<V>): RecordTree<V> {
  const record: RecordTree<V> = position
    ? { variant, position, tags, places, here }
    : { variant, tags, places, here };
  known.add(Object.freeze(record));
  return record;
}

/** The record with something else at a place, where the game is the same as before. */
export function edited<V>(record: RecordTree<V>, number: PlaceNumber, move: RecordedMove): RecordTree<V> {
  const same = reached.get(moveAt(record.places, number));
  if (same) remember(move, same);
  return made({ ...record, places: withPlace(record.places, number, move) });
}

/** The game that a record begins with. */
export function startOf<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  { variant, position }: Pick<RecordTree<V>, "variant" | "position">,
): G {
  return position ? family.parsePosition(position, variant) : family.createGame(variant);
}

/** What is reached at a place by its moves. */
export function reach<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  number: PlaceNumber,
): Reached<G> {
  const way: RecordedMove[] = [];
  let at = number;
  let move = moveAt(record.places, at);
  while (at > 0 && !reached.has(move)) {
    way.push(move);
    at = before(at, move);
    move = moveAt(record.places, at);
  }
  let now = reached.get(move) as Reached<G> | undefined;
  now ??= remember(move, { game: startOf(family, record), ply: 0 });
  if (now.game.seen && way.length > 1) {
    // Games that hold what they have seen are made only where one is asked for.
    const { start, step, game } = family.replay(now.game);
    let state = start;
    for (const next of way.reverse()) state = step(state, next.move);
    return remember(moveAt(record.places, number), { game: game(state), ply: now.ply + way.length });
  }
  for (const next of way.reverse())
    now = remember(next, { game: family.applyMove(now.game, next.move), ply: now.ply + 1 });
  return now;
}

/** Moves that lead to games which have seen many positions. Only the last of these games are remembered. */
const large = /* @__PURE__ */ new Set<RecordedMove>();

export function remember<G extends Played<unknown>>(move: RecordedMove, now: Reached<G>): Reached<G> {
  if ((now.game.seen?.length ?? 0) > 32) {
    const [oldest] = large.add(move);
    if (large.size > 64) {
      large.delete(oldest as RecordedMove);
      reached.delete(oldest as RecordedMove);
    }
  }
  reached.set(move, now);
  return now;
}

/** What is reached at a place, and the game as it was decided there, if it was. */
export function reachEnd<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  record: RecordTree<V>,
  number: PlaceNumber,
): Reached<G> {
  const now = reach(family, record, number);
  const { end } = moveAt(record.places, number);
  const game = end && decided(family, now.game, end);
  return game ? { ...now, game } : now;
}
