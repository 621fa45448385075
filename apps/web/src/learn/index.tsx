/** Lessons to play: their list, or the lesson that the hash names. */
import { goTo, hashOf, usePlace } from "../core/place.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { useKnown } from "../ui/Notices.tsx";
import { fill, useLearnWords, useRulesWords } from "../words/words.ts";
import { LessonPage } from "./LessonPage.tsx";
import { type Lesson, titleOf } from "./lesson.ts";
import { chapters, lessons } from "./lessons.ts";
import { useDone } from "./session.ts";
import "./learn.css";

export default function Learn() {
  const { rest } = usePlace();
  const lesson = lessons.find(({ id }) => id === rest);
  useKnown(lesson !== undefined);
  if (lesson === undefined) return <Chapters />;
  return (
    <div className="lesson-columns">
      <Chapters chosen={lesson.id} />
      <LessonPage key={lesson.id} lesson={lesson} />
    </div>
  );
}

/** The list of lessons with the player's progress: a whole page, or a column beside the chosen lesson. */
function Chapters({ chosen }: { readonly chosen?: string | undefined }) {
  const words = useLearnWords();
  const rules = useRulesWords();
  const done = useDone();
  const next = lessons.find(({ id }) => !done.includes(id));
  return (
    <nav className={chosen === undefined ? "page chapters" : "chapters beside"} aria-label={words.title}>
      {chosen === undefined ? (
        <header>
          <h1>{words.title}</h1>
          <p className="soft">{next ? words.lead : words.finished}</p>
          <Button kind="main" icon="play" onClick={() => (next ? goTo("learn", next.id) : goTo("solve"))}>
            {next ? fill(words.next, { title: titleOf(words, next) }) : words.solve}
          </Button>
          <p className="buttons">
            {(["rules", "ask", "print"] as const).map((tab) => (
              <a key={tab} className="button ghost" href={hashOf("rules", tab)}>
                {rules.tabs[tab]}
              </a>
            ))}
          </p>
        </header>
      ) : (
        <h2 className="hidden-text">{words.title}</h2>
      )}
      {(["mills", "kin", "mancala"] as const).map((family) => {
        const group: readonly Lesson[] = chapters[family];
        const played = group.filter(({ id }) => done.includes(id)).length;
        return (
          <section className="card" key={family}>
            <div className="card-head">
              <span>{words.families[family]}</span>
              <span>{fill(words.progress, { done: played, all: group.length })}</span>
            </div>
            <ol aria-label={words.families[family]}>
              {group.map((lesson) => (
                <li key={lesson.id}>
                  <a
                    href={hashOf("learn", lesson.id)}
                    aria-current={lesson.id === chosen ? "page" : undefined}
                  >
                    <span className={`state ${done.includes(lesson.id) ? "done" : ""}`}>
                      {done.includes(lesson.id) && <Icon name="check" />}
                    </span>
                    {titleOf(words, lesson)}
                    {done.includes(lesson.id) && <span className="hidden-text">, {words.done}</span>}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </nav>
  );
}
