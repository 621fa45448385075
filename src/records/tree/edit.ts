/** Editing: the notes on moves, the tags, and which lines a record has. Needs no family: the functions are the same for all. */
import { ArgumentError } from "../../base/errors.ts";
import { checkNames } from "../../base/options.ts";
import { familyOf, keepReached, withFields, withNotes } from "./games.ts";
import { MOST_DEPTH, tooMuch } from "./limits.ts";
import { changed, deepest, grown, misplaced, nextOf, nodeAt, parentOf, putNode, type Rows } from "./nodes.ts";
import { type ErrorMaker, givenNotes, givenTags, joined } from "./notes.ts";
import { ownRecord } from "./ownRecord.ts";
import type { NodeId, Notes, RecordTree, StoredNode, Tags } from "./record.ts";

const wrongArgument: ErrorMaker = (at, message) => new ArgumentError(at, message);

/**
 * Changes the comments or the glyphs of the current move.
 *
 * @param notes - What to change. An empty text or list removes what was there.
 * @throws {@link ArgumentError} for an unknown note, for a comment that is not text, for an invalid glyph, for glyphs at the
 * beginning, and for a `startingComment` anywhere but at the first move of a variation. {@link ParseError} with the field that is
 * wrong for anything but a record.
 * @example
 * ```ts
 * import { annotate, createRecord, current, play } from "morabaraba/records";
 *
 * const record = annotate(play(createRecord(), "d6"), { comment: "the middle ring", glyphs: ["!?"] });
 * current(record).comment; // => "the middle ring"
 * ```
 */
export function annotate<R extends RecordTree>(record: R, notes: Notes): R {
  const own = ownRecord(record);
  checkNames(["comment", "startingComment", "glyphs"], notes);
  const given = givenNotes(notes as Required<Notes>, wrongArgument);
  const { nodes, at } = own;
  const wrong = misplaced(nodes, at, given);
  if (wrong === "glyphs")
    throw new ArgumentError(wrong, "Glyphs belong to a move; there is none at the beginning.");
  if (wrong)
    throw new ArgumentError(
      wrong,
      "Only the first move of a variation can have a starting comment; use a comment.",
    );
  return withNotes(own, at, changed(nodeAt(nodes, at), given));
}

/**
 * Changes some tags and keeps the others. An empty text removes a tag.
 *
 * @throws {@link ArgumentError} for a tag that is not text or that the record writes itself, such as `Result`; its `argument`
 * is `tags.Result`. {@link ParseError} with the field that is wrong for anything but a record.
 * @example
 * ```ts
 * import { createRecord, setTags } from "morabaraba/records";
 *
 * const record = createRecord("mssa", { Event: "Friendly", Round: "1" });
 * setTags(record, { Round: "", Date: "2026.11.21" }).tags; // => { Event: "Friendly", Date: "2026.11.21" }
 * ```
 */
export function setTags<R extends RecordTree>(record: R, tags: Tags): R {
  const own = ownRecord(record);
  return withFields(own, { tags: givenTags(tags, familyOf(own).players, wrongArgument, own.tags) });
}

/** Puts another node in the place of one where the game is the same. */
function replace(rows: Rows, id: NodeId, node: StoredNode): void {
  keepReached(nodeAt(rows, id), node);
  putNode(rows, id, node);
}

function copyOf(nodes: RecordTree["nodes"]): Rows {
  return nodes.map((row) => [...row]);
}

/** Lets other nodes follow one. A starting comment of the first of them becomes part of the comment before it. */
function setNext(nodes: Rows, from: NodeId, ids: readonly NodeId[]): void {
  const node = nodeAt(nodes, from);
  const [id] = ids;
  const next = ids.length === 1 && id === from + 1 ? undefined : ids;
  const first = id === undefined ? undefined : nodeAt(nodes, id);
  if (id === undefined || first?.startingComment === undefined) replace(nodes, from, changed(node, { next }));
  else {
    replace(nodes, from, changed(node, { next, comment: joined(node.comment, first.startingComment) }));
    replace(nodes, id, changed(first, { startingComment: undefined }));
  }
}

/**
 * Makes the current line the main line; the line it replaces becomes a variation. The current move stays the same.
 *
 * @throws {@link ParseError} with the field that is wrong for anything but a record. {@link ParseError} `too-deep` if the line that
 * is replaced would have more than 100 variations within each other.
 * @example
 * ```ts
 * import { back, createRecord, mainline, play, promote } from "morabaraba/records";
 *
 * const record = play(back(play(play(createRecord(), "d6"), "f4")), "d2");
 * mainline(promote(record)).map(({ notation }) => notation); // => [undefined, "d6", "d2"]
 * ```
 */
export function promote<R extends RecordTree>(record: R): R {
  const own = ownRecord(record);
  const nodes = copyOf(own.nodes);
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
  return withFields(own, { nodes: grown(nodes) });
}

/** The record at a node, without some of the nodes that follow it and what follows them. */
export function without<R extends RecordTree>(record: R, at: NodeId, ids: readonly NodeId[]): R {
  const nodes = copyOf(record.nodes);
  const rest = nextOf(nodes, at).filter((id) => !ids.includes(id));
  const gone = [...ids];
  for (let id = gone.pop(); id !== undefined; id = gone.pop()) {
    gone.push(...nextOf(nodes, id));
    putNode(nodes, id, null);
  }
  setNext(nodes, at, rest);
  return withFields(record, { nodes: grown(nodes), at });
}

/**
 * Removes the current move and everything that follows it, and goes to the node before. Other variations there stay; the
 * first of them takes the removed move's place. At the beginning it removes only the end of a game that was decided before its
 * first move.
 *
 * @throws {@link ParseError} with the field that is wrong for anything but a record.
 * @example
 * ```ts
 * import { back, createRecord, mainline, play, remove } from "morabaraba/records";
 *
 * const record = play(play(play(createRecord(), "d6"), "f4"), "d2");
 * mainline(remove(back(record))).length; // => 2
 * ```
 */
export function remove<R extends RecordTree>(record: R): R {
  const own = ownRecord(record);
  const { nodes, at } = own;
  const node = nodeAt(nodes, at);
  if (at > 0) return without(own, parentOf(at, node), [at]);
  return node.end ? withNotes(own, 0, changed(node, { end: undefined })) : own;
}
