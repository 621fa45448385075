/**
 * Whether one move is legal, and if not, why: the first reason in a fixed order as a code, and the same as a sentence
 * about this position.
 */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import type { IllegalMoveCode } from "./data/state.ts";
import type { Reached } from "./engine/ending.ts";
import { maySwap, otherSide, players } from "./engine/position.ts";
import { movesOf, readMove } from "./moves.ts";
import { houseName, named, nameOf } from "./notation.ts";
import { SWAP } from "./play.ts";

/** The number of a move if it is legal, otherwise the first reason against it. */
export function codeFor(state: Reached, move: unknown): number | IllegalMoveCode {
  return codeOf(state, readMove(move));
}

/** {@link codeFor} for callers who have no use for a refused move; throws {@link IllegalMoveError}. */
export function legalMove(state: Reached, given: unknown): number {
  const move = readMove(given);
  const code = codeOf(state, move);
  if (typeof code === "number") return code;
  throw new IllegalMoveError<IllegalMoveCode>(code, sentence(state, move, code));
}

/** {@link codeFor} of a move that was read. */
function codeOf(state: Reached, move: unknown): number | IllegalMoveCode {
  const { position, outcome, feeding, legal } = state;
  const { variant, houses, side } = position;
  if (outcome !== undefined) return "game-over";
  const like = named(position, move);
  if (!isRecord(like)) return "malformed";
  const { house, swap } = like;
  if (swap !== undefined) {
    if (swap !== true || house !== undefined) return "malformed";
    return maySwap(position) ? SWAP : "no-swap";
  }
  if (typeof house !== "number") return "malformed";
  if (!isWhole(house, 1, variant.houses)) return "unknown-house";
  if (houses[side * variant.houses + house - 1] === 0) return "empty-house";
  const bit = 1 << (house - 1);
  if ((legal & bit) !== 0) return house - 1;
  return (feeding & bit) === 0 ? "must-feed" : "slam-illegal";
}

/** What is wrong with a refused move, in this position and in words, and what may be played instead. */
function sentence(state: Reached, move: unknown, code: IllegalMoveCode): string {
  if (code === "game-over") return "The game is over; no move is legal any more.";
  const { position } = state;
  const { variant, side } = position;
  const { house, swap } = Object(named(position, move)) as {
    readonly house?: unknown;
    readonly swap?: unknown;
  };
  const fields = `{ house: ${show(house)}${swap === undefined ? "" : `, swap: ${show(swap)}`} }`;
  const given = isWhole(house, 1, variant.houses)
    ? houseName(variant, side, house)
    : show(isRecord(move) ? house : move);
  const player = players[side];
  const opponent = players[otherSide(side)];
  const what = {
    malformed: `${isRecord(move) ? fields : show(move)} is not a move such as "${houseName(variant, side, 1)}", { house: 1 } or { swap: true }`,
    "unknown-house": `There is no house ${given} for ${player}`,
    "empty-house": `House ${given} of ${player} is empty`,
    "must-feed": `House ${given} brings no seed to ${opponent}, who has none left`,
    "slam-illegal": `House ${given} would take all of ${opponent}'s seeds, which this variant forbids`,
    "no-swap": variant.swap
      ? "Only the second player may swap, and only instead of that player's first ply"
      : "This variant has no swap",
  };
  const playable = movesOf(state).map((legal) => nameOf(legal, position));
  return `${what[code]}; play ${playable.join(", ").replace(/, (\w+)$/, " or $1")}.`;
}
