/** Variant data that is not valid: what the library says of it. */
import { VariantError } from "morabaraba";
import { type Variant, variants } from "morabaraba/mancala";

/** The places of all faults that a call finds; none if it finds the data valid. */
export function placesOf(make: () => unknown): string[] {
  try {
    make();
  } catch (error) {
    if (error instanceof VariantError) return error.faults.map(({ at }) => at);
    throw error;
  }
  return [];
}

/** Kalah with changes that may be wrong. */
export const own = (changes: object): Variant => ({ ...variants.kalah, name: "own", ...changes }) as Variant;
