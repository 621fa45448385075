/** What the rulebook of a game says about the rules of a lesson. */
import * as rulebook from "morabaraba/rulebook";
import type { Language } from "../core/language.ts";
import { wordsFor } from "../family/millWords.ts";
import type { MillLesson } from "./lesson.ts";

export const ruleText = ({ variant, fields }: MillLesson, language: Language): readonly string[] =>
  rulebook
    .describeRules(wordsFor(rulebook, language, variant), variant)
    .filter((rule) => fields.some((field) => rule.fields.includes(field)))
    .map(({ text }) => text);
