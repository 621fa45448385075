/*
 * Decides whether a move is legal. If it is not, the first reason in a fixed order is returned as a code, and
 * thrown with a sentence about the position.
 */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import type { IllegalMoveCode } from "./data/state.ts";
import type { State } from "./engine/ending.ts";
import { maySwap, otherSide, players } from "./engine/position.ts";
import { readMove } from "./moves.ts";
import { houseName, named } from "./notation.ts";
import { SWAP } from "./play.ts";

/** A legal move by its number, or the first reason against it. */
type Checked = { readonly number: number } | { readonly reason: IllegalMoveCode };

/** Returns the number of a legal move, and throws `IllegalMoveError` for any other. */
export function legalMove(state: State, given: unknown): number {
  const move = readMove(given);
  const checked = checkMove(state, move);
  if ("number" in checked) return checked.number;
  throw new IllegalMoveError(checked.reason, explainRefusal(state, move, checked.reason));
}

/** Checks a move that {@link readMove} has read. */
export function checkMove(state: State, move: unknown): Checked {
  const { position, outcome, feeding, legal } = state;
  const { variant, houses, side } = position;
  if (outcome !== undefined) return { reason: "game-over" };
  const fields = named(position, move);
  if (!isRecord(fields)) return { reason: "malformed" };
  const { house, swap } = fields;
  if (swap !== undefined) {
    if (swap !== true || house !== undefined) return { reason: "malformed" };
    return maySwap(position) ? { number: SWAP } : { reason: "no-swap" };
  }
  if (typeof house !== "number") return { reason: "malformed" };
  if (!isWhole(house, 1, variant.houses)) return { reason: "unknown-house" };
  if (houses[side * variant.houses + house - 1] === 0) return { reason: "empty-house" };
  const bit = 1 << (house - 1);
  if ((legal & bit) !== 0) return { number: house - 1 };
  return { reason: (feeding & bit) === 0 ? "must-feed" : "slam-illegal" };
}

/** Explains to developers why a move is illegal; `announceRefusal` does so for players. */
function explainRefusal({ position }: State, move: unknown, code: IllegalMoveCode): string {
  const { variant, side } = position;
  const fields = named(position, move);
  const { house, swap } = Object(fields) as { readonly house?: unknown; readonly swap?: unknown };
  const isHouse = swap === undefined && isWhole(house, 1, variant.houses);
  const shown = isRecord(fields)
    ? `{ house: ${show(house)}${swap === undefined ? "" : `, swap: ${show(swap)}`} }`
    : show(fields);
  const text = isHouse
    ? houseName(variant, side, house)
    : swap === true && house === undefined
      ? "swap"
      : shown;
  const player = players[side];
  const opponent = players[otherSide(side)];
  const reasons: Readonly<Record<Exclude<IllegalMoveCode, "malformed">, string>> = {
    "game-over": "the game is over",
    "unknown-house": `${player} has houses ${houseName(variant, side, 1)} to ${houseName(variant, side, variant.houses)}`,
    "empty-house": `this house of ${player} is empty`,
    "must-feed": `it brings no seed to ${opponent}, who has none left`,
    "slam-illegal": `it would take all of ${opponent}'s seeds, which this variant forbids`,
    "no-swap": `in this position ${player} may not swap`,
  };
  if (code === "malformed")
    return `${shown} is not a move such as "${houseName(variant, side, 1)}", { house: 1 } or { swap: true }.`;
  return `${text} is illegal: ${reasons[code]}.`;
}
