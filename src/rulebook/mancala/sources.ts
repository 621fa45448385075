/* The texts that the rules of mancala come from. The guide on mancala quotes them. */
import { deepFreeze } from "../../base/data.ts";
import type { SentenceName } from "../../languages/en/mancala/rulebook.ts";
import type { RuleSource, TextsBySentence } from "../describe.ts";

/**
 * The texts, by their tags.
 *
 * @example
 * ```ts
 * import { sources } from "morabaraba/mancala/rulebook";
 *
 * sources["SAL"]?.title; // => "Salvi's rules of congklak"
 * ```
 */
export const sources: Readonly<Record<string, RuleSource>> = /* @__PURE__ */ deepFreeze({
  OWN: { title: "The reading of this library" },
  WP: { title: "Wikipedia: Kalah, Oware, Southeast Asian mancala" },
  SAL: { title: "Salvi's rules of congklak" },
  RUSS: { title: "Larry Russ, The Complete Mancala Games Book" },
  IDU: { title: "Irving, Donkers, Uiterwijk, Solving Kalah, 2000" },
  RB: { title: "Romein, Bal, Solving Awari with Parallel Retrograde Analysis, 2003" },
});

/** The texts, by rule. */
export const textsWith: TextsBySentence<SentenceName> = {
  "board 6 3": ["OWN", "IDU"],
  "board 6 4": ["OWN", "IDU"],
  "board 6 5": ["OWN", "IDU"],
  "board 6 6": ["OWN", "IDU"],
  "board 7 7": ["WP", "SAL"],
  swap: ["WP"],
  sowing: ["OWN", "WP"],
  store: ["OWN", "WP"],
  "no-store": ["OWN", "WP"],
  origin: ["OWN", "WP"],
  "skip-origin": ["OWN", "WP"],
  relay: ["WP", "SAL", "RUSS"],
  "relay-without-capture": ["WP", "SAL", "RUSS"],
  feeding: ["OWN", "WP"],
  "capture-opposite": ["OWN", "WP"],
  "capture-two-or-three": ["OWN", "WP"],
  "empty-opposite-nothing": ["OWN"],
  "empty-opposite-take-own": ["IDU"],
  "grand-slam-no-capture": ["OWN"],
  "grand-slam-illegal": ["WP"],
  "grand-slam-illegal-unless-only": ["RB"],
  "grand-slam-captured": ["WP"],
  "grand-slam-rest-to-opponent": ["WP"],
  "grand-slam-leave-last": ["WP"],
  "grand-slam-leave-first": ["WP"],
  "empty-side-either-empty": ["OWN"],
  "no-moves-feeding": ["OWN", "WP"],
  majority: ["OWN"],
  "repetition-own-houses 2": ["OWN"],
  "repetition-even 2": ["RB"],
};
