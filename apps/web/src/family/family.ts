/**
 * Both families, for parts that serve both. A family's code loads when one of its games is first needed.
 * Parts that serve one family import the package's entry points directly.
 */
import type { FamilyName, Kit, Side, StoredVariant, Words } from "./kit.ts";

export type * from "./kit.ts";

export const familyNames: readonly FamilyName[] = ["mills", "mancala"];

const loaders: Readonly<Record<FamilyName, () => Promise<{ readonly kit: Kit }>>> = {
  mills: () => import("./mills.ts"),
  mancala: () => import("./mancala.ts"),
};
const loaded = new Map<FamilyName, Promise<Kit>>();

/** Loads a family's code. It returns the same promise each time, so `use` can wait for it. */
export function kitOf(name: FamilyName): Promise<Kit> {
  let kit = loaded.get(name);
  if (kit === undefined) {
    kit = loaders[name]().then((module) => module.kit);
    loaded.set(name, kit);
  }
  return kit;
}

/** Returns the other side. */
export const otherSide = ({ sides: [first, second] }: Pick<Kit, "sides">, side: Side): Side =>
  side === first ? second : first;

/** Returns a variant's title, or its name if it is not built in. */
export function variantTitle(words: Words, variant: StoredVariant): string {
  const titles: Readonly<Record<string, string>> = words.variants;
  const name = nameOf(variant);
  return titles[name] ?? name;
}

/** Returns a stored variant's name; for a changed built-in, the name of the built-in. */
export function nameOf(variant: StoredVariant): string {
  if (typeof variant === "string") return variant;
  if ("name" in variant && typeof variant.name === "string") return variant.name;
  return "base" in variant ? variant.base : "";
}
