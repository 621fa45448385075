/** The tags of a game: what they are called, which of them the record itself says, and how one is written. */
import { ParseError } from "../ground/errors.ts";
import { isRecord, show } from "../ground/schema.ts";
import { tidy } from "./text.ts";

/** PGN's first six in their order, with what stands for nothing; the seventh is the result. */
export const roster: Readonly<Record<string, string>> = {
  Event: "?",
  Site: "?",
  Date: "????.??.??",
  Round: "?",
  White: "?",
  Black: "?",
};

/** What the record itself says. */
const own: readonly string[] = [
  "Result",
  "Variant",
  "VariantData",
  "Notation",
  "SetUp",
  "FEN",
  "Termination",
];

const known: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ [...Object.keys(roster), ...own].map((name) => [name.toLowerCase(), name]),
);

/** A tag on a line: its name, and its value between the quotes. */
export const TAG: RegExp = /\[\s*(\w+)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/y;

/** The name of a tag as it is written here; letters of either case for those that are known, `players` for White and Black. */
export function tagName(name: string, players: readonly [white: string, black: string]): string {
  const lower = name.toLowerCase();
  if (lower === players[0]) return "White";
  if (lower === players[1]) return "Black";
  return known.get(lower) ?? name;
}

/** Whether the value of a tag says nothing. */
function isNothing(name: string, value: string): boolean {
  return value === "" || (Object.hasOwn(roster, name) && value === roster[name]);
}

/** The tags that a record keeps of these; what says nothing takes away what was said before. */
export function tagsOf(
  entries: readonly (readonly [name: string, value: string])[],
  players: readonly [white: string, black: string],
): Readonly<Record<string, string>> {
  const kept = new Map<string, string>();
  for (const [written, quoted] of entries) {
    const name = tagName(written, players);
    const value = tidy(quoted);
    if (own.includes(name) || isNothing(name, value)) kept.delete(name);
    else kept.set(name, value);
  }
  return Object.freeze(Object.fromEntries(kept));
}

/** Tags that a caller gives, checked, beside those there were before. */
export function givenTags(
  tags: unknown,
  players: readonly [white: string, black: string],
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const fault = (at: string, message: string): never => {
    throw new ParseError("bad-tag", at, message);
  };
  if (!isRecord(tags)) return fault("tags", `The tags are an object of texts, not ${show(tags)}.`);
  const entries = Object.entries(tags).filter(([, value]) => value !== undefined) as [string, string][];
  for (const [name, value] of entries) {
    const at = `tags.${name.slice(0, 40)}`;
    if (!/^\w+$/.test(name)) fault(at, `${show(name)} is no name of a tag: letters, digits and underscores.`);
    if (typeof value !== "string") fault(at, `The tag ${name} must be text, not ${show(value)}.`);
    if (own.includes(tagName(name, players))) fault(at, `The record itself says ${name}; leave it out.`);
  }
  return tagsOf([...Object.entries(before), ...entries], players);
}

/** A tag as a line of text. */
export function tagLine(name: string, value: string): string {
  return `[${name} "${value.replace(/["\\]/g, "\\$&")}"]\n`;
}

/** The value between the quotes of a tag. */
export function tagValue(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, "$1");
}
