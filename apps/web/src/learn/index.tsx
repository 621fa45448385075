/** Lessons to play: their list, or the lesson that the hash names. */
import { usePlace } from "../core/place.ts";
import { useKnown } from "../ui/useKnown.ts";
import { Chapters } from "./Chapters.tsx";
import { LessonPage } from "./LessonPage.tsx";
import { lessons } from "./lessons.ts";
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
