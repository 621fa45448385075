/** Options that work which takes long has in every door: whom to tell how far it has come, and what ends it. */
import type { Signal } from "./clock.ts";
import { isRecord, type Spec, show } from "./schema.ts";

/** A function, or nothing. */
export const callback: Spec = (value, at, faults) => {
  if (value !== undefined && typeof value !== "function")
    faults.push({ at, message: `must be a function, not ${show(value)}` });
};

/** An `AbortSignal`, or nothing. */
export const signal: Spec = (value, at, faults) => {
  if (value !== undefined && !(isRecord(value) && typeof (value as Partial<Signal>).aborted === "boolean"))
    faults.push({ at, message: `must be an AbortSignal, not ${show(value)}` });
};
