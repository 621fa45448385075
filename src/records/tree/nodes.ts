/*
 * The nodes of a record: how they are kept, linked and added. This file does not depend on the rules of a
 * game.
 */
import type { NodeId, Notes, StoredNode } from "./record.ts";

/**
 * Nodes by id, or null for removed ones, in rows of 256: adding a move copies one row. The high bits of an id
 * are its row.
 */
export type Nodes = readonly (readonly (StoredNode | null)[])[];
const BITS = 8;
const ROW = 1 << BITS;
const LOW = ROW - 1;

/** The node with this id, which must exist. */
export function nodeAt(nodes: Nodes, id: NodeId): StoredNode {
  return nodes[id >> BITS]?.[id & LOW] as StoredNode;
}

/** The number of ids in use, including those of removed nodes. */
export function countOf(nodes: Nodes): number {
  const last = nodes.length - 1;
  return last * ROW + (nodes[last] as readonly unknown[]).length;
}

/** Nodes that are not frozen yet. */
export type Rows = (StoredNode | null)[][];

/** Replaces a node, or adds one after the last. */
export function putNode(rows: Rows, id: NodeId, node: StoredNode | null): void {
  const number = id >> BITS;
  rows[number] ??= [];
  rows[number][id & LOW] = node;
}

/** The nodes with one replaced, or added after the last. All other rows are shared. */
export function withNode(nodes: Nodes, id: NodeId, node: StoredNode): Nodes {
  const number = id >> BITS;
  // Spreading a frozen array is many times faster than `slice`.
  const rows = [...nodes];
  const row = [...(nodes[number] ?? [])];
  row[id & LOW] = node;
  rows[number] = Object.freeze(row);
  return Object.freeze(rows);
}

/** The id of the node before a node. */
export function parentOf(id: NodeId, { after }: StoredNode): NodeId {
  return after ?? id - 1;
}

const none: readonly NodeId[] = [];

/** The ids of the nodes that follow a node. */
export function nextOf(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const { next } = nodeAt(nodes, id);
  if (next !== undefined) return next;
  const successor = nodeAt(nodes, id + 1);
  return successor && successor.after === undefined ? [id + 1] : none;
}

/** Visits a line: `from[0]`, then the first child of each node. `others` are the later siblings of a node. */
export function walkLine(
  nodes: Nodes,
  from: readonly NodeId[],
  visit: (node: StoredNode, id: NodeId, others: readonly NodeId[]) => void,
): void {
  for (let ids = from; ids.length > 0; ) {
    const id = ids[0] as NodeId;
    visit(nodeAt(nodes, id), id, ids.length > 1 ? ids.slice(1) : none);
    ids = nextOf(nodes, id);
  }
}

/** The ids of the line that begins with a node, in which each node is followed by its first child. */
export function lineFrom(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const line: NodeId[] = [];
  walkLine(nodes, [id], (_node, next) => line.push(next));
  return line;
}

/** The ids from the beginning to a node, both included. */
export function pathTo(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const path = [id];
  for (let at = id; at > 0; ) {
    at = parentOf(at, nodeAt(nodes, at));
    path.push(at);
  }
  return path.reverse();
}

/** The ids from the beginning through a node to the end of its line. */
export function lineThrough(nodes: Nodes, id: NodeId): readonly NodeId[] {
  return [...pathTo(nodes, id), ...lineFrom(nodes, id).slice(1)];
}

/** How deeply a node is nested in variations. */
export function depthOf(nodes: Nodes, id: NodeId): number {
  let depth = 0;
  for (let at = id, from = at; at > 0; at = from) {
    from = parentOf(at, nodeAt(nodes, at));
    if (nextOf(nodes, from)[0] !== at) depth++;
  }
  return depth;
}

/** The depth of the most deeply nested move. */
export function deepest(nodes: Nodes): number {
  let most = 0;
  const lines: (readonly [first: NodeId, depth: number])[] = [[0, 0]];
  for (let line = lines.pop(); line !== undefined; line = lines.pop()) {
    const [first, depth] = line;
    most = Math.max(most, depth);
    walkLine(nodes, [first], (_node, _id, others) => {
      for (const other of others) lines.push([other, depth + 1]);
    });
  }
  return most;
}

/**
 * Returns the note that a node cannot have: glyphs need a move, and a starting comment needs the first move
 * of a variation.
 */
export function misplaced(
  nodes: Nodes,
  id: NodeId,
  { glyphs, startingComment }: Notes,
): "glyphs" | "startingComment" | undefined {
  if (id === 0 && glyphs?.length) return "glyphs";
  const from = parentOf(id, nodeAt(nodes, id));
  return startingComment && (id === 0 || nextOf(nodes, from)[0] === id) ? "startingComment" : undefined;
}

const parts: readonly (keyof StoredNode)[] = [
  "move",
  "after",
  "next",
  "startingComment",
  "comment",
  "glyphs",
  "end",
];

/** Returns a node with some parts changed, without empty parts. */
export function withParts(
  node: StoredNode,
  changes: { readonly [Part in keyof StoredNode]?: StoredNode[Part] | undefined },
): StoredNode {
  const all: Readonly<Record<string, unknown>> = { ...node, ...changes };
  const full = parts
    .map((part) => [part, all[part]] as const)
    .filter(([part, value]) => part === "move" || (value !== undefined && Object(value).length !== 0));
  return Object.freeze(
    Object.fromEntries(full.map(([part, value]) => [part, Object.freeze(value)])),
  ) as never;
}

/** A node that is not frozen yet. */
export type MutableNode = { -readonly [Part in keyof StoredNode]: StoredNode[Part] };

/** Does what {@link nodeAt} does, while a record is being read. */
export function mutableAt(rows: Rows, id: NodeId): MutableNode {
  return nodeAt(rows, id) as MutableNode;
}

/** Adds a move after a node and returns the id of the new node. */
export function appendNode(rows: Rows, at: NodeId, move: string): NodeId {
  const from = mutableAt(rows, at);
  const id = countOf(rows);
  if (id === at + 1) putNode(rows, id, { move });
  else {
    if (from.next) (from.next as NodeId[]).push(id);
    else from.next = [...nextOf(rows, at), id];
    putNode(rows, id, { move, after: at });
  }
  return id;
}

/** Freezes the nodes of a record that was read, with all their parts. */
export function freezeNodes(rows: Rows): Nodes {
  for (const row of rows) {
    for (const node of row) {
      if (node?.next) Object.freeze(node.next);
      if (node?.glyphs) Object.freeze(node.glyphs);
      Object.freeze(node);
    }
    Object.freeze(row);
  }
  return Object.freeze(rows);
}
