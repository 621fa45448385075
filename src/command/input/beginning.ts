/** What a command begins with: a variant by name or as JSON, and a position in any notation that is known. */
import { type GameFamily, mancala, mills } from "../../families.ts";
import { RulesError, type StoredVariant } from "../../index.ts";
import { safeParseSanmillPosition } from "../../records.ts";

/** The families that the command knows. */
export const families: readonly GameFamily[] = [mills, mancala];

/** A variant of a family. */
export interface Beginning {
  readonly family: GameFamily;
  /** A name or data. */
  readonly variant: unknown;
}

/** The names of all built-ins. */
export const variantNames: readonly string[] = families.flatMap(({ rules }) => Object.keys(rules.variants));

/** A built-in by its name, letters of either case. */
export function variantNamed(name: string): Beginning {
  for (const family of families)
    for (const variant of Object.keys(family.rules.variants))
      if (variant.toLowerCase() === name.toLowerCase()) return { family, variant };
  throw new RulesError(
    "unknown-variant",
    `There is no variant ${JSON.stringify(name)}; the variants are ${variantNames.join(", ")}.`,
  );
}

/** A variant from JSON: its data, or a `base` with what differs. */
export function variantIn(json: string): Beginning {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    throw new RulesError("not-json", "The rules are not JSON: write a variant, or a base and what differs.");
  }
  const { base, ...changes } = Object(data) as { readonly base?: unknown };
  const isMancala =
    base === undefined ? "houses" in Object(data) : Object.hasOwn(mancala.rules.variants, `${base}`);
  const family: GameFamily = isMancala ? mancala : mills;
  const { parseVariant, defineVariant } = family.rules;
  const variant = base === undefined ? parseVariant(data as object) : defineVariant(base, changes);
  return { family, variant };
}

/** A game from a line of text: a position of the library, or one of Sanmill. */
export function gameAt(
  text: string,
  { family, variant }: Beginning,
): { readonly turn: string; readonly ply: number } {
  const read = family.rules.safeParsePosition(text, variant);
  if (read.ok) return read.value;
  const other = family === mills ? safeParseSanmillPosition(text, variant as StoredVariant) : read;
  if (other.ok) return other.value;
  throw read.error;
}
