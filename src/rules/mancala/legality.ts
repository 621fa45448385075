/*
 * Checks one move. If it is illegal, the first reason in a fixed order is returned as a code, and thrown with
 * the move's name. `choices` in `engine/sowing.ts` finds the legal houses of a position.
 */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { IllegalMoveError } from "../../base/errors.ts";
import { illegalMove } from "../gameChecks.ts";
import type { IllegalMoveCode } from "./data/state.ts";
import type { State } from "./engine/ending.ts";
import { maySwap, type Position } from "./engine/position.ts";
import { moveFields } from "./moves.ts";
import { houseName, named, noHouse, notAMove } from "./notation.ts";
import { SWAP } from "./play.ts";

/** A legal move by its number, or the first reason against it. */
type Checked = { readonly number: number } | { readonly reason: IllegalMoveCode };

/** Returns the number of a legal move, and throws `IllegalMoveError` for any other. */
export function legalMove(state: State, given: unknown): number {
  const move = moveFields(given);
  const checked = checkMove(state, move);
  if ("number" in checked) return checked.number;
  const { reason } = checked;
  if (reason === "malformed") throw notAMove(given);
  if (reason === "unknown-house")
    throw new IllegalMoveError(reason, noHouse(state.position, isRecord(move) ? move["house"] : move));
  throw illegalMove(textOf(state.position, move), reason);
}

/** Returns the name of a move's house, and for anything else what the caller passed. */
function textOf(position: Position, move: unknown): string {
  const { variant, side } = position;
  const { house, swap } = Object(named(position, move)) as Record<"house" | "swap", unknown>;
  if (swap === true) return "swap";
  if (isWhole(house, 1, variant.houses)) return houseName(variant, side, house);
  return isRecord(move) ? `house ${show(house)}` : show(move);
}

/** Checks a move that {@link moveFields} has read. */
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
