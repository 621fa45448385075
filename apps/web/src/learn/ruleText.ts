/** What the rulebook of a game says about the rules of a lesson. */
import { af, describeRules, en } from "morabaraba/rulebook";
import type { Language } from "../app/language.ts";
import { inWordsOf } from "../games/millWords.ts";
import type { MillLesson } from "./lesson.ts";

export const ruleText = ({ variant, fields }: MillLesson, language: Language): readonly string[] =>
  describeRules(language === "af" ? af : en, variant)
    .filter((rule) => fields.some((field) => rule.fields.includes(field)))
    .map(({ text }) => inWordsOf(variant, text, language));
