/**
 * The records that were made here, with their families and games. A record holds moves; what they lead to is found by
 * playing them, and remembered as long as the node is part of a record. Nodes and tags are known by identity, and frozen all
 * the way down; so a copy of a record that has them is a record too.
 */
import { isRecord, isWhole } from "../../base/data.ts";
import { decided } from "./ends.ts";
import type { Judged, Played, RecordFamily } from "./family.ts";
import { countOf, type Nodes, nodeAt, parentOf, withNode } from "./nodes.ts";
import type { NodeId, RecordTree, StoredNode } from "./record.ts";

/** What all records with the same nodes have in common. */
export interface Origin {
  readonly family: RecordFamily;
  readonly variant: unknown;
  readonly position: string | undefined;
}

/** The nodes of every record that was made here. */
const origins = /* @__PURE__ */ new WeakMap<object, Origin>();

/** The tags of every record that was made here. */
const madeTags = /* @__PURE__ */ new WeakSet<object>();

/** The fields of a record that change. */
type Fields = Pick<RecordTree, "tags" | "nodes" | "at">;

/** The frozen record of these fields, which are frozen and checked; an empty position stands for none. */
export function makeRecord(origin: Origin, { tags, nodes, at }: Fields): RecordTree {
  const { variant, position } = origin;
  const family = origin.family.name;
  if (!origins.has(nodes)) origins.set(nodes, origin);
  if (!madeTags.has(tags)) madeTags.add(tags);
  return Object.freeze({ family, variant, ...(position && { position }), tags, nodes, at });
}

/** Whether a record with these nodes has a node with this id. */
export function hasNode(nodes: Nodes, id: unknown): id is NodeId {
  return isWhole(id, 0, countOf(nodes) - 1) && nodeAt(nodes, id) !== null;
}

/**
 * The value of a field as it is stored: what stands in for an object while it is changed, as in Immer, gives another copy of
 * it.
 */
function fieldOf(data: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

/** Data as the record that it is, if its nodes and tags were made here. */
export function madeRecord(data: unknown): RecordTree | undefined {
  if (!isRecord(data)) return undefined;
  const [nodes, tags] = [fieldOf(data, "nodes") as Nodes, fieldOf(data, "tags") as RecordTree["tags"]];
  const origin = origins.get(nodes);
  if (origin === undefined || !madeTags.has(tags)) return undefined;
  const { family, position, at } = data;
  const isSame =
    family === origin.family.name &&
    fieldOf(data, "variant") === origin.variant &&
    (position || undefined) === origin.position;
  if (!isSame || !hasNode(nodes, at)) return undefined;
  return Object.isFrozen(data) ? (data as unknown as RecordTree) : makeRecord(origin, { tags, nodes, at });
}

function originOf({ nodes }: RecordTree): Origin {
  return origins.get(nodes) as Origin;
}

/** The family of a record that was made here. */
export function familyOf(record: RecordTree): RecordFamily {
  return originOf(record).family;
}

/** A record made here, with other fields. */
export function withFields<R extends RecordTree>(record: R, fields: Partial<Fields>): R {
  const { tags, nodes, at } = record;
  return makeRecord(originOf(record), { tags, nodes, at, ...fields }) as R;
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
  /** The game, once it was asked for. */
  game?: Played | undefined;
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

/** Those whose games list many positions seen. Only the last of these games are remembered. */
const large = /* @__PURE__ */ new Set<Reached>();

/** The game that the moves lead to at a node. */
export function gameAt(record: RecordTree, id: NodeId): Played {
  const now = reach(record, id);
  if (now.game !== undefined) return now.game;
  now.game = familyOf(record).writeGame(now.judged);
  if ((now.game.seenPositions?.length ?? 0) > 32) {
    const [oldest] = large.add(now);
    if (large.size > 64) {
      large.delete(oldest as Reached);
      (oldest as Reached).game = undefined;
    }
  }
  return now.game;
}

/** The game at a node as it was decided there, if it was. */
export function endedGameAt(record: RecordTree, id: NodeId): Played {
  return decided(familyOf(record), gameAt(record, id), nodeAt(record.nodes, id).end);
}
