/** Suggestions for what to type next. */
import { expect, test } from "vitest";
import { common, pointsFor, suggestions } from "../../../../src/command/game/table/suggest.ts";
import type { Table } from "../../../../src/command/game/table/table.ts";
import { tableOf, typed } from "../../../support/command/tables.ts";

const textsFor = (table: Table, text: string): readonly string[] =>
  suggestions(table, text).map((each) => each.text);

test("moves come first, then commands that begin with the typed text", () => {
  const table = tableOf("standard");
  expect(textsFor(table, "")).toHaveLength(24);
  expect(textsFor(table, "f")).toEqual(["f6", "f4", "f2"]);
  expect(pointsFor(table, "f")).toEqual(["f6", "f4", "f2"]);
  expect(textsFor(table, "d")).toEqual(["d7", "d1", "d6", "d2", "d5", "d3", "draw"]);
  expect(textsFor(table, "D")).toEqual(["draw"]);
  expect(pointsFor(table, "")).toEqual([]);
  expect(textsFor({ ...table, notation: "mssa" }, "A1")).toEqual([]);
  expect(textsFor({ ...table, notation: "mssa" }, "A")).toContain("A1");
});

test("a step, its shot, a question and the words of a command are suggested", () => {
  const table = typed(tableOf("standard"), "a7", "d6", "d7", "d5", "g7");
  expect(textsFor(table, "")).toEqual(["d6", "d5"]);
  expect(textsFor(typed(tableOf("standard"), "draw"), "")).toEqual(["yes", "no"]);
  expect(textsFor(table, "level 1")).toEqual(["level 10"]);
  expect(textsFor(table, "side ")).toEqual(["side light", "side dark", "side both"]);
  expect(textsFor(table, "new ka")).toEqual(["new kalah", "new kalahEmptyCapture"]);
  expect(textsFor(table, "hint ")).toEqual([]);
  expect(textsFor(typed(tableOf("standard"), "resign"), "")).toContain("new");
  expect(textsFor(tableOf("oware"), "")).toEqual(["A", "B", "C", "D", "E", "F"]);
});

test("a line is completed as far as all suggestions agree", () => {
  expect(common(suggestions(tableOf("standard"), "ana"))).toBe("analyze");
  expect(common([{ text: "undo" }, { text: "under" }])).toBe("und");
  expect(common([])).toBe("");
});
