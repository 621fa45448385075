/** The texts that the rules of mills come from, and which of them has which value. The guide on rules and variants quotes them. */
import { deepFreeze } from "../../base/data.ts";
import type { Variant } from "../../rules/morabaraba/data/variant.ts";

/** The tag of a text, as the guide on rules and variants has it. */
export type SourceTag = "GAR" | "WP-en" | "WP-af" | "ZB" | "WMD" | "LUD" | "GMO" | "PORGES" | "AG";

/** A text that rules come from. */
export interface Source {
  readonly title: string;
  /** Where it can be read, if it can be on the web. */
  readonly address?: string;
}

/**
 * The texts, by their tags.
 *
 * @example
 * ```ts
 * import { sources } from "morabaraba/rulebook";
 *
 * sources.WMD.title; // => "Welt-Mühlespiel-Dachverband"
 * ```
 */
export const sources: { readonly [Tag in SourceTag]: Source } = /* @__PURE__ */ deepFreeze({
  GAR: {
    title: "Mind Sports South Africa, Generally Accepted Rules",
    address: "http://mindsportssa.freeservers.com/rules-morabaraba.htm",
  },
  "WP-en": { title: "Wikipedia, Morabaraba", address: "https://en.wikipedia.org/wiki/Morabaraba" },
  "WP-af": {
    title: "Wikipedia, Morabaraba (Afrikaans)",
    address: "https://af.wikipedia.org/wiki/Morabaraba",
  },
  ZB: { title: "The rules of Zbornak's terminal game" },
  WMD: { title: "Welt-Mühlespiel-Dachverband" },
  LUD: { title: "Ludii" },
  GMO: { title: "GamesmanOne" },
  PORGES: { title: "George Pollard, Ways to Play" },
  AG: { title: "africangames.co.za" },
});

/** Every text that could be read. */
const all: readonly SourceTag[] = ["GAR", "WP-en", "WP-af", "ZB"];

/** By rule and value: the texts that have it. A value that is not there has none. */
export const sourcesOf: {
  readonly [Field in
    | "cows"
    | "firstPlayer"
    | "flyAt"
    | "loseBelow"
    | "shot"
    | "millCows"
    | "repeatMill"
    | "blocked"]: (value: Variant[Field]) => readonly SourceTag[];
} = {
  cows: (cows) => (cows === 12 ? ["GAR", "WP-en"] : cows === 11 ? ["WP-en"] : cows === 9 ? ["WMD"] : []),
  firstPlayer: (player) => (player === "light" ? ["WP-en", "WP-af"] : ["WP-en", "ZB"]),
  flyAt: (cows) => (cows === 3 ? all : []),
  loseBelow: (cows) => (cows === 3 ? all : []),
  shot: (shot) => (shot === "optional" ? ["GAR", "WP-en"] : []),
  millCows: (cows) => (cows === "last-resort" ? ["GAR", "WP-en", "ZB"] : cows === "never" ? ["AG"] : []),
  repeatMill: (rule) =>
    rule === "same-cow"
      ? ["GAR"]
      : rule === "same-mill"
        ? ["WP-en", "ZB"]
        : rule === "allowed"
          ? ["WP-en"]
          : [],
  blocked: (ending) => (ending === "loses" ? all : []),
};

/** The texts that have a ten-move draw like this. */
export function sourcesOfTenMoves(rule: NonNullable<Variant["tenMoves"]>): readonly SourceTag[] {
  if (rule.plies !== 10 || rule.cows !== 3) return [];
  return rule.who === "either" ? ["WP-en", "ZB"] : ["WP-af"];
}

export { all as allTexts };
