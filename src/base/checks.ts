/*
 * Checks untrusted data against a {@link Spec}, which is data too. `inspect` reads every field of a value
 * once, reports each {@link Fault}, and returns a plain copy, so nothing unchecked gets further.
 */
import { isAbsent, isOwn, isRecord, isWhole, show } from "./data.ts";
import type { Fault } from "./errors.ts";

/** The valid fields of an object that precede the one being checked. */
export type Siblings = Readonly<Record<string, unknown>>;

/**
 * Checks `value` at path `at`: adds its faults to `faults`, and returns a plain copy, or `undefined` if it is
 * invalid. A check must not read any field twice.
 */
export type Check = (value: unknown, at: string, faults: Fault[], siblings: Siblings) => unknown;

/** A list has at most this many faults, and then one more that says there are others. */
const MOST_FAULTS = 20;

/** Adds a fault to a list unless the list is full. */
export function report(faults: Fault[], at: string, message: string, range?: Fault["range"]): void {
  if (faults.length < MOST_FAULTS) faults.push(range ? { at, message, range } : { at, message });
  else if (faults.length === MOST_FAULTS)
    faults.push({ at: "", message: `has more faults than these ${MOST_FAULTS}` });
}

/** Reports that a value is missing or wrong; `expected` finishes the sentence "must be …". */
export function mustBe(
  expected: string,
  value: unknown,
  at: string,
  faults: Fault[],
  range?: Fault["range"],
): void {
  const message =
    value === undefined ? `is missing; it must be ${expected}` : `must be ${expected}, not ${show(value)}`;
  report(faults, at, message, range);
}

/** Accepts text that matches the pattern; `expected` finishes the sentence "must be …". */
export function text(pattern: RegExp, expected: string): Check {
  return (value, at, faults) =>
    typeof value === "string" && pattern.test(value) ? value : mustBe(expected, value, at, faults);
}

/** Accepts what the spec accepts, and `undefined`. */
export const optional =
  (spec: Spec): Check =>
  (value, at, faults, siblings) =>
    value === undefined ? undefined : inspect(spec, value, at, faults, siblings);

const wholeNumber = (least: number | string, most: number | string): string =>
  least === most ? `${most}` : `a whole number from ${least} to ${most}`;

/** Accepts a whole number in a range, both ends included. */
export function whole(least: number, most: number): Check {
  return (value, at, faults) =>
    isWhole(value, least, most)
      ? // Adding 0 turns -0, which JSON can hold, into 0.
        value + 0
      : mustBe(wholeNumber(least, most), value, at, faults, [least, most]);
}

/** Accepts an object with these fields, or null. */
export function nullable(fields: Fields): Check {
  return (value, at, faults) =>
    value === null ? null : inspectFields(fields, value, at, faults, ", or null");
}

/**
 * Adds a rule to a spec: `rule` returns `undefined` if a valid value fits the fields before it, otherwise the
 * end of the sentence "must be …", or a fault of a part, whose `at` is added to the value's path.
 */
export const refine =
  <Data>(spec: Spec, rule: (before: Partial<Data>, value: unknown) => string | Fault | undefined): Check =>
  (value, at, faults, before) => {
    const valid = inspect(spec, value, at, faults, before);
    const wrong = valid === undefined ? undefined : rule(before as Partial<Data>, valid);
    if (wrong === undefined) return valid;
    if (typeof wrong === "string") return mustBe(wrong, value, at, faults);
    return report(faults, at + wrong.at, wrong.message);
  };

/** What the fields of an object must be. */
export type Fields = { readonly [field: string]: Spec };

/**
 * What data must be. A string lists words, as in `light|dark`: the words `null`, `true` and `false` mean
 * these values, and `3..15` means a whole number in that range. A function checks the value itself. An array
 * `[entry, least, most]` stands for a list of `least` to `most` such entries, and {@link Fields} for an
 * object.
 */
export type Spec = string | Check | readonly [entry: Spec, least: number, most: number] | Fields;

const quoted = (word: string): string => (/^(null|true|false)$/.test(word) ? word : `"${word}"`);

/** Writes a spec of words for people. */
const inWords = (spec: string): string =>
  spec
    .split("|")
    .map((word) => {
      const [least, most] = word.split("..");
      return most ? wholeNumber(least as string, most) : quoted(word);
    })
    .join(" or ");

/**
 * Checks a value against a spec, adds all its faults to `faults`, and reads every field once. Returns a plain
 * copy: for an object its valid fields, for anything else the whole value or `undefined`.
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
    let range: Fault["range"];
    const valid = spec.split("|").some((word) => {
      const [least, most] = word.split("..");
      if (!most) return quoted(word) === show(value);
      range = [Number(least), Number(most)];
      return isWhole(value, ...range);
    });
    // Turn -0 into 0, because -0 is compared and printed differently.
    return valid ? (value === 0 ? 0 : value) : mustBe(inWords(spec), value, at, faults, range);
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

/** Whether the spec accepts null as a value. If not, a null field counts as absent. */
export function takesNull(spec: Spec): boolean {
  return inspect(spec, null, "", []) === null;
}

/**
 * Does what {@link inspect} does, for an object. A null field counts as absent unless its spec accepts null.
 *
 * @param also - The end of the sentence "must be an object with …", if the value may be something else too.
 * The sentence then also says what the fields must be.
 */
export function inspectFields(
  fields: Fields,
  value: unknown,
  at: string,
  faults: Fault[],
  also = "",
): unknown {
  if (!isRecord(value)) {
    const names = Object.entries(fields)
      .map(([name, spec]) => (also && typeof spec === "string" ? `${name} (${inWords(spec)})` : name))
      .join(", ")
      .replace(/, ([^,]+)$/, " and $1");
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
