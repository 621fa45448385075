/**
 * What a lesson shows besides its text: the guides to the rules, which `scripts/guide.ts` parses when the page
 * is built, and how the built-in variants differ, computed from them, so it is always up to date.
 */
import { variants as mills } from "morabaraba";
import { variants as mancala } from "morabaraba/mancala";
import mancalaGuide from "../../../../docs/guides/mancala.md?guide";
import mancalaRules from "../../../../docs/guides/mancala-rules.md?guide";
import millRules from "../../../../docs/guides/rules-and-variants.md?guide";
import millGuide from "../../../../docs/guides/the-game.md?guide";
import type { Guide, Inline, Rule, Source } from "../../scripts/guide.ts";
import type { Lesson } from "./lesson.ts";

const guides: Readonly<Record<Lesson["family"], Guide>> = {
  mills: { ...millRules, sections: millGuide.sections },
  mancala: { ...mancalaRules, sections: mancalaGuide.sections },
};

/** The parts of a guide that a lesson shows. */
interface LessonText {
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

/** One value of a field, and the variants that have it. */
interface Difference {
  readonly field: string;
  /** The value's name in the page's words. */
  readonly value: string;
  readonly variants: readonly string[];
}

const builtIns: Readonly<Record<Lesson["family"], Readonly<Record<string, object>>>> = { mills, mancala };

/** Fields that matter only with one kind of capture. */
const onlyWith: Readonly<Record<string, string>> = { emptyOpposite: "opposite", grandSlam: "two-or-three" };

export function differences({ family, fields }: Pick<Lesson, "family" | "fields">): readonly Difference[] {
  return fields.flatMap((field) => {
    const byValue = new Map<string, string[]>();
    for (const [name, variant] of Object.entries(builtIns[family])) {
      const fields = variant as Readonly<Record<string, unknown>>;
      const needs = onlyWith[field];
      if (needs !== undefined && fields["capture"] !== needs) continue;
      const value = nameOf(field, fields[field]);
      byValue.set(value, [...(byValue.get(value) ?? []), name]);
    }
    return [...byValue].map(([value, variants]) => ({ field, value, variants }));
  });
}

/** Returns a short name for a value. For an object, this is the part in which variants differ. */
function nameOf(field: string, value: unknown): string {
  if (field === "board") return String((value as { lines: readonly unknown[] }).lines.length);
  if (field === "repetition" && value !== null) return (value as { award: string }).award;
  if (field === "noPlacing" && value !== null) return (value as { turns: string }).turns;
  if (field === "setup" && value !== null) return "placed";
  if (field === "tenMoves" && value !== null) return (value as { who: string }).who;
  return String(value);
}
