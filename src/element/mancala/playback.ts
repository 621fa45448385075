/* Plays plies step by step, as plain data. The caller sets the pace. */

import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Move, Player, SowingStep } from "../../rules/mancala/data/state.ts";
import { applyStep, explainMove } from "../../rules/mancala/explain.ts";
import { applyMove, legalMoves } from "../../rules/mancala/game.ts";
import { formatPosition } from "../../rules/mancala/positionText.ts";

/** A house by its index, or a store by its player. */
export type Pit = number | Player;

/** A ply with its steps, and the games before and after. */
export interface Ply {
  readonly before: Game;
  readonly move: Move;
  readonly steps: readonly SowingStep[];
  readonly after: Game;
}

/** Seeds that travel from one pit to another. */
export interface Travel {
  readonly seeds: number;
  readonly from: Pit;
  readonly to: Pit;
  readonly kind: "sow" | "capture";
}

/** What the board shows: a game, or a moment between two games, and the steps of the ply so far. */
export interface Snapshot {
  readonly game: Game;
  readonly steps: readonly SowingStep[];
  /** Seeds that are travelling; the next step is shown once they arrive. */
  readonly travel?: Travel | undefined;
}

/** Longer plies are not shown step by step. */
const MAX_STEPS = 400;
/** At most this many plies wait to be shown. */
const MAX_WAITING = 12;

/** Plays a move, and returns its ply. */
export function plyOf(before: Game, move: Move): Ply {
  return { before, move, steps: explainMove(before, move), after: applyMove(before, move) };
}

/** Returns the ply that leads from one game to another, or `undefined`. */
export function plyBetween(before: Game, after: Game): Ply | undefined {
  if (after.ply !== before.ply + 1) return undefined;
  const played = legalMoves(before).find((move) => isSamePosition(after, applyMove(before, move)));
  return played && plyOf(before, played);
}

/** Returns whether two games have the same variant and position, even if only one of them has ended. */
export function isSamePosition(one: Game, other: Game): boolean {
  const isOther = one.ply !== other.ply || variantFrom(one.variant) !== variantFrom(other.variant);
  return !isOther && formatPosition(one) === formatPosition(other);
}

/** The queue of plies that lead to a game, and how far the board has shown them. */
export class Playback {
  #plies: Ply[] = [];
  /** How many steps of the first ply were shown; after them: the game, the seeds in hand, the hand's pit. */
  #count = 0;
  #game: Game;
  #hand = 0;
  #at: Pit = 0;
  #last: readonly SowingStep[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** Whether a ply is still being shown. */
  get isPlaying(): boolean {
    return this.#plies.length > 0;
  }

  /** Shows a game immediately, with the steps that led to it, if any. */
  jump(game: Game, steps: readonly SowingStep[] = []): void {
    this.#plies = [];
    this.#count = 0;
    this.#hand = 0;
    this.#game = game;
    this.#last = steps;
  }

  /** Queues a ply. */
  add(ply: Ply): void {
    if (this.#plies.length >= MAX_WAITING || ply.steps.length > MAX_STEPS) this.jump(ply.after, ply.steps);
    else this.#plies.push(ply);
  }

  /** Jumps to the end of the last ply. */
  skip(): void {
    const last = this.#plies.at(-1);
    if (last) this.jump(last.after, last.steps);
  }

  /** What the board shows now. */
  get snapshot(): Snapshot {
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
      // Travelling seeds have left their house.
      const houses = game.houses.map((count, i) => (i === at ? 0 : count));
      return { game: { ...game, houses }, steps, travel: { kind: "capture", seeds, from: at, to: by } };
    }
    return { game, steps };
  }

  /** Plays the next step and returns it; `undefined` if there is none. */
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
