/*
 * Turns games into positions. A game that is not in the cache is checked here, because a game from JSON can
 * hold anything; an error names the invalid field. The way back is in `write.ts`.
 */

import { isAbsent, isRecord } from "../../base/data.ts";
import { attempt } from "../../base/errors.ts";
import {
  countRule,
  type FieldRules,
  gameFault,
  needlessVerdict,
  readAt,
  refuseDifference,
  seenIn,
  storedVariant,
  wholeIn,
} from "../gameChecks.ts";
import { recall } from "../recentGames.ts";
import { listSeen } from "../seen.ts";
import { verdictIn } from "../verdicts.ts";
import { storedAs, variantFrom } from "./data/define.ts";
import type { Game, Outcome } from "./data/state.ts";
import type { Variant } from "./data/variant.ts";
import { judge, mayEndBy, type State } from "./engine/ending.ts";
import {
  type Board,
  isSweep,
  leader,
  MOST_PLIES,
  MOST_SEEDS,
  type Position,
  players,
  sum,
} from "./engine/position.ts";
import { passIfDue, recordPosition, sweep } from "./play.ts";
import { formatFields, housesIn } from "./positionFields.ts";
import { gameOf, recentGames, writeGame } from "./write.ts";

/**
 * Reads a game, and begins the passes and sweeps that are due in it; throws `ParseError` with the invalid
 * field, or `VariantError`.
 */
export function readGame(game: Game): State {
  return recall(recentGames, game) ?? sweep(checkedPosition(game));
}

/** Reads a game without judging it. */
export function readPosition(game: Game): Position {
  return recall(recentGames, game)?.position ?? checkedPosition(game);
}

/**
 * Reads and checks a game that is not in the cache. The position shares nothing with the game.
 *
 * @param stage - `new` if the game has just been set up, so no position has been seen; `step` between two
 * steps of a ply, when its own position is not yet among those seen.
 */
export function checkedPosition(game: Game, stage?: "new" | "step"): Position {
  const stored = storedVariant(game);
  const variant = variantFrom(stored);
  const { houses: row, stores: pair, turn, ply, seenPositions: past, swap, swept, verdict } = game;
  const ring = 2 * variant.houses;
  if (!Array.isArray(row) || row.length !== ring) {
    throw gameFault("bad-board", "houses", `a list of ${ring} numbers, the seeds in each house`, row);
  }
  const stores: Board["stores"] = [wholeIn(pair?.south, MOST_SEEDS), wholeIn(pair?.north, MOST_SEEDS)];
  const houses: number[] = [...row];
  let seeds = stores[0] + stores[1];
  for (let i = 0; i < ring; i++) {
    const count: unknown = houses[i];
    // The cheapest test for a whole number; the total shows whether there are too many seeds.
    if (typeof count !== "number" || (count | 0) !== count || count < 0) {
      throw gameFault("bad-number", `houses[${i}]`, `a whole number from 0 to ${MOST_SEEDS}`, count);
    }
    // Turns -0, which JSON can hold, into 0.
    houses[i] = count | 0;
    seeds += count;
  }
  if (seeds > MOST_SEEDS)
    throw gameFault("bad-board", "houses", `a list with at most ${MOST_SEEDS} seeds, stores included`, row);
  const side = turn === "north" ? 1 : 0;
  const inPly = stage === "step";
  const isCounted = variant.repetition !== null && stage !== "new";
  const end = endIn(variant, swept, verdict, { houses, stores });
  const position: Position = {
    variant,
    stored: storedAs(variant),
    seeds,
    houses,
    stores,
    side,
    ply: wholeIn(ply, MOST_PLIES),
    seen: undefined,
    swap: variant.swap && swap === true,
    verdict: end,
  };
  // The other fields are checked by writing the game again: the result must equal the game.
  const written = gameOf({ ...position, houses: [] });
  refuseDifference(
    fields,
    { ...written, variant: stored, houses: row, ...(variant.repetition !== null && { seenPositions: past }) },
    game,
  );
  if (isCounted) position.seen = seenIn(past, inPly ? undefined : formatFields(houses, side));
  if (!inPly) passIfDue(position);
  if (position.side !== side || stage === "new") {
    position.seen = position.seen?.before;
    recordPosition(position);
  }
  const isDecided = end !== undefined && !isSweep(end.reason) && !inPly;
  if (isDecided && judge({ ...position, verdict: undefined }).outcome !== undefined) throw needlessVerdict();
  return position;
}

/** Reads a game that a text has set up; throws `ParseError` with the offset of the invalid field. */
export function setUp(game: Game, offsetOf: (field: string) => number): Game {
  return readAt(() => writeGame(sweep(checkedPosition(game, "new"))), offsetOf);
}

/** The code for a fault in each field, and what the field must be; the code of other fields is `syntax`. */
const fields: FieldRules = {
  stores: ["bad-number", "a store must have a whole number of seeds from 0 to 1000"],
  turn: ["syntax", 'it must be "south" or "north"'],
  ply: countRule,
};

/** Throws `ParseError` if the positions seen cannot have led to the present one. */
export function checkPast({ variant, houses, side, ply, seen, verdict }: Position): void {
  const inHouses = sum(houses);
  for (const [i, text] of listSeen(seen).entries()) {
    const read = attempt(() => housesIn(variant, { text: text.slice(0, -2), at: 0 }));
    if (!read.ok || sum(read.value) !== inHouses || !/^[^ ]* [sn]$/.test(text))
      throw gameFault(
        "syntax",
        `seenPositions[${i}]`,
        `a position such as "${formatFields(houses, side)}"`,
        text,
      );
  }
  const most = isSweep(verdict?.reason) ? 1 : ply + 1;
  if (seen !== undefined && seen.length > most)
    throw gameFault(
      "syntax",
      "seenPositions",
      "a list of the positions since seeds last went into a store",
      listSeen(seen),
    );
}

/**
 * Returns how a game ended if its board does not show it; throws `ParseError` if `swept`, `verdict` and the
 * board contradict each other.
 */
function endIn(variant: Variant, swept: unknown, verdict: unknown, board: Board): Outcome | undefined {
  if (isAbsent(swept)) return isAbsent(verdict) ? undefined : verdictIn(verdict, players);
  if (!mayEndBy(variant, swept) || sum(board.houses) > 0)
    throw gameFault("syntax", "swept", "left out, or the rule that has emptied all houses", swept);
  if (!isAbsent(verdict)) throw needlessVerdict();
  return Object.freeze({ winner: leader(...board.stores), reason: swept });
}

/**
 * Returns a copy of an outcome that the board does not show: a verdict, or a rule that has emptied the
 * houses. Throws `ParseError` if the outcome does not fit the board.
 */
export function outcomeIn(outcome: unknown, { variant, houses, stores }: Position): Outcome {
  const { winner, reason } = (isRecord(outcome) ? outcome : {}) as Partial<Outcome>;
  const isRule = mayEndBy(variant, reason) && sum(houses) === 0 && winner === leader(...stores);
  return isRule ? (Object.freeze({ winner, reason }) as Outcome) : verdictIn(outcome, players);
}
