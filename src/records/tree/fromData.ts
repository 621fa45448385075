/** Records as data from outside, such as JSON: all of it is checked, its moves are played, and a record is made of it. */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { attempt, ParseError, type RulesError } from "../../base/errors.ts";
import { endSaid } from "./ends.ts";
import type { Played, RecordFamily } from "./family.ts";
import { isRecordOf, makeRecord, ownPosition, type Reached, remember } from "./games.ts";
import { MOST_DEPTH, MOST_MOVES } from "./limits.ts";
import { changed, type Growing, grow, misplaced, nextOf, nodeAt } from "./nodes.ts";
import { givenNotes, givenTags, type Refusal, terminationOf } from "./notes.ts";
import type { End, NodeId, RecordTree, StoredNode } from "./record.ts";

/** Data whose fields are not known. */
type Loose = { readonly [field: string]: unknown };

/** A node as it came. */
type GivenNode = Readonly<Record<keyof StoredNode, unknown>>;

/** The nodes of a record and the current one as they came, and the name of their list in the data. */
interface Given {
  readonly list: "nodes" | "places";
  readonly nodes: readonly (GivenNode | null)[];
  readonly at: unknown;
}

/** Throws {@link ParseError} for data that is not what a record has in this place. */
function demand(isRight: boolean, at: string, value: unknown): asserts isRight {
  if (!isRight) throw new ParseError("syntax", at, `This is not a record: ${at} cannot be ${show(value)}.`);
}

function checkCount(count: number, list: string): void {
  if (count > MOST_MOVES + 1)
    throw new ParseError("too-many", list, `A record may have at most ${MOST_MOVES} moves.`);
}

/** The nodes of data, each field read once. Version 0.1.0 stored them in rows of rows, and with other names. */
function nodesOf(data: Loose): Given {
  const { nodes, places } = data;
  const isOld = nodes === undefined && Array.isArray(places) && places.length <= MOST_MOVES;
  const list = isOld ? "places" : "nodes";
  const given: unknown = isOld ? places.flat(2) : nodes;
  demand(Array.isArray(given) && isRecord(given[0]), list, given);
  checkCount(given.length, list);
  const read = (item: unknown, id: number): GivenNode | null => {
    if (item === null) return null;
    demand(isRecord(item), `${list}[${id}]`, item);
    const { move, after, next, comment, end } = item;
    return isOld
      ? { move, after, next, comment, end, startingComment: item["preface"], glyphs: item["marks"] }
      : { move, after, next, comment, end, startingComment: item["startingComment"], glyphs: item["glyphs"] };
  };
  return { list, nodes: Array.from(given, read), at: isOld ? data["here"] : data["at"] };
}

/** A list of nodes in which each follows the one that it says, without moves. */
function joinNodes({ list, nodes }: Given): (Growing | null)[] {
  const joined: (Growing | null)[] = [];
  nodes.forEach((node, id) => {
    if (node === null || id === 0) joined.push(node && { move: "" });
    else {
      const { after = id - 1 } = node;
      demand(isWhole(after, 0, id - 1) && joined[after] !== null, `${list}[${id}].after`, after);
      grow(joined, after, "");
    }
  });
  nodes.forEach((node, id) => {
    const next = node?.next;
    if (next === undefined) return;
    const known = nextOf(joined, id);
    const isSame =
      Array.isArray(next) &&
      next.length === known.length &&
      next.every((each) => typeof each === "number") &&
      `${[...next].sort((a, b) => a - b)}` === `${known}`;
    demand(isSame, `${list}[${id}].next`, next);
    if (known.length > 1) (joined[id] as Growing).next = [...next];
  });
  return joined;
}

/** How the game ended at a node, as it came. */
function endFrom(end: unknown, at: string): readonly [result: string, termination: string] {
  const { result, termination = "" } = Object(end) as Loose;
  const isResult = ["1-0", "0-1", "1/2-1/2", "*"].includes(result as string);
  demand(isResult && typeof termination === "string", at, end);
  return [result as string, terminationOf(termination)];
}

/** A record from data. Throws {@link ParseError}, `at` a path such as `nodes[3]`, or `VariantError`. */
export function recordFrom<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  data: object,
): RecordTree<V> {
  if (isRecordOf<V>(family, data)) return data;
  const { variant, position, tags = {} } = data as Loose;
  demand(variant !== undefined, "variant", variant);
  const usual = family.createGame(variant as V);
  const start = position === undefined ? usual : positioned(family, position as string, usual.variant);
  const given = nodesOf(data as Loose);
  const { list, at } = given;
  demand(
    isWhole(at, 0, given.nodes.length - 1) && given.nodes[at] !== null,
    list === "nodes" ? "at" : "here",
    at,
  );
  const nodes = joinNodes(given);
  const replay = family.replay(start);

  /** Plays the move of a node after the node before it, and takes what is said of it. */
  function readNode(id: NodeId, siblings: readonly NodeId[]): void {
    const path = `${list}[${id}]`;
    const from = given.nodes[id] as GivenNode;
    const node = nodes[id] as Growing;
    if (id > 0) {
      const move = family.readMove(from.move as M);
      if (replay.play(move) !== undefined) throw illegal(family, replay.game(), move, path);
      node.move = replay.notation();
      const isNew = siblings.every((each) => each === id || nodeAt(nodes, each).move !== node.move);
      demand(isNew, `${path}.move`, node.move);
    }
    const wrongNote: Refusal = (part, message) => new ParseError("syntax", `${path}.${part}`, message);
    Object.assign(node, givenNotes(from, wrongNote));
    if (from.end !== undefined) {
      const [result, termination] = endFrom(from.end, `${path}.end`);
      node.end = endSaid(family, replay.outcome(), result, termination, `${path}.end`) as End;
    }
    const isWrong = node.end && nextOf(nodes, id).length > 0 ? "end" : misplaced(nodes, id, node);
    demand(!isWrong, `${path}.${isWrong}`, isWrong && from[isWrong]);
  }

  // One line after the other, each after the line that it leaves, so that every move is played once.
  readNode(0, []);
  let reached: Reached<G> | undefined = at === 0 ? { game: start, ply: 0 } : undefined;
  const line = [{ next: nextOf(nodes, 0), read: 0, depth: 0 }];
  for (let last = line[0]; last !== undefined; last = line.at(-1)) {
    const { next, read, depth } = last;
    const id = next[read];
    if (id === undefined) {
      line.pop();
      if (line.length > 0) replay.undo();
      continue;
    }
    const inside = depth + (read > 0 ? 1 : 0);
    if (inside > MOST_DEPTH)
      throw new ParseError(
        "too-deep",
        `${list}[${id}]`,
        `Variations may be nested at most ${MOST_DEPTH} deep.`,
      );
    readNode(id, next.slice(0, read));
    if (id === at) reached = { game: replay.game(), ply: line.length };
    last.read++;
    line.push({ next: nextOf(nodes, id), read: 0, depth: inside });
  }

  const frozen = nodes.map((node) => node && changed(node, {}));
  remember(nodeAt(frozen, at), reached as Reached<G>);
  const wrongTag: Refusal = (path, message) => new ParseError("bad-tag", path, message);
  return makeRecord(family.players, {
    variant: usual.variant,
    position: ownPosition(family, start, usual),
    tags: givenTags(tags, family.players, wrongTag),
    nodes: Object.freeze(frozen),
    at,
  });
}

/** The game of a position string. */
function positioned<V, G extends Played<V>, M>(family: RecordFamily<V, G, M>, text: string, variant: V): G {
  try {
    return family.parsePosition(text, variant);
  } catch (error) {
    const { code, message } = error as ParseError;
    throw new ParseError(code, "position", message);
  }
}

/** The error for a move that the rules refuse, with what the verb says of it as its cause. */
function illegal<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  game: G,
  move: M | string,
  at: string,
): Error {
  const { error: cause } = attempt(() => family.applyMove(game, move)) as { readonly error: RulesError };
  return Object.assign(new ParseError("illegal-move", at, cause.message), { cause });
}
