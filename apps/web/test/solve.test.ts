import { readFileSync } from "node:fs";
import * as rules from "morabaraba";
import { applyMove, createGame, parsePosition } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { createRecord, formatRecord, playMove } from "morabaraba/records";
import { describe, expect, test } from "vitest";
import {
  fitting,
  gamesOf,
  levelAt,
  type Puzzle,
  puzzleVariants,
  readPuzzles,
  themesOf,
  variantsOf,
} from "../src/puzzles/puzzles.ts";
import {
  type Attempt,
  advance,
  begin,
  expected,
  found,
  gameOf,
  isRight,
  leadAfter,
  movesOf,
} from "../src/solve/attempt.ts";
import { dailyIndex, dailyVariant, nextOf, readChoice } from "../src/solve/choice.ts";
import { pictureOf as mancalaPicture } from "../src/solve/mancalaExamples.ts";
import { pictureOf as millPicture } from "../src/solve/millExamples.ts";
import { missedIn } from "../src/solve/mistakes.ts";
import {
  dayOf,
  dueOn,
  finish,
  finishDaily,
  intervals,
  nothing,
  readProgress,
} from "../src/solve/progress.ts";

const files = Object.fromEntries(
  puzzleVariants.map((variant) => [
    variant,
    readPuzzles(
      readFileSync(new URL(`../src/puzzles/data/${variant}.txt`, import.meta.url), "utf8"),
      variant,
    ),
  ]),
) as Record<(typeof puzzleVariants)[number], readonly Puzzle[]>;

/** Three moves: a7-d7, then b4-a4 shuts dark in. */
const blockade: Puzzle = {
  id: "nineMens a",
  family: "mills",
  variant: "nineMens",
  position: "L2LDDDD/5L1L/8 l 0,0 - 0 60",
  moves: ["a7-d7", "a4-a7", "b4-a4"],
  themes: ["blockade"],
  proof: "exact",
};

/** Plays a move as a board does. */
function play(attempt: Attempt, notation: string): Attempt {
  const before = gameOf(attempt);
  const game = "stores" in before ? mancala.applyMove(before, notation) : applyMove(before, notation);
  return advance(attempt, { kind: "move", notation, game });
}

describe("files", () => {
  test.each([
    ["mills", rules, 600],
    ["mancala", mancala, 300],
  ] as const)("hold different puzzles of %s with legal moves", (family, of, count) => {
    const all = variantsOf[family].flatMap((variant) => files[variant]);
    expect(all.length).toBeGreaterThanOrEqual(count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const puzzle of all) {
      expect(puzzle.family).toBe(family);
      const games = gamesOf(of, puzzle);
      expect(games?.length, puzzle.position).toBe(puzzle.moves.length + 1);
      expect(movesOf({ games: games ?? [] })).toBeGreaterThan(1);
    }
  });

  test("lose only their invalid lines", () => {
    const good = "L2LDDDD/5L1L/8 l 0,0 - 0 60 | a7-d7 a4-a7 b4-a4 | blockade | exact";
    const bad = ["", "x", `${good}9x`, good.replace("blockade", "joy"), good.replace("b4-a4 ", "")];
    expect(readPuzzles([good, ...bad].join("\n"), "nineMens").map(({ moves }) => moves.length)).toEqual([3]);
  });

  test("an illegal puzzle is not shown", () => {
    expect(gamesOf(rules, { ...blockade, position: "rubbish" })).toBeUndefined();
    expect(gamesOf(rules, { ...blockade, moves: ["a7-g7"] })).toBeUndefined();
    expect(gamesOf(rules, { ...blockade, moves: ["a7-d7"] })).toBeUndefined();
    expect(begin(rules, { ...blockade, position: "rubbish" })).toBeUndefined();
  });

  test("plies of a turn of mancala are joined by hyphens, and the last turn is the winner's", () => {
    const good = "0,0,0,1,1,1/1,3,1,0,2,0 21,17 s | 6-5 1 4 | capture extra | 2";
    const [puzzle, ...others] = readPuzzles(
      [good, good.replace(" 4 ", " "), good.replace("| 2", "| two")].join("\n"),
      "kalah",
    );
    expect(puzzle).toMatchObject({ moves: ["6", "5", "1", "4"], proof: "exact", lead: 2 });
    expect(others).toEqual([]);
  });

  test("levels are five equal parts", () => {
    const puzzles = files.standard;
    const counts = [1, 2, 3, 4, 5].map(
      (level) => fitting(puzzles, { variant: "standard", level: level as 1, theme: "all" }).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(levelAt(puzzles.length - 1, puzzles.length)).toBe(5);
  });
});

describe("an attempt", () => {
  const first = begin(rules, blockade);
  if (first === undefined) throw new Error();

  test("goes on after the right move, with the defence, and ends solved", () => {
    const half = play(first, "a7-d7");
    expect(half).toMatchObject({ at: 2, state: "solving", failed: false });
    expect(found(half)).toBe(1);
    const whole = play(half, "b4-a4");
    expect(whole).toMatchObject({ at: 3, state: "solved", failed: false });
    expect(found(whole)).toBe(2);
    expect(advance(whole, { kind: "hint" })).toBe(whole);
    expect(advance(whole, { kind: "step", by: -9 }).at).toBe(0);
    expect(advance(whole, { kind: "again" })).toMatchObject({ at: 0, state: "solving", failed: true });
  });

  test("stays at its position after a wrong move, which counts", () => {
    const wrong = play(first, "b4-b6");
    expect(wrong).toMatchObject({ at: 0, state: "solving", failed: true, wrong: "b4-b6" });
    expect(gameOf(wrong)).toBe(gameOf(first));
    expect(play(wrong, "a7-d7").wrong).toBeUndefined();
  });

  test("a first hint is free, the second shows the move and counts", () => {
    const hint = advance(first, { kind: "hint" });
    expect(hint).toMatchObject({ hints: 1, failed: false });
    expect(advance(hint, { kind: "hint" })).toMatchObject({ hints: 2, failed: true });
  });

  test("the solution can be stepped through", () => {
    const shown = advance(first, { kind: "solution" });
    expect(shown).toMatchObject({ state: "shown", failed: true });
    expect(advance(advance(shown, { kind: "step", by: 1 }), { kind: "step", by: 99 }).at).toBe(3);
    expect(advance(first, { kind: "step", by: 1 })).toBe(first);
    expect(() => gameOf({ games: first.games, at: 9 })).toThrow();
  });

  test("the mill that ends the game may shoot any cow, and no other may", () => {
    const puzzle = Object.values(files)
      .flat()
      .find(({ moves }) => moves.at(-1)?.includes("x"));
    let attempt = puzzle && begin(rules, puzzle);
    if (puzzle === undefined || attempt === undefined) throw new Error();
    while (attempt.at < puzzle.moves.length - 1) attempt = play(attempt, expected(attempt) ?? "");
    const [step, shot] = (expected(attempt) ?? "").split("x");
    const game = gameOf(attempt) as rules.Game;
    const others = [
      "a7",
      "d7",
      "g7",
      "b6",
      "d6",
      "f6",
      "c5",
      "d5",
      "e5",
      "a4",
      "b4",
      "c4",
      "e4",
      "f4",
      "g4",
    ].filter((point) => {
      try {
        return point !== shot && applyMove(game, `${step}x${point}`);
      } catch {
        return false;
      }
    });
    for (const other of others) expect(isRight(attempt, `${step}x${other}`)).toBe(true);
    expect(isRight({ ...attempt, at: 0 }, "a7-a4")).toBe(false);
    expect(others).not.toEqual([]);
    const notation = `${step}x${others[0]}`;
    const solved = play(attempt, notation);
    expect(solved.state).toBe("solved");
    // The text afterwards shows the played move.
    expect(solved.puzzle.moves.at(-1)).toBe(notation);
  });
});

test.each([
  ["mills", millPicture],
  ["mancala", mancalaPicture],
] as const)("every theme of %s has a picture of its own", (family, pictureOf) => {
  const pictures = ["all", ...themesOf[family]].map((name) => pictureOf(name, "earth"));
  expect(new Set(pictures).size).toBe(themesOf[family].length + 1);
});

test("in mancala, a side that moves again finds another move", () => {
  const [puzzle] = readPuzzles("0,2,1,0,0,1/0,0,0,2,0,4 20,18 s | 6-3 6 2 | extra | 2", "kalah");
  const first = puzzle && begin(mancala, puzzle);
  if (first === undefined) throw new Error();
  expect(movesOf(first)).toBe(3);
  const again = play(first, "6");
  expect(again).toMatchObject({ at: 1, state: "solving" });
  expect(play(again, "2").wrong).toBe("2");
  const later = play(again, "3");
  expect([later.at, found(later), gameOf(later).turn]).toEqual([3, 2, "south"]);
  expect(play(later, "2").state).toBe("solved");
});

test("a wrong move of mancala is worth its exact lead, for the side that made it", async () => {
  const game = mancala.parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
  expect(await Promise.all(["6", "5"].map((move) => leadAfter(game, move)))).toEqual([-2, -4]);
  const north = mancala.parsePosition("0,0,0,0,0,4/0,0,0,0,2,1 21,20 n", "kalah");
  expect(await Promise.all(["6", "5"].map((move) => leadAfter(north, move)))).toEqual([-2, -4]);
});

describe("progress", () => {
  test("a solved puzzle lengthens the streak, a missed one ends it and comes back", () => {
    const two = finish(finish(nothing, "a", true, 10), "b", true, 10);
    expect(two).toMatchObject({ streak: 2, best: 2, solved: ["a", "b"] });
    const missed = finish(two, "a", false, 10);
    expect(missed).toMatchObject({ streak: 0, best: 2, solved: ["b"], missed: { a: { box: 0, due: 11 } } });
    expect(dueOn(missed, 10)).toEqual([]);
    expect(dueOn(missed, 11)).toEqual(["a"]);
  });

  test("a repeated puzzle comes back later and later, then counts as solved", () => {
    let progress = finish(nothing, "a", false, 0);
    // Practice before the day changes nothing.
    expect(finish(progress, "a", true, 0).missed).toEqual(progress.missed);
    let day = 0;
    for (const days of intervals) {
      day += days;
      expect(dueOn(progress, day - 1)).toEqual([]);
      expect(dueOn(progress, day)).toEqual(["a"]);
      progress = finish(progress, "a", true, day);
    }
    expect(progress).toMatchObject({ solved: ["a"], missed: {} });
  });

  test("the puzzle of the day counts once a day, in a row", () => {
    const one = finishDaily(nothing, 5);
    expect(finishDaily(one, 5)).toBe(one);
    expect(finishDaily(one, 6).daily).toEqual({ day: 6, days: 2 });
    expect(finishDaily(one, 7).daily).toEqual({ day: 7, days: 1 });
    expect(dayOf(Date.UTC(1970, 0, 2))).toBe(1);
  });

  test.each([
    [undefined, nothing],
    ["text", nothing],
    [
      {
        solved: [1, "a", "a"],
        missed: { b: 1, c: { box: 9, due: 1 } },
        streak: -1,
        best: 0.5,
        daily: { day: "x" },
      },
      { ...nothing, solved: ["a"] },
    ],
    [
      { missed: { b: { box: 1, due: 2 } }, streak: 3, best: 4, daily: { day: 1, days: 2 } },
      { solved: [], missed: { b: { box: 1, due: 2 } }, streak: 3, best: 4, daily: { day: 1, days: 2 } },
    ],
  ])("what was stored is read as far as it is progress: %j", (stored, read) => {
    expect(readProgress(stored)).toEqual(read);
  });
});

test("the daily puzzle depends on the day alone, and repeats only after all others", () => {
  expect([0, 1, 2, 3, 4].map(dailyVariant)).toEqual(["standard", "mssa", "sesotho", "nineMens", "standard"]);
  for (const count of [122, 183, 200, 61]) {
    const seen = new Set(Array.from({ length: count }, (_, i) => dailyIndex(i * 4, count)));
    expect(seen.size, `${count}`).toBe(count);
  }
});

test("the next puzzle is one that has not been tried, in turn", () => {
  const puzzles = ["a", "b", "c", "d"].map((id): Puzzle => ({ ...blockade, id }));
  const choice = readChoice({ variant: "nineMens", level: 9, theme: "joy" });
  expect(choice).toEqual({ variant: "nineMens", level: "all", theme: "all" });
  const progress = { solved: ["b"], missed: { c: { box: 0, due: 1 } } };
  expect(nextOf(puzzles, choice, progress, 0)).toBe(3);
  expect(nextOf(puzzles, choice, progress, 3)).toBe(0);
  expect(nextOf(puzzles, choice, { solved: ["a", "b", "c", "d"], missed: {} }, 1)).toBe(2);
  expect(nextOf(puzzles, { ...choice, theme: "shot" }, progress, 0)).toBeUndefined();
});

describe("own games", () => {
  const before = parsePosition(blockade.position, "nineMens");
  const { signal } = new AbortController();

  test("a missed win becomes a puzzle", async () => {
    const puzzle = await missedIn({ before, move: "b4-b6" }, signal);
    expect(puzzle?.moves).toEqual(blockade.moves);
    expect(puzzle && gamesOf(rules, puzzle)).toBeDefined();
  });

  test("a win that was found does not, nor does a game without a win", async () => {
    expect(await missedIn({ before, move: "a7-d7" }, signal)).toBeUndefined();
    expect(await missedIn({ before: createGame("nineMens"), move: "d6" }, signal)).toBeUndefined();
  });

  test("stored puzzles are checked by the rules, and only the player's plies count", async () => {
    const { pliesOf, readMine } = await import("../src/solve/mine.ts");
    const { variant, position, moves } = blockade;
    expect(
      readMine([{ variant, position, moves }, { variant, position, moves: ["a7-g7"] }, 3, null]),
    ).toHaveLength(1);
    expect(readMine("x")).toEqual([]);
    const text = formatRecord(["d6", "d2", "f4"].reduce(playMove, createRecord("standard")));
    const kept = { family: "mills", text, state: undefined } as const;
    expect(pliesOf(kept).map(({ move }) => move)).toEqual(["d6", "d2", "f4"]);
    expect(pliesOf({ ...kept, state: { mine: "dark" } }).map(({ move }) => move)).toEqual(["d2"]);
    expect(pliesOf({ ...kept, text: "(((" })).toEqual([]);
    expect(pliesOf({ ...kept, family: "mancala" })).toEqual([]);
  });
});
