/** The name of a variant, in whichever form it is stored. */
import type { StoredVariant } from "./kit.ts";

/** The name of a variant; of a built-in with changes, the name of the built-in. */
export function nameOf(variant: StoredVariant): string {
  if (typeof variant === "string") return variant;
  if ("name" in variant && typeof variant.name === "string") return variant.name;
  return "base" in variant ? variant.base : "";
}
