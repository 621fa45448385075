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
  AUA: {
    title: "Aualé, how to play oware",
    address: "http://www.joansala.com/auale/rules/en",
  },
  IDU: { title: "Irving, Donkers, Uiterwijk, Solving Kalah, 2000" },
  IND: { title: "An Indonesian description of a program that plays kalah and oware, unpublished" },
  OS: {
    title: "Abapa rules of the Oware Society",
    address: "http://s.helan.free.fr/awele/rules",
  },
  PTC: {
    title: "Peraturan Permainan Tradisional: Congkak",
    address: "https://www.scribd.com/document/92355008",
  },
  RB: { title: "Romein, Bal, Solving Awari with Parallel Retrograde Analysis, 2003" },
  RUSS: { title: "Larry Russ, The Complete Mancala Games Book" },
  SAL: { title: "Salvi's rules of congklak" },
  WP: { title: "Wikipedia: Kalah, Oware, Southeast Asian mancala" },
});

/**
 * The texts with a rule that is no field, or with a value that no built-in has. The origins of the built-ins'
 * values are in `builtIns.ts`.
 */
export const textsWith: TextsBySentence<SentenceName> = {
  "board 6 3": ["IND", "IDU"],
  "board 6 5": ["IND", "IDU"],
  "board 6 6": ["IND", "IDU"],
  swap: ["WP"],
  sowing: ["IND", "WP"],
  "relay-without-capture": ["WP", "SAL", "RUSS"],
  "grand-slam-illegal": ["WP"],
  "grand-slam-rest-to-opponent": ["WP"],
  "grand-slam-leave-last": ["WP"],
  "grand-slam-leave-first": ["WP"],
  "no-moves-feeding": ["IND", "WP"],
};
