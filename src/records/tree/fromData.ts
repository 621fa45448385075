/** Records as data from outside, such as JSON: all of it is checked, its moves are played, and a record is made of it. */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { attempt, ParseError, type RulesError } from "../../base/errors.ts";
import { declaredEnd } from "./ends.ts";
import type { Judged, Played, RecordFamily } from "./family.ts";
import { familyOf, madeRecord, makeRecord, ownPosition, type Reached, remember } from "./games.ts";
import { MOST_DEPTH, MOST_MOVES } from "./limits.ts";
import { changed, grow, growingAt, grown, misplaced, nextOf, nodeAt, putNode, type Rows } from "./nodes.ts";
import { type ErrorMaker, givenNotes, givenTags, terminationOf } from "./notes.ts";
import type { End, NodeId, RecordTree, StoredNode } from "./record.ts";

/** Data whose fields are not known. */
type Loose = { readonly [field: string]: unknown };

/** A node as it came. */
type GivenNode = Readonly<Record<keyof StoredNode, unknown>>;

/** The nodes of a record, without rows, and the current one as they came, and the name of their list in the data. */
interface Given {
  readonly list: "nodes" | "places";
  readonly nodes: readonly (GivenNode | null)[];
  readonly at: unknown;
}

/** Throws {@link ParseError} for data that is not what a record has in this place. */
function demand(isRight: unknown, at: string, value: unknown): asserts isRight {
  if (!isRight) throw new ParseError("syntax", at, `This is not a record: ${at} cannot be ${show(value)}.`);
}

/** Adds the nodes of a list to others. They may stand in rows, and in rows of rows, as version 0.1.0 had them. */
function addNodes(list: readonly unknown[], name: string, depth: number, nodes: unknown[]): void {
  for (const item of list) {
    if (depth > 0 && Array.isArray(item)) addNodes(item, name, depth - 1, nodes);
    else nodes.push(item);
    if (nodes.length > MOST_MOVES + 1)
      throw new ParseError("too-many", name, `A record may have at most ${MOST_MOVES} moves.`);
  }
}

/** The nodes of data, each field read once. Version 0.1.0 had other names for them. */
function nodesOf(data: Loose): Given {
  const isOld = data["nodes"] === undefined && data["places"] !== undefined;
  const list = isOld ? "places" : "nodes";
  const given = data[list];
  const nodes: unknown[] = [];
  if (Array.isArray(given)) addNodes(given, list, 2, nodes);
  demand(isRecord(nodes[0]), list, given);
  const read = (item: unknown, id: number): GivenNode | null => {
    if (item === null) return null;
    demand(isRecord(item), `${list}[${id}]`, item);
    const { move, after, next, comment, end } = item;
    return isOld
      ? { move, after, next, comment, end, startingComment: item["preface"], glyphs: item["marks"] }
      : { move, after, next, comment, end, startingComment: item["startingComment"], glyphs: item["glyphs"] };
  };
  return { list, nodes: nodes.map(read), at: isOld ? data["here"] : data["at"] };
}

/** Nodes of which each follows the one that it names, without moves. */
function joinNodes({ list, nodes }: Given): Rows {
  const rows: Rows = [];
  nodes.forEach((node, id) => {
    if (node === null || id === 0) putNode(rows, id, node && { move: "" });
    else {
      const { after = id - 1 } = node;
      demand(isWhole(after, 0, id - 1) && nodeAt(rows, after), `${list}[${id}].after`, after);
      grow(rows, after, "");
    }
  });
  nodes.forEach((node, id) => {
    const next = node?.next;
    if (next === undefined) return;
    const known = nextOf(rows, id);
    const isSame =
      Array.isArray(next) &&
      next.length === known.length &&
      next.every((each) => typeof each === "number") &&
      `${[...next].sort((a, b) => a - b)}` === `${known}`;
    demand(isSame, `${list}[${id}].next`, next);
    if (known.length > 1) growingAt(rows, id).next = [...next];
  });
  return rows;
}

/** How the game ended at a node, as it came. */
function endFrom(end: unknown, at: string): readonly [result: string, termination: string] {
  const { result, termination = "" } = Object(end) as Loose;
  const isResult = ["1-0", "0-1", "1/2-1/2", "*"].includes(result as string);
  demand(isResult && typeof termination === "string", at, end);
  return [result as string, terminationOf(termination)];
}

/** A record from data. Throws {@link ParseError}, `at` a path such as `nodes[3]` with the id of the node, or `VariantError`. */
export function recordFrom(family: RecordFamily, data: object): RecordTree {
  const made = madeRecord(data);
  if (made !== undefined && familyOf(made) === family) return made;
  const { variant, position, tags = {} } = data as Loose;
  demand(variant !== undefined, "variant", variant);
  const initial = family.createGame(variant);
  const start = position === undefined ? initial : positioned(family, position as string, initial.variant);
  const given = nodesOf(data as Loose);
  const { list, at } = given;
  demand(
    isWhole(at, 0, given.nodes.length - 1) && given.nodes[at] !== null,
    list === "nodes" ? "at" : "here",
    at,
  );
  const rows = joinNodes(given);

  /** Takes the notes and the end of a node. */
  function readNotes(id: NodeId, judged: Judged): void {
    const path = `${list}[${id}]`;
    const from = given.nodes[id] as GivenNode;
    const node = growingAt(rows, id);
    const wrongNote: ErrorMaker = (part, message) => new ParseError("syntax", `${path}.${part}`, message);
    Object.assign(node, givenNotes(from, wrongNote));
    if (from.end !== undefined) {
      const [result, termination] = endFrom(from.end, `${path}.end`);
      node.end = declaredEnd(family, family.outcomeOf(judged), result, termination, `${path}.end`) as End;
    }
    const isWrong = node.end && nextOf(rows, id).length > 0 ? "end" : misplaced(rows, id, node);
    demand(!isWrong, `${path}.${isWrong}`, isWrong && from[isWrong]);
  }

  /** Plays the move of a node; gives what it leads to. */
  function readMove(id: NodeId, before: Judged, older: readonly NodeId[]): Judged {
    const path = `${list}[${id}]`;
    const move = attempt<number, RulesError>(() => family.legalMove(before, given.nodes[id]?.move));
    if (!move.ok) throw illegal(move.error, path);
    const notation = family.writeMove(before, move.value);
    demand(
      older.every((each) => nodeAt(rows, each).move !== notation),
      `${path}.move`,
      notation,
    );
    growingAt(rows, id).move = notation;
    return family.play(before, move.value);
  }

  // One line after the other, each after the line that it leaves, so that every move is played once.
  const first = { judged: family.readGame(start), ply: 0 };
  let reached: Reached = first;
  readNotes(0, first.judged);
  const waiting: { siblings: readonly NodeId[]; number: number; before: Reached; depth: number }[] = [];
  const addNext = (from: NodeId, before: Reached, depth: number): void => {
    const siblings = nextOf(rows, from);
    for (let number = siblings.length - 1; number >= 0; number--)
      waiting.push({ siblings, number, before, depth: number > 0 ? depth + 1 : depth });
  };
  addNext(0, first, 0);
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const { siblings, number, before, depth } = now;
    const id = siblings[number] as NodeId;
    if (depth > MOST_DEPTH) {
      const message = `Variations may be nested at most ${MOST_DEPTH} deep.`;
      throw new ParseError("too-deep", `${list}[${id}]`, message);
    }
    const after = { judged: readMove(id, before.judged, siblings.slice(0, number)), ply: before.ply + 1 };
    readNotes(id, after.judged);
    if (id === at) reached = after;
    addNext(id, after, depth);
  }

  for (const row of rows) for (const [i, node] of row.entries()) row[i] = node && changed(node, {});
  remember(nodeAt(rows, at), reached);
  const wrongTag: ErrorMaker = (path, message) => new ParseError("bad-tag", path, message);
  const origin = { family, variant: initial.variant, position: ownPosition(family, start, initial) };
  return makeRecord(origin, { tags: givenTags(tags, family.players, wrongTag), nodes: grown(rows), at });
}

/** The game of a position string. */
function positioned(family: RecordFamily, text: string, variant: unknown): Played {
  try {
    return family.parsePosition(text, variant);
  } catch (error) {
    const { code, message } = error as ParseError;
    throw new ParseError(code, "position", message);
  }
}

/** The error for a move that the rules refuse. */
function illegal(cause: RulesError, at: string): Error {
  return Object.assign(new ParseError("illegal-move", at, cause.message), { cause });
}
