/** Oware of PlayStrategy; vectors are from the tests of strategygames and stratops. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineVariant,
  explainMove,
  formatMove,
  formatPosition,
  legalMoves,
  outcome,
  parsePosition,
} from "morabaraba/mancala";
import {
  formatPlayStrategyMove,
  formatPlayStrategyPosition,
  parsePlayStrategyMove,
  parsePlayStrategyPosition,
  safeParsePlayStrategyMove,
  safeParsePlayStrategyPosition,
} from "morabaraba/mancala/formats";
import { parseRecord } from "morabaraba/mancala/records";
import { describe, expect, test } from "vitest";
import { changedVariant, dataOf, playedGame } from "../../support/mancala/arbitraries.ts";
import { pick, seeded } from "../../support/random.ts";
import { error } from "../../support/records/played.ts";

const start = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";

describe("a position", () => {
  test.each([
    [start, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 s", 0],
    ["1s,1s,4s,4s,4s,4s/4s,4s,1s,1s,4s,4s 4 8 N 11", "4,4,1,1,4,4/4,4,4,4,1,1 4,8 n", 21],
    ["11S,5/2,23S,3 11 3 S 50", "0,0,23,0,0,0/0,0,0,0,0,11 11,3 s", 98],
    ["5,11S/S,2,S,2 25 10 S 50", "1,0,0,1,0,0/11,0,0,0,0,0 25,10 s", 98],
    ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 N", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 n", 1],
    [" 4S,4S,4S,5S,5S,5S/4S,4S,4S,4S,1,5S\t0 0 N 1 ", "4,4,4,4,0,5/5,5,5,4,4,4 0,0 n", 1],
  ])("%j", (text, position, ply) => {
    const game = parsePlayStrategyPosition(text);
    expect([formatPosition(game), game.ply]).toEqual([position, ply]);
    expect(parsePlayStrategyPosition(formatPlayStrategyPosition(game))).toEqual(game);
  });

  test("in which the stores already have the remaining seeds", () => {
    const raw = parsePlayStrategyPosition("1,1S,1S,1S,1S,2S/6 20 22 S 50");
    expect(parsePlayStrategyPosition("1,1S,1S,1S,1S,2S/6 20 28 S 50")).toEqual(raw);
    expect([raw.stores, outcome(raw)]).toEqual([
      { south: 20, north: 28 },
      { winner: "north", reason: "no-moves" },
    ]);
    expect(formatPlayStrategyPosition(raw)).toBe("6/6 20 28 S 50");
  });

  test.each([
    ["bad-board", 0, ""],
    ["bad-board", 0, "4S,4S,4S,4S,4S,4S 0 0 S 1"],
    ["bad-board", 0, "4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1"],
    ["bad-board", 1, " 4S,4S,4S,4S,4S,4/4S,4S,4S,4S,4S,4S 0 0 S 1"],
    ["bad-board", 0, "4S,4S,4S,4S,4S,0/4S,4S,4S,4S,4S,4S 0 0 S 1"],
    ["bad-board", 0, "6/6/6 0 0 S 1"],
    ["bad-board", 0, "999S,5/999S,5 0 0 S 1"],
    ["bad-number", 3, "6/6"],
    ["bad-number", 4, "6/6 x 0 S 1"],
    ["bad-number", 6, "6/6 0 -1 S 1"],
    ["bad-number", 10, "6/6 0 0 S one"],
    ["syntax", 8, "6/6 0 0 W 1"],
    ["not-text", 0, 7],
  ])("%s at %i: %j", (code, at, text) => {
    expect(() => parsePlayStrategyPosition(text as string)).toThrow(error(code, at));
    expect(safeParsePlayStrategyPosition(text as string)).toMatchObject({ ok: false, error: { code, at } });
  });

  test("is of oware", () => {
    expect(() => parsePlayStrategyPosition(start, "kalah")).toThrow(error("bad-board", 0));
    expect(() => formatPlayStrategyPosition(createGame("kalah"))).toThrow(error("unsupported"));
    expect(() => formatPlayStrategyMove(createGame("kalah"), "1")).toThrow(error("unsupported"));
    const small = defineVariant("oware", { name: "small", houses: 5 });
    expect(() => formatPlayStrategyPosition(createGame(small))).toThrow(error("unsupported"));
    expect(parsePlayStrategyPosition(start, "awari")).toEqual(createGame("awari"));
  });

  test("is read in a record if the caller passes its reader", () => {
    const text = `[Variant "Oware"]\n[FEN "${start.replace("S 1", "N 1")}"]\n\n1... a`;
    const { position } = parseRecord(text, undefined, { parsePosition: parsePlayStrategyPosition });
    expect(position).toBe("4,4,4,4,4,4/4,4,4,4,4,4 0,0 n");
  });
});

test("moves and positions of random games come back", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = seeded(seed);
      let game = createGame("oware");
      while (outcome(game) === undefined) {
        const move = pick(legalMoves(game), random);
        const text = formatPlayStrategyMove(game, move);
        expect(parsePlayStrategyMove(game, text)).toEqual(move);
        expect(formatPlayStrategyMove(game, formatMove(game, move))).toBe(text);
        game = applyMove(game, move);
        const back = parsePlayStrategyPosition(formatPlayStrategyPosition(game));
        expect([formatPosition(back), back.ply]).toEqual([formatPosition(game), game.ply]);
      }
    }),
    { numRuns: 20 },
  );
});

/** The first plies of a game in their tests. */
const played =
  "d1e2 b2c1 b1f2 a2e1 c1c2 e2b1 e1a1 c2e1 f1b1 b2c1 d1e2 f2e1 a1b1 c2a1 f1e2 d2f2 d1f2 b2c1 c1f2 a2c2 e1c2 e2c2 f1b2 c2c1 a1f1 f2b2 b1c2 d2c1 e1f2 e2b2";

test("the first plies of one of their games", () => {
  let game = createGame("oware");
  for (const text of played.split(" ")) {
    const move = parsePlayStrategyMove(game, text);
    expect(formatPlayStrategyMove(game, move)).toBe(text);
    game = applyMove(game, move);
  }
  expect(game.ply).toBe(30);
});

test("sowing skips the house where it began", () => {
  const game = parsePosition("12,0,0,0,0,0/1,0,0,0,0,0 20,15 s", "oware");
  expect(formatPlayStrategyMove(game, { house: 1 })).toBe("a1b1");
  expect(parsePlayStrategyMove(game, "a1b1")).toEqual({ house: 1 });
});

test.each([
  ["syntax", 0, "d1"],
  ["syntax", 0, "d1-e2"],
  ["syntax", 0, "g1e2"],
  ["bad-house", 0, "d2c2"],
  ["bad-house", 3, " d1f2"],
  ["not-text", 0, 7],
])("a move is %s at %i: %j", (code, at, text) => {
  const game = createGame("oware");
  expect(() => parsePlayStrategyMove(game, text as string)).toThrow(error(code, at));
  expect(safeParsePlayStrategyMove(game, text as string)).toMatchObject({ ok: false, error: { code, at } });
});

test("a swap has no name", () => {
  const swapping = applyMove(createGame(defineVariant("oware", { name: "pie", swap: true })), "A");
  expect(() => formatPlayStrategyMove(swapping, "swap")).toThrow(error("unsupported"));
});

test("in any variant, a legal move is written with the house of its last seed and read back, or refused", () => {
  const counts = { written: 0, refused: 0 };
  fc.assert(
    fc.property(changedVariant, fc.nat(), (changes, seed) => {
      const source = dataOf(
        defineVariant(changes.base, { ...changes, name: "any", base: undefined } as never),
      );
      const random = seeded(seed);
      for (const game of playedGame(source, random, 20))
        for (const move of legalMoves(game)) {
          const [written, error] = (() => {
            try {
              return [formatPlayStrategyMove(game, move), undefined];
            } catch (thrown) {
              return [undefined, thrown];
            }
          })();
          counts[written === undefined ? "refused" : "written"]++;
          if (written === undefined) {
            expect(error).toMatchObject({ name: "MorabarabaError", code: "unsupported" });
            continue;
          }
          expect(parsePlayStrategyMove(game, written)).toEqual(move);
          const last = explainMove(game, move).findLast(({ kind }) => kind === "sow");
          const place = last?.kind === "sow" ? Number(last.at) : -1;
          expect(written.slice(2)).toBe(place < 6 ? `${"abcdef"[place]}1` : `${"abcdef"[11 - place]}2`);
        }
    }),
    { numRuns: 300 },
  );
  expect(counts.written).toBeGreaterThan(0);
  expect(counts.refused).toBeGreaterThan(0);
});
