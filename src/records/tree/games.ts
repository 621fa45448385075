/*
 * The records that this library made, with their families and games. A record shows its nodes as a flat list,
 * which is made when somebody reads it; inside, they are in rows that records share. A record holds only
 * moves. The games are found by playing the moves, and cached as long as their nodes are part of a record.
 * The list of nodes and the tags are deeply frozen and recognized by identity, so a shallow copy of a record
 * is also a record.
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

/** What stands behind a record: its origin, its nodes in rows, and its list of nodes once that was read. */
interface Source extends Origin {
  readonly rows: Nodes;
  list?: RecordTree["nodes"];
}

/** The key of a record's source, which copies do not have. */
const SOURCE = Symbol("source");

/** The sources of records by their lists of nodes, which shallow copies share. */
const sources = /* @__PURE__ */ new WeakMap<object, Source>();

function sourceOf(record: RecordTree): Source {
  return (record as unknown as { readonly [SOURCE]: Source })[SOURCE];
}

/**
 * The field `nodes`. A list for every move would take time in proportion to the moves before it, so a record
 * makes its list when somebody reads it. All records share this getter, which makes them fast to create.
 */
const nodesField: PropertyDescriptor & ThisType<RecordTree> = {
  enumerable: true,
  get() {
    const source = sourceOf(this);
    if (source.list === undefined) {
      source.list = Object.freeze(source.rows.flat());
      sources.set(source.list, source);
    }
    return source.list;
  },
};

/** The tags of all records. */
const madeTags = /* @__PURE__ */ new WeakSet<object>();

/** The fields that may differ from the record's origin. */
interface Fields extends Pick<RecordTree, "tags" | "at"> {
  readonly nodes: Nodes;
}

/** Makes a frozen record from fields that are checked and frozen. */
export function makeRecord({ family, variant, position }: Origin, { tags, nodes, at }: Fields): RecordTree {
  return recordOf({ family, variant, position, rows: nodes }, tags, at);
}

function recordOf(source: Source, tags: RecordTree["tags"], at: NodeId): RecordTree {
  const { family, variant, position } = source;
  if (!madeTags.has(tags)) madeTags.add(tags);
  const record = position
    ? { family: family.name, variant, position, tags, at }
    : { family: family.name, variant, tags, at };
  Object.defineProperty(record, SOURCE, { value: source });
  return Object.freeze(Object.defineProperty(record, "nodes", nodesField)) as RecordTree;
}

/** Whether a record with these nodes has a node with this id. */
export function hasNode(nodes: Nodes, id: unknown): id is NodeId {
  return isWhole(id, 0, countOf(nodes) - 1) && nodeAt(nodes, id) !== null;
}

/** Reads the raw value of a field: reading it from an Immer draft would return another draft. */
function fieldOf(data: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(data, name)?.value;
}

/** Returns data as a record if it was made here, or its nodes and tags were. */
export function knownRecord(data: unknown): RecordTree | undefined {
  if (!isRecord(data)) return undefined;
  const nodes = Object.getOwnPropertyDescriptor(data, "nodes");
  if (nodes?.get === nodesField.get) return data as unknown as RecordTree;
  const source = sources.get(nodes?.value);
  const tags = fieldOf(data, "tags") as RecordTree["tags"];
  if (source === undefined || !madeTags.has(tags)) return undefined;
  const { family, position, at } = data;
  const isSame =
    family === source.family.name &&
    fieldOf(data, "variant") === source.variant &&
    (position || undefined) === source.position;
  return isSame && hasNode(source.rows, at) ? recordOf(source, tags, at) : undefined;
}

/** The family of a known record. */
export function familyOf(record: RecordTree): RecordFamily {
  return sourceOf(record).family;
}

/** The nodes of a known record. */
export function nodesOf(record: RecordTree): Nodes {
  return sourceOf(record).rows;
}

/** A known record with some fields replaced. */
export function withFields<R extends RecordTree>(
  record: R,
  { tags = record.tags, nodes, at = record.at }: Partial<Fields>,
): R {
  const source = sourceOf(record);
  return (nodes ? makeRecord(source, { tags, nodes, at }) : recordOf(source, tags, at)) as R;
}

/** A known record with a node replaced by one with the same move. */
export function withNotes<R extends RecordTree>(record: R, id: NodeId, node: StoredNode): R {
  const nodes = nodesOf(record);
  copyState(nodeAt(nodes, id), node);
  return withFields(record, { nodes: withNode(nodes, id, node) });
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
  const { family, rows } = sourceOf(record);
  const uncached: StoredNode[] = [];
  let at = id;
  let node = nodeAt(rows, at);
  while (at > 0 && !states.has(node)) {
    uncached.push(node);
    at = parentOf(at, node);
    node = nodeAt(rows, at);
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
  return decided(familyOf(record), gameAt(record, id), nodeAt(nodesOf(record), id).end);
}
