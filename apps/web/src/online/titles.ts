/** The variants' titles in the page's language. */
import type { FamilyName } from "morabaraba-protocol/protocol";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";

export function useVariantTitle(): (family: FamilyName, variant: string) => string {
  const mills = useMillWords();
  const mancala = useMancalaWords();
  return (family, variant) => {
    const titles: Readonly<Record<string, string>> = (family === "mancala" ? mancala : mills).variants;
    return titles[variant] ?? variant;
  };
}
