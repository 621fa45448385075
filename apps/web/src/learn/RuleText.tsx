/** The rules of a lesson as the rulebook of its game tells them. */
import { useLanguage } from "../core/language.ts";
import type { MillLesson } from "./lesson.ts";
import { ruleText } from "./ruleText.ts";

export default function RuleText({ lesson }: { readonly lesson: MillLesson }) {
  const language = useLanguage();
  return ruleText(lesson, language).map((text) => <p key={text}>{text}</p>);
}
