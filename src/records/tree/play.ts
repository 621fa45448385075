/* Creates records, plays moves, reads nodes and ends games. */

import { deepFreeze, equals, isRecord } from "../../base/data.ts";
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
import { MOST_DEPTH, MOST_MOVES, MOST_SEEN_IN_LINE, tooMuch } from "./limits.ts";
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
import type { End, NodeId, NodeOf, RecordTree, StoredNode, Tags, TreeNode, TypesOf } from "./record.ts";
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

/**
 * Plays a move from the current node and goes to the new node. A move that was played there before leads to
 * the same node again. A different move begins a variation if the line already goes on.
 *
 * @param move - As `applyMove` takes it.
 * @throws `IllegalMoveError` if the move is illegal, as `applyMove` does.
 * @throws `LimitError` `too-deep` if variations would nest more than 100 levels deep.
 * @throws `LimitError` `too-many` if the record would have more than 100,000 moves.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, currentNode, playMove } from "morabaraba/records";
 *
 * const record = playMove(playMove(createRecord(), "d6"), { to: "f4" });
 * const other = playMove(goBack(record), "d2");
 * currentNode(other).id; // => 3
 * playMove(other, "d2"); // throws occupied
 * ```
 */
export function playMove<R extends RecordTree>(record: R, move: TypesOf<R>["given"]): R {
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

function nodeIn<R extends RecordTree>(record: R, id: NodeId): NodeOf<R> {
  const nodes = nodesOf(record);
  const node = nodeAt(nodes, id);
  const { move: notation, after: _after, next: _next, end: _end, ...notes } = node;
  return deepFreeze({
    id,
    ply: stateAt(record, id).ply,
    game: endedGameAt(record, id),
    ...(id > 0 && moveTo(record, id, notation)),
    ...notes,
    next: nextOf(nodes, id),
  }) as NodeOf<R>;
}

/**
 * Returns the current node: its game, the move that led to it, the notes on that move, and the nodes that
 * follow.
 *
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { createRecord, currentNode, playMove } from "morabaraba/records";
 *
 * const { game, move, ply } = currentNode(playMove(createRecord(), "d6"));
 * game.turn; // => "dark"
 * move; // => { kind: "place", to: "d6" }
 * ply; // => 1
 * ```
 */
export function currentNode<R extends RecordTree>(record: R): NodeOf<R> {
  const own = resolveRecord(record);
  return nodeIn(own, own.at);
}

/** The nodes of a line. Throws `LimitError` if their games would fill the memory. */
function nodesIn<R extends RecordTree>(record: R, ids: readonly NodeId[]): readonly NodeOf<R>[] {
  let seen = 0;
  return ids.map((id) => {
    const node = nodeIn(record, id);
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

/**
 * Lists the nodes of the main line, or of another line, in order. The beginning comes first, so entry `n` of
 * the main line is the node after `n` plies.
 *
 * @param from - The first node of the line. Each node is followed by the first entry of its `next`.
 * @throws `ArgumentError` if the record does not have the node `from`.
 * @throws `LimitError` `too-many` if the variant counts repetitions and the games together would hold more
 * than 10,000,000 positions.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { mainline, parseRecord } from "morabaraba/records";
 *
 * const record = parseRecord("1. d6 f4 (1... d2 2. b4) 2. b4 *");
 * mainline(record).length; // => 4
 * const [, other] = mainline(record)[1]?.next ?? [];
 * mainline(record, other).map(({ notation }) => notation); // => ["d2", "b4"]
 * ```
 */
export function mainline<R extends RecordTree>(record: R, from?: NodeId): readonly NodeOf<R>[] {
  const own = resolveRecord(record);
  const first = from ?? 0;
  checkNode(own, first);
  return nodesIn(own, lineFrom(nodesOf(own), first));
}

/**
 * Lists the nodes from the beginning through the current node to the end of its line. An app can show them as
 * its list of moves. If the current node is in a variation, the list follows that variation.
 *
 * @throws `LimitError` `too-many`, as {@link mainline} does.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, currentLine, mainline, playMove } from "morabaraba/records";
 *
 * const record = playMove(goBack(playMove(playMove(createRecord(), "d6"), "f4")), "b4");
 * currentLine(record).map(({ notation }) => notation); // => [undefined, "d6", "b4"]
 * mainline(record).map(({ notation }) => notation); // => [undefined, "d6", "f4"]
 * ```
 */
export function currentLine<R extends RecordTree>(record: R): readonly NodeOf<R>[] {
  const own = resolveRecord(record);
  return nodesIn(own, lineThrough(nodesOf(own), own.at));
}

/**
 * Ends the game at the current node with a result that the moves do not show. The result can be a decision of
 * the players or a referee. The current line becomes the main line, and moves after this node are removed.
 *
 * @param game - The current game as `resign`, `agreeDraw`, `forfeit` or `referee` returned it; or an end as
 * `endOf` returns it, with or without `termination`.
 * @throws `ArgumentError` if `game` is neither the decided current game nor an end.
 * @throws `ParseError` `syntax` if an end is invalid; `at` is `game`.
 * @throws `ParseError` `bad-result` if the reason of an end is one that only moves can give, such as
 * `few-cows`.
 * @throws `IllegalMoveError` `game-over` if the game was already over.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { outcome, resign } from "morabaraba";
 * import { conclude, createRecord, currentNode, endOf, playMove } from "morabaraba/records";
 *
 * const record = playMove(createRecord(), "d6");
 * const ended = conclude(record, resign(currentNode(record).game, "dark"));
 * outcome(currentNode(ended).game); // => { winner: "light", reason: "resignation" }
 * endOf(ended); // => { result: "1-0", termination: "resignation" }
 * endOf(conclude(record, { result: "1-0" })); // => { result: "1-0" }
 * ```
 */
export function conclude<R extends RecordTree>(record: R, game: TypesOf<R>["game"] | End): R {
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
  // Throws if it is not a game.
  family.readGame(game as GameLike);
  const { verdict } = game as GameLike;
  const end = verdict ? endFor(verdict, family.players) : undefined;
  const isRight = end && isDecided(end, family.players);
  if (!isRight || !equals(decided(family, endedGameAt(own, own.at), end), game))
    throw new ArgumentError(
      "game",
      'Pass the current game as resign, agreeDraw, forfeit or referee returned it, or an end such as { result: "1-0" }.',
    );
  return end;
}
