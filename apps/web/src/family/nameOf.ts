/** Names of variants. */
import type { StoredVariant } from "./kit.ts";

/** Returns a stored variant's name; for a changed built-in, the name of the built-in. */
export function nameOf(variant: StoredVariant): string {
  if (typeof variant === "string") return variant;
  if ("name" in variant && typeof variant.name === "string") return variant.name;
  return "base" in variant ? variant.base : "";
}
