/*
 * The parts of a game's text besides moves: comments, glyphs, results, tags. This file does not depend on the
 * rules of a game.
 */
import { isAbsent, isRecord, show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import type { Notes, Tags } from "./record.ts";

/** Trims text and replaces each run of white space with one space. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A tidy termination; empty for `?`. */
export function terminationOf(text: string): string {
  return tidy(text).replace(/^\?$/, "");
}

/** Writes the termination of a variation, as a comment after its result. */
export function terminationComment(termination: string): string {
  return `[%termination ${termination}]`;
}

/** Matches a comment of {@link terminationComment}. */
export const TERMINATION: RegExp = /^\[%termination (.+)\]$/;

/** Joins two comments. */
export function joined(first: string | undefined, second: string): string {
  return first && second ? `${first} ${second}` : first || second;
}

/** `$14`, as PGN writes a glyph. */
const numbered = "\\$\\d{1,3}(?!\\d)";

/** The beginning of a glyph written in symbols: `!`, `±`, `+-`, `-+`, an emoji. */
const first = "(?:[!?#‼⁇⁈⁉]|(?![$×])\\p{S}|-/?\\+)";

/** What may follow in the same glyph: `!?`, `+/-`, `+/=`, the variation selector of an emoji. */
const more = "(?:[!?#\\ufe0f]|(?!\\$)\\p{S}|/?-|/(?=[+=]))";

/** The part of a pattern for a glyph. */
export const glyphs: string = `${numbered}|${first}${more}{0,7}`;

/** A glyph at an offset of a text, and a text that is one glyph. */
export const GLYPH: RegExp = /* @__PURE__ */ new RegExp(glyphs, "uy");
const ONLY_GLYPH: RegExp = /* @__PURE__ */ new RegExp(`^(?:${glyphs})$`, "u");

/** The part of a pattern for all ways to write a result in a plain text. */
export const results = "(?:1-0|0-1|1/2(?:-1/2)?|½(?:-½)?|0[.,]5-0[.,]5|\\*)";

/** A result at an offset of a plain text, with nothing joined to its end. */
export const RESULT: RegExp = /* @__PURE__ */ new RegExp(`${results}(?![\\w-])`, "y");

/** A result in seeds, as in `26-22`. */
export const SCORE: RegExp = /(\d{1,3})-(\d{1,3})(?![\w-])/y;

/** Returns a result, which may be a {@link SCORE}, as this library writes it. */
export function plainResult(written: string): string {
  const [white, black] = written.split("-").map(Number) as [number, number];
  return written === "*" ? written : white > black ? "1-0" : white < black ? "0-1" : "1/2-1/2";
}

/** Whether a sticky pattern matches at an offset. Leaves its `lastIndex` after the match. */
export function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Makes the error for an invalid note or tag; `at` is its path. */
export type ErrorMaker = (at: string, message: string) => Error;

/** Makes errors for notes and tags that callers pass. */
export const wrongArgument: ErrorMaker = (at, message) => new ArgumentError(at, message);

/** Checks and tidies notes from a caller or from stored data. */
export function tidyNotes(
  { comment, startingComment, glyphs }: Readonly<Record<keyof Notes, unknown>>,
  makeError: ErrorMaker,
): Notes {
  const tidied: { -readonly [Part in keyof Notes]: Notes[Part] } = {};
  for (const [part, value] of [
    ["comment", comment],
    ["startingComment", startingComment],
  ] as const) {
    if (isAbsent(value)) continue;
    if (typeof value !== "string") throw makeError(part, `A comment must be text, not ${show(value)}.`);
    tidied[part] = tidy(value);
  }
  if (!isAbsent(glyphs)) {
    const list: readonly unknown[] = Array.isArray(glyphs) ? glyphs : [undefined];
    if (!list.every((glyph) => typeof glyph === "string" && ONLY_GLYPH.test(glyph)))
      throw makeError("glyphs", "Glyphs must be a list of texts such as $14, !? and ±.");
    tidied.glyphs = [...(list as readonly string[])];
  }
  return tidied;
}

/**
 * A tag: its name, and its value in quotes. The value's length is bounded, because the stack of the regular
 * expression engine is bounded too.
 */
export const TAG: RegExp =
  /\[[^\S\n]*(\w+)[^\S\n]*(?:"((?:[^"\\\n]|\\.){0,1000000})"|[“”„]([^“”\n]{0,1000000})[“”])[^\S\n]*\]/y;

/** How a {@link TAG} begins. */
export const HEAD: RegExp = /[^\S\n]{0,99}\[[^\S\n]{0,99}\w{1,99}[^\S\n]{0,99}["“”„]/y;

/** PGN's roster in its order, except the last, Result; then the tags that `formatRecord` writes itself. */
export const roster: readonly string[] = ["Event", "Site", "Date", "Round", "White", "Black"];
const ownTags: readonly string[] = [
  "Result",
  "Variant",
  "VariantData",
  "Notation",
  "SetUp",
  "FEN",
  "Termination",
  "CurrentMove",
];

/** The tags for how a game ended. */
const endTags: readonly string[] = ["Result", "Termination"];

/** What PGN writes for an unknown value of the roster. */
export function unknownValue(name: string): string {
  return name === "Date" ? "????.??.??" : "?";
}

/** Returns a tag's name as this library writes it. Known names may be in any case. */
export function tagName(name: string, players: readonly string[]): string {
  const lower = name.toLowerCase();
  const known = [...roster, ...ownTags].find((each) => each.toLowerCase() === lower);
  return known ?? ["White", "Black"][players.indexOf(lower)] ?? name;
}

/**
 * The tags that a record keeps: all but empty ones and those that `formatRecord` writes itself. A
 * later tag replaces an earlier one of the same name.
 */
export function tagsOf(
  entries: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> {
  const tags = new Map(entries.map(([name, value]) => [name, tidy(value)]));
  for (const [name, value] of tags) {
    const isEmpty = value === "" || (roster.includes(name) && value === unknownValue(name));
    if (isEmpty || ownTags.includes(name)) tags.delete(name);
  }
  return Object.freeze(Object.fromEntries(tags));
}

/** Checks tags from a caller or from stored data, and adds them to the tags of `before`. */
export function tidyTags(
  tags: unknown,
  players: readonly string[],
  makeError: ErrorMaker,
  before: Tags = {},
): Readonly<Record<string, string>> {
  if (!isRecord(tags)) throw makeError("tags", `The tags must be an object, not ${show(tags)}.`);
  const entries = Object.entries(before) as [string, string][];
  for (const [given, value] of Object.entries(tags)) {
    const name = tagName(given, players);
    const at = `tags.${given.slice(0, 40)}`;
    if (!/^\w+$/.test(given)) throw makeError(at, "The name of a tag must be letters, digits and _.");
    if (ownTags.includes(name)) {
      const advice = endTags.includes(name) ? "end the game with conclude" : "leave it out";
      throw makeError(at, `The record writes the tag ${name} itself; ${advice}.`);
    }
    if (isAbsent(value)) continue;
    if (typeof value !== "string") throw makeError(at, `A tag must be text, not ${show(value)}.`);
    entries.push([name, value]);
  }
  return tagsOf(entries);
}
