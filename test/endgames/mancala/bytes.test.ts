import {
  type EndgameTables,
  solveEndgames,
  tablesFromBytes,
  tablesToBytes,
} from "morabaraba/mancala/endgames";
import { beforeAll, expect, test } from "vitest";

let tables: EndgameTables;
let bytes: Uint8Array;
beforeAll(async () => {
  tables = await solveEndgames({ base: "kalah", houses: 3 }, { seeds: 6 });
  bytes = await tablesToBytes(tables);
});

test("tables become bytes and come back", async () => {
  expect(await tablesFromBytes(bytes)).toEqual(tables);
  expect(await tablesFromBytes(bytes.slice().buffer)).toEqual(tables);
});

test("no damaged byte passes", async () => {
  for (let i = 0; i < bytes.length; i++) {
    const damaged = bytes.slice();
    damaged[i]! ^= 1 + (i % 255);
    await expect(tablesFromBytes(damaged)).rejects.toMatchObject({
      code: expect.stringMatching(/^(not|damaged|future)-tables$/),
    });
  }
});

test("no part of the bytes passes", async () => {
  for (let length = 0; length < bytes.length; length += 7)
    await expect(tablesFromBytes(bytes.subarray(0, length))).rejects.toMatchObject({
      code: expect.stringMatching(/^(not|damaged)-tables$/),
    });
});
