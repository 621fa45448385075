/**
 * Checks of data from outside. What data must be is itself written as data, a {@link Spec}. `inspect` reads every field of a
 * value once, adds a {@link Fault} for everything that is wrong with it, and returns a plain copy, so that only what was
 * checked goes on. Knows no game.
 */
import { isAbsent, isOwn, isRecord, isWhole, show } from "./data.ts";
import type { Fault } from "./errors.ts";

/** The valid fields of an object that were read before this one. */
export type Siblings = Readonly<Record<string, unknown>>;

/**
 * Looks at `value`, found at path `at`, adds what is wrong with it to `faults`, and returns a plain copy of it, or
 * `undefined` if it is not valid. It must read nothing of the value twice.
 */
export type Check = (value: unknown, at: string, faults: Fault[], siblings: Siblings) => unknown;

/** A list of faults has no more than these and a last one, which says that there are more. */
const MOST_FAULTS = 20;

/** Adds a fault to a list that is not full yet. */
export function report(faults: Fault[], at: string, message: string, range?: Fault["range"]): void {
  if (faults.length < MOST_FAULTS) faults.push(range ? { at, message, range } : { at, message });
  else if (faults.length === MOST_FAULTS)
    faults.push({ at: "", message: `has more faults than these ${MOST_FAULTS}` });
}

/** Reports that a value is not what it must be; `right` finishes the sentence "must be …". */
export function mustBe(
  right: string,
  value: unknown,
  at: string,
  faults: Fault[],
  range?: Fault["range"],
): void {
  const message =
    value === undefined ? `is missing; it must be ${right}` : `must be ${right}, not ${show(value)}`;
  report(faults, at, message, range);
}

/** Text that matches the pattern; `right` finishes the sentence "must be …". */
export function text(pattern: RegExp, right: string): Check {
  return (value, at, faults) =>
    typeof value === "string" && pattern.test(value) ? value : mustBe(right, value, at, faults);
}

/** What fits the spec, or nothing. */
export const optional =
  (spec: Spec): Check =>
  (value, at, faults, siblings) =>
    value === undefined ? undefined : inspect(spec, value, at, faults, siblings);

const wholeNumber = (least: number | string, most: number | string): string =>
  least === most ? `${most}` : `a whole number from ${least} to ${most}`;

/** A whole number of a range, both ends included. */
export function whole(least: number, most: number): Check {
  return (value, at, faults) =>
    isWhole(value, least, most)
      ? // JSON may hold -0.
        value + 0
      : mustBe(wholeNumber(least, most), value, at, faults, [least, most]);
}

/** An object of these fields, or null. */
export function orNull(fields: Fields): Check {
  return (value, at, faults) =>
    value === null ? null : inspectFields(fields, value, at, faults, ", or null");
}

/**
 * A check of a value that goes with the fields before it only if nothing speaks against it; `refusal` finishes "must be …".
 */
export const unless =
  <Data>(spec: Spec, refusal: (before: Partial<Data>, value: unknown) => string | undefined): Check =>
  (value, at, faults, before) => {
    const valid = inspect(spec, value, at, faults, before);
    const right = valid === undefined ? undefined : refusal(before as Partial<Data>, valid);
    return right === undefined ? valid : mustBe(right, value, at, faults);
  };

/** What the fields of an object must be. */
export type Fields = { readonly [field: string]: Spec };

/**
 * What data must be, written as data: words of which the value is one (`light|dark`, with `null`, `true` and `false` for
 * themselves and `3..15` for whole numbers of that range), an object of its fields, a list with its entry and how many there
 * may be, or a check.
 */
export type Spec = string | Check | readonly [entry: Spec, least: number, most: number] | Fields;

/**
 * Adds to `faults` everything in which a value differs from what it must be, and returns a plain copy of what is valid: of
 * an object its valid fields, of anything else all or nothing (`undefined`). Every field is read once.
 */
export function inspect(
  spec: Spec,
  value: unknown,
  at: string,
  faults: Fault[],
  siblings: Siblings = {},
): unknown {
  if (typeof spec === "function") return spec(value, at, faults, siblings);
  if (typeof spec === "string") {
    let valid = false;
    let range: Fault["range"];
    const words = spec.split("|").map((word) => {
      const [least, most] = word.split("..");
      if (most) {
        range = [Number(least), Number(most)];
        valid ||= isWhole(value, ...range);
        return wholeNumber(least as string, most);
      }
      const quoted = /^(null|true|false)$/.test(word) ? word : `"${word}"`;
      valid ||= quoted === show(value);
      return quoted;
    });
    // Minus zero is as good as zero, but must not stay: it is written and compared in other ways.
    return valid ? (value === 0 ? 0 : value) : mustBe(words.join(" or "), value, at, faults, range);
  }
  if (!Array.isArray(spec)) return inspectFields(spec as Fields, value, at, faults);
  const [entry, least, most] = spec as [Spec, number, number];
  const length: unknown = Array.isArray(value) && value.length;
  if (!isWhole(length, least, most)) {
    return mustBe(`a list of ${least === most ? most : `${least} to ${most}`} entries`, value, at, faults);
  }
  const copy = Array.from({ length }, (_, i) =>
    inspect(entry, (value as readonly unknown[])[i], `${at}[${i}]`, faults, siblings),
  );
  return copy.includes(undefined) ? undefined : copy;
}

/** Whether null is a value of its own where the spec stands, and not the same as nothing. */
export function takesNull(spec: Spec): boolean {
  return inspect(spec, null, "", []) === null;
}

/**
 * {@link inspect} for an object. A field that is null counts as absent, unless null is one of its values.
 *
 * @param also - Ends the sentence on what it must be.
 */
export function inspectFields(
  fields: Fields,
  value: unknown,
  at: string,
  faults: Fault[],
  also = "",
): unknown {
  if (!isRecord(value)) {
    const names = Object.keys(fields)
      .join(", ")
      .replace(/, (\w+)$/, " and $1");
    return mustBe(`an object with ${names}${also}`, value, at, faults);
  }
  const path = at && `${at}.`;
  const copy: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    const spec = fields[field] as Spec;
    const own = isOwn.call(value, field) ? value[field] : undefined;
    const given = own === null && !takesNull(spec) ? undefined : own;
    const valid = inspect(spec, given, path + field, faults, copy);
    if (valid !== undefined) copy[field] = valid;
  }
  for (const field of Object.keys(value)) {
    if (!Object.hasOwn(fields, field) && !isAbsent(value[field]))
      report(faults, path + field.slice(0, 40), "is unknown; remove it or correct its name");
  }
  return copy;
}
