/** Ends that players or a referee decided: the checks of a stored verdict, and games that carry one. */
import { type Fault, ParseError } from "../errors.ts";
import { type Check, isRecord, oneOf, record, show } from "../schema.ts";
import { encodePresent, engineOf, gameOf } from "./encode.ts";
import { createPosition } from "./movegen.ts";
import type { Game, Outcome, Reason } from "./state.ts";

const decisions: readonly Reason[] = ["agreement", "resignation", "cheating", "abandonment", "double-turn"];

const nobody: Check = (value, at, faults) => {
  if (value !== null)
    faults.push({ at, message: `must be null, since an agreement is a draw, not ${show(value)}` });
};

/** The verdict a game carries, checked; throws {@link ParseError} `syntax` for what no referee says. */
export function verdictOf(game: Game): Outcome | undefined {
  const verdict: unknown = game.verdict;
  if (verdict === undefined) return undefined;
  const agreed = isRecord(verdict) && verdict["reason"] === "agreement";
  const faults: Fault[] = [];
  record({ winner: agreed ? nobody : oneOf(["light", "dark"]), reason: oneOf(decisions) })(
    verdict,
    "verdict",
    faults,
  );
  if (faults[0] !== undefined)
    throw new ParseError("syntax", faults[0].at, `${faults[0].at} ${faults[0].message}.`);
  const { winner, reason } = verdict as Outcome;
  return Object.freeze({ winner, reason });
}

/** A frozen copy of a game that shares nothing with it, with a verdict if there is one. */
export function frozenCopy(game: Game, verdict: Outcome | undefined): Game {
  const engine = engineOf(game);
  const copy = gameOf(engine, encodePresent(engine, game, createPosition()), game.seen && [...game.seen]);
  return verdict === undefined ? copy : Object.freeze({ ...copy, verdict: Object.freeze(verdict) });
}
