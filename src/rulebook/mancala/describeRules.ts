/*
 * Finds the rules of any variant of mancala, with their sentences and sources. Every field of a variant has a
 * rule.
 */

import { equals } from "../../base/data.ts";
import { en, type RuleSection, type SentenceName, type Words } from "../../languages/en/mancala/rulebook.ts";
import { origins, variants } from "../../rules/mancala/data/builtIns.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { StoredVariant, Variant, VariantName } from "../../rules/mancala/data/variant.ts";
import { type Origin, originOf } from "../../rules/variants.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { cite, type Rule, renderRule, sourcesOf, type RuleText as Text } from "../describe.ts";
import { textsWith } from "./sources.ts";

/** What a rule is about. */
export type RuleName =
  | "board"
  | "first-player"
  | "turns"
  | "swap"
  | "sowing"
  | "store"
  | "origin"
  | "relay"
  | "feeding"
  | "capture"
  | "empty-opposite"
  | "capture-after-lap"
  | "opponent-empty-house"
  | "grand-slam"
  | "empty-side"
  | "no-moves"
  | "majority"
  | "repetition"
  | "repetition-empty-side"
  | "winner";

type SowingRule = Rule<RuleSection, RuleName, SentenceName>;

const names = Object.keys(variants) as VariantName[];

/** Returns all rules of a variant, in reading order. */
export function rulesIn(variant: Variant): readonly SowingRule[] {
  const rules: SowingRule[] = [];
  let section: RuleSection = "board";
  const own = Object.hasOwn(variants, variant.name) ? (variant.name as VariantName) : undefined;
  const originsOf = (fields: readonly (keyof Variant)[]): readonly Origin[] => {
    const isSame = (name: VariantName): boolean =>
      fields.every((field) => equals(variant[field], variants[name][field]));
    const same = own && isSame(own) ? own : names.find((name) => isSame(name));
    return same ? fields.map((field) => originOf(origins, same, field)) : [];
  };
  const add = (
    rule: RuleName,
    sentence: SentenceName,
    fields: readonly (keyof Variant)[] = [],
    values: SowingRule["values"] = {},
  ): void => {
    const texts = sourcesOf(textsWith, sentence, values);
    rules.push({ section, rule, sentence, fields, values, ...cite(originsOf(fields), texts) });
  };
  const { houses, seeds, sowStores, skipOrigin, relay, capture, emptyOpposite, captureAfterLap } = variant;
  const { opponentEmptyHouse, grandSlam, endsWhen, majority, repetition, swap } = variant;
  const isOpposite = capture === "opposite";
  // If a side without seeds ends the game, nobody needs to be fed.
  const mustFeed = variant.mustFeed && endsWhen !== "either-empty";
  const passes = endsWhen === "all-empty";

  add("board", "board", ["houses", "seeds"], { houses, seeds });
  add("first-player", "first-player");
  add("turns", passes ? "turns-passing" : sowStores ? "turns-again" : "turns");
  add("swap", swap ? "swap" : "no-swap", ["swap"]);

  section = "sowing";
  add("sowing", "sowing");
  add("store", sowStores ? "store" : "no-store", ["sowStores"]);
  add("origin", skipOrigin ? "skip-origin" : "origin", ["skipOrigin"]);
  add("relay", relay ? (isOpposite ? "relay" : "relay-without-capture") : "no-relay", ["relay"]);
  add("feeding", mustFeed ? "feeding" : "no-feeding", ["mustFeed"]);

  section = "captures";
  // Without captures from the opposite house, this rule also covers the two fields about them.
  const moot: readonly (keyof Variant)[] = isOpposite ? [] : ["emptyOpposite", "captureAfterLap"];
  add("capture", `capture-${capture}`, ["capture", ...moot]);
  if (isOpposite) {
    add("empty-opposite", `empty-opposite-${emptyOpposite}`, ["emptyOpposite"]);
    const lap = captureAfterLap ? "capture-after-lap" : "capture-without-lap";
    add("capture-after-lap", lap, ["captureAfterLap"]);
  }
  add("opponent-empty-house", `opponent-empty-house-${opponentEmptyHouse}`, ["opponentEmptyHouse"]);
  add("grand-slam", `grand-slam-${grandSlam}`, ["grandSlam"]);

  section = "end";
  const isFed = endsWhen === "mover-empty" && mustFeed;
  add("empty-side", isFed ? "empty-side-fed" : `empty-side-${endsWhen}`, ["endsWhen"]);
  add("no-moves", mustFeed ? "no-moves-feeding" : passes ? "no-moves-passing" : "no-moves");
  add("majority", majority ? "majority" : "no-majority", ["majority"]);
  if (repetition === null) add("repetition", "no-repetition", ["repetition"]);
  else {
    add("repetition", `repetition-${repetition.award}`, ["repetition"], { times: repetition.occurrence });
    add("repetition-empty-side", `repetition-empty-side-${repetition.emptySide}`);
  }
  add("winner", "winner");
  return rules;
}

/** A rule of a variant in words. */
export interface RuleText extends Text<RuleSection, RuleName> {}

/**
 * Lists the rules of a variant as sentences, in reading order. The rules of each section stand together, and
 * every field of the variant is covered.
 *
 * @param words - The sentences of rulebooks, such as `en`, `af`, `de` or `id` of `morabaraba/mancala/rulebook`.
 * @param variant - A built-in's name, a built-in with changes, or the data of your own variant.
 * @throws `VariantError` if a variant is invalid.
 * @throws `ArgumentError` if a text of `words` is not a string.
 * @example
 * ```ts
 * import { describeRules, en } from "morabaraba/mancala/rulebook";
 *
 * describeRules(en, "congkak")[0]?.text;
 * // => "Each side has a row of 7 houses and a store. At the beginning, each house holds 7 seeds."
 * ```
 */
export function describeRules(words: PartialWords<Words>, variant: StoredVariant): readonly RuleText[] {
  return rulesIn(variantFrom(variant)).map((rule) => renderRule(en, words, rule));
}
