/**
 * The fields of a variant, for a form, and their errors. The types require every field of the library's
 * variants, so no field is forgotten. The library checks the values.
 */
import type * as mills from "morabaraba";
import type { Fault } from "morabaraba";
import type * as mancala from "morabaraba/mancala";
import type { FamilyName, Variant } from "../family/family.ts";
import type { PlayWords } from "../languages/en/play.ts";
import { fill } from "../words/words.ts";

export type Field =
  | { readonly kind: "choice"; readonly values: readonly (string | boolean)[] }
  /** A whole number. A field with `usual` may also be null; `usual` is the number that replaces null. */
  | { readonly kind: "number"; readonly usual?: number }
  | { readonly kind: "name" }
  /** Points of the board. A group whose lists are all empty is null. */
  | { readonly kind: "points" }
  /** Fields of one object, which may be null as a whole. */
  | { readonly kind: "group"; readonly fields: Readonly<Record<string, Field>>; readonly usual: object };

const choice = (...values: readonly (string | boolean)[]): Field => ({ kind: "choice", values });
const flag = choice(true, false);

const millFields: Readonly<Record<Exclude<keyof mills.Variant, "board">, Field>> = {
  name: { kind: "name" },
  cows: { kind: "number" },
  firstPlayer: choice("light", "dark"),
  flyAt: { kind: "number", usual: 3 },
  loseBelow: { kind: "number" },
  shooting: choice("required", "optional"),
  targetsInMills: choice("last-resort", "never", "always"),
  repeatMill: choice("allowed", "same-cow", "same-mill", "once"),
  moveWhilePlacing: flag,
  blocked: choice("loses", "draws", "passes", "freed"),
  fullBoard: choice("draws", "first-player-loses", "each-shoots", "each-gives"),
  tenMoves: {
    kind: "group",
    fields: { plies: { kind: "number" }, cows: { kind: "number" }, who: choice("either", "both") },
    usual: { plies: 20, cows: 3, who: "either" },
  },
  repetition: { kind: "number", usual: 3 },
  drawAfterQuietPlies: { kind: "number", usual: 100 },
  millEffect: choice("shoots", "wins"),
  shotsPerMove: choice("one", "each-mill"),
  shotWhilePlacing: choice("removes", "marks", "none", "illegal"),
  startsMoving: choice("next", "second-player", "first-mill"),
  noPlacing: {
    kind: "group",
    fields: { points: { kind: "points" }, turns: choice("first", "all") },
    usual: { points: [], turns: "first" },
  },
  setup: {
    kind: "group",
    fields: { light: { kind: "points" }, dark: { kind: "points" } },
    usual: { light: [], dark: [] },
  },
};

const mancalaFields: Readonly<Record<keyof mancala.Variant, Field>> = {
  name: { kind: "name" },
  houses: { kind: "number" },
  seeds: { kind: "number" },
  sowStores: flag,
  skipOrigin: flag,
  relay: flag,
  capture: choice("opposite", "two-or-three"),
  emptyOpposite: choice("nothing", "take-own"),
  captureAfterLap: flag,
  opponentEmptyHouse: choice("stays", "to-opponent"),
  grandSlam: choice(
    "no-capture",
    "illegal",
    "illegal-unless-only",
    "captured",
    "rest-to-opponent",
    "leave-last",
    "leave-first",
  ),
  mustFeed: flag,
  endsWhen: choice("either-empty", "mover-empty", "all-empty"),
  majority: flag,
  repetition: {
    kind: "group",
    fields: {
      occurrence: { kind: "number" },
      award: choice("own-houses", "even"),
      emptySide: choice("counts", "ignored"),
    },
    usual: { occurrence: 2, award: "own-houses", emptySide: "counts" },
  },
  swap: flag,
};

export const fieldsOf: Readonly<Record<FamilyName, Readonly<Record<string, Field>>>> = {
  mills: millFields,
  mancala: mancalaFields,
};

/** Returns the value at a path such as `tenMoves.plies`. */
export const valueAt = (variant: Variant, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => Object(value)[name], variant);

/** Returns the variant with another value at a path. */
export function withValue(variant: Variant, path: string, value: unknown): Variant {
  const [name = "", inner] = path.split(".");
  const before = (variant as unknown as Record<string, unknown>)[name];
  return { ...variant, [name]: inner === undefined ? value : { ...Object(before), [inner]: value } };
}

/** Replaces a variant's points at a path such as `setup.light`. An empty group becomes null. */
export function withPoints(variant: Variant, path: string, points: readonly string[]): Variant {
  const [group = ""] = path.split(".");
  const field = millFields[group as keyof typeof millFields];
  const before =
    valueAt(variant, group) === null && field.kind === "group"
      ? withValue(variant, group, field.usual)
      : variant;
  const after = withValue(before, path, points);
  const lists = Object.values(Object(valueAt(after, group))).filter((value) => Array.isArray(value));
  return lists.every(({ length }) => length === 0) ? withValue(after, group, null) : after;
}

/**
 * Returns the sentence for an error: the page's own for numbers, points and names, and the library's English
 * one for anything else, such as rules that contradict each other.
 */
export function faultText({ at, message, range }: Fault, words: PlayWords["rules"]["wrong"]): string {
  if (range) return fill(words.number, { least: range[0], most: range[1] });
  if (/^(noPlacing|setup)\.\w+\[/.test(at)) return words.point;
  return at === "name" ? words.name : message;
}
