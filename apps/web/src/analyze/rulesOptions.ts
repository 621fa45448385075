/** The variants of both families as options of a list, with headings. */
import { use } from "react";
import { type Kit, kitOf, type StoredVariant, variantTitle } from "../family/family.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import type { AnalyzeWords } from "../languages/en/analyze.ts";
import type { Option } from "../ui/fields.tsx";

/** Returns both families, and the options with the built-in variants; rules of the game's own come first. */
export function useRulesOptions(
  { editor }: AnalyzeWords,
  own: StoredVariant,
  family: Kit["name"],
): { readonly kits: readonly Kit[]; readonly options: readonly Option<StoredVariant>[] } {
  const kits = [use(kitOf("mills")), use(kitOf("mancala"))];
  const words = { mills: useMillWords(), mancala: useMancalaWords() };
  const options: Option<StoredVariant>[] = kits.flatMap(({ name, variants }) =>
    Object.keys(variants).map((variant) => ({
      value: variant as StoredVariant,
      label: variantTitle(words[name], variant as StoredVariant),
      group: editor[name],
    })),
  );
  if (typeof own !== "string") options.unshift({ value: own, label: variantTitle(words[family], own) });
  return { kits, options };
}

/** Returns the family that a chosen variant belongs to. */
export const kitWith = (kits: readonly Kit[], variant: StoredVariant): Kit | undefined =>
  kits.find(({ variants }) => `${variant}` in variants);
