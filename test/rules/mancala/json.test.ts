/** Games from storage and from untrusted sources, and anything else that functions are passed. */
import fc from "fast-check";
import { MorabarabaError, type ParseError } from "morabaraba";
import {
  applyMove,
  applyStep,
  createGame,
  defineVariant,
  explainMove,
  isLegal,
  legalMoves,
  type Move,
  outcome,
  parseGame,
  resign,
  type SowingStep,
  safeParseGame,
  safeParseMove,
  safeParsePosition,
  whyIllegal,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { anyGame, damaged, junk } from "../../support/mancala/arbitraries.ts";
import { board, lazily } from "../../support/mancala/positions.ts";
import { pick, seeded } from "../../support/random.ts";

const kalah = lazily(() => createGame());
const oware = lazily(() => applyMove(createGame("oware"), "A"));
const resigned = lazily(() => resign(kalah(), "south"));

describe("stored games", () => {
  test("are read, however long they are", () => {
    const rules = {
      houses: 16,
      seeds: 30,
      repetition: { occurrence: 100, award: "even", emptySide: "counts" },
    } as const;
    const game = createGame(defineVariant("oware", { name: "long", ...rules }));
    const seen = Array<string>(10_000).fill(game.seenPositions?.[0] as string);
    const past = seen.map((text, i) => (i < 9999 ? text.replace("s", "n") : text));
    const json = JSON.stringify({ ...game, ply: 9999, seenPositions: past });
    expect(json.length).toBeGreaterThan(1_000_000);
    expect(JSON.stringify(parseGame(json))).toBe(json);
  });

  test("that a rule has ended are read as the rule leaves them", () => {
    const data = { ...kalah(), houses: [0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0], stores: { south: 4, north: 1 } };
    expect(legalMoves(data)).toEqual([]);
    expect(outcome(data)).toEqual({ winner: "north", reason: "side-empty" });
    expect(whyIllegal(data, "1")).toBe("game-over");
    const game = parseGame(data);
    expect(game.houses).toEqual(Array(12).fill(0));
    expect(game.stores).toEqual({ south: 4, north: 7 });
    expect(game.swept).toBe("side-empty");
    const text = "1,0,0,0,0,0/1,0,0,0,0,0 s";
    const twice = {
      ...board("1,0,0,0,0,0,1,0,0,0,0,0; 23,23; S", "oware"),
      ply: 12,
      seenPositions: [text, text],
    };
    expect(legalMoves(twice)).toEqual([]);
    expect(outcome(twice)).toEqual({ winner: null, reason: "repetition" });
    expect(parseGame(twice).stores).toEqual({ south: 24, north: 24 });
  });
});

test("a stored end keeps its reason, even if the empty board would give another", () => {
  const game = [..."CaBbCaAbBc"].reduce(
    applyMove,
    board("1,1,1,0,0,0; 4,2; S", defineVariant("oware", { name: "own", houses: 3, majority: false })),
  );
  expect(game.swept).toBe("repetition");
  expect(outcome(game)).toEqual({ winner: "south", reason: "repetition" });
  expect(parseGame(JSON.stringify(game))).toEqual(game);
});

describe("invalid data", () => {
  test.each<readonly [() => unknown, string, string]>([
    [() => undefined, "not-text", ""],
    [() => 7, "not-text", ""],
    [() => "{", "not-json", ""],
    [() => "[1]", "syntax", ""],
    [() => "null", "syntax", ""],
    [() => '"kalah"', "syntax", ""],
    [() => ({ ...kalah(), note: 1 }), "syntax", "note"],
    [() => ({ ...kalah(), ["x".repeat(99)]: 1 }), "syntax", "x".repeat(40)],
    [() => JSON.parse(`{"__proto__":1,${JSON.stringify(kalah()).slice(1)}`), "syntax", "__proto__"],
    [() => ({ ...kalah(), stores: { south: 0, north: 0, east: 0 } }), "syntax", "stores.east"],
    [() => ({ ...resigned(), verdict: { ...resigned().verdict, by: "clock" } }), "syntax", "verdict.by"],
    [() => ({ ...kalah(), seenPositions: [] }), "syntax", "seenPositions"],
    [
      () => ({
        ...oware(),
        seenPositions: [["4,4,4,4,4,4/4,4,4,4,4,4 s"], ...(oware().seenPositions ?? [])],
      }),
      "syntax",
      "seenPositions[0]",
    ],
    [
      () => ({ ...oware(), seenPositions: [3, ...(oware().seenPositions ?? [])] }),
      "syntax",
      "seenPositions[0]",
    ],
    [
      () => ({ ...oware(), seenPositions: ["4,4/4,4 s", ...(oware().seenPositions ?? [])] }),
      "syntax",
      "seenPositions[0]",
    ],
    [
      () => ({ ...oware(), seenPositions: ["4,4,4,4,4,4/4,4,4,4,4,4 s!", ...(oware().seenPositions ?? [])] }),
      "syntax",
      "seenPositions[0]",
    ],
    [
      () => ({ ...oware(), seenPositions: ["x4,4,4,4,4,4/4,4,4,4,4,4 s", ...(oware().seenPositions ?? [])] }),
      "syntax",
      "seenPositions[0]",
    ],
    // Positions of another number of seeds, and more positions than plies.
    [
      () => ({
        ...oware(),
        ply: 1,
        seenPositions: ["4,4,4,4,4,4/4,4,4,4,4,3 s", ...(oware().seenPositions ?? [])],
      }),
      "syntax",
      "seenPositions[0]",
    ],
    [
      () => ({ ...oware(), seenPositions: ["4,4,4,4,4,4/4,4,4,4,4,4 n", ...(oware().seenPositions ?? [])] }),
      "syntax",
      "seenPositions",
    ],
  ])("parseGame rejects %s, %s at %s", (make, code, at) => {
    const json = make();
    expect(() => parseGame(json)).toThrow(expect.objectContaining({ name: "ParseError", code, at }));
  });
});

// Every function returns or throws a typed error, whatever it is passed.

const typed = (call: () => unknown): void => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof MorabarabaError)) throw error;
    expect(typeof error.code).toBe("string");
  }
};

test("a damaged step gives a typed error or a game with whole numbers", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), junk, (game, seed, rubbish) => {
      const random = seeded(seed);
      const moves = legalMoves(game);
      if (moves.length === 0) return;
      const steps = explainMove(game, pick(moves, random));
      const i = random(Math.min(steps.length, 50));
      const now = steps.slice(0, i).reduce(applyStep, game);
      typed(() => {
        const next = applyStep(now, damaged(steps[i], random, rubbish) as SowingStep);
        const { houses, stores } = next;
        const counts = [...houses, stores.south, stores.north];
        expect(counts.filter((count) => !(Number.isInteger(count) && count >= 0))).toEqual([]);
        expect(houses.length).toBe(game.houses.length);
        expect([Object.isFrozen(next), Object.isFrozen(houses), Object.isFrozen(stores)]).toEqual([
          true,
          true,
          true,
        ]);
      });
    }),
    { numRuns: 300 },
  );
});

test("junk instead of a move is illegal", () => {
  fc.assert(
    fc.property(anyGame, fc.oneof(junk, fc.string()), (game, move) => {
      if (isLegal(game, move as Move)) return;
      expect(() => applyMove(game, move as Move)).toThrow(
        expect.objectContaining({ name: "IllegalMoveError", code: whyIllegal(game, move as Move) }),
      );
    }),
    { numRuns: 300 },
  );
  for (const move of [Symbol("3"), 3n, { house: 3n }, { house: Symbol("3") }, () => 3]) {
    expect(whyIllegal(kalah(), move as never)).toBe("malformed");
    expect(() => applyMove(kalah(), move as never)).toThrow(expect.objectContaining({ code: "malformed" }));
  }
});

test("any text gives a ParseError or a value", () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Fa-fswap, /-]{0,30}$/));
  fc.assert(
    fc.property(text, anyGame, (line, game) => {
      const codes = [
        safeParseMove(game, line),
        safeParsePosition(line, game.variant),
        safeParseGame(line),
      ].map((result) => (result.ok ? "ok" : (result.error as ParseError).name));
      expect(new Set(["ok", "ParseError", ...codes]).size).toBe(2);
    }),
    { numRuns: 300 },
  );
});

test("hostile text is read at once", () => {
  const long = 20_000;
  for (const text of [" ".repeat(long), "-".repeat(long), "1,".repeat(long / 2), "swap".repeat(long / 4)]) {
    expect(safeParseMove(kalah(), text).ok).toBe(false);
    expect(safeParsePosition(text).ok).toBe(false);
  }
  expect(safeParseGame("[".repeat(100_000)).ok).toBe(false);
});
