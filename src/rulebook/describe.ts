/* Puts the rules of either family into words. */
import type { RulebookWords } from "../languages/en/shape.ts";
import type { Origin } from "../rules/variants.ts";
import { counted } from "../words/counted.ts";
import { fill, type PartialWords, textOf } from "../words/sentences.ts";

/** A rule of a variant, not yet in words. */
export interface Rule<Section extends string, Name extends string, Sentence extends string> {
  readonly section: Section;
  /** What the rule is about. */
  readonly rule: Name;
  /** The name of its sentence. */
  readonly sentence: Sentence;
  /** The fields of the variant that the rule covers. */
  readonly fields: readonly string[];
  /**
   * The values for the sentence. A number becomes a counted noun such as "3 cows", from `counts`.
   */
  readonly values: Readonly<Record<string, string | number>>;
  /** The tags of the texts that have this rule. */
  readonly sources: readonly string[];
  /** Why the library has this rule although no text has it; empty if a text has it, or if nobody knows. */
  readonly reading: string;
}

/** A rule of a variant in words. */
export interface RuleText<Section extends string, Name extends string> {
  readonly section: Section;
  /** What the rule is about, under the same name in all variants and languages. */
  readonly rule: Name;
  /** The fields of the variant that the rule covers; may be empty. */
  readonly fields: readonly string[];
  readonly text: string;
  /** The tags of the texts that have this rule with this value; may be empty. */
  readonly sources: readonly string[];
  /** In a built-in's rule that no text has: why the library reads the game so, in English. */
  readonly reading?: string;
}

/** A text that rules come from. */
export interface RuleSource {
  readonly title: string;
  /** Its web address, if it is on the web. */
  readonly address?: string;
}

/** The tags of texts. A key is a sentence's name, followed by the sentence's values, as in `cows 12`. */
export type TextsBySentence<Sentence extends string> = {
  readonly [Filled in Sentence | `${Sentence} ${string}`]?: readonly string[];
};

/** Returns the tags of the texts that have a sentence with these values. */
export function sourcesOf<Sentence extends string>(
  texts: TextsBySentence<Sentence>,
  sentence: Sentence,
  values: Rule<string, string, Sentence>["values"],
): readonly string[] {
  return texts[[sentence, ...Object.values(values)].join(" ") as Sentence] ?? [];
}

/** Returns the tags and the reading of a rule whose values have these origins, and which these texts have. */
export function cite(
  origins: readonly Origin[],
  texts: readonly string[],
): Pick<Rule<string, string, string>, "sources" | "reading"> {
  const cited = origins.flatMap((origin) => (typeof origin === "string" ? [] : origin));
  const tags = [...cited, ...texts].map((text) => text.split(" ", 1)[0] as string);
  const reading = tags.length > 0 ? undefined : origins.find((origin) => typeof origin === "string");
  return { sources: [...new Set(tags)], reading: (reading as string | undefined) ?? "" };
}

/** Writes rules with the titles of their sections, as lines of text. */
export function sectionsOf<Section extends string>(
  english: RulebookWords<Section, string, string>,
  words: PartialWords<RulebookWords<Section, string, string>>,
  rules: readonly RuleText<Section, string>[],
): string {
  const bySection = new Map<Section, string[]>();
  for (const { section, text } of rules) bySection.set(section, [...(bySection.get(section) ?? []), text]);
  return [...bySection]
    .map(([section, texts]) =>
      [textOf(english, words, "sections", section), ...texts.map((text) => `- ${text}`)].join("\n"),
    )
    .join("\n\n");
}

/** Returns a rule in words. */
export function renderRule<Section extends string, Name extends string, Sentence extends string>(
  english: RulebookWords<Section, Sentence, string>,
  words: PartialWords<RulebookWords<Section, Sentence, string>>,
  { section, rule, sentence, fields, values, sources, reading }: Rule<Section, Name, Sentence>,
): RuleText<Section, Name> {
  const template = textOf(english, words, "rules", sentence);
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? counted(english, words, name, value) : value,
  ]);
  const text = fill(template, Object.fromEntries(filled));
  return { section, rule, fields: [...fields], text, sources: [...sources], ...(reading && { reading }) };
}
