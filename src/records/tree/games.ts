/**
 * The records that this library made, with their families and games. A record holds only moves. The games are
 * found by playing them, and cached as long as the node is part of a record. Nodes and tags are deeply frozen
 * and recognized by identity, so a shallow copy of a record is also a record.
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

/** The origins of records, by their `nodes`. */
const origins = /* @__PURE__ */ new WeakMap<object, Origin>();

/** The tags of all records. */
const madeTags = /* @__PURE__ */ new WeakSet<object>();

/** The fields that may differ from the record's origin. */
type Fields = Pick<RecordTree, "tags" | "nodes" | "at">;

/** Makes a frozen record of fields that are checked and frozen. */
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

/** Reads the raw value of a field: the getter of an Immer draft would return another draft. */
function fieldOf(data: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

/** Returns data as a record if its nodes and tags were made here. */
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

/** The family of a known record. */
export function familyOf(record: RecordTree): RecordFamily {
  return originOf(record).family;
}

/** A known record with other fields. */
export function withFields<R extends RecordTree>(record: R, fields: Partial<Fields>): R {
  const { tags, nodes, at } = record;
  return makeRecord(originOf(record), { tags, nodes, at, ...fields }) as R;
}

/** A known record with a node replaced by one with the same move. */
export function withNotes<R extends RecordTree>(record: R, id: NodeId, node: StoredNode): R {
  keepReached(nodeAt(record.nodes, id), node);
  return withFields(record, { nodes: withNode(record.nodes, id, node) });
}

/** The state that the moves up to a node lead to, and the number of those moves. */
export interface Reached {
  readonly judged: Judged;
  readonly ply: number;
  /** Computed on demand. */
  game?: Played | undefined;
}

/** The cached state after each node's move. */
const reached = /* @__PURE__ */ new WeakMap<StoredNode, Reached>();

/** Caches the state after a node's move. */
export function remember(node: StoredNode, now: Reached): Reached {
  reached.set(node, now);
  return now;
}

/** Copies the cached state to the node that replaces this one. */
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

/** The first position as a string; undefined if the game begins as its variant does. */
export function ownPosition(family: RecordFamily, start: Played, initial: Played): string | undefined {
  const position = family.formatPosition(start);
  return position === family.formatPosition(initial) ? undefined : position;
}

/** The state at a node, found by playing on from the nearest cached one. */
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

/** Plays a move. Throws `IllegalMoveError`. */
export function playOn(family: RecordFamily, judged: Judged, move: unknown): Judged {
  return family.play(judged, family.legalMove(judged, move));
}

/** The cached states whose games list many seen positions. Only the latest 64 such games are kept. */
const large = /* @__PURE__ */ new Set<Reached>();

/** The game at a node as the moves show it. */
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

/** The game at a node, with its verdict if it was decided there. */
export function endedGameAt(record: RecordTree, id: NodeId): Played {
  return decided(familyOf(record), gameAt(record, id), nodeAt(record.nodes, id).end);
}
