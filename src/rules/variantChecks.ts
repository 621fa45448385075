/** Checks untrusted variant data, field by field, for `defineVariant` and all readers of text or JSON. */

import { type Fields, inspectFields, type Spec, takesNull } from "../base/checks.ts";
import { equals, isRecord, show } from "../base/data.ts";
import { type Fault, VariantError } from "../base/errors.ts";
import { readJson } from "../base/input.ts";
import type { Variants } from "./variants.ts";

/** Variants whose data has been checked. */
const checked = /* @__PURE__ */ new WeakSet<object>();

/** Checks a variant (a name, a built-in with changes, or data); throws `VariantError` with every fault. */
export function checkVariant<Variant extends { readonly name: string }>(
  variants: Variants<Variant>,
  fields: Fields,
  source: unknown,
): Variant {
  if (typeof source === "string") return variants.named(source);
  const recent = variants.recall(source);
  if (recent !== undefined && checked.has(recent)) return recent;
  const data = isRecord(source) ? unfold(variants, fields, source) : source;
  const faults: Fault[] = [];
  const copy = inspectFields(fields, data, "", faults);
  if (faults.length > 0) throw new VariantError("bad-variant", faults);
  const variant = variants.adopt(copy as Variant);
  checked.add(variant);
  return variant;
}

/** Turns a base with changes into full data; returns other data as it is. */
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

/** Applies changes to a base. Ignores `undefined`, and null in a field that cannot be null. */
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
 * Applies changes to a variant, and checks the result as a whole. A changed built-in may keep its name,
 * because games store the difference. A changed variant of your own needs a new name.
 */
export function applyChanges<Variant extends { readonly name: string }>(
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

/** Reads a variant from JSON text, or from the object that the text stands for. */
export function parseVariantData<Variant extends { readonly name: string }>(
  variants: Variants<Variant>,
  fields: Fields,
  json: unknown,
): Variant {
  const data = readJson(json);
  // A game may store only a name, but a name is not variant data.
  if (typeof data === "string") refuse(`must be an object, not only the name ${show(data)}`);
  return checkVariant(variants, fields, data);
}

function refuse(message: string, at = ""): never {
  throw new VariantError("bad-variant", [{ at, message }]);
}
