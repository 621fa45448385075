/**
 * Variant data from outside, for any family of games: found by the name of a built-in, or checked, copied and frozen.
 * A family brings its built-ins and its check; `define.ts` of the family has the public functions.
 */
import { type Fault, VariantError } from "./errors.ts";
import { deepFreeze, isRecord, readJson, show } from "./schema.ts";

/** Checked, frozen data for what a game or a caller names as its variant: a name, data that came from here, other data. */
export type Find<Variant> = (source: unknown) => Variant;

/**
 * The way to the variants of a family, from its built-ins and the check of its data. What it finds is frozen and need not
 * be checked again. It throws {@link VariantError} where there is none.
 */
export function finder<Variant extends { readonly name: string }>(
  variants: Readonly<Record<string, Variant>>,
  faultsOf: (data: unknown) => readonly Fault[],
): Find<Variant> {
  const checked = new WeakSet<object>(Object.values(variants));
  const builtIn = (name: unknown): Variant | undefined =>
    typeof name === "string" && Object.hasOwn(variants, name) ? variants[name] : undefined;
  /** The last data that was checked; games read back from JSON bring the same data in a new object every time. */
  let lastText = "";
  let last: Variant;
  return (source) => {
    if (checked.has(source as object)) return source as Variant;
    const named = builtIn(source);
    if (named) return named;
    if (typeof source === "string") {
      const message = `${show(source)} is none of ${Object.keys(variants)}`;
      throw new VariantError("unknown-variant", [{ at: "", message }]);
    }
    const faults = [...faultsOf(source)];
    const sameName = builtIn(Object(source).name);
    // Only sound data is sure to have a text; no other is a built-in's.
    const text = faults.length > 0 ? "" : textOf(source);
    if (sameName && textOf(sameName) !== text) faults.push({ at: "name", message: "is a built-in's name" });
    refuse(faults);
    if (text !== lastText) {
      last = sameName ?? deepFreeze(JSON.parse(text) as Variant);
      checked.add(last);
      lastText = text;
    }
    return last;
  };
}

/** The same text for the same data, in whatever order its fields stand. */
function textOf(data: unknown): string {
  const fields: string[] = [];
  JSON.stringify(data, (field, value) => {
    fields.push(field);
    return value;
  });
  return JSON.stringify(data, fields.sort());
}

/** A base with some fields changed, checked as a whole; `undefined` keeps the base's value. */
export function changed<Variant>(find: Find<Variant>, base: unknown, changes: Partial<Variant>): Variant {
  if (!isRecord(changes))
    refuse([{ at: "", message: `the changes must be an object, not ${show(changes)}` }]);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return find({ ...find(base), ...Object.fromEntries(given) });
}

/** A variant from JSON text, or from the object that the text stands for. */
export function parsed<Variant>(find: Find<Variant>, json: unknown): Variant {
  const data = readJson(json);
  // A name is what a game stores, but no variant data.
  if (typeof data === "string") refuse([{ at: "", message: `must be an object, not ${show(data)}` }]);
  return find(data);
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new VariantError("bad-variant", faults);
}
