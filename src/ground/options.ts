/** Options that work which takes long has in every door: whom to tell how far it has come, and what ends it. */
import type { Signal } from "./clock.ts";
import { isRecord, mustBe, type Spec } from "./schema.ts";

/** A function, or nothing. */
export const callback: Spec = (value, at, faults) => {
  if (value !== undefined && typeof value !== "function") mustBe("a function", value, at, faults);
};

/** An `AbortSignal`, or nothing. */
export const signal: Spec = (value, at, faults) => {
  if (value !== undefined && !(isRecord(value) && typeof (value as Partial<Signal>).aborted === "boolean"))
    mustBe("an AbortSignal", value, at, faults);
};
