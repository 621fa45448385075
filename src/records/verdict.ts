/** Results: how they are written, and what they say of a game beside its moves. */
import { ParseError } from "../ground/errors.ts";
import type { Family, Played } from "./family.ts";
import { lengthOf } from "./lines.ts";
import type { End, MoveLine, Path } from "./state.ts";

/** The result for a winner, null for a draw. */
export function resultFor(winner: string | null, players: readonly [string, string]): string {
  if (winner === null) return "1/2-1/2";
  return winner === players[0] ? "1-0" : "0-1";
}

/** The winner in a result: null for a draw, undefined if there is none yet. */
function winnerIn(result: string, players: readonly [string, string]): string | null | undefined {
  if (result === "*") return undefined;
  return result === "1-0" ? players[0] : result === "0-1" ? players[1] : null;
}

/** The game at the end of the main line as it was decided; as it stands if it was not decided, or is known not how. */
export function decidedBy<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  game: G,
  end: End | undefined,
): G {
  const winner = end && winnerIn(end.result, family.players);
  if (winner === undefined || end?.termination === undefined) return game;
  return family.decide(game, winner, end.termination) ?? game;
}

/** Whether a path leads to the end of the main line. */
export function isEnd(line: MoveLine, path: Path): boolean {
  return path.length === 1 && path[0] === lengthOf(line);
}

/**
 * What a text says of the end of a game that its moves do not show; throws {@link ParseError} `bad-result`, without a place,
 * where they contradict it.
 */
export function endOf<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  game: G,
  result: string,
  termination: string | undefined,
): End | undefined {
  const refuse = (message: string): never => {
    throw new ParseError("bad-result", "", message);
  };
  const known = termination !== undefined && family.reasons.includes(termination);
  const outcome = family.outcome(game);
  if (outcome !== undefined) {
    const { winner, reason } = outcome;
    const right = resultFor(winner, family.players);
    if (result !== "*" && result !== right)
      refuse(`The moves end the game ${right} (${reason}), not ${result}.`);
    if (known && termination !== reason)
      refuse(`The moves end the game by ${reason}, not by ${termination}.`);
    return undefined;
  }
  if (result === "*" && termination === undefined) return undefined;
  const end: End = Object.freeze({ result, ...(termination !== undefined && { termination }) });
  if (known && decidedBy(family, game, end) === game)
    refuse(`The moves do not end the game ${result} by ${termination}, and players cannot.`);
  return end;
}
