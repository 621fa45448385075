/**
 * Variant data from outside, for any family of games: found by the name of a built-in, or checked, copied and frozen.
 * A family brings its built-ins, its checks and its fields; `define.ts` of the family has the public functions.
 */
import { type Fault, VariantError } from "./errors.ts";
import { deepFreeze, isRecord, readJson, show } from "./schema.ts";

/** What a family says about its variants. */
export interface Family<Name extends string, Variant extends { readonly name: string }> {
  /** The built-ins by name, frozen. */
  readonly variants: { readonly [Key in Name]: Variant };
  /** Everything that is wrong with variant data, in the order of the fields. */
  readonly faults: (data: unknown) => readonly Fault[];
}

/** Checked, frozen data for what a game or a caller names as its variant: a name, data that came from here, other data. */
export type Find<Variant> = (source: unknown) => Variant;

/** The way to the variants of a family; throws {@link VariantError} where there is none. */
export function finder<Name extends string, Variant extends { readonly name: string }>(
  family: Family<Name, Variant>,
): Find<Variant> {
  const { variants, faults: faultsOf } = family;
  /** Data that was checked, copied and frozen here, so that it need not be checked again. */
  const checked = new WeakSet<object>();
  /** The last data that was checked; games read back from JSON bring the same data in a new object every time. */
  let last: { readonly text: string; readonly variant: Variant } | undefined;

  const isName = (name: unknown): name is Name => typeof name === "string" && Object.hasOwn(variants, name);

  function find(source: unknown): Variant {
    if (isName(source)) return variants[source];
    if (typeof source === "string") {
      const message = `${show(source)} is no built-in variant; use one of ${Object.keys(variants).join(", ")}, or data`;
      throw new VariantError("unknown-variant", [{ at: "", message }]);
    }
    return checked.has(source as object) ? (source as Variant) : checkedCopy(source);
  }

  function checkedCopy(source: unknown): Variant {
    refuse(faultsOf(source));
    const text = textOf(source);
    if (text !== last?.text) {
      const copy = JSON.parse(JSON.stringify(source)) as Variant;
      const variant = isName(copy.name) ? builtIn(copy.name, text) : deepFreeze(copy);
      checked.add(variant);
      last = { text, variant };
    }
    return last.variant;
  }

  function builtIn(name: Name, text: string): Variant {
    if (textOf(variants[name]) !== text) {
      refuse([
        { at: "name", message: `"${name}" is a built-in variant with other values; choose another name` },
      ]);
    }
    return variants[name];
  }

  return find;
}

/** The same text for the same data, in whatever order its fields stand. */
function textOf(data: unknown): string {
  return JSON.stringify(data, (_, value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
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
