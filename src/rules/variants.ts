/**
 * The variants of a family: found by the name of a built-in, or made from data, which is taken on trust. Data from outside
 * is checked in `variantChecks.ts`, for `defineVariant` and the readers; `define.ts` of the family has the public functions.
 */

import { deepFreeze, equals, isAbsent, isRecord, plain, show } from "../base/data.ts";
import { ArgumentError, VariantError } from "../base/errors.ts";

/** A built-in variant with other values in some fields, as games store it. It keeps the built-in's name. */
export type Changed<Variant, Name extends string = string> = { readonly base: Name } & {
  readonly [Field in Exclude<keyof Variant, "name">]?: Variant[Field];
};

/** The variants of a family. What they return is frozen, and the same object for equal data. */
export interface Variants<Variant, Stored = unknown> {
  readonly builtIns: Readonly<Record<string, Variant>>;
  /** The built-in of a name that stands at `at`; throws `VariantError` if there is none. */
  named(name: unknown, at?: string): Variant;
  /**
   * The variant in any form, a name, a built-in with changes or data, with some changes. Values are taken on trust; throws
   * `VariantError` for an unknown name, and for data without a field or of a wrong size.
   */
  find(source: unknown, changes?: object | null): Variant;
  /** The variant that was found before as this object, or lately with equal data, also as games store it. */
  recall(source: unknown): Variant | undefined;
  /** The variant with this data, which nobody else may hold. */
  adopt(data: Variant): Variant;
  /** What games store for a variant that was found: a built-in's name, a built-in with changes, or the data as it is. */
  storedAs(variant: Variant): Stored;
}

/** How many variants are remembered that were found last. */
const MOST_REMEMBERED = 8;

/** Levels of lists and objects in variant data. */
const DEEPEST = 4;

/**
 * The variants of a family.
 *
 * @param fits - Whether sizes in the data are such that nothing takes too long; and its lists are lists.
 * @param otherGames - Where the games of the other family are, for whoever asks for one here.
 */
export function variantsOf<Variant extends { readonly name: string }, Stored>(
  builtIns: Readonly<Record<string, Variant>>,
  fits: (data: Variant) => boolean,
  otherGames: string,
): Variants<Variant, Stored> {
  /** Variants that were found, also by their short forms. */
  const known = new WeakMap<object, Variant>();
  const stored = new WeakMap<Variant, Stored>();
  /** The variants found last: games from JSON bring equal data in a new object every time. */
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
    const message = "must be a name, or data as defineVariant or parseVariant returns it";
    throw new VariantError("bad-variant", [{ at: "", message }]);
  }

  function recall(source: unknown): Variant | undefined {
    const before = known.get(source as object);
    if (before !== undefined || !isRecord(source)) return before;
    if (!Object.hasOwn(source, "base"))
      return [builtIn(source["name"]), ...recent].find((variant) => equals(variant, source));
    // A field more may be a change to null, which `equals` takes for an absent one.
    const { length } = Object.keys(source);
    return recent.find((variant) => {
      const form: unknown = storedAs(variant);
      return isRecord(form) && Object.keys(form).length === length && equals(form, source);
    });
  }

  function adopt(data: Variant): Variant {
    const variant = recall(data) ?? deepFreeze(data);
    known.set(variant, variant);
    recent = [variant, ...recent.filter((each) => each !== variant)].slice(0, MOST_REMEMBERED);
    return variant;
  }

  function storedAs(variant: Variant): Stored {
    const before = stored.get(variant);
    if (before !== undefined) return before;
    const { name } = variant;
    const base = builtIn(name);
    let form: unknown = base === variant ? name : variant;
    if (base !== undefined && base !== variant) {
      const differ = Object.entries(variant).filter(
        ([field, value]) => !equals(base[field as "name"], value),
      );
      form = Object.freeze({ base: name, ...Object.fromEntries(differ) });
      known.set(form as object, variant);
    }
    stored.set(variant, form as Stored);
    return form as Stored;
  }

  return { builtIns, named, find, recall, adopt, storedAs };
}

/** The name of a variant; throws `ArgumentError` for what has none. */
export function nameOfVariant(variant: { readonly name: string }): string {
  const { name } = Object(variant) as { readonly name?: unknown };
  if (typeof name !== "string")
    throw new ArgumentError("variant", `variant must be the data of a variant, not ${show(variant)}.`);
  return name;
}
