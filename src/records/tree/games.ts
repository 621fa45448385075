/**
 * The records that were made here, and their games. A record holds moves; its games are found by playing them, and each is
 * remembered as long as its node is part of a record. Both are known by the identity of what was made here and is frozen all
 * the way down.
 */
import { ArgumentError } from "../../base/errors.ts";
import { decided } from "./ends.ts";
import type { Played, Players, RecordFamily } from "./family.ts";
import { nodeAt, parentOf, withNode } from "./nodes.ts";
import type { NodeId, RecordTree, StoredNode } from "./record.ts";

/** Every record that was made here, with the players of its family, by which families are told apart. */
const made = /* @__PURE__ */ new WeakMap<object, Players>();

/** The fields of a record; an empty position stands for none. */
type Fields<V> = Omit<RecordTree<V>, "position"> & { readonly position: string | undefined };

/** The frozen record of these fields, which are frozen and checked. */
export function makeRecord<V>(
  players: Players,
  { variant, position, tags, nodes, at }: Fields<V>,
): RecordTree<V> {
  const record: RecordTree<V> = position
    ? { variant, position, tags, nodes, at }
    : { variant, tags, nodes, at };
  made.set(Object.freeze(record), players);
  return record;
}

/** Whether data is a record of this family that was made here. */
export function isRecordOf<V>(
  { players }: { readonly players: Players },
  data: object,
): data is RecordTree<V> {
  return made.get(data) === players;
}

/** The players of a record's family. Throws {@link ArgumentError} for anything but a record that was made here. */
export function playersOf(record: RecordTree<unknown>): Players {
  const players = made.get(record);
  if (players !== undefined) return players;
  throw new ArgumentError(
    "record",
    "This is not a record that this library made: pass it through parseRecord first.",
  );
}

/** Throws {@link ArgumentError} for anything but a record of this family that was made here. */
export function checkRecord({ players }: { readonly players: Players }, record: RecordTree<unknown>): void {
  if (playersOf(record) !== players)
    throw new ArgumentError(
      "record",
      "This is a record of another family of games: use the functions of its own entry point.",
    );
}

/** A record made here, with other fields. */
export function withFields<R extends RecordTree<unknown>>(
  record: R,
  fields: Partial<RecordTree<unknown>>,
): R {
  const { variant, position, tags, nodes, at } = record;
  return makeRecord(playersOf(record), {
    variant,
    position,
    tags,
    nodes,
    at,
    ...fields,
  } as RecordTree<unknown> & {
    position: string | undefined;
  }) as R;
}

/** A record made here, with another node where the game is the same as before. */
export function withNotes<R extends RecordTree<unknown>>(record: R, id: NodeId, node: StoredNode): R {
  keepGame(nodeAt(record.nodes, id), node);
  return withFields(record, { nodes: withNode(record.nodes, id, node) });
}

/** A game, and how many plies of its record led to it. */
export interface Reached<G> {
  readonly game: G;
  readonly ply: number;
}

/** What the move of each node has led to. */
const reached = /* @__PURE__ */ new WeakMap<StoredNode, Reached<Played<unknown>>>();

/** The game that a record begins with. */
export function startOf<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  { variant, position }: { readonly variant: V; readonly position?: string | undefined },
): G {
  return position ? family.parsePosition(position, variant) : family.createGame(variant);
}

/** The position string of a game that a record begins with; undefined where it is the one that its variant begins with. */
export function ownPosition<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  start: G,
  usual: G,
): string | undefined {
  const position = family.formatPosition(start);
  return position === family.formatPosition(usual) ? undefined : position;
}

/** What is reached at a node by its moves. */
export function reach<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  id: NodeId,
): Reached<G> {
  const way: StoredNode[] = [];
  let at = id;
  let node = nodeAt(record.nodes, at);
  while (at > 0 && !reached.has(node)) {
    way.push(node);
    at = parentOf(at, node);
    node = nodeAt(record.nodes, at);
  }
  let now = reached.get(node) as Reached<G> | undefined;
  now ??= remember(node, { game: startOf(family, record), ply: 0 });
  way.reverse();
  if (now.game.seen && way.length > 1) {
    // Games that list what they have seen are made only where one is asked for.
    const replay = family.replay(now.game);
    for (const { move } of way) replay.play(move);
    return remember(nodeAt(record.nodes, id), { game: replay.game(), ply: now.ply + way.length });
  }
  for (const next of way)
    now = remember(next, { game: family.applyMove(now.game, next.move), ply: now.ply + 1 });
  return now;
}

/** Nodes whose games have seen many positions. Only the last of these games are remembered. */
const large = /* @__PURE__ */ new Set<StoredNode>();

/** Remembers what the move of a node has led to. */
export function remember<G extends Played<unknown>>(node: StoredNode, now: Reached<G>): Reached<G> {
  if ((now.game.seen?.length ?? 0) > 32) {
    const [oldest] = large.add(node);
    if (large.size > 64) {
      large.delete(oldest as StoredNode);
      reached.delete(oldest as StoredNode);
    }
  }
  reached.set(node, now);
  return now;
}

/** Remembers for a node what is remembered for another of the same move. */
export function keepGame(node: StoredNode, same: StoredNode): void {
  const now = reached.get(node);
  if (now) remember(same, now);
}

/** What is reached at a node, and the game as it was decided there, if it was. */
export function reachEnd<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  id: NodeId,
): Reached<G> {
  const now = reach(family, record, id);
  const { end } = nodeAt(record.nodes, id);
  return end ? { ...now, game: decided(family, now.game, end) } : now;
}
