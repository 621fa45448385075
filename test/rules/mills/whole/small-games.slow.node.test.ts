/** The values of the small games in the guide on variants, solved with the reference. */
import { readFileSync } from "node:fs";
import type { StoredVariant } from "morabaraba";
import { expect, test } from "vitest";
import { builtIns } from "../../../support/mills/reference.ts";
import { solveGame } from "../../../support/mills/solver.ts";

const { threeMens, achi, picaria } = builtIns;
const notCenter = { points: ["b2"], turns: "first" } as const;

/** Positions; the winner and the plies; the first moves that win, and how many draw and lose. */
const solved: readonly (readonly [string, StoredVariant, number, string, string, number, number])[] = [
  ["threeMens", "threeMens", 5390, "light 9", "b2", 4, 4],
  ["threeMens, not on b2", { ...threeMens, name: "closed", noPlacing: notCenter }, 5381, "null 0", "", 4, 4],
  ["threeMens, flying", { ...threeMens, name: "flying", flyAt: 3 }, 5390, "null 0", "", 9, 0],
  ["nineHoles", "nineHoles", 5470, "null 0", "", 9, 0],
  ["achi", "achi", 5712, "light 11", "b2", 0, 8],
  ["achi, blocked loses", { ...achi, name: "loses", blocked: "loses" }, 5716, "light 11", "b2", 0, 8],
  ["picaria", "picaria", 4253, "light 7", "a3 b3 c3 c2 c1 b1 a1 a2", 0, 0],
  ["picaria, open centre", { ...picaria, name: "open", noPlacing: null }, 5390, "null 0", "", 9, 0],
  ["shisima", "shisima", 3200, "null 0", "", 3, 2],
  ["tsoroYematatu", "tsoroYematatu", 815, "null 0", "", 7, 0],
];

test.each(solved)("%s", (_name, source, positions, value, wins, draws, losses) => {
  const found = solveGame(source);
  expect(found.positions).toBe(positions);
  expect(`${found.winner} ${found.plies}`).toBe(value);
  expect(found.moves.win.map(({ to }) => to).join(" ")).toBe(wins);
  expect([found.moves.draw.length, found.moves.loss.length]).toEqual([draws, losses]);
});

test("the guide has these numbers", () => {
  const guide = readFileSync("docs/guides/variants.md", "utf8");
  for (const [, source, positions, value] of solved) {
    if (typeof source !== "string") continue;
    const [winner, plies] = value.split(" ");
    const result = winner === "null" ? "draw" : `won by light in ${plies} plies`;
    expect(guide).toContain(`| \`${source}\` | ${positions.toLocaleString("en")} | ${result} |`);
  }
});
