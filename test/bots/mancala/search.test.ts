/** How many positions the search visits at each of some depths. */
import { createGame, type VariantName } from "morabaraba/mancala";
import { expect, test } from "vitest";
import { advance } from "../../../src/bots/mancala/search.ts";
import { createSearch } from "../../../src/bots/mancala/searchState.ts";
import { createTable } from "../../../src/bots/mancala/table.ts";
import { readGame } from "../../../src/rules/mancala/read.ts";

// After a change to pruning or move order, put the new counts here; higher ones need a good reason.
test.each<[VariantName, number[]]>([
  ["kalah", [16, 58, 153, 518, 804, 1292, 2603]],
  ["oware", [9, 41, 100, 259, 875, 6015, 10_173]],
  ["congkak", [43, 124, 379, 1169, 3762, 11_591, 31_819]],
])("of %s, from the first position", (variant, counts) => {
  const level = { depth: 30, evaluationNoise: 0, missedMoves: 0 };
  const search = createSearch(readGame(createGame(variant)), level, 1, createTable(14), 1);
  const found = Array.from({ length: 7 }, () => {
    advance(search, Number.POSITIVE_INFINITY);
    return search.nodes;
  });
  expect(found).toEqual(counts);
});
