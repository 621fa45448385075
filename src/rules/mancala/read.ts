/**
 * Games as positions. A game that this library did not just make passes through here and is checked on the way, for a game from
 * JSON may hold anything: an error names the field that is wrong. The way back is in `write.ts`.
 */

import { isRecord } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { gameFault, storedVariant, wholeField } from "../gameChecks.ts";
import { type RecentGames, recall } from "../recentGames.ts";
import { append, type Seen } from "../seen.ts";
import { verdictIn } from "../verdicts.ts";
import { variantFrom } from "./data/define.ts";
import type { Game, Outcome } from "./data/state.ts";
import type { Variant } from "./data/variant.ts";
import { judge, type Reached } from "./engine/ending.ts";
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

/** The games that were made lately. */
export const recentGames: RecentGames<Game, Reached> = [];

/** Reads a game and judges it; throws `ParseError` with the field that is wrong, and `VariantError`. */
export function readGame(game: Game): Reached {
  return recall(recentGames, game) ?? judge(encode(game));
}

/** Reads a game whose end does not matter. */
export function readPosition(game: Game): Position {
  return recall(recentGames, game)?.position ?? encode(game);
}

/** The full data of a game's variant; throws `ParseError` for data that cannot be a game, and `VariantError`. */
export function variantIn(game: Game): Variant {
  return variantFrom(storedVariant(game));
}

/**
 * Reads a game; throws `ParseError` with the path of the field for a game that no call of this library returns. The position
 * shares nothing with the game.
 *
 * @param inPly - Whether the game stands between two steps of a ply, where it was not seen as a position.
 */
export function encode(game: Game, inPly = false): Position {
  const variant = variantIn(game);
  const { houses: row, stores: pair, turn, ply, seen: past, swap, swept, verdict } = game;
  const ring = 2 * variant.houses;
  if (!Array.isArray(row) || row.length !== ring) {
    throw gameFault("bad-board", "houses", `a list of ${ring} numbers, the seeds in each house`, row);
  }
  const { south, north } = Object(pair) as Partial<Game["stores"]>;
  const stores: Board["stores"] = [
    wholeField("bad-number", "stores.south", south, MOST_SEEDS),
    wholeField("bad-number", "stores.north", north, MOST_SEEDS),
  ];
  const houses: number[] = [...row];
  let total = stores[0] + stores[1];
  for (let i = 0; i < ring; i++) {
    const count: unknown = houses[i];
    // A whole number, asked in the cheapest way; too many seeds show in the total.
    if (typeof count !== "number" || (count | 0) !== count || count < 0) {
      throw gameFault("bad-number", `houses[${i}]`, `a whole number from 0 to ${MOST_SEEDS}`, count);
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
  if (turn !== "south" && turn !== "north") throw gameFault("syntax", "turn", '"south" or "north"', turn);
  const side = sideOf(turn);
  const counted = wholeField("bad-number", "ply", ply, MOST_PLIES);
  const seen =
    variant.repetition === null ? undefined : seenIn(past, inPly ? undefined : formatFields(houses, side));
  if (swap !== undefined && !variant.swap)
    throw gameFault("syntax", "swap", "left out, since this variant has no swap", swap);
  if (swap !== undefined && swap !== true) throw gameFault("syntax", "swap", "true or left out", swap);
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

/** The positions seen, the last of which must be the present one, where there is one. */
function seenIn(past: unknown, present: string | undefined): Seen | undefined {
  let seen: Seen | undefined;
  for (let i = 0; Array.isArray(past) && i < past.length; i++) {
    const text: unknown = past[i];
    if (typeof text !== "string") throw gameFault("syntax", `seen[${i}]`, "text", text);
    seen = append(seen, text);
  }
  if (present === undefined || seen?.text === present) return seen;
  throw gameFault("syntax", "seen", `a list of positions with the present one, "${present}", last`, past);
}

/** How a game ended, where its board does not show it; throws `ParseError` for an end that does not fit the board. */
function endIn(swept: unknown, verdict: unknown, board: Board): Outcome | undefined {
  if (swept === undefined) return verdict === undefined ? undefined : outcomeIn(verdict, board);
  if (!isSweep(swept) || sum(board.houses) > 0)
    throw gameFault("syntax", "swept", "left out, or the rule that has emptied all houses", swept);
  if (verdict !== undefined)
    throw gameFault("syntax", "verdict", "left out, since a rule has ended it", verdict);
  return Object.freeze({ winner: leader(...board.stores), reason: swept });
}

/**
 * A copy of an outcome that can stand with this board: a verdict, or a rule that has emptied the houses, which games of 0.1.0
 * have in their verdict. A majority shows itself.
 */
export function outcomeIn(outcome: unknown, { houses, stores }: Board): Outcome {
  const { winner, reason } = (isRecord(outcome) ? outcome : {}) as Partial<Outcome>;
  const isRule = isSweep(reason) && sum(houses) === 0 && winner === leader(...stores);
  return isRule ? (Object.freeze({ winner, reason }) as Outcome) : verdictIn(outcome, players);
}
