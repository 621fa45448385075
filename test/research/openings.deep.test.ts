/** Larger games from the empty board, against what is known of them elsewhere and what the search of the bots finds. */
import { createGame, defineVariant } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { expect, test } from "vitest";
import { openings, pliesOf, solveGame } from "../../research/study/solve.ts";
import { three } from "../support/endgames/small.ts";

test("six men's morris is a draw", { timeout: 120_000 }, () => {
  const points = "a5 c5 e5 b4 c4 d4 a3 b3 d3 e3 b2 c2 d2 a1 c1 e1".split(" ");
  const lines = [
    "a5 c5 e5",
    "b4 c4 d4",
    "b2 c2 d2",
    "a1 c1 e1",
    "a5 a3 a1",
    "b4 b3 b2",
    "d4 d3 d2",
    "e5 e3 e1",
  ];
  const board = {
    points,
    rings: [16],
    lines: lines.map((line) => line.split(" ") as [string, string, string]),
    links: [
      ["c5", "c4"],
      ["a3", "b3"],
      ["d3", "e3"],
      ["c2", "c1"],
    ] as [string, string][],
  };
  const variant = defineVariant(three, { name: "six", board, cows: 6, flyAt: null });
  expect(pliesOf(solveGame(variant), createGame(variant))).toBeUndefined();
});

test("what the command says of small games holds against the search", { timeout: 120_000 }, () => {
  const printed: string[] = [];
  const task = { endless: false, repeatMill: undefined, cows: 3, random: 100, depth: 4 } as const;
  expect(openings({ ...task, variant: "standard" }, (line) => printed.push(line))).toBe(0);
  expect(printed).toContainEqual(expect.stringMatching(/3 cows per side: won in 9$/));
  expect(printed).toContain("  the search in its last 8 positions: 0 faults");
  const game = createGame(defineVariant("standard", { name: "few", cows: 3 }));
  const { score } = chooseMoveSync(game, { depth: 9, nodes: 1e9, book: false });
  expect(pliesToEnd(score)).toBe(9);
});
