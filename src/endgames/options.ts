/** What a caller may ask of the solver, and the checks of it. */
import type { Signal } from "../ground/clock.ts";
import { type Fault, listed, RulesError } from "../ground/errors.ts";
import { callback, signal } from "../ground/options.ts";
import { inspect } from "../ground/schema.ts";
import type { Variant } from "../morabaraba/data/variant.ts";

/** How far {@link solve} has come. */
export interface Progress {
  /** The share of all positions that have been looked at, 0 to 1. */
  readonly done: number;
  /** How many tables are finished, in the order of {@link summary}. */
  readonly finished: number;
}

/** What to solve, and whom to tell. */
export interface SolveOptions {
  /** The most cows of a side: at least 1 and what the variant's `loseBelow` asks for, at most its `cows`. */
  readonly cows: number;
  /** Called about every millisecond. What it throws ends the work and passes through. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** An `AbortSignal`; once it is aborted, the promise is rejected within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

/** A copy of the options; throws {@link RulesError} `bad-option` with everything that is wrong with them. */
export function checkedOptions({ loseBelow, cows }: Variant, options: SolveOptions): SolveOptions {
  const copy = { ...options };
  const faults: Fault[] = [];
  inspect({ cows: `${Math.max(loseBelow, 1)}..${cows}`, onProgress: callback, signal }, copy, "", faults);
  if (faults.length === 0) return copy;
  throw new RulesError("bad-option", listed(faults, "the call"));
}
