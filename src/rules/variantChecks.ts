/** Variant data from outside, checked field by field: for `defineVariant` and for everything that reads text or JSON. */

import { type Fields, inspectFields, type Spec, takesNull } from "../base/checks.ts";
import { equals, isRecord, show } from "../base/data.ts";
import { type Fault, VariantError } from "../base/errors.ts";
import { readJson } from "../base/input.ts";
import type { Variants } from "./variants.ts";

/** Variants whose data was checked, so that it need not be checked again. */
const checked = /* @__PURE__ */ new WeakSet<object>();

/** The variant in any form, a name, a built-in with changes or data, checked; throws `VariantError` with every fault. */
export function checkVariant<Variant extends { readonly name: string }>(
  variants: Variants<Variant>,
  fields: Fields,
  source: unknown,
): Variant {
  if (typeof source === "string") return variants.named(source);
  const before = variants.recall(source);
  if (before !== undefined && checked.has(before)) return before;
  const data = isRecord(source) ? unfold(variants, fields, source) : source;
  const faults: Fault[] = [];
  const copy = inspectFields(fields, data, "", faults);
  if (faults.length > 0) throw new VariantError("bad-variant", faults);
  const variant = variants.adopt(copy as Variant);
  checked.add(variant);
  return variant;
}

/** A base and its changes as full data; other data as it is. */
function unfold<Variant extends { readonly name: string }>(
  variants: Variants<Variant>,
  fields: Fields,
  source: Readonly<Record<string, unknown>>,
): object {
  if (Object.hasOwn(source, "base")) {
    const { base, ...changes } = source;
    return changeVariant(variants, fields, variants.named(base, "base"), changes);
  }
  if (Object.hasOwn(source, "variant"))
    refuse(`is a name or data: pass ${show(source["variant"])} itself, not an object that holds it`);
  return source;
}

/**
 * The data of a base with changes. Fields that are `undefined` count as absent, and so does null where it is no value of the
 * field.
 */
function changeVariant<Variant extends { readonly name: string }>(
  { builtIns }: Variants<Variant>,
  fields: Fields,
  base: Variant,
  changes: object,
): Variant {
  const present = Object.entries(changes).filter(
    ([field, value]) =>
      value !== undefined &&
      (value !== null || (Object.hasOwn(fields, field) && takesNull(fields[field] as Spec))),
  );
  const changed = { ...base, ...Object.fromEntries(present) };
  const { name } = changed;
  const isTaken =
    typeof name === "string" &&
    name !== base.name &&
    Object.hasOwn(builtIns, name) &&
    !equals(builtIns[name], changed);
  if (isTaken)
    refuse(`must not be ${show(name)}, which is another built-in variant; choose another name`, "name");
  return changed;
}

/**
 * A base with some fields changed, checked as a whole; what is left out keeps the base's value. Only a built-in may be
 * changed and keep its name, since games store what differs: two games of one's own need two names.
 */
export function changed<Variant extends { readonly name: string }>(
  variants: Variants<Variant>,
  fields: Fields,
  base: unknown,
  changes: object,
): Variant {
  if (!isRecord(changes))
    refuse(`cannot be changed by ${show(changes)}; pass an object with the fields to change`);
  const variant = checkVariant(variants, fields, base);
  const result = checkVariant(variants, fields, changeVariant(variants, fields, variant, changes));
  const { name } = variant;
  if (result !== variant && result.name === name && !Object.hasOwn(variants.builtIns, name))
    refuse(`must differ from ${show(name)}: the rules have changed`, "name");
  return result;
}

/** A variant from JSON text, or from the object that the text stands for. */
export function parsed<Variant extends { readonly name: string }>(
  variants: Variants<Variant>,
  fields: Fields,
  json: unknown,
): Variant {
  const data = readJson(json);
  // A name is what a game stores, but no variant data.
  if (typeof data === "string") refuse(`must be an object, not only the name ${show(data)}`);
  return checkVariant(variants, fields, data);
}

function refuse(message: string, at = ""): never {
  throw new VariantError("bad-variant", [{ at, message }]);
}
