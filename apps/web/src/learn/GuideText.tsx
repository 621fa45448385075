/** A lesson's text from the guide or the rulebook, its sources, and how the variants differ. */
import { variants as mills } from "morabaraba";
import { variants as mancala } from "morabaraba/mancala";
import { lazy, Suspense } from "react";
import mancalaGuide from "../../../../docs/guides/mancala.md?guide";
import mancalaRules from "../../../../docs/guides/mancala-rules.md?guide";
import millRules from "../../../../docs/guides/rules-and-variants.md?guide";
import millGuide from "../../../../docs/guides/the-game.md?guide";
import type { Guide, Inline, Rule, Source } from "../../scripts/guide.ts";
import { useLanguage } from "../core/settings.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { useLearnWords } from "../words/words.ts";
import type { Lesson } from "./lesson.ts";

const RuleText = lazy(() => import("./RuleText.tsx"));

export function GuideText({ lesson }: { readonly lesson: Lesson }) {
  const words = useLearnWords();
  const language = useLanguage();
  const { paragraphs, rules, sources } = textOf(lesson);
  return (
    <div className="guide">
      {words.english !== "" && paragraphs.length > 0 && <p className="soft small">{words.english}</p>}
      {paragraphs.length === 0 && lesson.family === "mills" && (
        <Suspense fallback={null}>
          <RuleText lesson={lesson} />
        </Suspense>
      )}
      <div lang={language === "en" ? undefined : "en"}>
        {paragraphs.map((parts) => (
          <p key={JSON.stringify(parts)}>
            <Inlines parts={parts} />
          </p>
        ))}
      </div>
      <Differences lesson={lesson} />
      <details>
        <summary>{words.sources}</summary>
        <dl lang={language === "en" ? undefined : "en"}>
          {rules.map(({ rule, says }) => (
            <div key={rule}>
              <dt>{rule}</dt>
              <dd>
                <Inlines parts={says} />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="small soft" lang={language === "en" ? undefined : "en"}>
          {sources.map(({ tag, text }) => (
            <li key={tag}>
              <b>{tag}</b> <Inlines parts={text} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Differences({ lesson }: { readonly lesson: Lesson }) {
  const words = useLearnWords();
  const titles: Readonly<Record<string, string>> = {
    ...useMillWords().variants,
    ...useMancalaWords().variants,
  };
  const rows = differences(lesson);
  const values: Readonly<Record<string, string>> = words.values;
  const special: Readonly<Record<string, string>> = words.special;
  const fields: Readonly<Record<string, string>> = words.fields;
  return (
    <details>
      <summary>{words.differences}</summary>
      <dl>
        {lesson.fields.map((field) => {
          const ways = rows.filter((row) => row.field === field);
          return (
            <div key={field}>
              <dt>{fields[field] ?? field}</dt>
              {ways.map(({ value, variants }) => (
                <dd key={value}>
                  <b>{special[`${field} ${value}`] ?? values[value] ?? value}</b>
                  {": "}
                  {ways.length === 1 ? words.all : variants.map((name) => titles[name] ?? name).join("; ")}
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </details>
  );
}

function Inlines({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part, i) => {
    if (typeof part === "string") return part;
    // The parts of a sentence keep their order.
    const key = `${i}`;
    if ("code" in part) return <code key={key}>{part.code}</code>;
    if ("strong" in part) return <strong key={key}>{part.strong}</strong>;
    return (
      <a key={key} href={part.href} rel="noreferrer noopener" target="_blank">
        {part.link}
      </a>
    );
  });
}

/** The guides to the rules, which `scripts/guide.ts` parses when the page is built. */
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

/** How the built-in variants differ in the rules of a lesson, computed from them, so it is always up to date. */
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
