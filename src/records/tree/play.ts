/* Creates records, plays moves, reads nodes and ends games. */

import { deepFreeze, equals, isAbsent, isRecord } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import { alreadyOver } from "../../rules/verdicts.ts";
import { upToCurrent } from "./edit.ts";
import { decided, declaredEnd, endFor, endFrom, isDecided } from "./ends.ts";
import type { GameLike, RecordFamily } from "./family.ts";
import { resolveRecord } from "./fromData.ts";
import {
  copyState,
  customPosition,
  endedGameAt,
  familyOf,
  gameAt,
  makeRecord,
  nodesOf,
  remember,
  startOf,
  stateAt,
  withFields,
  withNotes,
} from "./games.ts";
import {
  countOf,
  depthOf,
  lineFrom,
  lineThrough,
  nextOf,
  nodeAt,
  parentOf,
  withNode,
  withParts,
} from "./nodes.ts";
import { tidyTags, wrongArgument } from "./notes.ts";
import {
  type End,
  MOST_DEPTH,
  MOST_MOVES,
  MOST_SEEN_IN_LINE,
  type NodeId,
  type RecordTree,
  type StoredNode,
  type Tags,
  type TreeNode,
  tooMuch,
} from "./record.ts";
import { checkNode } from "./walk.ts";

export function createRecord(family: RecordFamily, source: unknown, tags: Tags): RecordTree {
  const { players } = family;
  const given = isRecord(source) && "variant" in source ? (source as unknown as GameLike) : undefined;
  const initial = family.createGame(given ? given.variant : source);
  const { variant } = initial;
  const position = given && customPosition(family, given, initial);
  const end = given?.verdict && endFor(given.verdict, players);
  // Any other end shows in the position itself.
  const isEnd = end && isDecided(end, players);
  // Throws if the game was over before the verdict.
  if (isEnd) decided(family, startOf(family, { variant, position }), end);
  const node: StoredNode = Object.freeze({ move: "", ...(isEnd && { end }) });
  const nodes = Object.freeze([Object.freeze([node])]);
  return makeRecord(
    { family, variant, position },
    { tags: tidyTags(tags ?? {}, players, wrongArgument), nodes, at: 0 },
  );
}

export function playMove<R extends RecordTree>(record: R, move: unknown): R {
  const own = resolveRecord(record);
  const family = familyOf(own);
  const { at } = own;
  const nodes = nodesOf(own);
  const from = nodeAt(nodes, at);
  const { state, ply } = stateAt(own, at);
  const isOver = from.end && isDecided(from.end, family.players);
  const packed = family.legalMove(isOver ? family.readGame(endedGameAt(own, at)) : state, move);
  const notation = family.writeMove(state, packed);
  const others = nextOf(nodes, at);
  const there = others.find((id) => nodeAt(nodes, id).move === notation);
  if (there !== undefined) return withFields(own, { at: there });
  if (others.length > 0 && depthOf(nodes, at) === MOST_DEPTH)
    throw tooMuch("too-deep", MOST_DEPTH, "levels of variations");
  const id = countOf(nodes);
  if (id > MOST_MOVES) throw tooMuch("too-many", MOST_MOVES, "moves");
  const isNext = id === at + 1;
  const added: StoredNode = Object.freeze(isNext ? { move: notation } : { move: notation, after: at });
  remember(added, { state: family.play(state, packed), ply: ply + 1 });
  const extended = withNode(nodes, id, added);
  if (isNext && !from.end) return withFields(own, { nodes: extended, at: id });
  // A move after a declared end removes that end.
  const changed = withParts(from, { next: isNext ? undefined : [...others, id], end: undefined });
  copyState(from, changed);
  return withFields(own, { nodes: withNode(extended, at, changed), at: id });
}

/** The move that led to a node, and the game before it. */
function moveTo(record: RecordTree, id: NodeId, notation: string): Partial<TreeNode<unknown, unknown>> {
  const family = familyOf(record);
  const from = parentOf(id, nodeAt(nodesOf(record), id));
  const { state } = stateAt(record, from);
  const move = family.move(state, family.legalMove(state, notation));
  return { before: gameAt(record, from), move, notation };
}

function nodeIn<G, M>(record: RecordTree, id: NodeId): TreeNode<G, M> {
  const nodes = nodesOf(record);
  const { move: notation, after: _after, next: _next, end: _end, ...notes } = nodeAt(nodes, id);
  const node = {
    id,
    ply: stateAt(record, id).ply,
    game: endedGameAt(record, id),
    ...(id > 0 && moveTo(record, id, notation)),
    ...notes,
    next: nextOf(nodes, id),
  };
  return deepFreeze(node) as TreeNode<G, M>;
}

export function currentNode<G = unknown, M = unknown>(record: RecordTree): TreeNode<G, M> {
  const own = resolveRecord(record);
  return nodeIn(own, own.at);
}

/** The nodes of a line. Throws `LimitError` if their games would fill the memory. */
function nodesIn<G, M>(record: RecordTree, ids: readonly NodeId[]): readonly TreeNode<G, M>[] {
  let seen = 0;
  return ids.map((id) => {
    const node = nodeIn<G, M>(record, id);
    seen += (node.game as GameLike).seenPositions?.length ?? 0;
    if (seen > MOST_SEEN_IN_LINE)
      throw tooMuch(
        "too-many",
        MOST_SEEN_IN_LINE,
        "positions in all games of a line together; look at the line's nodes one by one",
      );
    return node;
  });
}

export function mainline<G = unknown, M = unknown>(
  record: RecordTree,
  from?: NodeId,
): readonly TreeNode<G, M>[] {
  const own = resolveRecord(record);
  const first = from ?? 0;
  checkNode(own, first);
  return nodesIn(own, lineFrom(nodesOf(own), first));
}

export function currentLine<G = unknown, M = unknown>(record: RecordTree): readonly TreeNode<G, M>[] {
  const own = resolveRecord(record);
  return nodesIn(own, lineThrough(nodesOf(own), own.at));
}

export function conclude<R extends RecordTree>(record: R, game: unknown): R {
  const own = resolveRecord(record);
  const { at } = own;
  const isEnd = isRecord(game) && "result" in game;
  const end = isEnd ? checkedEnd(own, game) : decidedEnd(own, game);
  const last = upToCurrent(own);
  return withNotes(last, at, withParts(nodeAt(nodesOf(last), at), { end }));
}

/** Checks an end that is declared for the current game. */
function checkedEnd(own: RecordTree, given: unknown): End | undefined {
  const family = familyOf(own);
  const outcome = family.outcomeOf(family.readGame(endedGameAt(own, own.at)));
  if (outcome) throw alreadyOver(outcome);
  return declaredEnd(family, undefined, ...endFrom(given, "game"), "game");
}

/** Takes the current game as `resign` and the like returned it, and returns its end. */
function decidedEnd(own: RecordTree, game: unknown): End {
  const family = familyOf(own);
  const isGame = isRecord(game) && !isAbsent(game["variant"]);
  // Throws if the game is invalid.
  if (isGame) family.readGame(game as unknown as GameLike);
  const { verdict } = Object(game) as Partial<GameLike>;
  const end = verdict ? endFor(verdict, family.players) : undefined;
  const isRight = isGame && end && isDecided(end, family.players);
  if (!isRight || !equals(decided(family, endedGameAt(own, own.at), end), game))
    throw new ArgumentError(
      "game",
      'Pass the current game as resign, agreeDraw, forfeit or referee returned it, or an end such as { result: "1-0" }.',
    );
  return end;
}
