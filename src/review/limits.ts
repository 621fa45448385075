/* The limits that reviews of both families take. */
import type { Signal } from "../base/clock.ts";
import type { OptionSpecs } from "../base/options.ts";
import { signal } from "../base/options.ts";

/** The limits of a review. */
export interface ReviewLimits {
  /** The most positions to search, 1,000 to 1e9; 20,000 if left out. More positions prove more findings. */
  readonly nodes?: number | undefined;
  /** The most findings to return, 1 to 100, the most important first; 3 if left out. */
  readonly most?: number | undefined;
  /** An `AbortSignal`. The promise rejects within a few milliseconds of the abort. */
  readonly signal?: Signal | undefined;
}

export const reviewLimits: OptionSpecs = { nodes: "1000..1e9", most: "1..100", signal };
