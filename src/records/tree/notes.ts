/** What the text of a game is made of beside its moves: comments, marks, results, tags. Knows no game. */
import { ParseError } from "../../ground/errors.ts";
import { isRecord, show } from "../../ground/schema.ts";
import type { Notes, Tags } from "./state.ts";

/** Text as it is kept: all white space is single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A termination as it is kept; empty for one that is not known. */
export function terminationOf(text: string): string {
  return tidy(text).replace(/^\?$/, "");
}

/** Two comments as one. */
export function joined(first: string | undefined, second: string): string {
  return first && second ? `${first} ${second}` : first || second;
}

/** `$14`; or signs in a row: `!?`, `±`, `+-`, an emoji with its variation selector. */
const marks =
  "\\$\\d{1,3}(?!\\d)|(?:[!?#‼⁇⁈⁉]|(?!\\$)\\p{S}|-/?\\+)(?:[!?#\\ufe0f]|(?!\\$)\\p{S}|/?-|/(?=[+=])){0,7}";

/** Such marks in a text, one after the other, and alone. */
export const MARK: RegExp = /* @__PURE__ */ new RegExp(marks, "uy");
const ONLY_MARK: RegExp = /* @__PURE__ */ new RegExp(`^(?:${marks})$`, "u");

/** Every result as it may be written, with a hyphen or a dash: part of a pattern. */
export const results = "(?:1[-–]0|0[-–]1|1/2(?:[-–]1/2)?|½(?:[-–]½)?|0[.,]5[-–]0[.,]5|\\*)";

/** Such a result in a text, with nothing joined to it. */
export const RESULT: RegExp = /* @__PURE__ */ new RegExp(`${results}(?![\\w–-])`, "y");

/** A result as this library writes it. */
export function plainResult(written: string): string {
  const plain = written.replace("–", "-");
  return ["1-0", "0-1", "*"].includes(plain) ? plain : "1/2-1/2";
}

/** Whether a sticky pattern matches at an offset; its `lastIndex` is behind the match then. */
export function startsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Notes that a caller or stored data brings, checked and tidy; `at` is where they are. */
export function givenNotes(notes: unknown, at: string): Notes {
  if (!isRecord(notes)) throw new ParseError("syntax", at, `Notes are an object, not ${show(notes)}.`);
  const { comment, preface, marks } = notes as Notes;
  for (const [part, value] of Object.entries({ comment, preface }))
    if (value !== undefined && typeof value !== "string")
      throw new ParseError("syntax", at + part, `A ${part} is text, not ${show(value)}.`);
  const sound = (mark: unknown): boolean => typeof mark === "string" && ONLY_MARK.test(mark);
  const list = Array.isArray(marks) ? [...marks] : undefined;
  if (marks !== undefined && !list?.every(sound))
    throw new ParseError("syntax", `${at}marks`, "Marks are a list of texts such as $14, !? and ±.");
  return {
    ...(comment !== undefined && { comment: tidy(comment) }),
    ...(preface !== undefined && { preface: tidy(preface) }),
    ...(list && { marks: list }),
  };
}

/** A tag: its name, and its value between the quotes, which is bounded since the stack of the search is. */
export const TAG: RegExp = /\[[^\S\n]*(\w+)[^\S\n]+"((?:[^"\\\n]|\\.){0,1000000})"[^\S\n]*\]/y;

/** PGN's roster in its order; the seventh is the result. Then what else the record itself says. */
export const roster: readonly string[] = ["Event", "Site", "Date", "Round", "White", "Black"];
const own: readonly string[] = [
  "Result",
  "Variant",
  "VariantData",
  "Notation",
  "SetUp",
  "FEN",
  "Termination",
];

/** What the roster says of what is not known. */
export function unknown(name: string): string {
  return name === "Date" ? "????.??.??" : "?";
}

/** The name of a tag as it is written here: of those that are known letters may be of either case. */
export function tagName(name: string, players: readonly string[]): string {
  const lower = name.toLowerCase();
  const known = [...roster, ...own].find((each) => each.toLowerCase() === lower);
  return known ?? ["White", "Black"][players.indexOf(lower)] ?? name;
}

/** The tags that a record keeps of these, later ones for earlier ones of the same name; those that say nothing are left out. */
export function tagsOf(
  entries: readonly (readonly [name: string, value: string])[],
): Readonly<Record<string, string>> {
  const tags = new Map(entries.map(([name, value]) => [name, tidy(value)]));
  for (const [name, value] of tags) {
    const silent = value === "" || (roster.includes(name) && value === unknown(name));
    if (silent || own.includes(name)) tags.delete(name);
  }
  return Object.freeze(Object.fromEntries(tags));
}

/** Tags that a caller gives, checked, beside those that there were. */
export function givenTags(
  tags: unknown,
  players: readonly string[],
  before: Tags = {},
): Readonly<Record<string, string>> {
  if (!isRecord(tags)) throw new ParseError("bad-tag", "tags", `The tags are an object, not ${show(tags)}.`);
  const entries = Object.entries(before) as [string, string][];
  for (const [given, value] of Object.entries(tags)) {
    const name = tagName(given, players);
    if (!/^\w+$/.test(given) || own.includes(name) || !(value === undefined || typeof value === "string")) {
      const right = "text, named with letters, digits and _, and not one that the record writes itself";
      throw new ParseError(
        "bad-tag",
        `tags.${given.slice(0, 40)}`,
        `A tag must be ${right}, not ${show(value)}.`,
      );
    }
    if (value !== undefined) entries.push([name, value]);
  }
  return tagsOf(entries);
}
