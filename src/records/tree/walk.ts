/* Moves through a record, of any family. */

import { isWhole, show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import { resolveRecord } from "./fromData.ts";
import { familyOf, gameAt, hasNode, nodesOf, withFields } from "./games.ts";
import { type Nodes, nextOf, nodeAt, parentOf } from "./nodes.ts";
import type { NodeId, RecordTree } from "./record.ts";

function checkPlies(plies: unknown): asserts plies is number {
  if (plies !== Number.POSITIVE_INFINITY && !isWhole(plies, 0, Number.MAX_SAFE_INTEGER))
    throw new ArgumentError("plies", `plies must be 0 or more, or Infinity, not ${show(plies)}.`);
}

/** Goes a number of steps, or as far as there are nodes. */
function walk<R extends RecordTree>(
  own: R,
  plies: number,
  step: (nodes: Nodes, at: NodeId) => NodeId | undefined,
): R {
  let { at } = own;
  for (let left = plies; left > 0; left--) {
    const next = step(nodesOf(own), at);
    if (next === undefined) break;
    at = next;
  }
  return at === own.at ? own : withFields(own, { at });
}

/** Goes back to the last node at which a player was to move; stays if there is no such node. */
function toTurn<R extends RecordTree>(own: R, player: string): R {
  const { players } = familyOf(own);
  if (!players.includes(player))
    throw new ArgumentError(
      "plies",
      `plies must be a number or ${players.join(" or ")}, not ${show(player)}.`,
    );
  for (let { at } = own; at > 0; ) {
    at = parentOf(at, nodeAt(nodesOf(own), at));
    if (gameAt(own, at).turn === player) return withFields(own, { at });
  }
  return own;
}

export function goBack<R extends RecordTree>(record: R, plies?: number | string): R {
  const own = resolveRecord(record);
  if (typeof plies === "string") return toTurn(own, plies);
  const steps = plies ?? 1;
  checkPlies(steps);
  return walk(own, steps, (nodes, at) => (at > 0 ? parentOf(at, nodeAt(nodes, at)) : undefined));
}

/**
 * Goes forward a number of plies in the current line, to its end at most.
 *
 * @param plies - 1 if left out; `Infinity` goes to the end of the line.
 * @throws `ArgumentError` if `plies` is invalid.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { goBack, createRecord, currentNode, goForward, playMove } from "morabaraba/records";
 *
 * const record = goBack(playMove(playMove(createRecord(), "d6"), "f4"), Infinity);
 * currentNode(goForward(record)).notation; // => "d6"
 * currentNode(goForward(record, Infinity)).notation; // => "f4"
 * ```
 */
export function goForward<R extends RecordTree>(record: R, plies?: number): R {
  const own = resolveRecord(record);
  const steps = plies ?? 1;
  checkPlies(steps);
  return walk(own, steps, (nodes, at) => nextOf(nodes, at)[0]);
}

/** Throws `ArgumentError` for an id that the record does not have. */
export function checkNode(record: RecordTree, id: NodeId): void {
  if (!hasNode(nodesOf(record), id)) throw new ArgumentError("id", `This record has no node ${show(id)}.`);
}

/**
 * Goes to another node.
 *
 * @param id - 0 for the beginning.
 * @throws `ArgumentError` if the record does not have the node `id`.
 * @throws {@link RecordError} if `record` is not a valid record; the error's `at` names the faulty field.
 * @example
 * ```ts
 * import { createRecord, currentNode, goTo, playMove } from "morabaraba/records";
 *
 * const record = playMove(playMove(createRecord(), "d6"), "f4");
 * currentNode(goTo(record, 1)).notation; // => "d6"
 * goTo(record, 3); // throws bad-argument
 * ```
 */
export function goTo<R extends RecordTree>(record: R, id: NodeId): R {
  const own = resolveRecord(record);
  checkNode(own, id);
  return id === own.at ? own : withFields(own, { at: id });
}
