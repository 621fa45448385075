/* Finds the rules of any mill game, with their sentences and sources. Every field of a variant has a rule. */

import { equals } from "../../base/data.ts";
import { en, type RuleSection, type SentenceName, type Words } from "../../languages/en/mills/rulebook.ts";
import { centerBoard, diagonalBoard, neighborPairs, straightBoard } from "../../rules/mills/data/board.ts";
import { origins, variants } from "../../rules/mills/data/builtIns.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import {
  alternates,
  hasPasses,
  hasRemovals,
  type StoredVariant,
  shootsWhilePlacing,
  type Variant,
  type VariantName,
} from "../../rules/mills/data/variant.ts";
import { type Origin, originOf } from "../../rules/variants.ts";
import type { PartialWords } from "../../words/sentences.ts";
import { cite, type Rule, renderRule, sourcesOf, type RuleText as Text } from "../describe.ts";
import { textsWith } from "./sources.ts";

/** What a rule is about. */
export type RuleName =
  | "board"
  | "shape"
  | "links"
  | "cows"
  | "first-player"
  | "turns"
  | "setup"
  | "placing"
  | "no-placing"
  | "moving-while-placing"
  | "mill"
  | "mill-worth"
  | "shot"
  | "shots"
  | "placing-shot"
  | "no-target"
  | "cows-in-mills"
  | "repeat-mill"
  | "moves-first"
  | "step"
  | "flying"
  | "few-cows"
  | "no-moves"
  | "full-board"
  | "ten-moves"
  | "repetition"
  | "no-shots"
  | "cheating"
  | "abandonment"
  | "double-turn";

type MillRule = Rule<RuleSection, RuleName, SentenceName>;

/** The boards that have a sentence for their shape. */
const shapes = [
  ["shape-diagonals", diagonalBoard],
  ["shape-straight", straightBoard],
  ["shape-center", centerBoard],
] as const;

/** The fields that make up the shape of a board. */
const shapeFields = ["points", "lines", "links"] as const;

/** The fields that have the same value in every variant of Morabaraba. */
const specialFields = [
  "millEffect",
  "shotsPerMove",
  "shotWhilePlacing",
  "startsMoving",
  "noPlacing",
  "setup",
] as const;

/** The fields without effect if all cows are set up, and those without effect if a mill wins. */
const placingFields = ["noPlacing", "moveWhilePlacing", "shotWhilePlacing", "startsMoving"] as const;
const shotFields = [
  "shooting",
  "shotsPerMove",
  "shotWhilePlacing",
  "targetsInMills",
  "repeatMill",
  "loseBelow",
] as const;

/** Whether a variant is Morabaraba. Texts on Morabaraba are not sources for other games. */
const isMorabaraba = (variant: Variant): boolean =>
  specialFields.every((field) => equals(variants.standard[field], variant[field])) &&
  ["loses", "draws"].includes(variant.blocked) &&
  ["draws", "first-player-loses"].includes(variant.fullBoard);

const names = Object.keys(variants) as VariantName[];

/** Whether the texts on Morabaraba describe a built-in. */
const isDescribed = (name: VariantName): boolean =>
  origins[name].base === null || origins[name].sharesTexts === true;

/** Returns all rules of a variant, in reading order. */
export function rulesIn(variant: Variant): readonly MillRule[] {
  const rules: MillRule[] = [];
  let section: RuleSection = "board";
  const own = Object.hasOwn(variants, variant.name) ? (variant.name as VariantName) : undefined;
  const isOfTexts = own ? isDescribed(own) : isMorabaraba(variant);
  /** The built-ins whose texts describe this variant, the closest first. */
  const described = [...(own ? [own] : []), ...(isOfTexts ? names.filter(isDescribed) : [])];
  const originsOf = (field: keyof Variant): readonly Origin[] => {
    const same = described.find((name) => equals(variant[field], variants[name][field]));
    return same ? [originOf(origins, same, field)] : [];
  };
  const add = (
    rule: RuleName,
    sentence: SentenceName,
    fields: readonly (keyof Variant)[] = [],
    values: MillRule["values"] = {},
  ): void => {
    const texts = isOfTexts ? sourcesOf(textsWith, sentence, values) : [];
    rules.push({ section, rule, sentence, fields, values, ...cite(fields.flatMap(originsOf), texts) });
  };
  const { board, cows, firstPlayer, flyAt, loseBelow, shooting, targetsInMills, repeatMill } = variant;
  const { moveWhilePlacing, blocked, fullBoard, tenMoves, repetition, drawAfterQuietPlies } = variant;
  const { millEffect, shotsPerMove, shotWhilePlacing, startsMoving, noPlacing, setup } = variant;
  const onLines = neighborPairs({ ...board, links: [] }).map((pair) => [...pair].sort().join());
  const links = board.links.filter((pair) => !onLines.includes([...pair].sort().join()));
  const isPlaced = setup?.light.length === cows && setup.dark.length === cows;
  /** Whether a placement may not close a mill. */
  const forbidsMills = shotWhilePlacing === "illegal" && !isPlaced;

  add("board", "board", ["board"], { points: board.points.length, lines: board.lines.length });
  for (const [shape, other] of shapes)
    if (shapeFields.every((field) => equals(other[field], board[field]))) add("shape", shape, ["board"]);
  if (links.length > 0) add("links", "links", ["board"], { links: links.length });
  add("cows", "cows", ["cows"], { cows });
  if (setup === null) add("setup", "no-setup", ["setup"]);
  else {
    const cowsOn = { light: listed(setup.light), dark: listed(setup.dark) };
    if (isPlaced) add("setup", "setup-all", ["setup", ...placingFields], cowsOn);
    else add("setup", "setup", ["setup"], cowsOn);
  }
  add("first-player", `first-player-${firstPlayer}`, ["firstPlayer"]);
  add("turns", hasPasses(variant) || hasRemovals(variant) ? "turns-passing" : "turns");

  section = "placing";
  if (!isPlaced) {
    add("placing", noPlacing === null && !forbidsMills ? "placing" : "placing-somewhere");
    if (noPlacing === null) add("no-placing", "no-placing-none", ["noPlacing"]);
    else
      add("no-placing", `no-placing-${noPlacing.turns}`, ["noPlacing"], { closed: listed(noPlacing.points) });
    const early = moveWhilePlacing ? "moving-while-placing" : "no-moving-while-placing";
    add("moving-while-placing", early, ["moveWhilePlacing"]);
  }

  section = "mills";
  add("mill", "mill");
  if (forbidsMills) add("placing-shot", "placing-shot-illegal", ["shotWhilePlacing"]);
  if (millEffect === "wins") {
    const unused = shotFields.filter((field) => !forbidsMills || field !== "shotWhilePlacing");
    add("mill-worth", "mill-worth-wins", ["millEffect", ...unused]);
  } else {
    const isOnce = repeatMill === "once";
    const isLate = !shootsWhilePlacing(variant) && !isPlaced;
    const worth = isLate ? (isOnce ? "late-once" : "late") : isOnce ? "once" : "shoots";
    add("mill-worth", `mill-worth-${worth}`, ["millEffect"]);
    const isMarking = shotWhilePlacing === "marks" && !isPlaced;
    add("shot", isMarking ? `shot-${shooting}-marks` : `shot-${shooting}`, ["shooting"]);
    const several = isOnce ? "each-mill-once" : "each-mill";
    const many = shooting === "optional" ? (`${several}-optional` as const) : several;
    add("shots", `shots-${shotsPerMove === "one" ? "one" : many}`, ["shotsPerMove"]);
    if (!isPlaced && shotWhilePlacing !== "illegal")
      add("placing-shot", `placing-shot-${shotWhilePlacing}`, ["shotWhilePlacing"]);
    add("cows-in-mills", `cows-in-mills-${targetsInMills}`, ["targetsInMills"]);
    add("no-target", "no-target");
    // A mill that may not shoot does not use up its line.
    const again = isOnce && (isLate || blocked === "freed") ? "once-late" : repeatMill;
    add("repeat-mill", `repeat-mill-${again}`, ["repeatMill"]);
  }

  section = "moving";
  if (!isPlaced) add("moves-first", `moves-first-${startsMoving}`, ["startsMoving"]);
  if (flyAt === null || flyAt < cows) add("step", "step");
  if (flyAt === null) add("flying", "no-flying", ["flyAt"]);
  else add("flying", "flying", ["flyAt"], { cows: flyAt });

  section = "end";
  if (millEffect === "shoots") {
    if (loseBelow === 0) add("few-cows", "no-few-cows", ["loseBelow"]);
    else add("few-cows", "few-cows", ["loseBelow"], { cows: loseBelow });
  }
  add("no-moves", `no-moves-${blocked}`, ["blocked"]);
  add("full-board", `full-board-${fullBoard}`, ["fullBoard"]);

  section = "draws";
  // All cows stay if none is shot or taken off.
  const keepsCows = millEffect === "wins" && !hasRemovals(variant);
  const counted = keepsCows && tenMoves !== null && tenMoves.cows < cows ? null : tenMoves;
  const quiet = ["drawAfterQuietPlies", ...(counted === null ? (["tenMoves"] as const) : [])] as const;
  if (counted !== null) {
    const sentence = keepsCows ? "ten-moves-wins" : (`ten-moves-${counted.who}` as const);
    add("ten-moves", sentence, ["tenMoves"], { plies: counted.plies, cows: counted.cows });
  }
  if (repetition === null) add("repetition", "no-repetition", ["repetition"]);
  else add("repetition", "repetition", ["repetition"], { times: repetition });
  if (drawAfterQuietPlies === null) add("no-shots", counted === null ? "no-count" : "no-other-count", quiet);
  else add("no-shots", keepsCows ? "no-shots-wins" : "no-shots", quiet, { plies: drawAfterQuietPlies });

  section = "conduct";
  add("cheating", "cheating");
  add("abandonment", "abandonment");
  add("double-turn", alternates(variant) ? "double-turn" : "out-of-turn");
  return rules;
}

/** Lists points for a sentence, or a dash if there are none. */
const listed = (points: readonly Point[]): string => points.join(" ") || "–";

/** A rule of a variant in words. */
export interface RuleText extends Text<RuleSection, RuleName> {}

/**
 * Lists the rules of a variant as sentences, in reading order. The rules of each section stand together, and
 * every field of the variant is covered.
 *
 * @param words - The sentences of rulebooks, such as `en`, `af`, `de` or `id` of `morabaraba/rulebook`.
 * @param variant - A built-in's name, a built-in with changes, or the data of your own variant.
 * @throws `VariantError` if a variant is invalid.
 * @throws `ArgumentError` if a text of `words` is not a string.
 * @example
 * ```ts
 * import { describeRules, en } from "morabaraba/rulebook";
 *
 * const rules = describeRules(en, "mssa");
 * rules.find(({ rule }) => rule === "first-player");
 * // => { section: "board", rule: "first-player", fields: ["firstPlayer"], text: "Dark begins.", sources: ["WP-en", "ZB"] }
 * en.sections.mills; // => "Mills and shots"
 * ```
 */
export function describeRules(words: PartialWords<Words>, variant: StoredVariant): readonly RuleText[] {
  return rulesIn(variantFrom(variant)).map((rule) => renderRule(en, words, rule));
}
