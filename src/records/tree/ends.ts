/* The ends of games: what a result means, and whether it agrees with the moves. */

import { show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import { decisions, type ForfeitReason, isDecision } from "../../rules/verdicts.ts";
import type { Ended, GameLike, Players, RecordFamily } from "./family.ts";
import { terminationOf } from "./notes.ts";
import type { End } from "./record.ts";

/** PGN's name for a loss on time; here a forfeit with the reason `time`. */
const LOST_ON_TIME = "time forfeit";

/** The result for a winner; null is a draw. */
function resultFor(winner: string | null, [white]: Players): string {
  return winner === null ? "1/2-1/2" : winner === white ? "1-0" : "0-1";
}

/** The winner of a result: null for a draw, undefined for `*`. */
function winnerBy(result: string, players: Players): string | null | undefined {
  return [null, ...players].find((winner) => resultFor(winner, players) === result);
}

/** The end that records write for an outcome. */
export function endFor({ winner, reason }: Ended, players: Players): End {
  return Object.freeze({ result: resultFor(winner, players), termination: reason });
}

/** Whether an end is a decision that players or a referee can make. */
export function isDecided({ result, termination }: End, players: Players): boolean {
  return isDecision(winnerBy(result, players), termination, players);
}

/** Returns the game with an end as its verdict, or the game itself if the end is not a decision. */
export function decided(family: RecordFamily, game: GameLike, end: End | undefined): GameLike {
  const { players } = family;
  if (end === undefined || !isDecided(end, players)) return game;
  const winner = winnerBy(end.result, players);
  const loser = players.find((player) => player !== winner) as string;
  if (winner === null) return family.agreeDraw(game);
  if (end.termination === "resignation") return family.resign(game, loser);
  return family.forfeit(game, loser, end.termination as ForfeitReason);
}

/** Checks an end that a caller passed, and returns its parts. Throws `ParseError`. */
export function endFrom(end: unknown, at: string): readonly [result: string, termination: string] {
  const { result, termination: reason } = Object(end) as { readonly [field: string]: unknown };
  const termination = reason ?? "";
  if (!["1-0", "0-1", "1/2-1/2", "*"].includes(result as string))
    throw new ParseError(
      "syntax",
      at,
      `The result of an end is 1-0, 0-1, 1/2-1/2 or *, not ${show(result)}.`,
    );
  if (typeof termination !== "string")
    throw new ParseError("syntax", at, `The termination of an end is text, not ${show(termination)}.`);
  return [result as string, terminationOf(termination)];
}

/**
 * Returns a declared end, or undefined if the moves show it already. `outcome` is what the moves show. Throws
 * `ParseError` `bad-result` if the two contradict each other; `at` is where the end is declared.
 */
export function declaredEnd(
  family: RecordFamily,
  outcome: Ended | undefined,
  result: string,
  termination: string,
  at: number | string,
): End | undefined {
  if (
    termination.toLowerCase() === LOST_ON_TIME &&
    isDecided({ result, termination: "time" }, family.players)
  )
    return declaredEnd(family, outcome, result, "time", at);
  const declared: End = Object.freeze({ result, ...(termination && { termination }) });
  const known = [...family.reasons, ...decisions].includes(termination);
  if (outcome === undefined) {
    if (known && !isDecided(declared, family.players))
      throw new ParseError(
        "bad-result",
        at,
        `The moves do not lead to ${result} (${termination}): moves may be missing, or the reason is wrong.`,
      );
    return result === "*" && !termination ? undefined : declared;
  }
  const shown = endFor(outcome, family.players);
  if ((result !== "*" && result !== shown.result) || (known && termination !== shown.termination))
    throw new ParseError(
      "bad-result",
      at,
      `The moves lead to ${shown.result} (${shown.termination}), not ${result}${termination && ` (${termination})`}.`,
    );
  return undefined;
}
