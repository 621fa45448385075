/** The nodes of a record: how they follow each other, and how there come to be more of them. Knows no rules. */
import type { NodeId, Notes, RecordTree, StoredNode } from "./record.ts";

export type Nodes = RecordTree["nodes"];

/**
 * Nodes in one row, 256: two records of which one is a move longer share all rows but one. An id has the row in its high
 * bits.
 */
const BITS = 8;
const ROW = 1 << BITS;
const LOW = ROW - 1;

/** A node that is there. */
export function nodeAt(nodes: Nodes, id: NodeId): StoredNode {
  return nodes[id >> BITS]?.[id & LOW] as StoredNode;
}

/** How many ids are taken, those of removed nodes included. */
export function countOf(nodes: Nodes): number {
  const last = nodes.length - 1;
  return last * ROW + (nodes[last] as readonly unknown[]).length;
}

/** Nodes that are not frozen yet. */
export type Rows = (StoredNode | null)[][];

/** Puts a node in the place of another, or behind the last. */
export function putNode(rows: Rows, id: NodeId, node: StoredNode | null): void {
  const number = id >> BITS;
  rows[number] ??= [];
  rows[number][id & LOW] = node;
}

/** The nodes with another in the place of one, or behind the last. All other rows are shared. */
export function withNode(nodes: Nodes, id: NodeId, node: StoredNode): Nodes {
  const number = id >> BITS;
  // A frozen list is spread many times as fast as it is sliced.
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

/** The nodes that follow one. */
export function nextOf(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const { next } = nodeAt(nodes, id);
  if (next !== undefined) return next;
  const successor = nodeAt(nodes, id + 1);
  return successor && successor.after === undefined ? [id + 1] : none;
}

/** Visits a line: `from[0]`, then the first child of each node; `others` are the siblings of the node. */
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

/** The nodes of a line: one, and then the first child of each. */
export function lineFrom(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const line: NodeId[] = [];
  walkLine(nodes, [id], (_node, each) => line.push(each));
  return line;
}

/** The nodes from the beginning to one, both included. */
export function pathTo(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const path = [id];
  for (let at = id; at > 0; ) {
    at = parentOf(at, nodeAt(nodes, at));
    path.push(at);
  }
  return path.reverse();
}

/** The nodes from the beginning through one, and on to the end of its line. */
export function lineThrough(nodes: Nodes, id: NodeId): readonly NodeId[] {
  return [...pathTo(nodes, id), ...lineFrom(nodes, id).slice(1)];
}

/** How many variations a node is in, one within the other. */
export function depthOf(nodes: Nodes, id: NodeId): number {
  let depth = 0;
  for (let at = id, from = at; at > 0; at = from) {
    from = parentOf(at, nodeAt(nodes, at));
    if (nextOf(nodes, from)[0] !== at) depth++;
  }
  return depth;
}

/** How many variations the most deeply nested move of all is in. */
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
 * Which of these notes cannot be at a node: glyphs are of a move, a starting comment stands before the first of a variation.
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

/** The node with some parts changed; empty ones are left out. */
export function changed(
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

/** A node to which things may still be added. */
export type Growing = { -readonly [Part in keyof StoredNode]: StoredNode[Part] };

/** A node of a record that is being read. */
export function growingAt(rows: Rows, id: NodeId): Growing {
  return nodeAt(rows, id) as Growing;
}

/** Adds a move behind a node; gives the id of the new node. */
export function grow(rows: Rows, at: NodeId, move: string): NodeId {
  const from = growingAt(rows, at);
  const id = countOf(rows);
  if (id === at + 1) putNode(rows, id, { move });
  else {
    if (from.next) (from.next as NodeId[]).push(id);
    else from.next = [...nextOf(rows, at), id];
    putNode(rows, id, { move, after: at });
  }
  return id;
}

/** The nodes of a record that was read, frozen all the way down. */
export function grown(rows: Rows): Nodes {
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
