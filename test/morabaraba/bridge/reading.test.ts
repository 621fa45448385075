/** How games are read: each field once, whatever its getters do meanwhile; and what is remembered of games never shows. */
import fc from "fast-check";
import type { Game, Move, MoveLike } from "morabaraba";
import * as library from "morabaraba";
import { decode, divide, encode, perft, rulesetFor } from "morabaraba/engine";
import { describe, expect, test, vi } from "vitest";
import { game as someGame } from "../../support/morabaraba/arbitraries.ts";
import { changed, position } from "../../support/morabaraba/positions.ts";

/** Random games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const { applyMove, createGame, isLegal, legalMoves, outcome, referee, whyIllegal } = library;

const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** An answer or an error, so that two can be compared. */
function told(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    const { name, code, message } = error as library.RulesError;
    return { name, code, message };
  }
}

/** Every function that takes a game, but for `parseGame`, which reads data. */
const functions: Readonly<Record<string, (game: Game) => unknown>> = {
  legalMoves,
  applyMove: (game) => applyMove(game, { from: "a7", to: "a4" }),
  "applyMove with a shot": (game) => applyMove(game, "d7-d6xg1"),
  "applyMove, refused": (game) => applyMove(game, "b6"),
  outcome,
  isLegal: (game) => isLegal(game, "a7-a4"),
  whyIllegal: (game) => whyIllegal(game, "b6-b4xg1"),
  variantOf: library.variantOf,
  phase: (game) => library.phase(game),
  "phase of a player": (game) => library.phase(game, "dark"),
  pieces: library.pieces,
  destinations: library.destinations,
  shots: (game) => library.shots(game, { from: "d7", to: "d6" }),
  mills: (game) => library.mills(game),
  "mills of a player": (game) => library.mills(game, "dark"),
  closedMills: (game) => library.closedMills(game, { from: "d7", to: "d6" }),
  ascii: library.ascii,
  resign: (game) => library.resign(game, "light"),
  agreeDraw: library.agreeDraw,
  forfeit: (game) => library.forfeit(game, "dark", "cheating"),
  referee: (game) => referee(game, "light", "a7-a4"),
  "referee out of turn": (game) => referee(game, "dark", "a1-a4"),
  "referee of a wrong move": (game) => referee(game, "light", "a7-d7"),
  formatPosition: library.formatPosition,
  perft: (game) => perft(game, 2),
  divide: (game) => divide(game, 2),
  encode: (game) => encode(rulesetFor(game.variant), game),
};

const mssa = {
  light: "a7 d7 g7 b6 f6",
  dark: "a1 c3 d1 e4 g4",
  lightBar: "f6-f4",
  quiet: 3,
  ply: 41,
} as const;

const games: readonly (readonly [string, Game])[] = [
  ["moving", position({ variant: "mssa", ...mssa })],
  ["with repetitions", position({ variant: changed("mssa", { repetition: 3 }), ...mssa })],
  [
    "resigned",
    { ...position({ variant: "mssa", ...mssa }), verdict: { winner: "dark", reason: "resignation" } },
  ],
  ["placing", { ...createGame("mssa"), turn: "light" }],
];

/** The data with a getter for each field, at every depth but in the variant, which is checked as a whole. */
function withGetters<Data>(data: Data, onRead: (path: string, value: unknown) => unknown, path = ""): Data {
  if (typeof data !== "object" || data === null || path === ".variant") return data;
  const copy: object = Array.isArray(data) ? [] : {};
  for (const [key, value] of Object.entries(data)) {
    const inner = withGetters(value as unknown, onRead, `${path}.${key}`);
    const get = (): unknown => onRead(`${path}.${key}`, inner);
    Object.defineProperty(copy, key, { get, enumerable: true });
  }
  return copy as Data;
}

describe.each(games)("a game whose fields are getters: %s", (_name, game) => {
  const other = position({ light: "d6 f4 b4 d2", dark: "a7 g7 b6", turn: "dark", ply: 9 });
  const elsewhere = applyMove(applyMove(createGame("sesotho25"), "d4"), "a7");

  /** Asks everything about other games: of other variants, boards and turns, read before and not. */
  function askAround(): void {
    for (const around of [other, elsewhere, createGame(), applyMove(createGame("nineMens"), "d6")]) {
      for (const ask of [legalMoves, outcome, library.pieces, library.formatPosition]) ask(around);
      for (const move of ["a7", "a7-a4", "d6-d7", "e5xa7"]) told(() => applyMove(around, move));
      applyMove(around, legalMoves(around)[0] as Move);
    }
  }

  test.each(Object.entries(functions))("%s: what they call meanwhile makes no difference", (_fn, ask) => {
    const getting = withGetters(game, (_path, value) => {
      askAround();
      return value;
    });
    expect(told(() => ask(getting))).toEqual(told(() => ask(game)));
  });

  test.each(Object.entries(functions))("%s: each is read once", (fn, ask) => {
    const reads = new Map<string, number>();
    const getting = withGetters(game, (path, value) => {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return value;
    });
    const asked = told(() => ask(getting));
    expect(asked).toEqual(told(() => ask(game)));
    // `encode` is given the engine, for which this test has read the variant.
    expect([...reads].filter(([, times]) => times > 1)).toEqual([]);
    expect(reads.size).toBeGreaterThan(fn === "variantOf" ? 0 : 4);
  });

  test.each(Object.entries(functions))("%s: a second answer that differs is never heard", (_fn, ask) => {
    const heard = new Set<string>();
    const lying = withGetters(game, (path, value) => {
      if (!heard.has(path)) {
        heard.add(path);
        return value;
      }
      return "lie";
    });
    expect(told(() => ask(lying))).toEqual(told(() => ask(game)));
  });
});

describe("a move whose fields are getters", () => {
  const game = position({ variant: "mssa", ...mssa });
  const made = applyMove(position({ variant: "mssa", ...mssa, turn: "dark" }), "a1-a4");
  const other = position({ light: "d6 f4 b4", dark: "a7 g7 b6 d2", turn: "dark" });
  const step = { from: "d7", to: "d6", shot: "g4" };
  const takers: Readonly<Record<string, (game: Game, move: MoveLike) => unknown>> = {
    applyMove,
    isLegal,
    whyIllegal,
    referee: (given, move) => referee(given, "light", move),
    shots: library.shots,
    closedMills: library.closedMills,
  };

  describe.each([
    ["a game from elsewhere", game],
    ["a game that applyMove made", made],
  ])("on %s", (_name, given) => {
    test.each(Object.entries(takers))("%s: what they call meanwhile makes no difference", (_fn, take) => {
      for (const move of [step, { ...step, shot: "d7" }, { from: "a7", to: "d7" }]) {
        const getting = withGetters(move, (_path, value) => {
          legalMoves(other);
          applyMove(given, { from: "b6", to: "b4" });
          for (const next of legalMoves(other)) legalMoves(applyMove(other, next));
          return value;
        });
        expect(told(() => take(given, getting))).toEqual(told(() => take(given, move)));
      }
    });

    test.each(Object.entries(takers))("%s: each is read once", (_fn, take) => {
      for (const move of [step, { from: "a7", to: "d7" }, { to: "h8" }]) {
        const reads = new Map<string, number>();
        const getting = withGetters(move, (path, value) => {
          reads.set(path, (reads.get(path) ?? 0) + 1);
          return value;
        });
        told(() => take(given, getting));
        expect([...reads].filter(([, times]) => times > 1)).toEqual([]);
      }
    });
  });

  test("one that changes the game does so after the game was read", () => {
    const mutable = copyOf(game) as { -readonly [Field in keyof Game]: Game[Field] };
    const move = {
      get to() {
        mutable.turn = "dark";
        mutable.board = ".".repeat(24);
        return "a4";
      },
      from: "a7",
    };
    expect(applyMove(mutable, move)).toEqual(applyMove(game, "a7-a4"));
  });

  test("one that asks before it answers", () => {
    const late = {
      get to() {
        legalMoves(other);
        return "a1";
      },
    };
    expect(applyMove(createGame(), late)).toEqual(applyMove(createGame(), "a1"));
  });
});

describe("what is remembered never shows", () => {
  /** A game and what follows from it, asked through the memory and through copies from JSON, which nobody remembers. */
  function compared(game: Game, move: Move): Game {
    const after = applyMove(game, move);
    expect(after).toEqual(applyMove(copyOf(game), copyOf(move)));
    expect(outcome(after)).toEqual(outcome(copyOf(after)));
    return after;
  }

  test("a walk that goes deep, comes back, and leaps between games", () => {
    fc.assert(
      fc.property(someGame, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 }), (start, choices) => {
        const games = [start];
        for (const [which, choice] of choices) {
          // Mostly one of the last, now and then any.
          const game = games.at(choice % 3 === 0 ? which % games.length : -1 - (which % 2)) ?? start;
          const moves = legalMoves(game);
          expect(moves).toEqual(legalMoves(copyOf(game)));
          const move = moves[choice % Math.max(moves.length, 1)];
          if (move !== undefined) games.push(compared(game, move));
        }
      }),
      { numRuns: 60 },
    );
  });

  test("every move of a list, in any order, twice, and after other games were asked", () => {
    const start = applyMove(createGame("mssa"), "d6");
    const moves = legalMoves(start);
    const order = [...moves, ...moves, ...[...moves].reverse(), moves[5] as Move, moves[2] as Move];
    for (const move of order) {
      expect(applyMove(start, move)).toEqual(applyMove(copyOf(start), copyOf(move)));
      legalMoves(applyMove(createGame("nineMens"), "d6"));
    }
  });

  test("a move that another game lists is judged anew", () => {
    const one = applyMove(createGame(), "d6");
    const two = applyMove(createGame(), "a7");
    const [placing] = legalMoves(one);
    expect(placing).toEqual({ kind: "place", to: "a7" });
    legalMoves(two);
    expect(whyIllegal(two, placing as Move)).toBe("occupied");
    expect(() => applyMove(two, placing as Move)).toThrow(
      expect.objectContaining({ code: "occupied" }) as Error,
    );
  });

  test("a list that was changed by its owner changes nothing", () => {
    const game = applyMove(createGame(), "d6");
    const moves = legalMoves(game) as Move[];
    moves.splice(0, moves.length, { kind: "place", to: "d6" });
    expect(legalMoves(game)).toHaveLength(23);
    expect(() => applyMove(game, moves[0] as Move)).toThrow(/d6/);
  });

  test("numbers are not moves, whatever they are packed", () => {
    const game = applyMove(createGame(), "d6");
    legalMoves(game);
    for (const number of [31 * 1024 + 31 * 32, 31 * 1024 + 31 * 32 + 1, 0, -1])
      expect(whyIllegal(game, number as unknown as string)).toBe("malformed");
    for (const number of [31 * 1024 + 31 * 32, 31 * 1024 + 31 * 32 + 1, 0, -1])
      expect(() => applyMove(game, number as unknown as string)).toThrow(/is not a move/);
    for (const nothing of [undefined, null])
      expect(() => applyMove(game, nothing as unknown as string)).toThrow(/is not a move/);
  });

  test("a game with the fields of a remembered one is another", () => {
    const game = applyMove(createGame(), "d6");
    legalMoves(game);
    expect(legalMoves({ ...game, turn: "light" })).toHaveLength(23);
    expect(outcome({ ...game, verdict: { winner: null, reason: "agreement" } })?.reason).toBe("agreement");
    expect(() => applyMove({ ...game, board: "" }, "a7")).toThrow(/parseGame/);
  });

  test("counts that have stopped stay in step", () => {
    const variant = changed("nineMens", {});
    let game = position({ variant, light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4", quiet: 9998, ply: 9998 });
    for (const move of ["b2-b4", "d2-d1", "b4-b2", "d1-d2"]) {
      const after = applyMove(
        game,
        legalMoves(game).find((each) => library.formatMove(each, game) === move) as Move,
      );
      expect(after).toEqual(applyMove(copyOf(game), move));
      expect([after.quiet, after.ply]).toEqual([9999, 9999]);
      game = after;
    }
  });

  test("games are frozen all the way down", () => {
    const variant = changed("mssa", { repetition: 3 });
    const isDeep = (data: unknown): boolean =>
      Object(data) !== data || (Object.isFrozen(data) && Object.values(data as object).every(isDeep));
    const start = copyOf(position({ ...mssa, variant }));
    const after = applyMove(start, "d7-d6xg4");
    expect(after.barred.light).not.toBeNull();
    for (const game of [after, library.resign(after, "dark"), createGame(variant), library.parseGame(start)])
      expect(isDeep(game)).toBe(true);
    expect(isDeep(outcome({ ...start, verdict: { winner: null, reason: "agreement" } }))).toBe(true);
  });

  test("seen takes nothing but text into later games", () => {
    const variant = changed("mssa", { repetition: 3 });
    const game = position({ ...mssa, variant });
    const foreign = [
      [{ evil: true }, ...game.seen!],
      [7, ...game.seen!],
      [...game.seen!, 7, "x"],
    ];
    for (const wrong of [undefined, null, "x", 7, {}, [], [7], ...foreign])
      expect(() => outcome({ ...game, seen: wrong as string[] })).toThrow(/parseGame/);
  });
});

describe("-0 never gets into a game", () => {
  const negative = -0;
  const withoutSign = (game: Game): boolean =>
    [game.hands.light, game.hands.dark, game.quiet, game.ply].every((number) => !Object.is(number, -0));
  const game = position({
    variant: changed("standard", {}),
    light: "a7 d7 f6",
    dark: "c4 d2 e5",
    hands: [1, 0],
  });
  const hands = { light: negative, dark: negative };

  test.each([
    [
      "a verb",
      () => applyMove({ ...game, hands: { light: 1, dark: negative }, quiet: negative, ply: negative }, "d3"),
    ],
    ["a step", () => applyMove({ ...game, hands, quiet: negative }, "a7-a4")],
    ["a decision", () => library.resign({ ...game, hands, quiet: negative, ply: negative }, "light")],
    ["parseGame", () => library.parseGame({ ...game, hands, quiet: negative, ply: negative })],
    [
      "decode",
      () => {
        const ruleset = rulesetFor(game.variant);
        return decode(ruleset, {
          ...encode(ruleset, game),
          ownHand: negative,
          quiet: negative,
          ply: negative,
        });
      },
    ],
  ])("through %s, nor into the games after it", (_name, act) => {
    expect(withoutSign(act())).toBe(true);
    expect(withoutSign(applyMove({ ...game, hands: { light: 0, dark: 0 } }, "a7-a4"))).toBe(true);
    expect(withoutSign(createGame())).toBe(true);
  });

  test("it is written as 0", () => {
    const text = library.formatPosition({ ...game, hands, quiet: negative, ply: negative });
    expect(text).toMatch(/ l 0,0 - 0 0$/);
  });
});
