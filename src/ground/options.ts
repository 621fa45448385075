/** Checks of the options of a call, and those that every call with work in slices shares. */
import type { Signal } from "./clock.ts";
import { type Fault, RulesError } from "./errors.ts";
import { inspect, isRecord, type Spec, show } from "./schema.ts";

/** What may be given, by name. */
export type Allowed = Readonly<Record<string, Spec>>;

/** A function to call. */
export const callback: Spec = (value, at, faults) => {
  if (typeof value !== "function") faults.push({ at, message: `must be a function, not ${show(value)}` });
};

/** A {@link Signal}. */
export const signal: Spec = (value, at, faults) => {
  if (!isRecord(value) || typeof (value as Partial<Signal>).aborted !== "boolean")
    faults.push({ at, message: `must be an AbortSignal, not ${show(value)}` });
};

/** Throws {@link RulesError} `bad-option` with everything that is wrong with the options. */
export function checkOptions(allowed: Allowed, given: unknown): void {
  const present = Object.entries(isRecord(given) ? given : { options: given }).filter(
    ([, value]) => value !== undefined,
  );
  const asked = present
    .filter(([name]) => Object.hasOwn(allowed, name))
    .map(([name]) => [name, allowed[name]]);
  const faults: Fault[] = [];
  inspect(Object.fromEntries(asked), Object.fromEntries(present), "", faults);
  if (faults.length > 0)
    throw new RulesError("bad-option", faults.map(({ at, message }) => `${at} ${message}`).join("; "));
}
