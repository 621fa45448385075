/*
 * The records that this library made, with their families and games. A record holds only moves. The games are
 * found by playing the moves, and cached as long as their nodes are part of a record. Nodes and tags are
 * deeply frozen and recognized by identity, so a shallow copy of a record is also a record.
 */
import { isRecord, isWhole } from "../../base/data.ts";
import { decided } from "./ends.ts";
import type { GameLike, RecordFamily, State } from "./family.ts";
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

/** Makes a frozen record from fields that are checked and frozen. */
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
export function knownRecord(data: unknown): RecordTree | undefined {
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

/** A known record with some fields replaced. */
export function withFields<R extends RecordTree>(record: R, fields: Partial<Fields>): R {
  const { tags, nodes, at } = record;
  return makeRecord(originOf(record), { tags, nodes, at, ...fields }) as R;
}

/** A known record with a node replaced by one with the same move. */
export function withNotes<R extends RecordTree>(record: R, id: NodeId, node: StoredNode): R {
  copyState(nodeAt(record.nodes, id), node);
  return withFields(record, { nodes: withNode(record.nodes, id, node) });
}

/** The state that the moves up to a node lead to, and the number of those moves. */
export interface NodeState {
  readonly state: State;
  readonly ply: number;
  /** Computed on demand. */
  game?: GameLike | undefined;
}

/** The cached state after each node's move. */
const states = /* @__PURE__ */ new WeakMap<StoredNode, NodeState>();

/** Caches the state after a node's move. */
export function remember(node: StoredNode, entry: NodeState): NodeState {
  states.set(node, entry);
  return entry;
}

/** Copies the cached state to the node that replaces this one. */
export function copyState(node: StoredNode, same: StoredNode): void {
  const entry = states.get(node);
  if (entry) remember(same, entry);
}

/** The game that a record begins with. */
export function startOf(
  family: RecordFamily,
  { variant, position }: { readonly variant: unknown; readonly position?: string | undefined },
): GameLike {
  return position ? family.parsePosition(position, variant) : family.createGame(variant);
}

/** The first position as a string; undefined if the game begins as its variant does. */
export function customPosition(family: RecordFamily, start: GameLike, initial: GameLike): string | undefined {
  const position = family.formatPosition(start);
  return position === family.formatPosition(initial) ? undefined : position;
}

/** The state at a node, found by playing on from the nearest cached one. */
export function stateAt(record: RecordTree, id: NodeId): NodeState {
  const family = familyOf(record);
  const uncached: StoredNode[] = [];
  let at = id;
  let node = nodeAt(record.nodes, at);
  while (at > 0 && !states.has(node)) {
    uncached.push(node);
    at = parentOf(at, node);
    node = nodeAt(record.nodes, at);
  }
  const begin = (): NodeState => ({ state: family.readGame(startOf(family, record)), ply: 0 });
  let entry = states.get(node) ?? remember(node, begin());
  for (const next of uncached.reverse())
    entry = remember(next, { state: playOn(family, entry.state, next.move), ply: entry.ply + 1 });
  return entry;
}

/** Plays a move. Throws `IllegalMoveError`. */
export function playOn(family: RecordFamily, state: State, move: unknown): State {
  return family.play(state, family.legalMove(state, move));
}

/** The cached states whose games list many seen positions. Only the latest 64 such games are kept. */
const large = /* @__PURE__ */ new Set<NodeState>();

/** The game after the moves up to a node, leaving out an end that is declared there. */
export function gameAt(record: RecordTree, id: NodeId): GameLike {
  const entry = stateAt(record, id);
  if (entry.game !== undefined) return entry.game;
  entry.game = familyOf(record).writeGame(entry.state);
  if ((entry.game.seenPositions?.length ?? 0) > 32) {
    const [oldest] = large.add(entry);
    if (large.size > 64) {
      large.delete(oldest as NodeState);
      (oldest as NodeState).game = undefined;
    }
  }
  return entry.game;
}

/** The game at a node, with its verdict if it was decided there. */
export function endedGameAt(record: RecordTree, id: NodeId): GameLike {
  return decided(familyOf(record), gameAt(record, id), nodeAt(record.nodes, id).end);
}
