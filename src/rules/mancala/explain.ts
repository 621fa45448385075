/* Explains a move seed by seed, for apps that animate it and players who wonder why nothing was captured. */

import { deepFreeze, isRecord, isWhole, show } from "../../base/data.ts";
import { ParseError } from "../../base/errors.ts";
import type { Game, MoveLike, Outcome, Player, SowingStep } from "./data/state.ts";
import {
  copyOf,
  MOST_SEEDS,
  type Position,
  players,
  type Side,
  sideOf,
  swapSides,
} from "./engine/position.ts";
import { STORE } from "./engine/sowing.ts";
import { legalMove } from "./legality.ts";
import { carryOut, endPly, recordPosition, settle } from "./play.ts";
import { checkedPosition, outcomeIn, readGame } from "./read.ts";
import { gameOf } from "./write.ts";

/**
 * Lists everything that happens in a ply, in order: where each seed goes, relays, captures, seeds that a
 * grand slam must leave, an extra turn, and the sweep at the end. {@link applyStep} turns the steps into
 * games.
 *
 * @throws `IllegalMoveError` if the move is illegal, as `applyMove` does.
 * @example
 * ```ts
 * import { createGame, explainMove } from "morabaraba/mancala";
 *
 * const steps = explainMove(createGame(), { house: 3 });
 * steps.map((step) => step.kind); // => ["lift", "sow", "sow", "sow", "sow", "turn"]
 * steps[4]; // => { kind: "sow", at: "south" }
 * steps[5]; // => { kind: "turn", player: "south", extra: true }
 * ```
 */
export function explainMove(game: Game, move: MoveLike | string): readonly SowingStep[] {
  const state = readGame(game);
  const code = legalMove(state, move);
  const position = copyOf(state.position);
  const steps: SowingStep[] = [];
  const extra = carryOut(position, code, (kind, place, seeds, by) => {
    const player = players[by];
    if (kind === "sow") steps.push({ kind, at: place === STORE ? player : place });
    else if (kind === "capture") steps.push({ kind, at: place, seeds, by: player });
    else steps.push({ kind, at: place, seeds });
  });
  if (steps.length === 0) steps.push({ kind: "swap" });
  const [south, north] = position.stores;
  const { outcome } = settle(position);
  steps.push({ kind: "turn", player: players[position.side], extra });
  if (position.verdict !== undefined) {
    steps.push({ kind: "sweep", south: position.stores[0] - south, north: position.stores[1] - north });
  }
  if (outcome !== undefined) steps.push({ kind: "end", outcome });
  return deepFreeze(steps);
}

/**
 * Returns the game after one step of a ply. After the last step, the game equals what `applyMove` returns.
 * Before that, the seeds in the hand are in no house and no store, so show such a game, but do not pass it to
 * the verbs.
 *
 * @throws `ParseError` if `game` is invalid.
 * @throws `ParseError` `syntax` if `step` is not a step that {@link explainMove} can return; `at` is the
 * invalid field, such as `step.seeds`.
 * @example
 * ```ts
 * import { applyMove, applyStep, createGame, explainMove } from "morabaraba/mancala";
 *
 * const game = createGame();
 * const frames = explainMove(game, "6").map((_, i, steps) => steps.slice(0, i + 1).reduce(applyStep, game));
 * frames[2]?.houses; // => [4, 4, 4, 4, 4, 0, 5, 4, 4, 4, 4, 4]
 * frames.at(-1); // => applyMove(game, "6")
 * ```
 */
export function applyStep(game: Game, step: SowingStep): Game {
  const position = checkedPosition(game, "step");
  const { houses } = position;
  const checked = readStep(step, houses.length);
  switch (checked.kind) {
    case "lift":
    case "relay":
      houses[checked.at] = 0;
      break;
    case "sow": {
      const { at } = checked;
      if (typeof at === "string") gain(position, sideOf(at), 1);
      else houses[at] = (houses[at] as number) + 1;
      break;
    }
    case "capture":
      gain(position, sideOf(checked.by), checked.seeds);
      houses[checked.at] = 0;
      break;
    case "forfeit":
      break;
    case "swap":
      swapSides(position);
      break;
    case "turn":
      endPly(position, sideOf(checked.player));
      recordPosition(position);
      break;
    case "sweep":
      gain(position, 0, checked.south);
      gain(position, 1, checked.north);
      houses.fill(0);
      recordPosition(position);
      break;
    case "end": {
      const { outcome } = checked;
      if (!isRecord(outcome) || outcome["reason"] !== "majority")
        position.verdict = outcomeIn(outcome, position);
    }
  }
  return gameOf(position);
}

/** Copies and checks a step in a game of `ring` houses; throws `ParseError` with the invalid field. */
export function readStep(step: unknown, ring: number): SowingStep {
  if (!isRecord(step)) {
    throw new ParseError(
      "syntax",
      "step",
      `A step is an object as explainMove returns it, not ${show(step)}.`,
    );
  }
  const { kind, at, seeds, by, player, extra, south, north, outcome } = step;
  const house = (): number => {
    if (isWhole(at, 0, ring - 1)) return at;
    throw fault("at", `a house from 0 to ${ring - 1}`, at);
  };
  switch (kind) {
    case "lift":
    case "relay":
    case "forfeit":
      return { kind, at: house(), seeds: seedsIn(seeds, "seeds") };
    case "sow":
      return { kind, at: typeof at === "string" ? playerIn(at, "at") : house() };
    case "capture":
      return { kind, at: house(), seeds: seedsIn(seeds, "seeds"), by: playerIn(by, "by") };
    case "swap":
      return { kind };
    case "turn":
      return { kind, player: playerIn(player, "player"), extra: extra === true };
    case "sweep":
      return { kind, south: seedsIn(south, "south"), north: seedsIn(north, "north") };
    case "end":
      return { kind, outcome: outcome as Outcome };
    default:
      throw fault("kind", "one that explainMove returns", kind);
  }
}

/** Adds seeds from the houses to a store, after which no earlier position can recur. */
function gain(position: Position, side: Side, seeds: number): void {
  position.stores[side] += seeds;
  position.seen = undefined;
}

function playerIn(player: unknown, field: string): Player {
  if (player === "south" || player === "north") return player;
  throw fault(field, '"south" or "north"', player);
}

function seedsIn(seeds: unknown, field: string): number {
  if (isWhole(seeds, 0, MOST_SEEDS)) return seeds;
  throw fault(field, `a whole number from 0 to ${MOST_SEEDS}`, seeds);
}

function fault(field: string, expected: string, value: unknown): ParseError {
  return new ParseError(
    "syntax",
    `step.${field}`,
    `In this step ${field} must be ${expected}, not ${show(value)}.`,
  );
}
