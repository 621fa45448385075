/**
 * Finds the variants of a family, by a built-in's name or from data that is assumed to be valid.
 * `variantChecks.ts` checks untrusted data; the public functions are in `define.ts` of each family.
 */

import { deepFreeze, equals, isAbsent, isRecord, plain, show } from "../base/data.ts";
import { ArgumentError, VariantError } from "../base/errors.ts";

/** A built-in variant with some changed fields, as games store it. It keeps the built-in's name. */
export type Changed<Variant, Name extends string = string> = { readonly base: Name } & {
  readonly [Field in Exclude<keyof Variant, "name">]?: Variant[Field];
};

/** The variants of a family. The functions return frozen variants, and the same object for equal data. */
export interface Variants<Variant, Stored = unknown> {
  readonly builtIns: Readonly<Record<string, Variant>>;
  /** Returns the built-in with a name; if there is none, throws `VariantError` with the path `at`. */
  named(name: unknown, at?: string): Variant;
  /**
   * Returns a variant from a name, a built-in with changes, or data, with further changes applied. Does not
   * check values; throws `VariantError` for an unknown name, a missing field or a wrong size.
   */
  find(source: unknown, changes?: object | null): Variant;
  /** Returns the variant already found for this object, or a recent one with equal data or stored form. */
  recall(source: unknown): Variant | undefined;
  /** Freezes data that no other code refers to, and returns its variant. */
  adopt(data: Variant): Variant;
  /**
   * Returns what games store for a variant: a built-in's name, a built-in with changes, or the data itself.
   */
  storedAs(variant: Variant): Stored;
}

/** How many variants to remember: those found most recently. */
const MOST_REMEMBERED = 8;

/** Variant data nests lists and objects at most this deep. */
const DEEPEST = 4;

/**
 * Makes the {@link Variants} of a family.
 *
 * @param fits - Whether the fields that should be lists are lists, and no list is so long that work on it
 * takes too long.
 * @param otherGames - The end of the error for an unknown name, which says where the other family's games
 * are.
 */
export function variantsOf<Variant extends { readonly name: string }, Stored>(
  builtIns: Readonly<Record<string, Variant>>,
  fits: (data: Variant) => boolean,
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

  function find(source: unknown, changes?: object | null): Variant {
    const variant = typeof source === "string" ? named(source) : (recall(source) ?? read(source));
    if (isAbsent(changes)) return variant;
    const changing = (plain(changes, DEEPEST) ?? {}) as object;
    return Object.keys(changing).length === 0 ? variant : trust({ ...variant, ...changing });
  }

  function read(source: unknown): Variant {
    if (!isRecord(source)) return trust(source);
    const { base, ...changes } = source;
    return Object.hasOwn(source, "base") ? find(named(base, "base"), changes) : trust(plain(source, DEEPEST));
  }

  function trust(data: unknown): Variant {
    const fields = Object.keys(Object.values(builtIns)[0] as Variant);
    const isComplete = isRecord(data) && fields.every((field) => data[field] !== undefined);
    if (isComplete && typeof data["name"] === "string" && fits(data as Variant))
      return adopt(data as Variant);
    const message = "must be a name, or valid data: defineVariant and parseVariant name each fault";
    throw new VariantError("bad-variant", [{ at: "", message }]);
  }

  function recall(source: unknown): Variant | undefined {
    const known = variants.get(source as object);
    if (known !== undefined || !isRecord(source)) return known;
    if (!Object.hasOwn(source, "base"))
      return [builtIn(source["name"]), ...recent].find((variant) => equals(variant, source));
    // An extra field may be a change to null, which `equals` treats as absent.
    const { length } = Object.keys(source);
    return recent.find((variant) => {
      const form: unknown = storedAs(variant);
      return isRecord(form) && Object.keys(form).length === length && equals(form, source);
    });
  }

  function adopt(data: Variant): Variant {
    const variant = recall(data) ?? deepFreeze(data);
    variants.set(variant, variant);
    recent = [variant, ...recent.filter((other) => other !== variant)].slice(0, MOST_REMEMBERED);
    return variant;
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

  return { builtIns, named, find, recall, adopt, storedAs };
}

/** Returns a variant's name; throws `ArgumentError` if it has none. */
export function nameOfVariant(variant: { readonly name: string }): string {
  const { name } = Object(variant) as { readonly name?: unknown };
  if (typeof name !== "string")
    throw new ArgumentError("variant", `variant must be the data of a variant, not ${show(variant)}.`);
  return name;
}
