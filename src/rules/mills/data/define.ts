/**
 * Variants of your own: made from a base or read from JSON, checked and frozen. Also the way from what a game stores, such
 * as a name, to the data and back.
 */

import { isWhole } from "../../../base/data.ts";
import { attempt, type Result } from "../../../base/errors.ts";
import { changed, checkVariant, parsed } from "../../variantChecks.ts";
import { type Variants, variantsOf } from "../../variants.ts";
import { variants } from "./builtIns.ts";
import type { Point } from "./terms.ts";
import {
  type StoredVariant,
  type Variant,
  type VariantChanges,
  type VariantName,
  variantSpec,
} from "./variant.ts";

/** The variants of mills. */
const millVariants: Variants<Variant, StoredVariant> = /* @__PURE__ */ variantsOf(
  variants,
  fits,
  "mancala is in morabaraba/mancala",
);

/** Whether the data can be compiled and drawn, and how large it is. */
function fits({ board, cows, noPlacing, setup }: Variant): boolean {
  if (!isWhole(cows, 3, 15) || !isWhole(board?.points?.length, 6, 31)) return false;
  const { points, rings, lines, links } = board;
  const places = Object.values(board.at ?? {});
  const lists = [points, rings, lines, links, noPlacing?.points ?? [], setup?.light ?? [], setup?.dark ?? []];
  const isOfPoints = (size: number) => (group: readonly Point[]) =>
    Array.isArray(group) && group.length === size && group.every((each) => points.includes(each));
  return (
    [...lists, ...places].every(Array.isArray) &&
    lines.every(isOfPoints(3)) &&
    links.every(isOfPoints(2)) &&
    places.flat().every((number) => isWhole(number, 0, 99))
  );
}

/** Frozen data for a variant in any form, with some changes, both taken on trust; throws `VariantError`. */
export function variantFrom(source: unknown, changes?: VariantChanges | null): Variant {
  return millVariants.find(source, changes);
}

/** {@link variantFrom} of data from outside, every field of which is checked. */
export function checkedVariant(source: unknown): Variant {
  return checkVariant(millVariants, variantSpec, source);
}

/**
 * Returns whether a value is the name of a built-in variant, such as a word from a form or a URL.
 *
 * @example
 * ```ts
 * import { createGame, isVariantName } from "morabaraba";
 *
 * const asked: string = "mssa";
 * createGame(isVariantName(asked) ? asked : "standard").turn; // => "dark"
 * isVariantName("chess"); // => false
 * ```
 */
export function isVariantName(value: unknown): value is VariantName {
  return typeof value === "string" && Object.hasOwn(variants, value);
}

/** What a game stores for a variant that {@link variantFrom} found. */
export function storedAs(variant: Variant): StoredVariant {
  return millVariants.storedAs(variant);
}

/**
 * Makes a variant from a base and some changed fields, checked as a whole and frozen. A game of its own needs a
 * `name`. Without one the variant stays the built-in with changes: it keeps the title, and its games store the
 * built-in's name and what differs. {@link createGame} takes such changes too. A field that is `undefined` keeps the
 * base's value; so does null where null is no value of the field.
 *
 * @throws `VariantError` `bad-variant` with every fault at once, also where a variant of your own changes and keeps its
 * name; `unknown-variant` for an unknown base.
 * @example
 * ```ts
 * import { createGame, defineVariant, variants } from "morabaraba";
 *
 * const lasker = defineVariant(variants.nineMens, { name: "lasker", cows: 10, moveWhilePlacing: true });
 * createGame(lasker).hands; // => { light: 10, dark: 10 }
 * createGame(defineVariant("standard", { repetition: 3 })).variant; // => { base: "standard", repetition: 3 }
 * ```
 */
export function defineVariant(base: StoredVariant, changes: VariantChanges): Variant {
  return changed(millVariants, variantSpec, base, changes);
}

/**
 * Reads a variant from untrusted JSON, as text or parsed. Data equal to a built-in gives that built-in.
 *
 * @throws `ParseError` `not-text` or `not-json`, `LimitError` `too-long`, when there is no data to look at.
 * @throws `VariantError` `bad-variant` with every fault of the data at once.
 * @example
 * ```ts
 * import { parseVariant, variants } from "morabaraba";
 *
 * parseVariant(JSON.stringify(variants.mssa)) === variants.mssa; // => true
 * ```
 */
export function parseVariant(json: unknown): Variant {
  return parsed(millVariants, variantSpec, json);
}

/**
 * Does the same as {@link parseVariant}, but returns the error instead of throwing it.
 *
 * @example
 * ```ts
 * import { safeParseVariant } from "morabaraba";
 *
 * const result = safeParseVariant('{"name": "my game"}');
 * result.ok || result.error.code; // => "bad-variant"
 * ```
 */
export function safeParseVariant(json: unknown): Result<Variant> {
  return attempt(() => parseVariant(json));
}
