/** The result of a search in the middle of an iteration. */
import { expect, test } from "vitest";
import { WON } from "../../../src/bots/mancala/evaluate.ts";
import { createSearch, type Search } from "../../../src/bots/mancala/searchState.ts";
import { createTable } from "../../../src/bots/mancala/table.ts";
import { bestSoFar } from "../../../src/bots/search.ts";
import { createGame } from "../../../src/rules/mancala/game.ts";
import { readGame } from "../../../src/rules/mancala/read.ts";

const lost = -WON - 400;
const level = { depth: 30, evaluationNoise: 0, missedMoves: 0 };

/** A search that found the line 4, 1 in its last iteration, and now tries its third move, 5. */
function asked(score: number, under: { best: number; length?: number }, lines = 1, depth = 3): Search {
  const search = createSearch(readGame(createGame("kalah")), level, 1, createTable(8), lines);
  const [root] = search.frames as [Search["frames"][number]];
  root.moves.set([4, 2, 5, 1, 1, 1]);
  root.line.set([4, 0, 3]);
  root.cursor = 3;
  root.length = under.length ?? 2;
  root.best = under.best;
  return Object.assign(search, { depth, best: [{ line: [4, 1], score }] });
}

const answer = (search: Search): unknown =>
  bestSoFar(search, -WON / 2).map(({ line, score }) => ({ line: Array.from(line), score }));

test("one line comes from the current iteration, once its first move has a score", () => {
  expect(answer(asked(70, { best: 30 }))).toEqual([{ line: [4, 0], score: 30 }]);
  expect(answer(asked(70, { best: 30, length: 0 }))).toEqual([{ line: [4, 1], score: 70 }]);
});

test("several lines are those of the last complete iteration, if there is one", () => {
  expect(answer(asked(70, { best: 30 }, 2))).toEqual([{ line: [4, 1], score: 70 }]);
  expect(answer(asked(70, { best: 30 }, 2, 0))).toEqual([{ line: [4, 0], score: 30 }]);
});

test("if all moves so far turn out to lose for certain, the move in progress is returned", () => {
  expect(answer(asked(70, { best: lost }))).toEqual([{ line: [5], score: 70 }]);
  expect(answer(asked(lost - 500, { best: lost }))).toEqual([{ line: [4, 0], score: lost }]);
});
