/*
 * Finds the variants of a family, by a built-in's name or from data, and checks all data field by field. The
 * public functions are in `define.ts` of each family.
 */

import { type Fields, inspectFields, type Spec, takesNull } from "../base/checks.ts";
import { deepFreeze, equals, isRecord, show } from "../base/data.ts";
import { ArgumentError, type Fault, VariantError } from "../base/errors.ts";

/**
 * The variants of a family. The functions return checked, frozen variants, and the same object for equal data;
 * they throw `VariantError` with every fault.
 */
export interface Variants<Variant, Stored = unknown> {
  /** Returns a variant from a name, a built-in with changes, or data. */
  find(source: unknown): Variant;
  /**
   * Applies changes to a variant, and checks the result as a whole. Ignores `undefined`, and null in a field
   * that cannot be null. A changed built-in may keep its name, because games store the difference. A changed
   * variant of your own needs a new name.
   */
  change(source: unknown, changes: unknown): Variant;
  /**
   * Returns what games store for a variant: a built-in's name, a built-in with changes, or the data itself.
   */
  storedAs(variant: Variant): Stored;
}

/** How many variants to remember: those found most recently. */
const MOST_REMEMBERED = 8;

/**
 * Makes the {@link Variants} of a family.
 *
 * @param fields - What each field of a variant must be.
 * @param otherGames - The end of the error for an unknown name, which says where the other family's games
 * are.
 */
export function variantsOf<Variant extends { readonly name: string }, Stored>(
  builtIns: Readonly<Record<string, Variant>>,
  fields: Fields,
  otherGames: string,
): Variants<Variant, Stored> {
  /** Variants found before, by their data and by the form that games store. */
  const variants = new WeakMap<object, Variant>();
  const stored = new WeakMap<Variant, Stored>();
  /** The variants found last: games from JSON have equal data in a new object every time. */
  let recent: readonly Variant[] = [];

  const builtIn = (name: unknown): Variant | undefined =>
    typeof name === "string" && Object.hasOwn(builtIns, name) ? builtIns[name] : undefined;

  function named(name: unknown, at = ""): Variant {
    const variant = builtIn(name);
    if (variant !== undefined) return variant;
    const names = Object.keys(builtIns).join(", ");
    const message = `${show(name)} is unknown; choose one of ${names}; ${otherGames}`;
    throw new VariantError("unknown-variant", [{ at, message }]);
  }

  function find(source: unknown): Variant {
    if (typeof source === "string") return named(source);
    if (!isRecord(source)) refuseVariant(`must be a name or data, not ${show(source)}`);
    const known = recall(source);
    if (known !== undefined) return known;
    if (Object.hasOwn(source, "base")) {
      const { base, ...changes } = source;
      return changed(named(base, "base"), changes);
    }
    if (Object.hasOwn(source, "variant"))
      refuseVariant(`is a name or data: pass ${show(source["variant"])} itself, not an object that holds it`);
    return check(source);
  }

  /** Returns the variant already found for this object, or a recent one with equal data or stored form. */
  function recall(source: Readonly<Record<string, unknown>>): Variant | undefined {
    const known = variants.get(source);
    if (known !== undefined) return known;
    if (!Object.hasOwn(source, "base"))
      return [builtIn(source["name"]), ...recent].find((variant) => equals(variant, source));
    // An extra field may be a change to null, which `equals` treats as absent.
    const { length } = Object.keys(source);
    return recent.find((variant) => {
      const form: unknown = storedAs(variant);
      return isRecord(form) && Object.keys(form).length === length && equals(form, source);
    });
  }

  function check(data: unknown): Variant {
    const faults: Fault[] = [];
    const copy = inspectFields(fields, data, "", faults) as Variant & Readonly<Record<string, unknown>>;
    if (faults.length > 0) throw new VariantError("bad-variant", faults);
    const variant = recall(copy) ?? deepFreeze(copy);
    variants.set(variant, variant);
    recent = [variant, ...recent.filter((other) => other !== variant)].slice(0, MOST_REMEMBERED);
    return variant;
  }

  function changed(base: Variant, changes: object): Variant {
    const present = Object.entries(changes).filter(
      ([field, value]) =>
        value !== undefined &&
        (value !== null || (Object.hasOwn(fields, field) && takesNull(fields[field] as Spec))),
    );
    const data = { ...base, ...Object.fromEntries(present) };
    const { name } = data;
    const other = name === base.name ? undefined : builtIn(name);
    if (other !== undefined && !equals(other, data))
      refuseVariant(
        `must not be ${show(name)}, which is another built-in variant; choose another name`,
        "name",
      );
    return recall(data) ?? check(data);
  }

  function change(source: unknown, changes: unknown): Variant {
    if (!isRecord(changes))
      refuseVariant(`cannot be changed by ${show(changes)}; pass an object with the fields to change`);
    const variant = find(source);
    const result = changed(variant, changes);
    if (result !== variant && result.name === variant.name && builtIn(variant.name) === undefined)
      refuseVariant(`must differ from ${show(variant.name)}: the rules have changed`, "name");
    return result;
  }

  function storedAs(variant: Variant): Stored {
    const known = stored.get(variant);
    if (known !== undefined) return known;
    const { name } = variant;
    const base = builtIn(name);
    let form: unknown = base === variant ? name : variant;
    if (base !== undefined && base !== variant) {
      const differ = Object.entries(variant).filter(
        ([field, value]) => !equals(base[field as "name"], value),
      );
      form = Object.freeze({ base: name, ...Object.fromEntries(differ) });
      variants.set(form as object, variant);
    }
    stored.set(variant, form as Stored);
    return form as Stored;
  }

  return { find, change, storedAs };
}

/** Throws a `VariantError` with one fault. */
export function refuseVariant(message: string, at = ""): never {
  throw new VariantError("bad-variant", [{ at, message }]);
}

/**
 * Returns the name of a variant, of a game's variant, or of the built-in of which it is a changed form; throws
 * `ArgumentError` for anything else.
 */
export function nameOfVariant(source: unknown): string {
  const { variant = source } = Object(source) as { readonly variant?: unknown };
  const { base, name = base ?? variant } = Object(variant) as {
    readonly base?: unknown;
    readonly name?: unknown;
  };
  if (typeof name === "string") return name;
  throw new ArgumentError("source", `source must be a game, a variant or its name, not ${show(source)}.`);
}
