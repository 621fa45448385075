/**
 * Games as positions. A game that this library did not just make passes through here and is checked on the way, for a
 * game from JSON may hold anything. The position shares nothing with it. The way back is in `decode.ts`.
 */

import { isRecord, isWhole, show } from "../../base/data.ts";
import { type ParseCode, ParseError } from "../../base/errors.ts";
import { append, type Seen } from "../seen.ts";
import { isDecision } from "../verdicts.ts";
import { variantFrom } from "./data/define.ts";
import type { Game, Outcome } from "./data/state.ts";
import type { Variant } from "./data/variant.ts";
import {
  type Board,
  isSweep,
  leader,
  MOST_PLIES,
  MOST_SEEDS,
  type Position,
  players,
  sideOf,
  sum,
} from "./engine/position.ts";
import { formatFields } from "./positionFields.ts";

/**
 * The full variant of a game; throws {@link ParseError} for data that cannot be a game, and {@link VariantError}.
 */
export function variantIn(game: Game): Variant {
  const advice = "pass a game as createGame or parseGame returns it";
  if (!isRecord(game))
    throw new ParseError("syntax", "", `A game is an object, not ${show(game)}; ${advice}.`);
  const { variant } = game;
  if (variant === undefined)
    throw new ParseError("bad-variant", "variant", `This game has no variant; ${advice}.`);
  return variantFrom(variant);
}

/**
 * Reads a game; throws {@link ParseError} with the path of the field for a game that no call of this library returns.
 *
 * @param inPly - Whether the game stands between two steps of a ply, where it was not seen as a position.
 */
export function encode(game: Game, inPly = false): Position {
  const variant = variantIn(game);
  const { houses: row, stores: pair, turn, ply, seen: past, swap, swept, verdict } = game;
  const ring = 2 * variant.houses;
  if (!Array.isArray(row) || row.length !== ring) {
    throw fault("bad-board", "houses", `a list of ${ring} numbers, the seeds in each house`, row);
  }
  const { south, north } = Object(pair) as Partial<Game["stores"]>;
  const stores: Board["stores"] = [
    wholeNumber(south, MOST_SEEDS, "stores.south"),
    wholeNumber(north, MOST_SEEDS, "stores.north"),
  ];
  const houses: number[] = [...row];
  let total = stores[0] + stores[1];
  for (let i = 0; i < ring; i++) {
    const count: unknown = houses[i];
    // A whole number, asked in the cheapest way; too many seeds show in the total.
    if (typeof count !== "number" || (count | 0) !== count || count < 0) {
      throw fault("bad-number", `houses[${i}]`, `a whole number from 0 to ${MOST_SEEDS}`, count);
    }
    // JSON may hold -0.
    houses[i] = count | 0;
    total += count;
  }
  if (total > MOST_SEEDS) {
    throw new ParseError(
      "bad-board",
      "houses",
      `This game has ${total} seeds in its houses and stores; at most ${MOST_SEEDS} are allowed.`,
    );
  }
  if (turn !== "south" && turn !== "north") throw fault("syntax", "turn", '"south" or "north"', turn);
  const side = sideOf(turn);
  const counted = wholeNumber(ply, MOST_PLIES, "ply");
  const seen =
    variant.repetition === null ? undefined : seenIn(past, inPly ? undefined : formatFields(houses, side));
  if (swap !== undefined && !variant.swap)
    throw fault("syntax", "swap", "left out, since this variant has no swap", swap);
  if (swap !== undefined && swap !== true) throw fault("syntax", "swap", "true or left out", swap);
  return {
    variant,
    houses,
    stores,
    side,
    ply: counted,
    seen,
    swap: swap === true,
    verdict: endIn(swept, verdict, { houses, stores }),
  };
}

/** A whole number up to a limit, never -0. */
function wholeNumber(value: unknown, most: number, at: string): number {
  if (isWhole(value, 0, most)) return value + 0;
  throw fault("bad-number", at, `a whole number from 0 to ${most}`, value);
}

/** The positions seen, the last of which must be the present one, where there is one. */
function seenIn(past: unknown, present: string | undefined): Seen | undefined {
  let seen: Seen | undefined;
  for (let i = 0; Array.isArray(past) && i < past.length; i++) {
    const text: unknown = past[i];
    if (typeof text !== "string") throw fault("syntax", `seen[${i}]`, "text", text);
    seen = append(seen, text);
  }
  if (present === undefined || seen?.text === present) return seen;
  throw fault("syntax", "seen", `a list of positions with the present one, "${present}", last`, past);
}

/** The error for a field of a game that must be something else. */
export function fault(code: ParseCode, at: string, right: string, value: unknown): ParseError {
  return new ParseError(code, at, `In this game ${at} must be ${right}, not ${show(value)}.`);
}

/** How a game ended, where its board does not show it; throws {@link ParseError} for an end that does not fit the board. */
function endIn(swept: unknown, verdict: unknown, board: Board): Outcome | undefined {
  if (swept === undefined) return verdict === undefined ? verdict : verdictIn(verdict, board);
  if (!isSweep(swept) || sum(board.houses) > 0)
    throw fault("syntax", "swept", "left out, or the rule that has emptied all houses", swept);
  if (verdict !== undefined) throw fault("syntax", "verdict", "left out, since a rule has ended it", verdict);
  return Object.freeze({ winner: leader(...board.stores), reason: swept });
}

/**
 * A copy of an outcome that can stand with this board, otherwise {@link ParseError}: a majority shows itself, and the other
 * rules leave the houses empty. Games of 0.1.0 have those in their verdict.
 */
export function verdictIn(verdict: unknown, { houses, stores }: Board): Outcome {
  const { winner, reason } = (isRecord(verdict) ? verdict : {}) as Partial<Outcome>;
  const isRule = isSweep(reason) && sum(houses) === 0 && winner === leader(...stores);
  if (!isRule && !isDecision(winner, reason, players))
    throw fault("syntax", "verdict", "left out, or an outcome that can stand with this board", verdict);
  return Object.freeze({ winner, reason }) as Outcome;
}
