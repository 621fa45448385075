import { expect, test } from "vitest";
import { replay } from "../../server/test/support/people.ts";
import { kitOf } from "../src/family/family.ts";
import { words } from "../src/languages/en/online.ts";
import { recordOf } from "../src/online/finished.ts";
import { rowsOf } from "../src/online/Moves.tsx";
import { clockText, timeText } from "../src/online/times.tsx";

test("clocks show tenths at the end, and hours and days if there are any", () => {
  const second = 1000;
  const hour = 3600 * second;
  const shown = [0, 9_950, 10 * second, 65 * second, 2 * hour + 61 * second, 49 * hour].map((left) =>
    clockText(left, words),
  );
  expect(shown).toEqual(["0.0", "9.9", "0:10", "1:05", "2:01:01", "2 days 1 h"]);
});

test("time controls have names", () => {
  expect(
    [null, { minutes: 3, increment: 2 }, { days: 1 }].map((control) => timeText(control, words)),
  ).toEqual(["No clock", "3 min + 2 s a move", "1 day a move"]);
});

test("a row has a turn of each player, even if one moves again", () => {
  expect(rowsOf({ family: "mills", variant: "standard", moves: ["d6", "f4", "b4"] })).toEqual([
    { first: ["d6"], second: ["f4"] },
    { first: ["b4"], second: [] },
  ]);
  // In kalah the last seed of house 3 falls into the store.
  expect(rowsOf({ family: "mancala", variant: "kalah", moves: ["3", "1", "1"] })).toEqual([
    { first: ["3", "1"], second: ["1"] },
  ]);
});

test("a finished match becomes a record with its players, moves and end", async () => {
  const created = {
    kind: "create",
    id: "match",
    family: "mills",
    variant: "standard",
    timeControl: null,
    referee: false,
    names: { light: "Thandi" },
    at: 0,
    number: 1,
  } as const;
  const match = replay([
    created,
    { kind: "join", player: "dark", name: "Sipho", at: 0, number: 2 },
    { kind: "move", player: "light", move: "d6", at: 1, number: 3 },
    { kind: "resign", player: "dark", at: 2, number: 4 },
  ] as unknown as Parameters<typeof replay>[0]);
  const record = await recordOf(match);
  expect(record.tags).toMatchObject({ White: "Thandi", Black: "Sipho", Date: "1970.01.01" });
  const kit = await kitOf("mills");
  expect(kit.endOf(record)).toMatchObject({ result: "1-0" });
  expect(kit.currentNode(record).ply).toBe(1);
});
