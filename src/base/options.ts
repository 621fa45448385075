/*
 * Checks options and other arguments for all entry points. A wrong one throws an `ArgumentError` whose
 * message lists what is allowed.
 */

import { type Check, inspect, mustBe, type Spec } from "./checks.ts";
import type { Signal } from "./clock.ts";
import { isAbsent, isRecord, show } from "./data.ts";
import { ArgumentError, type Fault, listed } from "./errors.ts";

/** Accepts a function, or `undefined`. */
export const callback: Check = (value, at, faults) =>
  value === undefined || typeof value === "function" ? value : mustBe("a function", value, at, faults);

/** Accepts an `AbortSignal`, or `undefined`. */
export const signal: Check = (value, at, faults) =>
  value === undefined || (isRecord(value) && typeof (value as Partial<Signal>).aborted === "boolean")
    ? value
    : mustBe("an AbortSignal", value, at, faults);

/** What each option must be. Absent, `undefined` and null options are not checked. */
export type OptionSpecs = Readonly<Record<string, Spec>>;

/**
 * Returns a checked copy of an options object; null counts as an empty one. It reads each option once, and
 * leaves out those that are `undefined` or null.
 *
 * @throws `ArgumentError` with all faults; `at` is the first wrong option.
 */
export function checkOptions<Options extends object>(specs: OptionSpecs, options?: Options | null): Options {
  const faults: Fault[] = [];
  const copy: Record<string, unknown> = {};
  for (const [name, value] of checkNames(Object.keys(specs), options))
    copy[name] = inspect(specs[name] as Spec, value, name, faults);
  if (faults.length === 0) return copy as Options;
  throw new ArgumentError((faults[0] as Fault).at, listed(faults, "the options"));
}

/**
 * Returns the names and values of the options that are present, for functions that check the values
 * themselves.
 *
 * @throws `ArgumentError` if `options` is not an object, or has an unknown option.
 */
export function checkNames(names: readonly string[], options?: object | null): readonly [string, unknown][] {
  const object = options ?? {};
  if (!isRecord(object))
    throw new ArgumentError("options", `options must be an object, not ${show(object)}.`);
  const present = Object.entries(object).filter(([, value]) => !isAbsent(value));
  for (const [name] of present) {
    if (names.includes(name)) continue;
    const at = name.slice(0, 40);
    throw new ArgumentError(at, `The option ${at} is unknown; the options are ${names.join(", ")}.`);
  }
  return present;
}

/**
 * Checks one argument against a spec, and returns a checked copy.
 *
 * @throws `ArgumentError` if the argument is invalid.
 */
export function checkArgument(name: string, spec: Spec, value: unknown): unknown {
  const faults: Fault[] = [];
  const copy = inspect(spec, value, name, faults);
  if (faults.length === 0) return copy;
  throw new ArgumentError((faults[0] as Fault).at, listed(faults, name));
}
