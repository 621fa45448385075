/** How far a review of any family looks. */
import type { Signal } from "../base/clock.ts";
import type { OptionSpecs } from "../base/options.ts";
import { signal } from "../base/options.ts";

/** How far a review looks. */
export interface ReviewLimits {
  /** The most positions to look at, 1,000 to 10 to the 9; 20,000 if left out. Fewer positions prove fewer things. */
  readonly nodes?: number | undefined;
  /** The most findings to tell, 1 to 100, the most important first; 3 if left out. */
  readonly most?: number | undefined;
  /** An `AbortSignal`: once it is aborted, the promise rejects within a few milliseconds. */
  readonly signal?: Signal | undefined;
}

export const reviewLimits: OptionSpecs = { nodes: "1000..1e9", most: "1..100", signal };
