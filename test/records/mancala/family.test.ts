/** The text of mancala games, as books print it and as records write it. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  forfeit,
  formatMove,
  type Game,
  legalMoves,
  type Move,
  outcome,
  type Variant,
} from "morabaraba/mancala";
import {
  conclude,
  createRecord,
  current,
  formatRecord,
  parseRecord,
  play,
  safeParseRecord,
} from "morabaraba/mancala/records";
import { describe, expect, test, vi } from "vitest";
import { anySource, playedMoves } from "../../support/mancala/arbitraries.ts";
import { pick, seeded } from "../../support/random.ts";

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
    expect(current(parseRecord(text, { variant: variant() })).game).toEqual(game());
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
  const record = play(createRecord("oware"), "C");
  const text = formatRecord(conclude(record, forfeit(current(record).game, "north", "time")));
  expect(text).toContain('[Termination "time"]');
  expect(outcome(current(parseRecord(text)).game)).toEqual({ winner: "south", reason: "time" });
});

test("a record of any rules is read back with its games", () => {
  fc.assert(
    fc.property(anySource, fc.nat(), (source, seed) => {
      const moves = playedMoves(source, seeded(seed), 60);
      const record = moves.reduce(play, createRecord(createGame(source)));
      const read = parseRecord(formatRecord(record));
      expect(current(read).game).toEqual(after(moves, source));
      expect(current(record).game).toEqual(current(read).game);
    }),
    { numRuns: 25 },
  );
});

test("a long game without captures is played on ply by ply as the verbs play it", () => {
  const rules = { houses: 16, seeds: 1, majority: false, grandSlam: "captured" } as const;
  const repetition = { occurrence: 100, award: "even" } as const;
  const variant = defineVariant("oware", { ...rules, name: "quiet", repetition });
  const random = seeded(3);
  let game = createGame(variant);
  const text: string[] = [];
  while (text.length < 700) {
    const moves = legalMoves(game);
    const isQuiet = (move: Move): boolean => applyMove(game, move).stores === game.stores;
    const quiet = moves.filter(isQuiet);
    const move = pick(quiet.length > 0 ? quiet : moves, random);
    text.push(formatMove(move, game));
    game = applyMove(game, move);
  }
  expect(game.seen?.length).toBeGreaterThan(300);
  expect(current(parseRecord(text.join(""), { variant })).game).toEqual(game);
});
