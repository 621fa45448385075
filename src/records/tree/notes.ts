/** What the text of a game holds besides its moves: comments, glyphs, results, tags. Knows no game. */
import { isAbsent, isRecord, show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import type { Notes, Tags } from "./record.ts";

/** Text as records have it: all white space is single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A termination as records have it; empty for `?`. */
export function terminationOf(text: string): string {
  return tidy(text).replace(/^\?$/, "");
}

/** Why a variation ended, as text has it: a comment after the result of the variation. */
export function terminationComment(termination: string): string {
  return `[%termination ${termination}]`;
}

/** The termination in such a comment. */
export const TERMINATION: RegExp = /^\[%termination (.+)\]$/;

/** Two comments as one. */
export function joined(first: string | undefined, second: string): string {
  return first && second ? `${first} ${second}` : first || second;
}

/** `$14`, as PGN writes a glyph. */
const numbered = "\\$\\d{1,3}(?!\\d)";

/** With what signs begin: `!`, `±`, `+-`, `-+`, an emoji; */
const first = "(?:[!?#‼⁇⁈⁉]|(?![$×])\\p{S}|-/?\\+)";

/** and what may follow in the same glyph: `!?`, `+/-`, `+/=`, the variation selector of an emoji. */
const more = "(?:[!?#\\ufe0f]|(?!\\$)\\p{S}|/?-|/(?=[+=]))";

const glyph = `${numbered}|${first}${more}{0,7}`;

/** Glyphs in a text, one after the other, and alone. */
export const GLYPH: RegExp = /* @__PURE__ */ new RegExp(glyph, "uy");
const ONLY_GLYPH: RegExp = /* @__PURE__ */ new RegExp(`^(?:${glyph})$`, "u");

/** Every result as it may be written, with a hyphen or a dash: part of a pattern. */
export const results = "(?:1[-–]0|0[-–]1|1/2(?:[-–]1/2)?|½(?:[-–]½)?|0[.,]5[-–]0[.,]5|\\*)";

/** Such a result in a text, with nothing joined to it. */
export const RESULT: RegExp = /* @__PURE__ */ new RegExp(`${results}(?![\\w–-])`, "y");

/** A result as this library writes it. */
export function plainResult(written: string): string {
  const plain = written.replace("–", "-");
  return ["1-0", "0-1", "*"].includes(plain) ? plain : "1/2-1/2";
}

/** Whether a sticky pattern matches at an offset; afterwards its `lastIndex` is behind the match. */
export function startsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Makes the error for a note or tag that cannot be taken; `at` is where it is. */
export type ErrorMaker = (at: string, message: string) => Error;

/** For what a caller gives. */
export const wrongArgument: ErrorMaker = (at, message) => new ArgumentError(at, message);

/** Notes that a caller or stored data brings, checked and tidy. */
export function givenNotes(
  { comment, startingComment, glyphs }: Readonly<Record<keyof Notes, unknown>>,
  makeError: ErrorMaker,
): Notes {
  const given: { -readonly [Part in keyof Notes]: Notes[Part] } = {};
  for (const [part, value] of [
    ["comment", comment],
    ["startingComment", startingComment],
  ] as const) {
    if (isAbsent(value)) continue;
    if (typeof value !== "string") throw makeError(part, `A comment must be text, not ${show(value)}.`);
    given[part] = tidy(value);
  }
  if (!isAbsent(glyphs)) {
    const list: readonly unknown[] = Array.isArray(glyphs) ? glyphs : [undefined];
    if (!list.every((each) => typeof each === "string" && ONLY_GLYPH.test(each)))
      throw makeError("glyphs", "Glyphs must be a list of texts such as $14, !? and ±.");
    given.glyphs = [...(list as readonly string[])];
  }
  return given;
}

/** A tag: its name, and its value between the quotes. The value is bounded, because the stack of the search is. */
export const TAG: RegExp = /\[[^\S\n]*(\w+)[^\S\n]+"((?:[^"\\\n]|\\.){0,1000000})"[^\S\n]*\]/y;

/** PGN's roster in its order; the seventh is the result. Then the other tags that the record writes itself. */
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

/** Those of them that say how the game ended. */
const endTags: readonly string[] = ["Result", "Termination"];

/** What stands in the roster where nothing is known. */
export function unknownValue(name: string): string {
  return name === "Date" ? "????.??.??" : "?";
}

/** The name of a tag as it is written here. Names that are known may have letters of either case. */
export function tagName(name: string, players: readonly string[]): string {
  const lower = name.toLowerCase();
  const known = [...roster, ...ownTags].find((each) => each.toLowerCase() === lower);
  return known ?? ["White", "Black"][players.indexOf(lower)] ?? name;
}

/**
 * The tags of these that a record has. A later tag replaces an earlier one of the same name; tags without content are left
 * out.
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

/** Tags that a caller or stored data gives, checked, beside those that there were. */
export function givenTags(
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
