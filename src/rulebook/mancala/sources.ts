/** The texts that the rules of mancala come from. The guide on mancala quotes them. */
import { deepFreeze } from "../../base/data.ts";
import type { RuleSource } from "../describe.ts";

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
