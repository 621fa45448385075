import {
  applyMove,
  createGame,
  defineVariant,
  forfeit,
  type Game,
  type Move,
  outcome,
  type Variant,
} from "morabaraba/mancala";
import {
  conclude,
  createRecord,
  currentNode,
  formatRecord,
  parseRecord,
  playMove,
  safeParseRecord,
} from "morabaraba/mancala/records";
import { describe, expect, test, vi } from "vitest";

// Random runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const pie = (): Variant => defineVariant("kalah", { name: "pie", swap: true });
const owarePie = (): Variant => defineVariant("oware", { name: "owarePie", swap: true, houses: 16 });
const after = (moves: readonly Move[], variant?: Game["variant"]): Game =>
  moves.reduce(applyMove, createGame(variant));
const houses = (...numbers: readonly number[]): readonly Move[] => numbers.map((house) => ({ house }));

describe("a line of moves", () => {
  test.each<readonly [string, () => Game["variant"], () => Game]>([
    ["3-6 2-1 1", () => "kalah", () => after(houses(3, 6, 2, 1, 1))],
    ["\n 3 - 6\t2\n- 1  1 \n", () => "kalah", () => after(houses(3, 6, 2, 1, 1))],
    ["CfA", () => "oware", () => after(houses(3, 6, 1), "oware")],
    [" C f A ", () => "oware", () => after(houses(3, 6, 1), "oware")],
    ["3-6 swap 1", pie, () => after([...houses(3, 6), { swap: true }, { house: 1 }], pie())],
    ["PswapA", owarePie, () => after([{ house: 16 }, { swap: true }, { house: 1 }], owarePie())],
  ])("%j is read", (text, variant, game) => {
    expect(currentNode(parseRecord(text, { variant: variant() })).game).toEqual(game());
  });

  test.each<readonly [string, string, string, number]>([
    ["1-2", "kalah", "bad-number", 1],
    ["1 1 1", "kalah", "illegal-move", 4],
    ["1 9", "kalah", "illegal-move", 2],
    ["CF", "oware", "illegal-move", 1],
  ])("%j of %s is refused", (text, variant, code, at) => {
    const result = safeParseRecord(text, { variant: variant as "kalah" });
    expect(result.ok || [result.error.code, result.error.at]).toEqual([code, at]);
  });
});

test("a loss on time is written and read", () => {
  const record = playMove(createRecord("oware"), "C");
  const text = formatRecord(conclude(record, forfeit(currentNode(record).game, "north", "time")));
  expect(text).toContain('[Termination "time"]');
  expect(outcome(currentNode(parseRecord(text)).game)).toEqual({ winner: "south", reason: "time" });
});
