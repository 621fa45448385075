/*
 * Finds the variants of a family, by a built-in's name or from data, and checks all data field by field. The
 * public functions are in `define.ts` of each family. Also says where the rules of a built-in come from; the
 * tables are in `builtIns.ts` of each family.
 */
import { type Fields, inspectFields, type Spec, takesNull } from "../base/checks.ts";
import { deepFreeze, equals, isRecord, show } from "../base/data.ts";
import { ArgumentError, type Fault, ParseError, VariantError } from "../base/errors.ts";
import { readJson } from "../base/input.ts";

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

/** A checked, frozen variant, and the frozen form in which games store it. */
interface Known<Variant, Stored> {
  readonly variant: Variant;
  readonly stored: Stored;
}

/** How many of the variants that were checked last are compared with data in a new object. */
const MOST_COMPARED = 32;

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
  /** All variants, by themselves and by what games store for them. */
  const known = new WeakMap<object, Known<Variant, Stored>>();
  /** The variants checked last: games from JSON have equal data in a new object every time. */
  let recent: readonly Known<Variant, Stored & object>[] = [];
  for (const variant of Object.values(builtIns))
    known.set(variant, { variant, stored: variant.name as Stored });

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
    // An extra field may be a change to null, which `equals` treats as absent.
    const { length } = Object.keys(source);
    const found =
      known.get(source) ??
      recent.find(({ stored }) => equals(stored, source) && Object.keys(stored).length === length);
    if (found !== undefined) return found.variant;
    if (Object.hasOwn(source, "base")) {
      const { base, ...changes } = source;
      return changed(named(base, "base"), changes);
    }
    if (Object.hasOwn(source, "variant"))
      refuseVariant(`is a name or data: pass ${show(source["variant"])} itself, not an object that holds it`);
    return check(source);
  }

  /** Returns the variant that equals the data. Data that equals no recent variant is checked field by field. */
  function check(data: Readonly<Record<string, unknown>>): Variant {
    const equal = equalTo(data);
    if (equal !== undefined) return equal;
    const faults: Fault[] = [];
    const copy = inspectFields(fields, data, "", faults) as Variant & Readonly<Record<string, unknown>>;
    if (faults.length > 0) throw new VariantError("bad-variant", faults);
    return equalTo(copy) ?? add(copy);
  }

  const equalTo = (data: Readonly<Record<string, unknown>>): Variant | undefined =>
    [builtIn(data["name"]), ...recent.map(({ variant }) => variant)].find((variant) => equals(variant, data));

  function add(checked: Variant): Variant {
    const base = builtIn(checked.name);
    const changes = Object.fromEntries(
      Object.entries(checked).filter(([field, value]) => !equals(base?.[field as "name"], value)),
    );
    // What a built-in with changes has in common with the built-in is shared, and so compared in no time.
    const variant = deepFreeze(base === undefined ? checked : { ...base, ...changes });
    const form: unknown = base === undefined ? variant : Object.freeze({ base: base.name, ...changes });
    const entry = { variant, stored: form as Stored & object };
    known.set(variant, entry).set(entry.stored, entry);
    recent = [entry, ...recent].slice(0, MOST_COMPARED);
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
    return check(data);
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

  const storedAs = (variant: Variant): Stored => (known.get(variant) as Known<Variant, Stored>).stored;

  return { find, change, storedAs };
}

/** Parses a variant's JSON. A game may store only a built-in's name, but a name is not variant data. */
export function variantData(json: unknown, builtIns: object): unknown {
  if (typeof json === "string" && Object.hasOwn(builtIns, json)) {
    const message = `${show(json)} is a built-in's name, not JSON: pass it to createGame as it is.`;
    throw new ParseError("not-json", "", message);
  }
  const data = readJson(json);
  if (typeof data === "string") refuseVariant(`must be an object, not only the name ${show(data)}`);
  return data;
}

/** Throws a `VariantError` with one fault. */
function refuseVariant(message: string, at = ""): never {
  throw new VariantError("bad-variant", [{ at, message }]);
}

/**
 * Returns the name of a variant or of a game's variant. A changed built-in has the built-in's name. Throws
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

/**
 * Where a value comes from. A list names the texts that have it: each entry is a tag of the rulebook's
 * `sources`, followed by the place in the text if the text has parts. A string is our reading: why we chose
 * the value, although no text has it.
 */
export type Origin = readonly string[] | string;

/** Where the values of a built-in come from. */
export interface Origins<Variant, Name extends string> {
  /** The built-in that it changes; null if it is defined by itself. */
  readonly base: Name | null;
  /** Whether the texts on the base describe this game too. */
  readonly sharesTexts?: true;
  /** The origin of every value that differs from the base, and of others that the game's own texts have. */
  readonly values: { readonly [Field in keyof Variant]?: Origin };
}

/** Returns where a value of a built-in comes from. */
export function originOf<Variant, Name extends string>(
  origins: Readonly<Record<Name, Origins<Variant, Name>>>,
  name: Name,
  field: keyof Variant,
): Origin {
  const { base, sharesTexts, values } = origins[name];
  const own = values[field];
  if (own !== undefined || base === null) return own ?? [];
  return sharesTexts ? originOf(origins, base, field) : `As in ${base}; we noted no text on it.`;
}
