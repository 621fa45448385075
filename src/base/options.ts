/**
 * Options and other arguments, checked alike in every entry point: a wrong one is an `ArgumentError` whose message says what
 * is allowed.
 */

import { type Check, inspect, mustBe, type Spec } from "./checks.ts";
import type { Signal } from "./clock.ts";
import { isAbsent, isRecord, show } from "./data.ts";
import { ArgumentError, type Fault, listed } from "./errors.ts";

/** A function, or nothing. */
export const callback: Check = (value, at, faults) =>
  value === undefined || typeof value === "function" ? value : mustBe("a function", value, at, faults);

/** An `AbortSignal`, or nothing. */
export const signal: Check = (value, at, faults) =>
  value === undefined || (isRecord(value) && typeof (value as Partial<Signal>).aborted === "boolean")
    ? value
    : mustBe("an AbortSignal", value, at, faults);

/** What each option must be. An option that is absent, `undefined` or null is not looked at. */
export type OptionSpecs = Readonly<Record<string, Spec>>;

/**
 * A checked copy of an options object; null is an empty one. Each option is read once; those that are `undefined` or null
 * are left out.
 *
 * @throws `ArgumentError` with everything that is wrong; `at` is the first option of these.
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
 * The part of {@link checkOptions} for functions that look at the values themselves: those that are there, by name.
 *
 * @throws `ArgumentError` for anything but an object, and for an option that is not among these names.
 */
export function checkNames(names: readonly string[], options?: object | null): readonly [string, unknown][] {
  const object = options ?? {};
  if (!isRecord(object))
    throw new ArgumentError("options", `options must be an object, not ${show(object)}.`);
  const present = Object.entries(object).filter(([, value]) => !isAbsent(value));
  for (const [name] of present) {
    if (names.includes(name)) continue;
    const given = name.slice(0, 40);
    throw new ArgumentError(given, `${given} is unknown. The options are ${names.join(", ")}.`);
  }
  return present;
}

/**
 * Checks one argument, and returns a checked copy.
 *
 * @throws `ArgumentError` if it is not what the spec says.
 */
export function checkArgument(name: string, spec: Spec, value: unknown): unknown {
  const faults: Fault[] = [];
  const copy = inspect(spec, value, name, faults);
  if (faults.length === 0) return copy;
  throw new ArgumentError((faults[0] as Fault).at, listed(faults, name));
}
