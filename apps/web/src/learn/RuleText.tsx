/** The rules of a lesson, from the rulebook of its variant. */
import * as rulebook from "morabaraba/rulebook";
import type { Language } from "../core/languages.ts";
import { useLanguage } from "../core/settings.ts";
import { wordsFor } from "../family/millWords.ts";
import type { MillLesson } from "./lesson.ts";

export const ruleText = ({ variant, fields }: MillLesson, language: Language): readonly string[] =>
  rulebook
    .describeRules(wordsFor(rulebook, language, variant), variant)
    .filter((rule) => fields.some((field) => rule.fields.includes(field)))
    .map(({ text }) => text);

export default function RuleText({ lesson }: { readonly lesson: MillLesson }) {
  return ruleText(lesson, useLanguage()).map((text) => <p key={text}>{text}</p>);
}
