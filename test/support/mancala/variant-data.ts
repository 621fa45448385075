/** Invalid variant data, and the library's errors for it. */
import { VariantError } from "morabaraba";
import { type Variant, variants } from "morabaraba/mancala";

/** The places of all faults that a call reports; none for valid data. */
export function placesOf(make: () => unknown): string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof VariantError) return error.faults.map(({ at }) => at);
    throw error;
  }
  return [];
}

/** Kalah with changes that may be invalid. */
export const own = (changes: object): Variant => ({ ...variants.kalah, name: "own", ...changes }) as Variant;
