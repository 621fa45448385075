/* Reads what a command begins with: a variant by name or as JSON, and a position in any known notation. */
import { type Family, mancala, mills } from "../../families.ts";
import { safeParseSanmillPosition } from "../../formats.ts";
import { MorabarabaError, type StoredVariant } from "../../index.ts";
import { safeParsePlayStrategyPosition } from "../../mancala-formats.ts";
import { UsageError } from "./usage.ts";

/** The families that the command knows. */
export const families: readonly Family[] = [mills, mancala];

/** A variant with its family. */
export interface VariantChoice {
  readonly family: Family;
  /** A name or data. */
  readonly variant: unknown;
}

const builtIns = families.flatMap((family) =>
  Object.keys(family.rules.variants).map((variant) => ({ family, variant })),
);

/** The names of all built-ins. */
export const variantNames: readonly string[] = builtIns.map(({ variant }) => variant);

const builtIn = (name: string): VariantChoice | undefined =>
  builtIns.find(({ variant }) => variant.toLowerCase() === name.toLowerCase());

/** Returns a built-in by its name, in any case. The error names those that contain a part of a name. */
export function variantNamed(name: string): VariantChoice {
  const variant = builtIn(name);
  if (variant !== undefined) return variant;
  const part = name.toLowerCase().slice(0, 5);
  const near = variantNames.filter((each) => part.length > 1 && each.toLowerCase().includes(part));
  const help =
    near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `The variants are ${variantNames.join(", ")}.`;
  throw new UsageError(`Unknown variant ${JSON.stringify(name)}. ${help}`);
}

/** Returns the family of a variant: a name, data, or a `base` with changes. Unknown ones are mill games. */
export function familyOf(variant: unknown): Family {
  const { base = variant } = Object(variant) as { readonly base?: unknown };
  if (typeof base === "string") return builtIn(base)?.family ?? mills;
  return "houses" in Object(variant) ? mancala : mills;
}

/** Parses the JSON of a variant, without checking the data. */
export function variantData(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new MorabarabaError(
      "not-json",
      "The rules are not valid JSON. Pass a variant, or a `base` and the changes.",
    );
  }
}

/** Reads a variant from JSON: all its data, or a `base` and the changes. */
export function variantIn(json: string): VariantChoice {
  const data = variantData(json);
  const family = familyOf(data);
  const { base, ...changes } = Object(data) as { readonly base?: unknown };
  const { parseVariant, defineVariant } = family.rules;
  const variant = base === undefined ? parseVariant(json) : defineVariant(base, changes);
  return { family, variant };
}

/** Reads a position of the library, of Sanmill, or of PlayStrategy. */
export function gameAt(
  text: string,
  { family, variant }: VariantChoice,
): { readonly turn: string; readonly ply: number } {
  const read = family.rules.safeParsePosition(text, variant);
  if (read.ok) return read.value;
  const other =
    family === mills
      ? safeParseSanmillPosition(text, variant as StoredVariant)
      : safeParsePlayStrategyPosition(text, variant as "oware");
  if (other.ok) return other.value;
  throw read.error;
}
