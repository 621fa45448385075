/** Options are read once, checked, and only the checked copy counts; every player refuses what it does not know. */
import { createGame } from "morabaraba";
import {
  chooseMove,
  chooseMoveSync,
  monteCarlo,
  monteCarloSync,
  type Rules,
  randomPlayer,
  weights,
} from "morabaraba/bots";
import { describe, expect, test } from "vitest";
import {
  checkedOptions,
  playoutOptions,
  randomOptions,
  refuseFinished,
  searchOptions,
  syncPlayoutOptions,
  syncSearchOptions,
} from "../../src/bots/options.ts";

const refused = expect.objectContaining({ name: "RulesError", code: "bad-option" });
const list = (entry: unknown, length = 12): unknown[] => new Array(length).fill(entry);
const noop = (): void => {};

/** One value that is right at each end, and some beside them. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  depth: [1, 60],
  nodes: [1, 1e12],
  level: [1, 10],
  memory: [1, 1024],
  seed: [0, 4_294_967_295],
  timeMs: [1, 86_400_000],
  playouts: [1, 1e9],
  longest: [1, 100_000],
};

describe("a number", () => {
  const allowed = { ...searchOptions, ...playoutOptions };

  test.each(Object.entries(ranges))("%s must be a whole one of its range", (name, [least, most]) => {
    for (const value of [least, most])
      expect(checkedOptions(allowed, { [name]: value })).toEqual({ [name]: value });
    for (const value of [
      least - 1,
      most + 1,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      "1",
      null,
      [1],
      true,
    ])
      expect(() => checkedOptions(allowed, { [name]: value })).toThrow(refused);
  });
});

describe("any other option", () => {
  const sound = { placing: list(-2000), moving: list(2000) };

  test.each([
    { book: true },
    { book: false },
    { signal: new AbortController().signal },
    { signal: { aborted: true } },
    { onProgress: noop },
    { weights: sound },
  ])("may be %j", (options) => {
    expect(checkedOptions(searchOptions, options)).toEqual(options);
  });

  test.each([
    { book: 0 },
    { book: "true" },
    { signal: {} },
    { signal: null },
    { signal: [] },
    { signal: { aborted: 0 } },
    { signal: true },
    { onProgress: true },
    { onProgress: {} },
    { weights: null },
    { weights: [] },
    { weights: 7 },
    { weights: {} },
    { weights: { placing: list(1) } },
    { weights: { ...sound, moving: list(1, 11) } },
    { weights: { ...sound, moving: list(1, 13) } },
    { weights: { ...sound, moving: list(1, 14) } },
    { weights: { ...sound, moving: list(0.5) } },
    { weights: { ...sound, moving: list(2001) } },
    { weights: { ...sound, placing: list(-2001) } },
    { weights: { ...sound, placing: "123456789012" } },
    { weights: { ...sound, placing: { ...list(1), length: 12 } } },
    { weights: { ...sound, flying: list(1) } },
  ])("may not be %j", (options) => {
    expect(() => checkedOptions(searchOptions, options)).toThrow(refused);
  });
});

describe("a player", () => {
  const mine = (allowed: object): string => Object.keys(allowed).sort().join(" ");

  test("knows its own options and no others", () => {
    expect(mine(randomOptions)).toBe("seed");
    expect(mine(syncSearchOptions)).toBe("book depth level memory nodes onProgress seed tables weights");
    expect(mine(searchOptions)).toBe(
      "book depth level memory nodes onProgress seed signal tables timeMs weights",
    );
    expect(mine(syncPlayoutOptions)).toBe("longest onProgress playouts seed");
    expect(mine(playoutOptions)).toBe("longest onProgress playouts seed signal timeMs");
  });

  const heap: Rules<{ readonly left: number; readonly turn: "one" }, number> = {
    legalMoves: ({ left }) => (left > 0 ? [1] : []),
    applyMove: ({ left, turn }) => ({ left: left - 1, turn }),
    outcome: () => undefined,
  };
  const game = createGame();
  const start = { left: 2, turn: "one" } as const;
  /** Each way in, and an option that it does not know. */
  const players: readonly (readonly [string, string, (options: object) => unknown])[] = [
    ["chooseMove", "playouts", (options) => chooseMove(game, options)],
    ["chooseMoveSync", "timeMs", (options) => chooseMoveSync(game, options)],
    ["monteCarlo", "depth", (options) => monteCarlo(heap, start, options)],
    ["monteCarloSync", "signal", (options) => monteCarloSync(heap, start, options)],
    ["randomPlayer", "level", (options) => randomPlayer(heap, options)],
  ];

  test.each(players)("made by %s refuses what is wrong", async (_name, unknown, call) => {
    const refusal = async (options: object): Promise<unknown> => {
      try {
        await call(options);
        return undefined;
      } catch (error) {
        return error;
      }
    };
    expect(await refusal({ seed: -1 })).toEqual(refused);
    expect(await refusal({ [unknown]: 1 })).toMatchObject({ message: `${unknown} is unknown` });
    expect(await refusal(null as unknown as object)).toMatchObject({
      message: "options must be an object, not null",
    });
    expect(await refusal(7 as unknown as object)).toEqual(refused);
    expect(await refusal([{ seed: 1 }])).toEqual(refused);
    expect(await refusal({ seed: 1, [unknown]: undefined })).toBeUndefined();
  });

  test.each(players)("made by %s takes only the caller's own options", async (_name, unknown, call) => {
    const inherited = Object.create({
      nodes: Number.NaN,
      level: 99,
      depth: Number.NaN,
      playouts: Number.NaN,
      longest: Number.NaN,
      seed: "x",
      weights: {},
      onProgress: 7,
      [unknown]: 1,
    });
    const plain = await call({});
    const made = await call(inherited);
    if (typeof plain !== "function") expect(made).toEqual(plain);
    const everywhere = ["nodes", "playouts", "seed"];
    for (const name of everywhere)
      Object.defineProperty(Object.prototype, name, {
        value: Number.NaN,
        writable: true,
        configurable: true,
      });
    try {
      const polluted = await call({});
      if (typeof plain !== "function") expect(polluted).toEqual(plain);
    } finally {
      for (const name of everywhere) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});

describe("the copy", () => {
  test("reads each option once, however often it changes", () => {
    const reads: string[] = [];
    const lying = (name: string, right: unknown): PropertyDescriptor => ({
      enumerable: true,
      get: () => {
        reads.push(name);
        return reads.filter((read) => read === name).length === 1 ? right : Number.NaN;
      },
    });
    const moving = list(3);
    Object.defineProperty(moving, 4, lying("fifth", 3));
    const given = Object.defineProperties(
      {},
      {
        nodes: lying("nodes", 500),
        level: lying("level", 10),
        weights: lying(
          "weights",
          Object.defineProperties({ moving }, { placing: lying("placing", list(2)) }),
        ),
      },
    );
    expect(checkedOptions(searchOptions, given)).toEqual({
      nodes: 500,
      level: 10,
      weights: { placing: list(2), moving: list(3) },
    });
    expect(reads.sort()).toEqual(["fifth", "level", "nodes", "placing", "weights"]);
  });

  test("does not follow later changes of what was given", () => {
    const given = { depth: 2, weights: { placing: [...weights.placing], moving: [...weights.moving] } };
    const copy = checkedOptions(searchOptions, given);
    given.depth = 60;
    given.weights.placing[0] = Number.NaN;
    given.weights.moving = [];
    expect(copy).toEqual({ depth: 2, weights });
  });

  test("has no place for what was not given", () => {
    expect(Object.getPrototypeOf(checkedOptions(searchOptions, {}))).toBeNull();
    expect(Object.keys(checkedOptions(searchOptions, { depth: undefined, seed: 0 }))).toEqual(["seed"]);
  });

  test("of a list without end is made at once", () => {
    const weights = { placing: new Array(2 ** 32 - 1), moving: list(1) };
    expect(() => checkedOptions(searchOptions, { weights })).toThrow(refused);
  });

  test("of weights that hold themselves is made at once", () => {
    const weights: Record<string, unknown> = { placing: list(1) };
    weights["moving"] = weights;
    expect(() => checkedOptions(searchOptions, { weights })).toThrow(refused);
  });
});

describe("the refusal", () => {
  test("names every fault", () => {
    expect(() => checkedOptions(searchOptions, { level: 12, lvl: 1, depth: 99 })).toThrow(
      /^level must be .*12; lvl is unknown; depth must be .*99$/,
    );
    expect(() => checkedOptions(searchOptions, { onProgress: 7, signal: "stop" })).toThrow(
      'onProgress must be a function, not 7; signal must be an AbortSignal, not "stop"',
    );
  });

  test("names the weights that are not a list", () => {
    expect(() => checkedOptions(searchOptions, { weights: { placing: 7, moving: list(1) } })).toThrow(
      /^weights\.placing must be [^;]*, not 7$/,
    );
  });

  test("stays short, however many there are", () => {
    const names = Array.from({ length: 20 }, (_, i) => `no${i}`);
    const many = (more: readonly string[]): object =>
      Object.fromEntries([...names, ...more].map((name) => [name, 1]));
    const twenty = names.map((name) => `${name} is unknown`).join("; ");
    const message = (options: object): string => {
      try {
        checkedOptions(searchOptions, options);
      } catch (error) {
        return (error as Error).message;
      }
      return "";
    };
    expect(message(many([]))).toBe(twenty);
    expect(message(many(["a", "b"]))).toBe(`${twenty}; the call has more faults than these 20`);
    expect(message({ ["x".repeat(1000)]: 1 })).toBe(`${"x".repeat(40)} is unknown`);
  });

  test("of names that every object has is the same as of others", () => {
    for (const name of ["toString", "constructor", "__proto__"])
      expect(() => checkedOptions(searchOptions, JSON.parse(`{"${name}": 1}`))).toThrow(`${name} is unknown`);
  });

  test("of a finished game says so", () => {
    expect(refuseFinished).toThrow(
      expect.objectContaining({
        name: "RulesError",
        code: "game-over",
        message: "This game is over; there is no move to choose.",
      }),
    );
  });
});
