/**
 * The records that were made here, with their families and games. A record holds moves; what they lead to is found by playing
 * them, and remembered as long as the node is part of a record. Records and nodes are known by identity, and frozen all the
 * way down.
 */
import { ArgumentError } from "../../base/errors.ts";
import { decided } from "./ends.ts";
import type { Judged, Played, RecordFamily } from "./family.ts";
import { nodeAt, parentOf, withNode } from "./nodes.ts";
import type { NodeId, RecordTree, StoredNode } from "./record.ts";

/** Every record that was made here, with its family. */
const made = /* @__PURE__ */ new WeakMap<object, RecordFamily>();

/** The fields of a record; an empty position stands for none. */
type Fields = Omit<RecordTree, "position"> & { readonly position: string | undefined };

/** The frozen record of these fields, which are frozen and checked. */
export function makeRecord(family: RecordFamily, { variant, position, tags, nodes, at }: Fields): RecordTree {
  const record: RecordTree = position ? { variant, position, tags, nodes, at } : { variant, tags, nodes, at };
  made.set(Object.freeze(record), family);
  return record;
}

/** Whether data is a record of this family that was made here. */
export function isRecordOf(family: RecordFamily, data: object): data is RecordTree {
  return made.get(data) === family;
}

/** The family of a record. Throws {@link ArgumentError} for anything but a record that was made here. */
export function familyOf(record: RecordTree): RecordFamily {
  const family = made.get(record);
  if (family !== undefined) return family;
  throw new ArgumentError(
    "record",
    "This is not a record that this library made: pass it through parseRecord first.",
  );
}

/** A record made here, with other fields. */
export function withFields<R extends RecordTree>(record: R, fields: Partial<RecordTree>): R {
  const { variant, position, tags, nodes, at } = record;
  return makeRecord(familyOf(record), { variant, position, tags, nodes, at, ...fields } as Fields) as R;
}

/** A record made here, with another node where the game is the same as before. */
export function withNotes<R extends RecordTree>(record: R, id: NodeId, node: StoredNode): R {
  keepReached(nodeAt(record.nodes, id), node);
  return withFields(record, { nodes: withNode(record.nodes, id, node) });
}

/** What the moves of a record have led to, and how many plies these are. */
export interface Reached {
  readonly judged: Judged;
  readonly ply: number;
}

/** What the move of each node has led to. */
const reached = /* @__PURE__ */ new WeakMap<StoredNode, Reached>();

/** Remembers what the move of a node has led to. */
export function remember(node: StoredNode, now: Reached): Reached {
  reached.set(node, now);
  return now;
}

/** Remembers for a node what is remembered for another of the same move. */
export function keepReached(node: StoredNode, same: StoredNode): void {
  const now = reached.get(node);
  if (now) remember(same, now);
}

/** The game that a record begins with. */
export function startOf(
  family: RecordFamily,
  { variant, position }: { readonly variant: unknown; readonly position?: string | undefined },
): Played {
  return position ? family.parsePosition(position, variant) : family.createGame(variant);
}

/** The position string of a game that a record begins with; undefined where it is the one that its variant begins with. */
export function ownPosition(family: RecordFamily, start: Played, initial: Played): string | undefined {
  const position = family.formatPosition(start);
  return position === family.formatPosition(initial) ? undefined : position;
}

/** What is reached at a node by its moves. */
export function reach(record: RecordTree, id: NodeId): Reached {
  const family = familyOf(record);
  const way: StoredNode[] = [];
  let at = id;
  let node = nodeAt(record.nodes, at);
  while (at > 0 && !reached.has(node)) {
    way.push(node);
    at = parentOf(at, node);
    node = nodeAt(record.nodes, at);
  }
  const begin = (): Reached => ({ judged: family.readGame(startOf(family, record)), ply: 0 });
  let now = reached.get(node) ?? remember(node, begin());
  for (const next of way.reverse())
    now = remember(next, { judged: playOn(family, now.judged, next.move), ply: now.ply + 1 });
  return now;
}

/** What follows a legal move. */
export function playOn(family: RecordFamily, judged: Judged, move: unknown): Judged {
  return family.play(judged, family.legalMove(judged, move));
}

/** The games that were asked for. */
const games = /* @__PURE__ */ new WeakMap<Judged, Played>();

/** Those whose games list many positions seen. Only the last of these games are remembered. */
const large = /* @__PURE__ */ new Set<Judged>();

/** The game of a position that was judged. */
function gameIn(family: RecordFamily, judged: Judged): Played {
  const known = games.get(judged);
  if (known !== undefined) return known;
  const game = family.writeGame(judged);
  games.set(judged, game);
  if ((game.seen?.length ?? 0) > 32) {
    const [oldest] = large.add(judged);
    if (large.size > 64) {
      large.delete(oldest as Judged);
      games.delete(oldest as Judged);
    }
  }
  return game;
}

/** The game that the moves lead to at a node. */
export function gameAt(record: RecordTree, id: NodeId): Played {
  return gameIn(familyOf(record), reach(record, id).judged);
}

/** The game at a node as it was decided there, if it was. */
export function endedGameAt(record: RecordTree, id: NodeId): Played {
  return decided(familyOf(record), gameAt(record, id), nodeAt(record.nodes, id).end);
}
