/**
 * Plies as they are shown, step by step: what is seen now and what comes next. Plain data; whoever draws says when a step is
 * over.
 */

import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Move, Player, SowingStep } from "../../rules/mancala/data/state.ts";
import { applyStep, explainMove } from "../../rules/mancala/explain.ts";
import { applyMove, legalMoves } from "../../rules/mancala/game.ts";
import { formatPosition } from "../../rules/mancala/position.ts";

/** A house by its index, or a store by its player. */
export type Place = number | Player;

/** A ply: what it did, and the games before, in between and after. */
export interface Ply {
  readonly before: Game;
  readonly move: Move;
  readonly steps: readonly SowingStep[];
  readonly after: Game;
}

/** Seeds that travel from one place to another. */
export interface Travel {
  readonly seeds: number;
  readonly from: Place;
  readonly to: Place;
  readonly kind: "sow" | "capture";
}

/** What is seen: a game, or a moment between two games, and the steps of the ply so far. */
export interface Seen {
  readonly game: Game;
  readonly steps: readonly SowingStep[];
  /** What is on its way; once it has arrived, the next step is seen. */
  readonly travel?: Travel | undefined;
}

/** Longer plies are not shown step by step, and no more plies than this wait their turn. */
const LONGEST = 400;
const MOST_WAITING = 12;

/** A ply that a move makes. */
export function plyOf(before: Game, move: Move): Ply {
  return { before, move, steps: explainMove(before, move), after: applyMove(before, move) };
}

/** The ply that leads from one game to another; `undefined` where none does. */
export function plyBetween(before: Game, after: Game): Ply | undefined {
  if (after.ply !== before.ply + 1) return undefined;
  const move = legalMoves(before).find((each) => isSamePosition(after, applyMove(before, each)));
  return move && plyOf(before, move);
}

/** Whether two games are in one position of one variant, also if one of them has ended there. */
export function isSamePosition(one: Game, other: Game): boolean {
  const isOther = one.ply !== other.ply || variantFrom(one.variant) !== variantFrom(other.variant);
  return !isOther && formatPosition(one) === formatPosition(other);
}

/** What is shown of a game and of the plies that lead to it. */
export class Playback {
  #plies: Ply[] = [];
  /** How many steps of the first of these are seen, the game then, and the seeds in the hand with their place. */
  #count = 0;
  #game: Game;
  #hand = 0;
  #at: Place = 0;
  #last: readonly SowingStep[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Whether there is something still to be seen. */
  get isPlaying(): boolean {
    return this.#plies.length > 0;
  }

  /** Shows a game at once, with the steps that led to it, if any. */
  jump(game: Game, steps: readonly SowingStep[] = []): void {
    this.#plies = [];
    this.#count = 0;
    this.#hand = 0;
    this.#game = game;
    this.#last = steps;
  }

  /** Shows a ply after those that are waiting. */
  add(ply: Ply): void {
    if (this.#plies.length >= MOST_WAITING || ply.steps.length > LONGEST) this.jump(ply.after, ply.steps);
    else this.#plies.push(ply);
  }

  /** Shows at once all that is still to be seen. */
  skip(): void {
    const last = this.#plies.at(-1);
    if (last) this.jump(last.after, last.steps);
  }

  /** What is seen now. */
  get now(): Seen {
    const [ply] = this.#plies;
    if (ply === undefined) return { game: this.#game, steps: this.#last };
    const steps = ply.steps.slice(0, this.#count);
    const step = ply.steps[this.#count];
    const game = this.#game;
    if (step?.kind === "sow") {
      return { game, steps, travel: { kind: "sow", seeds: this.#hand, from: this.#at, to: step.at } };
    }
    if (step?.kind === "capture") {
      const { at, by, seeds } = step;
      // The seeds have left their house when they are on their way.
      const houses = game.houses.map((each, i) => (i === at ? 0 : each));
      return { game: { ...game, houses }, steps, travel: { kind: "capture", seeds, from: at, to: by } };
    }
    return { game, steps };
  }

  /** Goes on to the next step, which it returns; `undefined` if there is none. */
  advance(): SowingStep | undefined {
    const [ply] = this.#plies;
    if (ply === undefined) return undefined;
    if (this.#count === 0) this.#game = ply.before;
    const step = ply.steps[this.#count] as SowingStep;
    this.#count++;
    this.#game = applyStep(this.#game, step);
    if (step.kind === "lift" || step.kind === "relay") this.#hand = step.seeds;
    if (step.kind === "sow") this.#hand--;
    if ("at" in step) this.#at = step.at;
    if (this.#count === ply.steps.length) {
      const rest = this.#plies.slice(1);
      this.jump(ply.after, ply.steps);
      this.#plies = rest;
    }
    return step;
  }
}
