// Every family, and how to tell which one a text from outside belongs to.

import { mancalaFamily } from "./mancala.mjs";
import { millFamily } from "./mills.mjs";

/** @import { Fault } from "morabaraba" */
/** @import { Anything, Beginning, Family } from "../types.ts" */

/** @type {readonly Family[]} */
const families = [millFamily, mancalaFamily];

/** Every built-in variant. @type {readonly Beginning[]} */
export const builtIns = families.flatMap((family) =>
  Object.keys(family.rules.variants).map((variant) => ({ family, variant })),
);

/** @param {string} name */
export const builtIn = (name) => builtIns.find(({ variant }) => variant === name);

/**
 * Your own rules from JSON: a whole variant, or a `base` and the fields that differ.
 *
 * @param {string} text
 * @returns {{ ok: true, value: Beginning } | { ok: false, faults: readonly string[] }}
 */
export function readRules(text) {
  /** @type {Anything} */
  let data;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [error instanceof Error ? error.message : String(error)] };
  }
  const { base, ...changes } = Object(data);
  const family =
    "houses" in Object(data) || Object.hasOwn(mancalaFamily.rules.variants, String(base))
      ? mancalaFamily
      : millFamily;
  try {
    const variant =
      base === undefined ? family.rules.parseVariant(data) : family.rules.defineVariant(base, changes);
    return { ok: true, value: { family, variant } };
  } catch (error) {
    const { faults, message } = /** @type {{ faults?: readonly Fault[], message: string }} */ (error);
    // The path and the message of a fault are the two halves of a sentence.
    return { ok: false, faults: faults?.map((fault) => `${fault.at} ${fault.message}`.trim()) ?? [message] };
  }
}

/**
 * A position of a variant, or of the first family that can read it.
 *
 * @param {string} text
 * @param {Beginning | undefined} beginning
 * @returns {{ ok: true, value: Beginning } | { ok: false, fault: string }}
 */
export function readPosition(text, beginning) {
  const tries = beginning ? [beginning] : families.map((family) => ({ family, variant: undefined }));
  let fault = "";
  for (const { family, variant } of tries) {
    const read = family.rules.safeParsePosition(text, variant);
    // A record begins with a game as well as with a variant.
    if (read.ok) return { ok: true, value: { family, variant: read.value } };
    fault ||= read.error.message;
  }
  return { ok: false, fault };
}

/**
 * The record of a game of any family.
 *
 * @param {string} text
 * @returns {{ ok: true, family: Family, record: Anything } | { ok: false, family: Family, error: Anything }}
 */
export function readRecord(text) {
  /** @type {{ family: Family, error: Anything } | undefined} */
  let best;
  for (const family of families) {
    const read = family.records.safeParseRecord(text);
    if (read.ok) return { ok: true, family, record: read.value };
    // The family that could read the most of it is the one it was written for.
    if (best === undefined || read.error.ply > best.error.ply) best = { family, error: read.error };
    if (read.error.code !== "unknown-variant" && read.error.code !== "bad-variant") break;
  }
  if (best === undefined) throw new Error("There is a family.");
  return { ok: false, ...best };
}
