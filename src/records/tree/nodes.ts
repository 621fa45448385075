/** The nodes of a record as a list: how they follow each other, and how the list grows. Knows no rules. */
import type { NodeId, Notes, RecordTree, StoredNode } from "./record.ts";

export type Nodes = RecordTree<unknown>["nodes"];

/** A node that is there. */
export function nodeAt(nodes: Nodes, id: NodeId): StoredNode {
  return nodes[id] as StoredNode;
}

/** The list with another node, or one more at the end. */
export function withNode(nodes: Nodes, id: NodeId, node: StoredNode | null): Nodes {
  const copy = [...nodes];
  copy[id] = node;
  return Object.freeze(copy);
}

/** The list that grew last, and the same as a list that is not frozen, of which a copy is made several times as fast. */
let lastGrown: Nodes | undefined;
let lastCopy: (StoredNode | null)[] = [];

/** The list with one more node at the end, and another in the place of the one before it. */
export function appended(nodes: Nodes, node: StoredNode, at: NodeId, from: StoredNode): Nodes {
  if (nodes !== lastGrown) lastCopy = [...nodes];
  lastCopy[at] = from;
  lastCopy.push(node);
  lastGrown = Object.freeze(lastCopy.slice());
  return lastGrown;
}

/** The node before. */
export function parentOf(id: NodeId, { after }: StoredNode): NodeId {
  return after ?? id - 1;
}

const none: readonly NodeId[] = [];

/** The nodes that follow one. */
export function nextOf(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const { next } = nodeAt(nodes, id);
  if (next !== undefined) return next;
  const successor = nodes[id + 1];
  return successor && successor.after === undefined ? [id + 1] : none;
}

/** Visits a line: `from[0]`, then the first child of each node; `others` are the siblings of the node. */
export function walkLine(
  nodes: Nodes,
  from: readonly NodeId[],
  visit: (node: StoredNode, id: NodeId, others: readonly NodeId[]) => void,
): void {
  let id = from[0] ?? -1;
  let others: readonly NodeId[] = from.slice(1);
  for (let node = nodes[id]; node; ) {
    visit(node, id, others);
    const { next } = node;
    if (next) {
      id = next[0] as NodeId;
      others = next.slice(1);
      node = nodes[id];
    } else {
      // Most nodes are followed by the next one of the list alone.
      id++;
      others = none;
      node = nodes[id]?.after === undefined ? nodes[id] : undefined;
    }
  }
}

/** The nodes of a line: one, and then the first child of each. */
export function lineFrom(nodes: Nodes, id: NodeId): readonly NodeId[] {
  const line: NodeId[] = [];
  walkLine(nodes, [id], (_node, each) => line.push(each));
  return line;
}

/** The nodes from the beginning to one, both included. */
function pathTo(nodes: Nodes, id: NodeId): readonly NodeId[] {
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

/** Which of these notes cannot be at a node: glyphs are of a move, a starting comment stands before the first of a variation. */
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
  const kept = parts
    .map((part) => [part, all[part]] as const)
    .filter(([part, value]) => part === "move" || (value !== undefined && Object(value).length !== 0));
  return Object.freeze(
    Object.fromEntries(kept.map(([part, value]) => [part, Object.freeze(value)])),
  ) as never;
}

/** A node to which things may still be added. */
export type Growing = { -readonly [Part in keyof StoredNode]: StoredNode[Part] };

/** Adds a move behind a node, for a list that is not frozen yet; gives the id of the new node. */
export function grow(list: (Growing | null)[], at: NodeId, move: string): NodeId {
  const from = list[at] as Growing;
  const id = list.length;
  if (id === at + 1) list.push({ move });
  else {
    if (from.next) (from.next as NodeId[]).push(id);
    else from.next = [...nextOf(list, at), id];
    list.push({ move, after: at });
  }
  return id;
}

/** The list, which is not to grow any more, frozen all the way down. */
export function grown(list: readonly Growing[]): Nodes {
  for (const node of list) {
    if (node.next) Object.freeze(node.next);
    if (node.glyphs) Object.freeze(node.glyphs);
    Object.freeze(node);
  }
  return Object.freeze(list);
}
