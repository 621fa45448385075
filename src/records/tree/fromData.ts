/*
 * Turns data into records. A record that this library made, or a copy with the same nodes, is recognized
 * without a check. For anything else, such as JSON or a structured clone, the fields are checked and the
 * moves are played; the record made in this way is cached until the data changes.
 */

import { equals, isAbsent, isRecord, isWhole, show } from "../../base/data.ts";
import { attempt, type MorabarabaError, ParseError } from "../../base/errors.ts";
import { declaredEnd, endFrom } from "./ends.ts";
import type { GameLike, RecordFamily, State } from "./family.ts";
import { customPosition, knownRecord, makeRecord, type NodeState, type Origin, remember } from "./games.ts";
import {
  appendNode,
  countOf,
  freezeNodes,
  misplaced,
  mutableAt,
  nextOf,
  nodeAt,
  parentOf,
  pathTo,
  putNode,
  type Rows,
  withParts,
} from "./nodes.ts";
import { type ErrorMaker, tagsOf, tidyNotes, tidyTags } from "./notes.ts";
import {
  type End,
  MOST_DEPTH,
  MOST_MOVES,
  type NodeId,
  type RecordTree,
  type StoredNode,
  tooMuch,
} from "./record.ts";
import { LocatedError, unreadable } from "./recordError.ts";

/** An unchecked node. */
type GivenNode = Readonly<Record<keyof StoredNode, unknown>>;

/** Throws `ParseError` if a value is not what a record has at this path. */
function assertField(isRight: unknown, at: string, value: unknown): asserts isRight {
  if (!isRight) throw new ParseError("syntax", at, `This is not a record: ${at} cannot be ${show(value)}.`);
}

/** The unchecked nodes, with each field read only once. */
function givenNodes(given: unknown): (GivenNode | null)[] {
  assertField(Array.isArray(given) && given.length > 0, "nodes", given);
  if (given.length > MOST_MOVES + 1)
    throw new LocatedError(tooMuch("too-many", MOST_MOVES, "moves"), "nodes");
  return Array.from(given, (item: unknown, id) => {
    if (item === null && id > 0) return null;
    assertField(isRecord(item), `nodes[${id}]`, item);
    /** JSON may have null for an absent field. */
    const field = (name: keyof StoredNode): unknown => item[name] ?? undefined;
    return {
      move: item["move"],
      after: field("after"),
      next: field("next"),
      comment: field("comment"),
      startingComment: field("startingComment"),
      glyphs: field("glyphs"),
      end: field("end"),
    };
  });
}

/** Builds the tree from the `after` and `next` of each node, still without moves. */
function joinNodes(nodes: readonly (GivenNode | null)[]): Rows {
  const rows: Rows = [];
  nodes.forEach((node, id) => {
    if (node === null || id === 0) putNode(rows, id, node && { move: "" });
    else {
      const { after = id - 1 } = node;
      assertField(isWhole(after, 0, id - 1) && nodeAt(rows, after), `nodes[${id}].after`, after);
      appendNode(rows, after, "");
    }
  });
  nodes.forEach((node, id) => {
    const next = node?.next;
    if (next === undefined) return;
    const children = nextOf(rows, id);
    const isSame =
      Array.isArray(next) &&
      next.length === children.length &&
      next.every((child) => typeof child === "number") &&
      `${[...next].sort((a, b) => a - b)}` === `${children}`;
    assertField(isSame, `nodes[${id}].next`, next);
    if (children.length > 1) mutableAt(rows, id).next = [...next];
  });
  return rows;
}

/** What has been read of a record so far. */
interface Draft {
  origin: Origin;
  tags: RecordTree["tags"];
  rows: Rows;
  /** The parent of the node that is being read. */
  last: NodeId;
}

/** The state at a node, and how deeply it is nested in variations. */
interface ReadNode extends NodeState {
  readonly depth: number;
}

/** Reads the notes and the end of a node. */
function readParts({ origin: { family }, rows }: Draft, id: NodeId, from: GivenNode, state: State): void {
  const path = `nodes[${id}]`;
  const node = mutableAt(rows, id);
  const wrongNote: ErrorMaker = (part, message) => new ParseError("syntax", `${path}.${part}`, message);
  const notes = tidyNotes(from, wrongNote);
  const isWrong = misplaced(rows, id, notes);
  assertField(!isWrong, `${path}.${isWrong}`, isWrong && from[isWrong]);
  Object.assign(node, notes);
  if (from.end === undefined) return;
  const [result, termination] = endFrom(from.end, `${path}.end`);
  node.end = declaredEnd(family, family.outcomeOf(state), result, termination, `${path}.end`) as End;
  assertField(!node.end || nextOf(rows, id).length === 0, `${path}.end`, from.end);
}

/** Plays the move of a node after `from`. */
function readMove(
  { origin: { family }, rows }: Draft,
  id: NodeId,
  given: unknown,
  from: NodeId,
  before: ReadNode,
): ReadNode {
  const path = `nodes[${id}]`;
  const siblings = nextOf(rows, from);
  const depth = before.depth + (siblings[0] === id ? 0 : 1);
  if (depth > MOST_DEPTH)
    throw new LocatedError(tooMuch("too-deep", MOST_DEPTH, "levels of variations"), path);
  const move = attempt<number, MorabarabaError>(() => family.legalMove(before.state, given));
  if (!move.ok) throw new LocatedError(move.error, path);
  const notation = family.writeMove(before.state, move.value);
  const isNew = siblings.every((each) => nodeAt(rows, each).move !== notation);
  assertField(isNew, `${path}.move`, notation);
  mutableAt(rows, id).move = notation;
  return { state: family.play(before.state, move.value), ply: before.ply + 1, depth };
}

/** Reads the nodes in the order of their ids, in which parents come before children. */
function readNodes(
  draft: Draft,
  given: readonly (GivenNode | null)[],
  start: GameLike,
): readonly NodeState[] {
  const first: ReadNode = { state: draft.origin.family.readGame(start), ply: 0, depth: 0 };
  const states: ReadNode[] = [first];
  given.forEach((node, id) => {
    if (node === null) return;
    if (id > 0) {
      draft.last = parentOf(id, nodeAt(draft.rows, id));
      states[id] = readMove(draft, id, node.move, draft.last, states[draft.last] as ReadNode);
    }
    readParts(draft, id, node, (states[id] as ReadNode).state);
  });
  return states;
}

/** Reads the first position. */
function readStart(family: RecordFamily, text: string, variant: unknown): GameLike {
  const result = attempt<GameLike, MorabarabaError>(() => family.parsePosition(text, variant));
  if (result.ok) return result.value;
  throw new LocatedError(result.error, "position");
}

/** The line up to where reading stopped, as a record. */
function lineSoFar({ origin, tags, rows, last }: Draft): RecordTree {
  const part: Rows = [];
  for (const [ply, id] of pathTo(rows, last).entries()) {
    const { move, comment, glyphs } = nodeAt(rows, id);
    putNode(part, ply, withParts({ move }, { comment, glyphs }));
  }
  return makeRecord(origin, { tags, nodes: freezeNodes(part), at: countOf(part) - 1 });
}

function readRecord(draft: Draft, data: unknown): RecordTree {
  if (!isRecord(data)) {
    const advice = "pass a record as createRecord or parseRecord returns it";
    throw new ParseError("syntax", "", `A record is an object, not ${show(data)}; ${advice}.`);
  }
  const { family } = draft.origin;
  const { family: name, variant, position, tags } = data;
  assertField(name === family.name, "family", name);
  assertField(!isAbsent(variant), "variant", variant);
  const initial = family.createGame(variant);
  draft.origin = { family, variant: initial.variant, position: undefined };
  const start = isAbsent(position) ? initial : readStart(family, position as string, initial.variant);
  draft.origin = { ...draft.origin, position: customPosition(family, start, initial) };
  const wrongTag: ErrorMaker = (path, message) => new ParseError("bad-tag", path, message);
  draft.tags = tidyTags(isAbsent(tags) ? {} : tags, family.players, wrongTag);
  const given = givenNodes(data["nodes"]);
  const { at } = data;
  assertField(isWhole(at, 0, given.length - 1) && given[at] !== null, "at", at);
  const rows = joinNodes(given);
  draft.rows = rows;
  const { state, ply } = readNodes(draft, given, start)[at] as NodeState;
  for (const row of rows) for (const [i, node] of row.entries()) row[i] = node && withParts(node, {});
  remember(nodeAt(rows, at), { state, ply });
  return makeRecord(draft.origin, { tags: draft.tags, nodes: freezeNodes(rows), at });
}

/** Reads a record of this family. Throws {@link RecordError}; `at` is a path such as `nodes[3]`, by id. */
function readData(family: RecordFamily, data: unknown): RecordTree {
  const draft: Draft = {
    origin: { family, variant: family.createGame().variant, position: undefined },
    tags: tagsOf([]),
    rows: [[{ move: "" }]],
    last: 0,
  };
  const result = attempt<RecordTree, MorabarabaError>(() => readRecord(draft, data));
  if (result.ok) return result.value;
  throw unreadable(result.error, "variant", lineSoFar(draft));
}

/** Returns data as a record of this family. Throws {@link RecordError}. */
export function recordFrom(family: RecordFamily, data: unknown): RecordTree {
  const made = knownRecord(data);
  return made?.family === family.name ? made : readData(family, data);
}

/** The families whose entry points are loaded. */
const families: RecordFamily[] = [];

/** Lets all functions that take records read those of this family. */
export function addFamily(family: RecordFamily): void {
  families.push(family);
}

/** The records that were made from data. */
const read = /* @__PURE__ */ new WeakMap<object, RecordTree>();

/**
 * Returns a known record for a record or a copy of one. Throws {@link RecordError}; its `at` names the faulty
 * field.
 */
export function resolveRecord<R extends RecordTree>(record: R): R {
  const made = knownRecord(record);
  if (made !== undefined) return made as R;
  const known = read.get(record);
  if (known !== undefined && equals(known, record)) return known as R;
  // Any family can report an unknown `family`.
  const family = families.find(({ name }) => name === Object(record).family) ?? (families[0] as RecordFamily);
  const own = readData(family, record);
  read.set(record, own);
  return own as R;
}
