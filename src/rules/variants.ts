/**
 * Variant data from outside, for any family of games: found by the name of a built-in, or checked, copied and frozen.
 * A family brings its built-ins and what its data must be; `define.ts` of the family has the public functions.
 */

import { type Fields, inspectFields, type Spec, takesNull } from "../base/checks.ts";
import { deepFreeze, equals, isRecord, show } from "../base/data.ts";
import { ArgumentError, type Fault, VariantError } from "../base/errors.ts";
import { readJson } from "../base/input.ts";

/** Checked, frozen data for a variant in any form: a name, a built-in with changes, data. */
export type Find<Variant> = (source: unknown) => Variant;

/** A built-in variant with other values in some fields, as games store it. It keeps the built-in's name. */
export type Changed<Variant, Name extends string = string> = { readonly base: Name } & {
  readonly [Field in Exclude<keyof Variant, "name">]?: Variant[Field];
};

/** The built-in variants of a family by their names. */
type BuiltIns<Variant> = Readonly<Record<string, Variant>>;

/** How many variants are remembered that were found last. */
const MOST_REMEMBERED = 8;

/**
 * The way to the variants of a family, from its built-ins and what its data must be. What it finds is frozen and need not
 * be checked again. It throws `VariantError` if there is none.
 *
 * @param other - The other family's built-ins, and where they are, for whoever asks for one here.
 */
export function finder<Variant extends { readonly name: string }>(
  variants: BuiltIns<Variant>,
  fields: Fields,
  other: { readonly names: string; readonly entry: string },
): Find<Variant> {
  const builtIns = new Map<unknown, Variant>(Object.entries(variants));
  /** Variants that were found, and their short forms, so that none of these is checked twice. */
  const known = new WeakMap<object, Variant>(Array.from(builtIns.values(), (variant) => [variant, variant]));
  /**
   * The variants found last, the latest first: games read from JSON bring equal data in a new object every time. With this list
   * such a game is read in 5 microseconds, without it in 185.
   */
  let recent: readonly Variant[] = [];

  function named(name: unknown, at: string): Variant {
    const variant = builtIns.get(name);
    if (variant !== undefined) return variant;
    const isOther = typeof name === "string" && other.names.split(" ").includes(name);
    const message = isOther
      ? `${show(name)} is a game of ${other.entry}; use that entry point`
      : `${show(name)} is unknown; choose one of ${Object.keys(variants).join(", ")}`;
    throw new VariantError("unknown-variant", [{ at, message }]);
  }

  function check(source: unknown): Variant {
    const faults: Fault[] = [];
    const data = isRecord(source) ? unfolded(source) : source;
    const copy = inspectFields(fields, data, "", faults) as Variant;
    if (faults.length > 0) throw new VariantError("bad-variant", faults);
    const sameName = builtIns.get(copy.name);
    return sameName && equals(sameName, copy) ? sameName : deepFreeze(copy);
  }

  /** A base and its changes as full data; other data as it is. */
  function unfolded(source: Readonly<Record<string, unknown>>): object {
    if (Object.hasOwn(source, "base")) {
      const { base, ...changes } = source;
      const changing = given(fields, changes);
      refuseName(variants, named(base, "base"), changing);
      return { ...named(base, "base"), ...changing };
    }
    if (Object.hasOwn(source, "variant"))
      refuse(`is a name or data: pass ${show(source["variant"])} itself, not an object that holds it`);
    return source;
  }

  /** The same variant in an earlier object, or this. */
  const fresh = (checked: Variant): Variant => recent.find((variant) => equals(variant, checked)) ?? checked;

  const isRecent = (variant: Variant, source: unknown): boolean =>
    equals(variant, source) || equals(storedBy(variants, variant), source);

  return (source) => {
    const before = known.get(source as object);
    if (before !== undefined) return before;
    if (typeof source === "string") return named(source, "");
    const found = recent.find((variant) => isRecent(variant, source)) ?? fresh(check(source));
    if (found !== recent[0]) {
      const stored = storedBy(variants, found);
      if (typeof stored === "object") known.set(found, found).set(stored, found);
      recent = [found, ...recent.filter((variant) => variant !== found)].slice(0, MOST_REMEMBERED);
    }
    return found;
  };
}

/** By variant with a built-in's name and other data: the short form that its games share. */
const shortForms = /* @__PURE__ */ new WeakMap<object, object>();

/**
 * What games store for a variant that was found: the name of a built-in; of data with a built-in's name, that name and the
 * fields that differ; other data as it is.
 */
export function storedBy<Variant extends { readonly name: string }, Name extends string>(
  variants: { readonly [Each in Name]: Variant },
  variant: Variant,
): Name | Changed<Variant, Name> | Variant {
  const name = variant.name as Name;
  const base = Object.hasOwn(variants, name) ? variants[name] : undefined;
  if (base === undefined) return variant;
  if (base === variant) return name;
  let stored = shortForms.get(variant);
  if (stored === undefined) {
    const differ = Object.entries(variant).filter(
      ([field, value]) => !equals(base[field as keyof Variant], value),
    );
    stored = Object.freeze({ base: name, ...Object.fromEntries(differ) });
    shortForms.set(variant, stored);
  }
  return stored as Changed<Variant, Name>;
}

/** What some changes change: not the fields that are `undefined`, nor those that are null where null is no value of theirs. */
const given = (fields: Fields, changes: object): object =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) =>
        value !== undefined &&
        (value !== null || (Object.hasOwn(fields, field) && takesNull(fields[field] as Spec))),
    ),
  );

/**
 * A base with some fields changed, checked as a whole; what is left out keeps the base's value. Only a built-in may be changed and
 * keep its name, since games store what differs: two games of one's own need two names.
 */
export function changed<Variant extends { readonly name: string }>(
  find: Find<Variant>,
  variants: BuiltIns<Variant>,
  fields: Fields,
  base: unknown,
  changes: object,
): Variant {
  if (!isRecord(changes))
    refuse(`cannot be changed by ${show(changes)}; pass an object with the fields to change`);
  const changing = given(fields, changes);
  const variant = find(base);
  if (Object.keys(changing).length === 0) return variant;
  refuseName(variants, variant, changing);
  const result = find({ ...variant, ...changing });
  const { name } = variant;
  if (result === variant || result.name !== name || Object.hasOwn(variants, name)) return result;
  const message = `must differ from ${show(name)}: the rules have changed`;
  throw new VariantError("bad-variant", [{ at: "name", message }]);
}

/** A variant from JSON text, or from the object that the text stands for. */
export function parsed<Variant>(find: Find<Variant>, json: unknown): Variant {
  const data = readJson(json);
  // A name is what a game stores, but no variant data.
  if (typeof data === "string") refuse(`must be an object, not only the name ${show(data)}`);
  return find(data);
}

/** Refuses changes that give a variant the name of another built-in, unless they make it that one. */
function refuseName(variants: BuiltIns<unknown>, base: { readonly name: string }, changing: object): void {
  const { name } = changing as { readonly name?: unknown };
  if (name === base.name || typeof name !== "string" || !Object.hasOwn(variants, name)) return;
  if (equals(variants[name], { ...base, ...changing })) return;
  const message = `must not be ${show(name)}, which is another built-in variant; choose another name`;
  throw new VariantError("bad-variant", [{ at: "name", message }]);
}

function refuse(message: string): never {
  throw new VariantError("bad-variant", [{ at: "", message }]);
}

/** The name of a variant; throws `ArgumentError` for what has none. */
export function nameOfVariant(variant: { readonly name: string }): string {
  const { name } = Object(variant) as { readonly name?: unknown };
  if (typeof name !== "string")
    throw new ArgumentError("variant", `variant must be the data of a variant, not ${show(variant)}.`);
  return name;
}
