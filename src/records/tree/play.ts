/** Records of a family: beginning one, playing moves, looking at its nodes, ending a game. What needs no family is in `edit.ts` and `walk.ts`. */

import { deepFreeze, equals, isRecord } from "../../base/data.ts";
import { ArgumentError, ParseError } from "../../base/errors.ts";
import { promote, without } from "./edit.ts";
import { decided, endFor, isDecided } from "./ends.ts";
import type { Played, RecordFamily } from "./family.ts";
import {
  checkRecord,
  keepGame,
  makeRecord,
  ownPosition,
  reach,
  reachEnd,
  remember,
  startOf,
  withFields,
  withNotes,
} from "./games.ts";
import { MOST_DEPTH, MOST_MOVES, MOST_SEEN, tooMuch } from "./limits.ts";
import { appended, changed, depthOf, lineFrom, lineThrough, nextOf, nodeAt, parentOf } from "./nodes.ts";
import { givenTags, type Refusal } from "./notes.ts";
import type { NodeId, RecordTree, Tags, TreeNode } from "./record.ts";
import { checkNode } from "./walk.ts";

const wrongArgument: Refusal = (at, message) => new ArgumentError(at, message);

export function createRecord<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  source: V | G | undefined,
  tags: Tags,
): RecordTree<V> {
  const { players } = family;
  const given = isRecord(source) && "variant" in source ? (source as unknown as G) : undefined;
  const usual = family.createGame(given ? given.variant : (source as V | undefined));
  const { variant } = usual;
  const position = given && ownPosition(family, given, usual);
  const end = given?.verdict && endFor(given.verdict, players);
  // The position itself shows any other end.
  const isEnd = end && isDecided(end, family.players);
  // Throws for a game that was over before.
  if (isEnd) decided(family, startOf(family, { variant, position }), end);
  return makeRecord(players, {
    variant,
    position,
    tags: givenTags(tags, players, wrongArgument),
    nodes: Object.freeze([Object.freeze({ move: "", ...(isEnd && { end }) })]),
    at: 0,
  });
}

export function play<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  given: M | string,
): RecordTree<V> {
  checkRecord(family, record);
  const move = family.readMove(given);
  const { nodes, at } = record;
  const { game, ply } = reachEnd(family, record, at);
  const next = family.applyMove(game, move);
  const notation = family.notationOf(game, move);
  const others = nextOf(nodes, at);
  const there = others.find((id) => nodeAt(nodes, id).move === notation);
  if (there !== undefined) return withFields(record, { at: there });
  if (others.length > 0 && depthOf(nodes, at) === MOST_DEPTH)
    throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
  const id = nodes.length;
  if (id > MOST_MOVES) throw tooMuch("too-many", MOST_MOVES, "moves");
  const isNext = id === at + 1;
  const added = Object.freeze(isNext ? { move: notation } : { move: notation, after: at });
  remember(added, { game: next, ply: ply + 1 });
  const from = nodeAt(nodes, at);
  let now = from;
  if (!isNext || from.end) {
    // A game that goes on has not ended as it was said to.
    now = changed(from, { next: isNext ? undefined : [...others, id], end: undefined });
    keepGame(from, now);
  }
  const { variant, position, tags } = record;
  const grown = appended(nodes, added, at, now);
  return makeRecord(family.players, { variant, position, tags, nodes: grown, at: id });
}

function nodeIn<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  id: NodeId,
): TreeNode<G, M> {
  const { nodes } = record;
  const { move: notation, after: _after, next: _next, end: _end, ...notes } = nodeAt(nodes, id);
  // First the game before, from which the other is one move away.
  const from = id > 0 ? reach(family, record, parentOf(id, nodeAt(nodes, id))).game : undefined;
  const { game, ply } = reachEnd(family, record, id);
  return deepFreeze({
    id,
    ply,
    game,
    ...(from && { before: from, move: family.moveOf(from, notation), notation }),
    ...notes,
    next: nextOf(nodes, id),
  });
}

export function current<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
): TreeNode<G, M> {
  checkRecord(family, record);
  return nodeIn(family, record, record.at);
}

/** These nodes of a line, one after the other. */
function nodesIn<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  ids: readonly NodeId[],
): readonly TreeNode<G, M>[] {
  let seen = 0;
  return ids.map((id) => {
    const node = nodeIn(family, record, id);
    seen += node.game.seen?.length ?? 0;
    if (seen > MOST_SEEN)
      throw new ParseError(
        "too-many",
        "record",
        `The games of a line may hold at most ${MOST_SEEN} positions seen; look at its nodes one by one.`,
      );
    return node;
  });
}

export function mainline<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  from: NodeId,
): readonly TreeNode<G, M>[] {
  checkRecord(family, record);
  checkNode(record, from);
  return nodesIn(family, record, lineFrom(record.nodes, from));
}

export function line<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
): readonly TreeNode<G, M>[] {
  checkRecord(family, record);
  return nodesIn(family, record, lineThrough(record.nodes, record.at));
}

export function conclude<V, G extends Played<V>, M>(
  family: RecordFamily<V, G, M>,
  record: RecordTree<V>,
  game: G,
): RecordTree<V> {
  checkRecord(family, record);
  const { at } = record;
  const { verdict } = Object(game) as Partial<G>;
  const end = isRecord(verdict) ? endFor(verdict, family.players) : undefined;
  const isRight = end && isDecided(end, family.players);
  if (!isRight || !equals(decided(family, reachEnd(family, record, at).game, end), game))
    throw new ArgumentError(
      "game",
      "Pass the current game as resign, agreeDraw, forfeit or referee returned it.",
    );
  const main = promote(record);
  const last = without(main, at, nextOf(main.nodes, at));
  return withNotes(last, at, changed(nodeAt(last.nodes, at), { end }));
}
