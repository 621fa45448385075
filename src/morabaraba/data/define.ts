/**
 * Variant data from outside: one's own variants, made from a base or read from JSON, checked and frozen. Also finds
 * the data behind what a game stores, a name or data.
 */
import { changed, type Find, finder, parsed } from "../../ground/definitions.ts";
import { attempt, type ParseError, type Result, type VariantError } from "../../ground/errors.ts";
import { laterFields, type Variant, type VariantName, variantSpec } from "./variant.ts";
import { variants } from "./variants.ts";

/** Checked, frozen data for what a game or a caller names as its variant; throws {@link VariantError}. */
export const variantFrom: Find<Variant> = /* @__PURE__ */ finder(variants, variantSpec, laterFields);

/** What a game stores for this variant: a built-in's name, or the data itself. */
export function storedAs(variant: Variant): VariantName | Variant {
  return variants[variant.name as VariantName] === variant ? (variant.name as VariantName) : variant;
}

/**
 * A variant of one's own: a base with some fields changed, checked as a whole and frozen. Give it a name of its own;
 * fields that are `undefined` keep the base's value.
 *
 * @throws {@link VariantError} `bad-variant` with every fault at once; `unknown-variant` for an unknown base.
 * @example
 * ```ts
 * import { createGame, defineVariant, variants } from "morabaraba";
 *
 * const lasker = defineVariant(variants.nineMens, { name: "lasker", cows: 10, moveWhilePlacing: true });
 * createGame(lasker).hands; // => { light: 10, dark: 10 }
 * ```
 */
export function defineVariant(
  base: VariantName | Variant,
  changes: { readonly [Field in keyof Variant]?: Variant[Field] | undefined },
): Variant {
  return changed(variantFrom, base, changes);
}

/**
 * A variant from untrusted JSON: text, or the object it stands for. Data equal to a built-in gives that built-in.
 *
 * @throws {@link ParseError} `not-text`, `not-json` or `too-long` when there is no data to look at.
 * @throws {@link VariantError} `bad-variant` with every fault of the data at once.
 * @example
 * ```ts
 * import { parseVariant, variants } from "morabaraba";
 *
 * parseVariant(JSON.stringify(variants.mssa)) === variants.mssa; // => true
 * ```
 */
export function parseVariant(json: unknown): Variant {
  return parsed(variantFrom, json);
}

/**
 * {@link parseVariant} without a throw.
 *
 * @example
 * ```ts
 * import { safeParseVariant } from "morabaraba";
 *
 * const result = safeParseVariant('{"name": "my game"}');
 * result.ok || result.error.code; // => "bad-variant"
 * ```
 */
export function safeParseVariant(json: unknown): Result<Variant, ParseError | VariantError> {
  return attempt(() => parseVariant(json));
}
