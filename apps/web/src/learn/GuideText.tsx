/** A lesson's text from the guide or the rulebook, its sources, and how the variants differ. */
import { lazy, Suspense } from "react";
import type { Inline } from "../../scripts/guide.ts";
import { useLanguage } from "../core/settings.ts";
import { useMancalaWords } from "../family/mancalaWords.ts";
import { useMillWords } from "../family/millWords.ts";
import { useLearnWords } from "../words/words.ts";
import { differences, textOf } from "./guides.ts";
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
