/** How games end: what a result means, and whether it fits the moves. */
import { ParseError } from "../../ground/errors.ts";
import type { Family, Played } from "./family.ts";
import type { End } from "./state.ts";

/** The result for a winner, null for a draw. */
export function resultFor(winner: string | null, [white]: readonly string[]): string {
  return winner === null ? "1/2-1/2" : winner === white ? "1-0" : "0-1";
}

/** The game as players or a referee ended it; undefined where the end says of no such decision. */
export function decided<V, G extends Played<V>, M>(
  { players, decide }: Family<V, G, M>,
  game: G,
  { result, termination }: End,
): G | undefined {
  const winner = [null, ...players].find((each) => resultFor(each, players) === result);
  return winner === undefined ? undefined : decide(game, winner, termination);
}

/** How a game ended by its moves alone; undefined while it goes on. */
export function endBy<V, G extends Played<V>, M>(family: Family<V, G, M>, game: G): End | undefined {
  const outcome = family.outcome(game);
  if (outcome === undefined) return undefined;
  return Object.freeze({ result: resultFor(outcome.winner, family.players), termination: outcome.reason });
}

/**
 * What is said of an end that the moves do not show; undefined if they do. Throws {@link ParseError} `bad-result` with the place
 * of what is said where they contradict it.
 */
export function endSaid<V, G extends Played<V>, M>(
  family: Family<V, G, M>,
  game: G,
  result: string,
  termination: string,
  at: number | string,
): End | undefined {
  const shown = endBy(family, game);
  const said: End = Object.freeze({ result, ...(termination && { termination }) });
  const known = family.reasons.includes(termination);
  const wrong = shown
    ? (result !== "*" && result !== shown.result) || (known && termination !== shown.termination)
    : known && decided(family, game, said) === undefined;
  if (wrong) {
    const right = shown
      ? `end the game ${shown.result} (${shown.termination})`
      : "do not end the game like this";
    throw new ParseError("bad-result", at, `The moves ${right}; the text says ${result} ${termination}.`);
  }
  return shown || (result === "*" && !termination) ? undefined : said;
}
