import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readGuide } from "../scripts/guide.ts";
import { words as af } from "../src/languages/af/learn.ts";
import { words as de } from "../src/languages/de/learn.ts";
import { words as en } from "../src/languages/en/learn.ts";
import { words as id } from "../src/languages/id/learn.ts";
import { differences, textOf } from "../src/learn/GuideText.tsx";
import { gameOf, play, reasonOf, replyTo, rightMoves, titleOf, withPoints } from "../src/learn/lesson.ts";
import { lessons } from "../src/learn/lessons.ts";
import { ruleText } from "../src/learn/RuleText.tsx";
import { advance, begin, isDone, readDone, stepOf } from "../src/learn/session.ts";

test("every lesson has its own id", () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
});

describe.each(lessons)("the lesson $id", (lesson) => {
  test("can be finished with every right answer", () => {
    let before = begin(lesson);
    for (const step of lesson.steps) {
      const { game } = before;
      expect(gameOf(lesson, step, game)).toEqual(game);
      const right = rightMoves(lesson, step, game);
      let after = before;
      if (typeof step.answers === "object" && "refused" in step.answers) {
        expect(right).toEqual([]);
        after = advance(before, { kind: "refuse", code: step.answers.refused });
      } else {
        expect(right.length).toBeGreaterThan(0);
        for (const notation of right) {
          const played = play(lesson, game, notation);
          expect(reasonOf(lesson, played)).toBe(step.ends);
          if (step.reply) expect(replyTo(lesson, step, played)).toBeDefined();
          after = advance(before, { kind: "move", notation });
          expect(after.answer).toBe("right");
        }
      }
      expect(after.answer).toBe("right");
      before = isDone(after) ? after : advance(after, { kind: "go-on" });
    }
    expect(isDone(before)).toBe(true);
  });

  test("has words for each step in each language", () => {
    for (const words of [en, af, de, id]) {
      const steps = (words.lessons as Record<string, { steps: readonly { ask: string; wrong?: string }[] }>)[
        lesson.id
      ]?.steps;
      expect(titleOf(words, lesson)).not.toBe(lesson.id);
      expect(steps?.length).toBe(lesson.steps.length);
      steps?.forEach((said, i) => {
        for (const text of Object.values(said)) expect(withPoints(text, "wmd")).not.toMatch(/[{}]/);
        // If a legal move can be wrong, there is a text about it.
        if (lesson.steps[i]?.answers !== "any") return;
        expect(said.wrong).toBeUndefined();
      });
    }
  });

  test("has its part of the guide, its rules and their sources", () => {
    const { paragraphs, rules, sources } = textOf(lesson);
    if (lesson.sections.length > 0) expect(paragraphs.length).toBeGreaterThan(0);
    else {
      if (lesson.family !== "mills")
        throw new Error("Only mill games have their rules from the rulebook here.");
      for (const language of ["en", "af", "de", "id"] as const) {
        const texts = ruleText(lesson, language);
        expect(texts.length).toBeGreaterThanOrEqual(lesson.fields.length);
        if (lesson.id !== "giving") expect(texts.join(" ")).not.toMatch(/cow|koei|kuh|kühe|sapi/i);
      }
    }
    expect(rules.map(({ rule }) => rule).sort()).toEqual([...lesson.rules].sort());
    expect(rules.length).toBeGreaterThan(0);
    for (const { tag } of sources) expect(tag).not.toBe("");
  });

  test("has words for every value of its variants", () => {
    for (const { field, value } of differences(lesson)) {
      for (const words of [en, af, de, id]) {
        expect(Object.keys(words.fields)).toContain(field);
        const known = { ...words.values, ...words.special } as Record<string, string>;
        expect(
          known[`${field} ${value}`] ?? known[value] ?? (/^\d+$/.test(value) && value),
          `${field} ${value}`,
        ).toBeTruthy();
      }
    }
  });
});

test("a wrong move changes nothing, and only the right refusal counts", () => {
  const lesson = lessons.find(({ id }) => id === "few-cows");
  if (lesson === undefined) throw new Error();
  const session = begin(lesson);
  const wrong = advance(session, { kind: "move", notation: "a7-a4" });
  expect(wrong.answer).toBe("wrong");
  expect(wrong.game).toBe(session.game);
  expect(advance(session, { kind: "refuse", code: "occupied" })).toBe(session);
  expect(advance(session, { kind: "go-on" })).toBe(session);
  const right = advance(wrong, { kind: "move", notation: "g4-g7xd6" });
  expect(advance(right, { kind: "move", notation: "a7-a4" })).toBe(right);
  expect(advance(right, { kind: "restart", lesson })).toEqual(session);
  expect(() => stepOf({ lesson, at: 9 })).toThrow();
  expect(() => gameOf(lesson, { answers: "any" }, undefined)).toThrow();
});

test("points are written in the player's notation", () => {
  expect(withPoints("From {a7} to {d6}.", "wmd")).toBe("From a7 to d6.");
  expect(withPoints("From {a7} to {d6}.", "mssa")).not.toContain("a7");
});

test("stored progress keeps the known lessons only", () => {
  expect(readDone(["mills", "nothing", 3, "mills"])).toEqual(["mills"]);
  expect(readDone({ mills: true })).toEqual([]);
  expect(readDone(undefined)).toEqual([]);
});

test("the build fails on a guide that lessons cannot show", () => {
  expect(() => readGuide("## The game\n\n### Mills\n\n*slanted*\n")).toThrow("slanted");
  const { sections, rules, sources } = readGuide(
    "## The game\n\n### A mill, or two\n\nOne\n**line** of `code`, [far](https://a.example/) and [near](#b).\n\n## Other\n\n### Skipped\n\nText.\n\n" +
      "| tag | source |\n|---|---|\n| A | Book |\n\n| rule | what the sources say | field |\n|---|---|---|\n| a mill | three: A | `x` |\n",
  );
  expect(sections).toEqual({
    "a-mill-or-two": [
      [
        "One ",
        { strong: "line" },
        " of ",
        { code: "code" },
        ", ",
        { link: "far", href: "https://a.example/" },
        " and ",
        "near",
        ".",
      ],
    ],
  });
  expect(rules).toEqual([{ rule: "a mill", says: ["three: A"] }]);
  expect(sources).toEqual([{ tag: "A", text: ["Book"] }]);
});

test("every section about the game is in a lesson", () => {
  const shown = new Set(lessons.flatMap(({ sections }) => sections));
  for (const name of ["the-game", "mancala"]) {
    const { sections } = readGuide(
      readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), "utf8"),
    );
    for (const anchor of Object.keys(sections)) expect([...shown]).toContain(anchor);
  }
});
