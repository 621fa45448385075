/**
 * Variant data from outside, for any family of games: found by the name of a built-in, or checked, copied and frozen.
 * A family brings its built-ins and what its data must be; `define.ts` of the family has the public functions.
 */
import { type Fault, VariantError } from "./errors.ts";
import {
  deepFreeze,
  equals,
  type Fields,
  inspectFields,
  isRecord,
  readJson,
  report,
  show,
} from "./schema.ts";

/** Checked, frozen data for what a game or a caller names as its variant: a name, data that came from here, other data. */
export type Find<Variant> = (source: unknown) => Variant;

/** How many variants are remembered that were found last. */
const MOST_REMEMBERED = 8;

/**
 * The way to the variants of a family, from its built-ins and what its data must be. What it finds is frozen and need not
 * be checked again. It throws {@link VariantError} if there is none.
 *
 * @param later - What the fields mean that were added to the data later, for data stored before.
 */
export function finder<Variant extends { readonly name: string }>(
  variants: Readonly<Record<string, Variant>>,
  fields: Fields,
  later: Partial<NoInfer<Variant>> = {},
): Find<Variant> {
  const builtIns = new Map<unknown, Variant>(Object.entries(variants));
  const checked = new WeakSet<object>(builtIns.values());
  /** The variants found last, the latest first: games read from JSON bring equal data in a new object every time. */
  let recent: readonly Variant[] = [];

  function check(source: unknown): Variant {
    const faults: Fault[] = [];
    const copy = inspectFields(fields, source, "", faults, "", later) as Variant | undefined;
    const sameName = builtIns.get(copy?.name);
    if (sameName && !equals(sameName, copy))
      report(faults, "name", "is the name of a built-in variant with other data; choose another name");
    if (faults.length > 0) throw new VariantError("bad-variant", faults);
    return sameName ?? deepFreeze(copy as Variant);
  }

  return (source) => {
    if (checked.has(source as object)) return source as Variant;
    if (typeof source === "string") {
      const named = builtIns.get(source);
      if (named) return named;
      const message = `${show(source)} is unknown; choose one of ${Object.keys(variants).join(", ")}`;
      throw new VariantError("unknown-variant", [{ at: "", message }]);
    }
    const found = recent.find((variant) => equals(variant, source, later)) ?? check(source);
    if (found !== recent[0]) {
      checked.add(found);
      recent = [found, ...recent.filter((variant) => variant !== found)].slice(0, MOST_REMEMBERED);
    }
    return found;
  };
}

/** A base with some fields changed, checked as a whole; `undefined` keeps the base's value. */
export function changed<Variant>(find: Find<Variant>, base: unknown, changes: object): Variant {
  if (!isRecord(changes))
    refuse(`cannot be changed by ${show(changes)}; pass an object with the fields to change`);
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return find({ ...find(base), ...Object.fromEntries(given) });
}

/** A variant from JSON text, or from the object that the text stands for. */
export function parsed<Variant>(find: Find<Variant>, json: unknown): Variant {
  const data = readJson(json);
  // A name is what a game stores, but no variant data.
  if (typeof data === "string") refuse(`must be an object, not only the name ${show(data)}`);
  return find(data);
}

function refuse(message: string): void {
  throw new VariantError("bad-variant", [{ at: "", message }]);
}
