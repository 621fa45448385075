/**
 * Both families for parts that serve both. The code of a family is loaded when a game of it is first needed.
 * Parts that serve one family import the entry points of the package themselves.
 */
import type { FamilyName, Kit, Side, StoredVariant, Words } from "./kit.ts";
import { nameOf } from "./nameOf.ts";

export type * from "./kit.ts";

export const familyNames: readonly FamilyName[] = ["mills", "mancala"];

const loaders: Readonly<Record<FamilyName, () => Promise<{ readonly kit: Kit }>>> = {
  mills: () => import("./mills.ts"),
  mancala: () => import("./mancala.ts"),
};
const loaded = new Map<FamilyName, Promise<Kit>>();

/** The code of a family. The same promise each time, so `use` can wait for it. */
export function kitOf(name: FamilyName): Promise<Kit> {
  let kit = loaded.get(name);
  if (kit === undefined) {
    kit = loaders[name]().then((module) => module.kit);
    loaded.set(name, kit);
  }
  return kit;
}

/** The other side. */
export const otherSide = ({ sides: [first, second] }: Pick<Kit, "sides">, side: Side): Side =>
  side === first ? second : first;

/** Returns a variant's title: that of a built-in, or its own name. */
export function variantTitle(words: Words, variant: StoredVariant): string {
  const titles: Readonly<Record<string, string>> = words.variants;
  const name = nameOf(variant);
  return titles[name] ?? name;
}
