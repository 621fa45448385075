/** Games from storage and from strangers: read back alike, or refused with a typed error, by the reader and by the verbs. */

import fc from "fast-check";
import {
  agreeDraw,
  applyMove,
  ascii,
  createGame,
  defineVariant,
  explainMove,
  formatMove,
  formatMoves,
  formatPosition,
  type Game,
  isLegal,
  legalMoves,
  type Move,
  outcome,
  type ParseError,
  parseGame,
  parseMove,
  parseMoves,
  RulesError,
  resign,
  safeParseGame,
  safeParseMove,
  safeParseMoves,
  variantOf,
  whyIllegal,
} from "morabaraba/mancala";
import { describe, expect, test, vi } from "vitest";
import { anyGame, damaged, junk } from "../../support/mancala/arbitraries.ts";
import { board, lazily } from "../../support/mancala/positions.ts";
import { storedGames } from "../../support/mancala/stored-games.ts";
import { seeded } from "../../support/random.ts";

// Random runs take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const kalah = lazily(() => createGame());
const oware = lazily(() => applyMove(createGame("oware"), "A"));
const pie = lazily(() => createGame(defineVariant("kalah", { name: "pie", swap: true })));
const over = lazily(() => board("0,0,0,0,0,0,1,1,1,1,1,0; 19,24; N", "oware"));
const resigned = lazily(() => resign(kalah(), "south"));

describe("stored games", () => {
  test.each(storedGames)("of $version: $position", ({ json, position, moves }) => {
    const game = parseGame(json);
    expect(formatPosition(game)).toBe(position);
    expect(legalMoves(game).length).toBe(moves);
    expect(JSON.parse(JSON.stringify(game))).toEqual(JSON.parse(json));
  });

  test("share nothing with the data they were read from", () => {
    const data = JSON.parse(JSON.stringify(oware())) as { seen: string[]; houses: number[] };
    const game = parseGame(data);
    data.seen.push("x");
    data.houses[0] = 99;
    expect(game).toEqual(oware());
    expect(safeParseGame(JSON.stringify(oware()))).toEqual({ ok: true, value: oware() });
  });

  test("in which a rule has ended the game are left as the rule leaves them", () => {
    const data = { ...kalah(), houses: [0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0], stores: { south: 4, north: 1 } };
    expect(legalMoves(data)).toEqual([]);
    expect(outcome(data)).toEqual({ winner: "north", reason: "side-empty" });
    expect(whyIllegal(data, "1")).toBe("game-over");
    const game = parseGame(data);
    expect(game.houses).toEqual(Array(12).fill(0));
    expect(game.stores).toEqual({ south: 4, north: 7 });
    expect(game.verdict).toEqual({ winner: "north", reason: "side-empty" });
    const text = "1,0,0,0,0,0/1,0,0,0,0,0 s";
    const twice = { ...board("1,0,0,0,0,0,1,0,0,0,0,0; 23,23; S", "oware"), ply: 12, seen: [text, text] };
    expect(legalMoves(twice)).toEqual([]);
    expect(outcome(twice)).toEqual({ winner: null, reason: "repetition" });
    expect(parseGame(twice).stores).toEqual({ south: 24, north: 24 });
  });
});

/** What is wrong, as the change of a sound game, with the code and the place of the error. */
const faulty: readonly (readonly [string, () => unknown, string, string])[] = [
  ["no game", () => null, "syntax", ""],
  ["a list", () => [], "syntax", ""],
  ["no fields", () => ({}), "bad-variant", "variant"],
  ["an unknown variant", () => ({ ...kalah(), variant: "chess" }), "unknown-variant", "variant"],
  [
    "a bad variant",
    () => ({ ...kalah(), variant: { ...variantOf(kalah()), seeds: 99 } }),
    "bad-variant",
    "variant.seeds",
  ],
  ["no houses", () => ({ ...kalah(), houses: undefined }), "bad-board", "houses"],
  ["houses as text", () => ({ ...kalah(), houses: "4,4,4,4,4,4" }), "bad-board", "houses"],
  ["too few houses", () => ({ ...kalah(), houses: kalah().houses.slice(1) }), "bad-board", "houses"],
  ["too many houses", () => ({ ...kalah(), houses: [...kalah().houses, 0] }), "bad-board", "houses"],
  ["holes", () => ({ ...kalah(), houses: Array(12) }), "bad-number", "houses[0]"],
  ["half a seed", () => ({ ...kalah(), houses: kalah().houses.with(3, 0.5) }), "bad-number", "houses[3]"],
  [
    "a seed less than none",
    () => ({ ...kalah(), houses: kalah().houses.with(11, -1) }),
    "bad-number",
    "houses[11]",
  ],
  ["seeds as text", () => ({ ...kalah(), houses: kalah().houses.map(String) }), "bad-number", "houses[0]"],
  [
    "no number",
    () => ({ ...kalah(), houses: kalah().houses.with(5, Number.NaN) }),
    "bad-number",
    "houses[5]",
  ],
  ["no stores", () => ({ ...kalah(), stores: null }), "bad-number", "stores.south"],
  ["one store", () => ({ ...kalah(), stores: { south: 0 } }), "bad-number", "stores.north"],
  ["a bad store", () => ({ ...kalah(), stores: { south: 1001, north: 0 } }), "bad-number", "stores.south"],
  ["too many seeds", () => ({ ...kalah(), stores: { south: 953, north: 0 } }), "bad-board", "houses"],
  [
    "too many seeds in north's store",
    () => ({ ...kalah(), stores: { south: 0, north: 953 } }),
    "bad-board",
    "houses",
  ],
  ["no turn", () => ({ ...kalah(), turn: undefined }), "syntax", "turn"],
  ["a turn of nobody", () => ({ ...kalah(), turn: "light" }), "syntax", "turn"],
  ["no ply", () => ({ ...kalah(), ply: undefined }), "bad-number", "ply"],
  ["a ply too high", () => ({ ...kalah(), ply: 10_000 }), "bad-number", "ply"],
  ["nothing seen", () => ({ ...oware(), seen: undefined }), "syntax", "seen"],
  ["seen as text", () => ({ ...oware(), seen: oware().seen?.join() }), "syntax", "seen"],
  [
    "another position seen last",
    () => ({ ...oware(), seen: [...(oware().seen ?? [])].reverse() }),
    "syntax",
    "seen",
  ],
  ["a swap that is false", () => ({ ...pie(), swap: false }), "syntax", "swap"],
  ["a swap without the rule", () => ({ ...kalah(), swap: true }), "syntax", "swap"],
  ["a verdict of null", () => ({ ...kalah(), verdict: null }), "syntax", "verdict"],
  ["a verdict as text", () => ({ ...kalah(), verdict: "south" }), "syntax", "verdict"],
  [
    "a verdict of majority",
    () => ({ ...kalah(), verdict: { winner: "south", reason: "majority" } }),
    "syntax",
    "verdict",
  ],
  [
    "a verdict on a board with seeds",
    () => ({ ...kalah(), verdict: { winner: null, reason: "side-empty" } }),
    "syntax",
    "verdict",
  ],
  [
    "a verdict for the loser",
    () => ({ ...over(), verdict: { winner: "south", reason: "cannot-feed" } }),
    "syntax",
    "verdict",
  ],
  ["a verdict without reason", () => ({ ...over(), verdict: { winner: "north" } }), "syntax", "verdict"],
  [
    "a verdict of another reason",
    () => ({ ...over(), verdict: { winner: "north", reason: "constructor" } }),
    "syntax",
    "verdict",
  ],
  [
    "an agreement with a winner",
    () => ({ ...kalah(), verdict: { winner: "south", reason: "agreement" } }),
    "syntax",
    "verdict",
  ],
  [
    "a resignation without",
    () => ({ ...kalah(), verdict: { winner: null, reason: "resignation" } }),
    "syntax",
    "verdict",
  ],
  [
    "a resignation of nobody",
    () => ({ ...kalah(), verdict: { winner: "east", reason: "resignation" } }),
    "syntax",
    "verdict",
  ],
];

/** Everything that takes a game. */
const takers: Readonly<Record<string, (game: Game) => unknown>> = {
  legalMoves,
  outcome,
  applyMove: (game) => applyMove(game, "1"),
  isLegal: (game) => isLegal(game, "1"),
  whyIllegal: (game) => whyIllegal(game, "1"),
  explainMove: (game) => explainMove(game, "1"),
  resign: (game) => resign(game, "south"),
  agreeDraw,
  ascii,
  formatPosition,
  formatMove: (game) => formatMove({ house: 1 }, game),
  parseMove: (game) => parseMove("1", game),
  safeParseMove: (game) => safeParseMove("1", game),
  formatMoves: (game) => formatMoves([{ house: 1 }], game),
  parseMoves: (game) => parseMoves("1", game),
  safeParseMoves: (game) => safeParseMoves("1", game),
};

describe("a game with a fault", () => {
  test.each(faulty)("%s", (_name, make, code, at) => {
    const data = make();
    const result = safeParseGame(data);
    if (typeof data !== "object" || data === null || Array.isArray(data)) {
      expect(result.ok || result.error.code).toBe("not-text");
    } else expect(result.ok || [result.error.code, result.error.at]).toEqual([code, at]);
    for (const [name, take] of Object.entries(takers)) {
      const kind = code.endsWith("variant") ? "VariantError" : "ParseError";
      expect(() => take(data as Game), name).toThrow(expect.objectContaining({ name: kind, code }));
    }
  });

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
    [() => ({ ...kalah(), seen: [] }), "syntax", "seen"],
    [
      () => ({ ...oware(), seen: [["4,4,4,4,4,4/4,4,4,4,4,4 s"], ...(oware().seen ?? [])] }),
      "syntax",
      "seen[0]",
    ],
    [() => ({ ...oware(), seen: [3, ...(oware().seen ?? [])] }), "syntax", "seen[0]"],
    [() => ({ ...oware(), seen: ["4,4/4,4 s", ...(oware().seen ?? [])] }), "syntax", "seen[0]"],
    [
      () => ({ ...oware(), seen: ["4,4,4,4,4,4/4,4,4,4,4,4 s!", ...(oware().seen ?? [])] }),
      "syntax",
      "seen[0]",
    ],
    [
      () => ({ ...oware(), seen: ["x4,4,4,4,4,4/4,4,4,4,4,4 s", ...(oware().seen ?? [])] }),
      "syntax",
      "seen[0]",
    ],
  ])("parseGame refuses %s, %s at %s", (make, code, at) => {
    const json = make();
    expect(() => parseGame(json)).toThrow(expect.objectContaining({ name: "ParseError", code, at }));
  });

  test("the messages name the field and what it must be", () => {
    const messageOf = (data: unknown): string => {
      const result = safeParseGame(data);
      return result.ok ? "" : result.error.message;
    };
    expect(messageOf({ ...kalah(), houses: [] })).toContain("In this game houses must be a list of 12, not ");
    expect(messageOf({ ...kalah(), ply: -1 })).toBe("In this game ply must be 0 to 9999, not -1.");
    expect(messageOf({ ...kalah(), turn: "x" })).toBe('In this game turn must be south or north, not "x".');
    expect(messageOf({ ...kalah(), stores: { south: "1", north: 0 } })).toBe(
      'In this game stores.south must be 0 to 1000, not "1".',
    );
    expect(messageOf({ ...kalah(), stores: { south: 1000, north: 0 } })).toBe(
      "In this game houses must be at most 1000 seeds, stores included, not 1048.",
    );
    expect(messageOf({ ...oware(), seen: [] })).toContain(
      "seen must be a list with the present position last",
    );
    expect(messageOf({ ...kalah(), swap: true })).toContain("swap must be absent here");
    expect(messageOf({ ...kalah(), seen: [] })).toContain("seen must be absent here");
    expect(messageOf({ ...kalah(), verdict: 1 })).toContain("verdict must be an outcome that fits the board");
    expect(messageOf({ ...oware(), seen: ["", ...(oware().seen ?? [])] })).toContain(
      "seen[0] must be rows and turn",
    );
    expect(messageOf({ ...kalah(), note: 1 })).toBe('"note" is no field of a game; remove it.');
    expect(messageOf({ ...kalah(), variant: "x" })).toContain('"x"');
    expect(() => legalMoves(null as never)).toThrow("A game is an object, not null.");
  });

  test("a thousand seeds are not too many", () => {
    expect(legalMoves({ ...kalah(), stores: { south: 0, north: 952 } }).length).toBe(6);
  });

  test("the verbs take no notice of fields that are not theirs", () => {
    const noted = { ...kalah(), note: 1 };
    expect(applyMove(noted, "1")).toEqual(applyMove(kalah(), "1"));
    expect(resign(noted, "south")).toEqual(resigned());
  });
});

describe("resigning", () => {
  test("is for the players of a game that goes on", () => {
    expect(outcome(resign(kalah(), "north"))).toEqual({ winner: "south", reason: "resignation" });
    expect(resigned().houses).toEqual(kalah().houses);
    expect(outcome(agreeDraw(kalah()))).toEqual({ winner: null, reason: "agreement" });
    for (const finished of [resigned(), over(), agreeDraw(kalah())]) {
      expect(() => resign(finished, "south")).toThrow(
        expect.objectContaining({ name: "RulesError", code: "game-over" }),
      );
      expect(() => agreeDraw(finished)).toThrow(RulesError);
    }
    expect(() => agreeDraw(resigned())).toThrow(
      "The game is already won by north (resignation); nothing more can be decided.",
    );
    expect(() => agreeDraw(agreeDraw(kalah()))).toThrow("already drawn (agreement)");
    for (const player of ["light", undefined, null]) {
      expect(() => resign(kalah(), player as never)).toThrow(
        expect.objectContaining({ name: "ParseError", code: "syntax", at: "player" }),
      );
    }
    expect(() => resign(kalah(), "light" as never)).toThrow('A player is "south" or "north", not "light".');
  });
});

describe("whatever comes in", () => {
  const typed = (call: () => unknown): void => {
    try {
      call();
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      expect(typeof error.code).toBe("string");
    }
  };

  test("a damaged game brings a typed error or none, and nothing that was passed is changed", () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), junk, (game, seed, rubbish) => {
        const data = damaged(game, seeded(seed), rubbish) as Game;
        const before = structuredClone(data);
        typed(() => parseGame(data));
        for (const take of Object.values(takers)) typed(() => take(data));
        expect(data).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  test("junk for a move is refused as illegal", () => {
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

  test("text of any kind brings a ParseError or a value", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Fa-fswap, /-]{0,30}$/));
    fc.assert(
      fc.property(text, anyGame, (line, game) => {
        const codes = [safeParseMove(line, game), safeParseMoves(line, game), safeParseGame(line)].map(
          (result) => (result.ok ? "ok" : (result.error as ParseError).name),
        );
        expect(new Set(["ok", "ParseError", ...codes]).size).toBe(2);
      }),
      { numRuns: 300 },
    );
  });

  test("hostile text takes no time", () => {
    const long = 20_000;
    for (const text of [
      " ".repeat(long),
      "-".repeat(long),
      `1${" ".repeat(long - 2)}-`,
      "1-".repeat(long / 2),
      "swap".repeat(long / 4),
    ]) {
      expect(safeParseMoves(text, kalah()).ok).toBe(text.trim() === "");
    }
    expect(safeParseGame("[".repeat(100_000)).ok).toBe(false);
  });
});
