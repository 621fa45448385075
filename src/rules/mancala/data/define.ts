/* Defines variants from a base and reads them from JSON. Also converts between stored names and data. */

import { isAbsent } from "../../../base/data.ts";
import { attempt, type Result } from "../../../base/errors.ts";
import { type Variants, variantData, variantsOf } from "../../variants.ts";
import { variants } from "./builtIns.ts";
import {
  type StoredVariant,
  type Variant,
  type VariantChanges,
  type VariantName,
  variantSpec,
} from "./variant.ts";

const mancalaVariants: Variants<Variant, StoredVariant> = /* @__PURE__ */ variantsOf(
  variants,
  variantSpec,
  "mill games are in morabaraba",
);

/** Returns the checked data of a variant in any form, with changes applied; throws `VariantError`. */
export function variantFrom(source: unknown, changes?: VariantChanges | null): Variant {
  return isAbsent(changes) ? mancalaVariants.find(source) : mancalaVariants.change(source, changes);
}

/**
 * Returns whether a value is the name of a built-in variant, such as a word from a form or a URL.
 *
 * @example
 * ```ts
 * import { createGame, isVariantName } from "morabaraba/mancala";
 *
 * const asked: string = "congkak";
 * createGame(isVariantName(asked) ? asked : "kalah").houses.length; // => 14
 * ```
 */
export function isVariantName(value: unknown): value is VariantName {
  return typeof value === "string" && Object.hasOwn(variants, value);
}

/** Returns what a game stores for a variant from {@link variantFrom}. */
export function storedAs(variant: Variant): StoredVariant {
  return mancalaVariants.storedAs(variant);
}

/**
 * Makes a variant from a base and some changed fields, checked as a whole and frozen. Pass a `name` if the
 * result is a game of its own. A field that is `undefined` keeps the base's value; so does null in a field
 * that cannot be null.
 *
 * @throws `VariantError` `bad-variant` if a field is invalid, with every fault; also if you change a variant
 * of your own without a new name.
 * @throws `VariantError` `unknown-variant` if the base is unknown.
 * @example
 * ```ts
 * import { createGame, defineVariant } from "morabaraba/mancala";
 *
 * const kalah3 = defineVariant("kalah", { name: "kalah-3", seeds: 3 });
 * createGame(kalah3).houses; // => [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
 * defineVariant("kalah", { name: "big", houses: 17 }); // throws bad-variant
 * ```
 */
export function defineVariant(base: StoredVariant, changes: VariantChanges): Variant {
  return mancalaVariants.change(base, changes);
}

/**
 * Reads a variant from untrusted JSON, as text or parsed. If the data equals a built-in, it returns
 * that built-in.
 *
 * @throws `ParseError` `not-text` if `json` is neither text nor an object.
 * @throws `ParseError` `not-json` if the text is not JSON.
 * @throws `LimitError` `too-long` if the text has more than 6,000,000 characters.
 * @throws `VariantError` `bad-variant` if the data is not a valid variant, with every fault.
 * @throws `VariantError` `unknown-variant` if the data names an unknown base.
 * @example
 * ```ts
 * import { parseVariant, variants } from "morabaraba/mancala";
 *
 * parseVariant(JSON.stringify(variants.awari)) === variants.awari; // => true
 * ```
 */
export function parseVariant(json: unknown): Variant {
  return variantFrom(variantData(json, variants));
}

/**
 * Does the same as {@link parseVariant}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParseVariant } from "morabaraba/mancala";
 *
 * const result = safeParseVariant('{"name": "my game"}');
 * result.ok || result.error.code; // => "bad-variant"
 * ```
 */
export function safeParseVariant(json: unknown): Result<Variant> {
  return attempt(() => parseVariant(json));
}
