/**
 * Options and other arguments, checked alike in every entry point: a wrong one is an {@link ArgumentError} whose message says what
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
 * A checked copy of an options object. Each option is read once; those that are `undefined` or null are left out.
 *
 * @throws {@link ArgumentError} with everything that is wrong; `argument` is the first option of these.
 */
export function checkOptions<Options extends object>(
  specs: OptionSpecs,
  options: Options = {} as Options,
): Options {
  const faults: Fault[] = [];
  const copy: Record<string, unknown> = {};
  for (const [name, value] of checkNames(Object.keys(specs), options))
    copy[name] = inspect(specs[name] as Spec, value, name, faults);
  if (faults.length === 0) return copy as Options;
  throw new ArgumentError((faults[0] as Fault).at, `${listed(faults, "the options")}.`);
}

/**
 * The part of {@link checkOptions} for functions that look at the values themselves: those that are there, by name.
 *
 * @throws {@link ArgumentError} for anything but an object, and for an option that is not among these names.
 */
export function checkNames(names: readonly string[], options: object = {}): readonly [string, unknown][] {
  if (!isRecord(options))
    throw new ArgumentError("options", `options must be an object, not ${show(options)}.`);
  const present = Object.entries(options).filter(([, value]) => !isAbsent(value));
  for (const [name] of present) {
    if (names.includes(name)) continue;
    const given = name.slice(0, 40);
    const meant = nearest(given, names);
    const unknown =
      meant === undefined ? `${given} is unknown.` : `${given} is unknown; did you mean ${meant}?`;
    throw new ArgumentError(given, `${unknown} The options are ${names.join(", ")}.`);
  }
  return present;
}

/**
 * Checks one argument, and returns a checked copy.
 *
 * @throws {@link ArgumentError} if it is not what the spec says.
 */
export function checkArgument(name: string, spec: Spec, value: unknown): unknown {
  const faults: Fault[] = [];
  const copy = inspect(spec, value, name, faults);
  if (faults.length === 0) return copy;
  throw new ArgumentError((faults[0] as Fault).at, `${listed(faults, name)}.`);
}

/** The name that a misspelt one was meant to be: the most similar, if at most a third of it has to be changed. */
function nearest(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, changes: distance(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.changes - b.changes);
  return best !== undefined && best.changes * 3 <= Math.max(best.name.length, 4) ? best.name : undefined;
}

/** How many letters must be added, removed or replaced to make one word of another (Levenshtein's distance). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const above = row;
    row = [i + 1];
    for (const [j, wanted] of [...to].entries()) {
      const replaced = (above[j] as number) + (letter === wanted ? 0 : 1);
      row.push(Math.min(replaced, (above[j + 1] as number) + 1, (row[j] as number) + 1));
    }
  }
  return row[to.length] as number;
}
