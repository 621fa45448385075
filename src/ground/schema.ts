/**
 * Checks of data from outside, built from small parts: a check looks at one value and adds a {@link Fault} for
 * everything that is wrong with it. Reading JSON text and freezing what was read live here too. Knows no game.
 */
import { type Fault, ParseError } from "./errors.ts";

/** Looks at `value`, found at path `at`, and adds what is wrong with it to `faults`. */
export type Check = (value: unknown, at: string, faults: Fault[]) => void;

/** JSON text longer than this, in UTF-16 units, is refused unread. */
const LONGEST_JSON = 1_000_000;

/** True for anything with fields that is not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object(value) === value && !Array.isArray(value);
}

/** A value in few words, for messages: never long, never calls into the value. */
export function show(value: unknown): string {
  if (Object(value) === value) return Array.isArray(value) ? "a list" : "an object";
  const text = String(value).slice(0, 24);
  return typeof value === "string" ? `"${text}"` : text;
}

/** True for a whole number of the range, both ends included. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Text that matches the pattern; `what` finishes the sentence "must be …". */
export function text(pattern: RegExp, what: string): Check {
  return (value, at, faults) => {
    if (typeof value === "string" && pattern.test(value)) return;
    faults.push({ at, message: `must be ${what}, not ${show(value)}` });
  };
}

/**
 * What data must be, written as data: words of which the value is one (`light|dark`, with `null`, `true` and `false` for
 * themselves and `3..15` for whole numbers of that range), a pattern for text, an object of its fields, a list with its entry
 * and how many there may be, or a check.
 */
export type Spec =
  | string
  | RegExp
  | Check
  | readonly [entry: Spec, least: number, most: number]
  | { readonly [field: string]: Spec };

/** Adds to `faults` everything in which a value differs from what it must be. */
export function inspect(spec: Spec, value: unknown, at: string, faults: Fault[]): void {
  const fault = (right: string): void => {
    faults.push({ at, message: `must be ${right}, not ${show(value)}` });
  };
  if (typeof spec === "function") spec(value, at, faults);
  else if (typeof spec === "string") {
    if (!spec.split("|").some((word) => fits(word, value))) fault(spec);
  } else if (spec instanceof RegExp) {
    if (typeof value !== "string" || !spec.test(value)) fault(`${spec}`);
  } else if (Array.isArray(spec)) {
    const [entry, least, most] = spec;
    if (!Array.isArray(value) || !isWhole(value.length, least, most)) fault(`a list of ${least}..${most}`);
    else for (let i = 0; i < value.length; i++) inspect(entry, value[i], `${at}[${i}]`, faults);
  } else if (isRecord(value)) {
    const fields = spec as { readonly [field: string]: Spec };
    // What would be left of it as JSON: no inherited fields.
    const own = { ...value };
    for (const field of Object.keys({ ...fields, ...own })) {
      const path = (at && `${at}.`) + field.slice(0, 40);
      if (Object.hasOwn(fields, field)) inspect(fields[field] as Spec, own[field], path, faults);
      else if (own[field] !== undefined) faults.push({ at: path, message: "is unknown" });
    }
  } else fault("an object");
}

const literals: Readonly<Record<string, unknown>> = { null: null, true: true, false: false };

function fits(word: string, value: unknown): boolean {
  const [least, most] = word.split("..").map(Number) as [number, number?];
  if (most !== undefined) return isWhole(value, least, most);
  return value === (word in literals ? literals[word] : word);
}

/** JSON text as data; data that is an object already passes as it is, since requests often arrive parsed. */
export function readJson(json: unknown): unknown {
  if (isRecord(json)) return json;
  if (typeof json !== "string")
    throw new ParseError("not-text", "", `Pass JSON text or the object it stands for, not ${show(json)}.`);
  if (json.length > LONGEST_JSON) {
    throw new ParseError(
      "too-long",
      LONGEST_JSON,
      `This JSON has ${json.length} characters; more than ${LONGEST_JSON} are refused.`,
    );
  }
  try {
    return JSON.parse(json);
  } catch {
    throw new ParseError("not-json", "", `${show(json)} is not JSON.`);
  }
}

/** Freezes plain data all the way down and returns it. */
export function deepFreeze<Data>(data: Data): Data {
  if (!Object.isFrozen(data)) Object.values(Object.freeze(data) as object).forEach(deepFreeze);
  return data;
}
