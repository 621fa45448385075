/** What a command begins with: a variant by name or as JSON, and a position in any notation that is known. */
import { type GameFamily, mancala, mills } from "../../families.ts";
import { safeParseSanmillPosition } from "../../formats.ts";
import { MorabarabaError, type StoredVariant } from "../../index.ts";
import { safeParsePlayStrategyPosition } from "../../mancala-formats.ts";
import { UsageError } from "./usage.ts";

/** The families that the command knows. */
export const families: readonly GameFamily[] = [mills, mancala];

/** A variant of a family. */
export interface Beginning {
  readonly family: GameFamily;
  /** A name or data. */
  readonly variant: unknown;
}

const builtIns = families.flatMap((family) =>
  Object.keys(family.rules.variants).map((variant) => ({ family, variant })),
);

/** The names of all built-ins. */
export const variantNames: readonly string[] = builtIns.map(({ variant }) => variant);

const builtIn = (name: string): Beginning | undefined =>
  builtIns.find(({ variant }) => variant.toLowerCase() === name.toLowerCase());

/** A built-in by its name, letters of either case. */
export function variantNamed(name: string): Beginning {
  const found = builtIn(name);
  if (found !== undefined) return found;
  throw new UsageError(
    `Unknown variant ${JSON.stringify(name)}. The variants are ${variantNames.join(", ")}.`,
  );
}

/** The family of a name, of data, or of a `base` with what differs: mills if nothing there is of mancala. */
export function familyOf(variant: unknown): GameFamily {
  const { base = variant } = Object(variant) as { readonly base?: unknown };
  if (typeof base === "string") return builtIn(base)?.family ?? mills;
  return "houses" in Object(variant) ? mancala : mills;
}

/** The data of a variant from JSON, unchecked. */
export function variantData(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new MorabarabaError(
      "not-json",
      "The rules are not JSON. Pass a variant, or a `base` and the changes.",
    );
  }
}

/** A variant from JSON: its data, or a `base` with what differs. */
export function variantIn(json: string): Beginning {
  const data = variantData(json);
  const family = familyOf(data);
  const { base, ...changes } = Object(data) as { readonly base?: unknown };
  const { parseVariant, defineVariant } = family.rules;
  const variant = base === undefined ? parseVariant(json) : defineVariant(base, changes);
  return { family, variant };
}

/** A game from a line of text: a position of the library, of Sanmill, or of PlayStrategy. */
export function gameAt(
  text: string,
  { family, variant }: Beginning,
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
