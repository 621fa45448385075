/* Edits a record of any family: the notes on moves, the tags and the lines. */
import { isRecord, show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import { checkNames } from "../../base/options.ts";
import { resolveRecord } from "./fromData.ts";
import { copyState, familyOf, gameAt, nodesOf, withFields, withNotes } from "./games.ts";
import {
  deepest,
  freezeNodes,
  misplaced,
  nextOf,
  nodeAt,
  parentOf,
  pathTo,
  putNode,
  type Rows,
  withParts,
} from "./nodes.ts";
import { joined, tidyNotes, tidyTags, wrongArgument } from "./notes.ts";
import {
  MOST_DEPTH,
  type NodeId,
  type Notes,
  type RecordTree,
  type StoredNode,
  type Tags,
  tooMuch,
} from "./record.ts";
import { goBack } from "./walk.ts";

/**
 * Changes the comments or the glyphs of the current move.
 *
 * @param notes - What to change. An empty text or list removes what was there.
 * @throws `ArgumentError` if a note is unknown or invalid, if there are glyphs at the beginning, or if there
 * is a `startingComment` anywhere but at the first move of a variation.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { annotate, createRecord, currentNode, playMove } from "morabaraba/records";
 *
 * const record = annotate(playMove(createRecord(), "d6"), { comment: "the middle ring", glyphs: ["!?"] });
 * currentNode(record).comment; // => "the middle ring"
 * ```
 */
export function annotate<R extends RecordTree>(record: R, notes: Notes): R {
  const own = resolveRecord(record);
  if (!isRecord(notes)) throw new ArgumentError("notes", `The notes must be an object, not ${show(notes)}.`);
  checkNames(["comment", "startingComment", "glyphs"], notes);
  const given = tidyNotes(notes as Required<Notes>, wrongArgument);
  const { at } = own;
  const nodes = nodesOf(own);
  const wrong = misplaced(nodes, at, given);
  if (wrong === "glyphs")
    throw new ArgumentError(wrong, "Glyphs belong to a move, and there is no move at the beginning.");
  if (wrong)
    throw new ArgumentError(
      wrong,
      "Only the first move of a variation can have a starting comment; use a comment.",
    );
  return withNotes(own, at, withParts(nodeAt(nodes, at), given));
}

/**
 * Changes some tags and keeps the others. An empty text removes a tag.
 *
 * @throws `ArgumentError` if a tag is invalid, or is one that the record writes itself, such as `Result`; the
 * error's `at` is its path, such as `tags.Result`.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { createRecord, setTags } from "morabaraba/records";
 *
 * const record = createRecord("mssa", { Event: "Friendly", Round: "1" });
 * setTags(record, { Round: "", Date: "2026.11.21" }).tags; // => { Event: "Friendly", Date: "2026.11.21" }
 * ```
 */
export function setTags<R extends RecordTree>(record: R, tags: Tags): R {
  const own = resolveRecord(record);
  return withFields(own, { tags: tidyTags(tags, familyOf(own).players, wrongArgument, own.tags) });
}

/** Replaces a node with one that has the same move. */
function replace(rows: Rows, id: NodeId, node: StoredNode): void {
  copyState(nodeAt(rows, id), node);
  putNode(rows, id, node);
}

function copyOf(record: RecordTree): Rows {
  return nodesOf(record).map((row) => [...row]);
}

/**
 * Sets the nodes that follow the node `from`. If the first of them has a starting comment, that is added to
 * the comment of `from`.
 */
function setNext(nodes: Rows, from: NodeId, ids: readonly NodeId[]): void {
  const node = nodeAt(nodes, from);
  const [id] = ids;
  const next = ids.length === 1 && id === from + 1 ? undefined : ids;
  const first = id === undefined ? undefined : nodeAt(nodes, id);
  if (id === undefined || first?.startingComment === undefined)
    replace(nodes, from, withParts(node, { next }));
  else {
    replace(nodes, from, withParts(node, { next, comment: joined(node.comment, first.startingComment) }));
    replace(nodes, id, withParts(first, { startingComment: undefined }));
  }
}

/**
 * Makes the current line the main line; the line it replaces becomes a variation. The current move stays the
 * same.
 *
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @throws `LimitError` `too-deep` if variations would nest more than 100 levels deep.
 * @example
 * ```ts
 * import { goBack, createRecord, mainline, playMove, promoteVariation } from "morabaraba/records";
 *
 * const record = playMove(goBack(playMove(playMove(createRecord(), "d6"), "f4")), "d2");
 * mainline(promoteVariation(record)).map(({ notation }) => notation); // => [undefined, "d6", "d2"]
 * ```
 */
export function promoteVariation<R extends RecordTree>(record: R): R {
  const own = resolveRecord(record);
  const nodes = copyOf(own);
  let isChanged = false;
  for (let at = own.at; at > 0; ) {
    const from = parentOf(at, nodeAt(nodes, at));
    const next = nextOf(nodes, from);
    if (next[0] !== at) {
      setNext(nodes, from, [at, ...next.filter((id) => id !== at)]);
      isChanged = true;
    }
    at = from;
  }
  if (!isChanged) return own;
  if (deepest(nodes) > MOST_DEPTH) throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
  return withFields(own, { nodes: freezeNodes(nodes) });
}

/** The record with its current line as the main line, which ends at the current node. */
export function upToCurrent<R extends RecordTree>(record: R): R {
  const main = promoteVariation(record);
  const next = nextOf(nodesOf(main), main.at);
  return next.length === 0 ? main : without(main, main.at, next);
}

/** Returns the record at the node `at`, without the next nodes `ids` and everything after them. */
function without<R extends RecordTree>(record: R, at: NodeId, ids: readonly NodeId[]): R {
  const nodes = copyOf(record);
  const rest = nextOf(nodes, at).filter((id) => !ids.includes(id));
  const gone = [...ids];
  for (let id = gone.pop(); id !== undefined; id = gone.pop()) {
    gone.push(...nextOf(nodes, id));
    putNode(nodes, id, null);
  }
  setNext(nodes, at, rest);
  return withFields(record, { nodes: freezeNodes(nodes), at });
}

/**
 * Removes the current move and everything that follows it, and goes to the node before. The other moves from
 * that node stay; the first of them takes the removed move's place. At the beginning there is no move to
 * remove; if a result such as a resignation was declared there, the function removes it.
 *
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, mainline, playMove, removeNode } from "morabaraba/records";
 *
 * const record = playMove(playMove(playMove(createRecord(), "d6"), "f4"), "d2");
 * mainline(removeNode(goBack(record))).length; // => 2
 * ```
 */
export function removeNode<R extends RecordTree>(record: R): R {
  const own = resolveRecord(record);
  const { at } = own;
  const node = nodeAt(nodesOf(own), at);
  if (at > 0) return without(own, parentOf(at, node), [at]);
  return node.end ? withoutEnd(own) : own;
}

/** The record without the declared end of the current node. */
function withoutEnd<R extends RecordTree>(own: R): R {
  return withNotes(own, own.at, withParts(nodeAt(nodesOf(own), own.at), { end: undefined }));
}

export function takeBack<R extends RecordTree>(record: R, plies?: number | string): R {
  const own = resolveRecord(record);
  const back = plies ?? 1;
  const { at } = own;
  const nodes = nodesOf(own);
  const { at: to } = goBack(own, back);
  const { end } = nodeAt(nodes, at);
  if (end && end.result !== "*" && back !== 0) {
    const open = withoutEnd(own);
    if (typeof back === "number") return takeBack(open, back - 1);
    return gameAt(open, at).turn === back ? open : takeBack(open, back);
  }
  const path = pathTo(nodes, at);
  const first = path[path.indexOf(to) + 1];
  return first === undefined ? own : without(own, to, [first]);
}
