/** The guides to the rules, which `scripts/guide.ts` parses when the page is built. */
import mancala from "../../../../docs/guides/mancala.md?guide";
import mancalaRules from "../../../../docs/guides/mancala-rules.md?guide";
import millRules from "../../../../docs/guides/rules-and-variants.md?guide";
import mills from "../../../../docs/guides/the-game.md?guide";
import type { Guide, Inline, Rule, Source } from "../../scripts/guide.ts";
import type { Lesson } from "./lesson.ts";

const guides: Readonly<Record<Lesson["family"], Guide>> = {
  mills: { ...millRules, sections: mills.sections },
  mancala: { ...mancalaRules, sections: mancala.sections },
};

/** The parts of a guide that a lesson shows. */
export interface LessonText {
  readonly paragraphs: readonly (readonly Inline[])[];
  readonly rules: readonly Rule[];
  /** The sources of these rules. */
  readonly sources: readonly Source[];
}

export function textOf({ family, sections, rules: names }: Lesson): LessonText {
  const guide = guides[family];
  const paragraphs = sections.flatMap((anchor) => guide.sections[anchor] ?? []);
  const rules = guide.rules.filter(({ rule }) => names.includes(rule));
  const text = rules.flatMap(({ says }) => says.filter((part) => typeof part === "string")).join(" ");
  const sources = guide.sources.filter(({ tag }) =>
    tag.split(", ").some((name) => new RegExp(`\\b${name}\\b`).test(text)),
  );
  return { paragraphs, rules, sources };
}
