/** The rules of a variant, each with its sentence and its sources, before they have words. Every field has its rule. */
import type { Variant } from "../../rules/mancala/data/variant.ts";
import type { Rule } from "../describe.ts";

/** The sections of a rulebook, in their order. */
export type RuleSection = "board" | "sowing" | "captures" | "end";

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
  | "winner";

/** The sentences: a rule, and where it has several values, the value. */
export type SentenceName =
  | "board"
  | "first-player"
  | "turns"
  | "turns-again"
  | "swap"
  | "no-swap"
  | "sowing"
  | "store"
  | "no-store"
  | "origin"
  | "skip-origin"
  | "relay"
  | "relay-without-capture"
  | "no-relay"
  | "feeding"
  | "no-feeding"
  | `capture-${Variant["capture"]}`
  | `empty-opposite-${Variant["emptyOpposite"]}`
  | "capture-after-lap"
  | "capture-without-lap"
  | `opponent-empty-house-${Variant["opponentEmptyHouse"]}`
  | `grand-slam-${Variant["grandSlam"]}`
  | `empty-side-${Variant["endsWhen"]}`
  | "empty-side-fed"
  | "no-moves"
  | "no-moves-feeding"
  | "majority"
  | "no-majority"
  | `repetition-${NonNullable<Variant["repetition"]>["award"]}`
  | "no-repetition"
  | "winner";

type SowingRule = Rule<RuleSection, RuleName, SentenceName>;

/** All rules of a variant, in the order in which they are read. */
export function rulesIn(variant: Variant): readonly SowingRule[] {
  const rules: SowingRule[] = [];
  let section: RuleSection = "board";
  const add = (
    rule: RuleName,
    sentence: SentenceName,
    fields: readonly (keyof Variant)[] = [],
    sources: readonly string[] = [],
    values: SowingRule["values"] = {},
  ): void => {
    rules.push({ section, rule, sentence, fields, values, sources });
  };
  const { houses, seeds, sowStores, skipOrigin, relay, capture, emptyOpposite, captureAfterLap } = variant;
  const { opponentEmptyHouse, grandSlam, endsWhen, majority, repetition, swap } = variant;
  const isOpposite = capture === "opposite";
  // Where a side without seeds ends the game, nobody is left to be fed.
  const mustFeed = variant.mustFeed && endsWhen !== "either-empty";

  const size: readonly string[] =
    houses === 6 && seeds >= 3 && seeds <= 6
      ? ["OWN", "IDU"]
      : houses === 7 && seeds === 7
        ? ["WP", "SAL"]
        : [];
  add("board", "board", ["houses", "seeds"], size, { houses, seeds });
  add("first-player", "first-player");
  add("turns", sowStores ? "turns-again" : "turns");
  if (swap) add("swap", "swap", ["swap"], ["WP"]);
  else add("swap", "no-swap", ["swap"]);

  section = "sowing";
  add("sowing", "sowing", [], ["OWN", "WP"]);
  add("store", sowStores ? "store" : "no-store", ["sowStores"], ["OWN", "WP"]);
  add("origin", skipOrigin ? "skip-origin" : "origin", ["skipOrigin"], ["OWN", "WP"]);
  const onwards = isOpposite ? "relay" : "relay-without-capture";
  if (relay) add("relay", onwards, ["relay"], ["WP", "SAL", "RUSS"]);
  else add("relay", "no-relay", ["relay"]);
  if (mustFeed) add("feeding", "feeding", ["mustFeed"], ["OWN", "WP"]);
  else add("feeding", "no-feeding", ["mustFeed"]);

  section = "captures";
  // What only captures from the opposite house ask is told with them; else this rule stands for all three.
  const moot: readonly (keyof Variant)[] = isOpposite ? [] : ["emptyOpposite", "captureAfterLap"];
  add("capture", `capture-${capture}`, ["capture", ...moot], ["OWN", "WP"]);
  if (isOpposite) {
    const tag: string = emptyOpposite === "nothing" ? "OWN" : "IDU";
    add("empty-opposite", `empty-opposite-${emptyOpposite}`, ["emptyOpposite"], [tag]);
    add("capture-after-lap", captureAfterLap ? "capture-after-lap" : "capture-without-lap", [
      "captureAfterLap",
    ]);
  }
  add("opponent-empty-house", `opponent-empty-house-${opponentEmptyHouse}`, ["opponentEmptyHouse"]);
  add("grand-slam", `grand-slam-${grandSlam}`, ["grandSlam"], slamSources[grandSlam]);

  section = "end";
  const side =
    endsWhen === "mover-empty" && mustFeed ? "empty-side-fed" : (`empty-side-${endsWhen}` as const);
  add("empty-side", side, ["endsWhen"], endsWhen === "either-empty" ? ["OWN"] : []);
  add("no-moves", mustFeed ? "no-moves-feeding" : "no-moves", [], mustFeed ? ["OWN", "WP"] : []);
  if (majority) add("majority", "majority", ["majority"], ["OWN"]);
  else add("majority", "no-majority", ["majority"]);
  if (repetition === null) add("repetition", "no-repetition", ["repetition"]);
  else {
    const { occurrence, award } = repetition;
    const tag: string = award === "own-houses" ? "OWN" : "RB";
    const tags = occurrence === 2 ? [tag] : [];
    add("repetition", `repetition-${award}`, ["repetition"], tags, { times: occurrence });
  }
  add("winner", "winner");
  return rules;
}

/** The texts that have a rule for captures of everything. */
const slamSources: { readonly [Rule in Variant["grandSlam"]]: readonly string[] } = {
  "no-capture": ["OWN"],
  illegal: ["WP"],
  "illegal-unless-only": ["RB"],
  captured: ["WP"],
  "rest-to-opponent": ["WP"],
  "leave-last": ["WP"],
  "leave-first": ["WP"],
};
