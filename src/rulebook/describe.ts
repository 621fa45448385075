/** What the rulebooks of both families share: rules that have found their sentences, and how two rulebooks are compared. */
import { fill, type PartialWords, textOf } from "../words/sentences.ts";

/** A rule of a variant before it has words. */
export interface Rule<Section extends string, Name extends string, Sentence extends string> {
  readonly section: Section;
  /** What the rule is about, the same in all variants. */
  readonly rule: Name;
  /** Which sentence tells it. */
  readonly sentence: Sentence;
  /** The fields of the variant that it tells. */
  readonly fields: readonly string[];
  /** What the sentence is filled with; a number by the name of a count becomes words such as "3 cows". */
  readonly values: Readonly<Record<string, string | number>>;
  /** The texts that have this rule. */
  readonly sources: readonly string[];
}

/** The part of a language that a rulebook of any family has. */
export interface RulebookWords<Section extends string, Sentence extends string, Count extends string> {
  /** The tag of the language, such as `en`. */
  readonly language: string;
  /** Titles of the sections. */
  readonly sections: Readonly<Record<Section, string>>;
  /** The rules, as whole sentences. */
  readonly rules: Readonly<Record<Sentence, string>>;
  /** Numbers of things, for one of them and for `{count}` of them. */
  readonly counts: Readonly<Record<Count, readonly [one: string, many: string]>>;
  /** A rule that another game does not have, with `{game}` and `{rule}`. */
  readonly unlike: string;
}

/** A rule of a variant in words. */
export interface RuleText<Section extends string, Name extends string> {
  readonly section: Section;
  /** What the rule is about, the same in all variants and languages. */
  readonly rule: Name;
  /** The fields of the variant that it tells; none for what is the same in all variants. */
  readonly fields: readonly string[];
  readonly text: string;
  /** The tags of the texts that have this rule; none where no text has it, or none for this value. */
  readonly sources: readonly string[];
}

/** A text that rules come from. */
export interface RuleSource {
  readonly title: string;
  /** Where it can be read, if it can be on the web. */
  readonly address?: string;
}

/** Texts that have a sentence, with the numbers that it is filled with, as in `cows 12`. */
export type TextsBySentence<Sentence extends string> = {
  readonly [Filled in Sentence | `${Sentence} ${string}`]?: readonly string[];
};

/** The texts that have a sentence filled with these values. */
export function sourcesOf<Sentence extends string>(
  texts: TextsBySentence<Sentence>,
  sentence: Sentence,
  values: Rule<string, string, Sentence>["values"],
): readonly string[] {
  return texts[[sentence, ...Object.values(values)].join(" ") as Sentence] ?? [];
}

/** A rule in words. */
export function told<Section extends string, Name extends string, Sentence extends string>(
  english: RulebookWords<Section, Sentence, string>,
  words: PartialWords<RulebookWords<Section, Sentence, string>>,
  { section, rule, sentence, fields, values, sources }: Rule<Section, Name, Sentence>,
): RuleText<Section, Name> {
  const template = textOf(english, words, "rules", sentence);
  const filled = Object.entries(values).map(([name, value]) => {
    const usual = Object.hasOwn(english.counts, name) ? english.counts[name] : undefined;
    const own = Object(words.counts)[name] as typeof usual;
    const form = value === 1 ? 0 : 1;
    return [name, usual ? fill(own?.[form] ?? usual[form], { count: value }) : value];
  });
  const text = fill(template, Object.fromEntries(filled));
  return { section, rule, fields: [...fields], text, sources: [...sources] };
}

/** A rule that two variants do not share. */
export interface RuleDifference<Section extends string, Name extends string> extends RuleText<Section, Name> {
  /** The same rule in the other variant; `undefined` if that has none. */
  readonly other: string | undefined;
  /** The rule with the words that name the other game: "Unlike Morabaraba: …". */
  readonly unlike: string;
}

/** The rules of one rulebook that another does not have, or has otherwise. */
export function compared<Section extends string, Name extends string>(
  unlike: string,
  game: string,
  own: readonly RuleText<Section, Name>[],
  others: readonly RuleText<Section, Name>[],
): readonly RuleDifference<Section, Name>[] {
  return own.flatMap((each) => {
    const other = others.find(({ rule }) => rule === each.rule)?.text;
    if (other === each.text) return [];
    return { ...each, other, unlike: fill(unlike, { game, rule: each.text }) };
  });
}
