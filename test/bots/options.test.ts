/** The options of the bots, and the refusal of invalid ones by every bot. */
import { createGame } from "morabaraba";
import {
  chooseMove,
  chooseMoveSync,
  createBot,
  monteCarlo,
  monteCarloSync,
  randomMove,
} from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import * as mancalaBots from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";
import { checkOptions } from "../../src/base/options.ts";
import { searchOptions as mancalaSearchOptions } from "../../src/bots/mancala/options.ts";
import { searchOptions } from "../../src/bots/mills/options.ts";
import { functionCheck, moveLimits, refuseFinished } from "../../src/bots/options.ts";
import { featureWeights } from "../support/bots/laws.ts";
import { heap } from "../support/bots/small.ts";

const refused = expect.objectContaining({ name: "ArgumentError", code: "bad-argument" });
const noop = (): void => {};

/** The valid value at each end, and some invalid ones beside them. */
const ranges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  depth: [1, 60],
  nodes: [1, 1e12],
  level: [1, 10],
  memory: [1, 1024],
  seed: [0, Number.MAX_SAFE_INTEGER],
  timeMs: [1, 86_400_000],
};

describe("a number", () => {
  test.each(Object.entries(ranges))("%s must be whole and within its range", (name, [least, most]) => {
    for (const value of [least, most])
      expect(checkOptions(searchOptions, { [name]: value })).toEqual({ [name]: value });
    for (const value of [least - 1, most + 1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "1", [1], true])
      expect(() => checkOptions(searchOptions, { [name]: value })).toThrow(refused);
  });
});

test("an option that is null counts as left out", () => {
  const none = Object.fromEntries(Object.keys(searchOptions).map((name) => [name, null]));
  expect(checkOptions(searchOptions, { ...none, whatever: null })).toEqual({});
});

describe("any other option", () => {
  const valid = { placing: featureWeights(-2000), moving: featureWeights(2000) };

  test.each([
    { book: true },
    { book: false },
    { signal: new AbortController().signal },
    { signal: { aborted: true } },
    { onProgress: noop },
    { weights: valid },
    { tablebase: noop },
  ])("may be %j", (options) => {
    expect(checkOptions(searchOptions, options)).toEqual(options);
  });

  test.each([
    { book: 0 },
    { book: "true" },
    { signal: {} },
    { signal: [] },
    { signal: { aborted: 0 } },
    { signal: true },
    { onProgress: true },
    { onProgress: {} },
    { weights: [] },
    { weights: 7 },
    { weights: {} },
    { weights: { placing: valid.placing } },
    { weights: { ...valid, moving: { cows: 1 } } },
    { weights: { ...valid, moving: { ...valid.moving, bulls: 1 } } },
    { weights: { ...valid, moving: featureWeights(0.5) } },
    { weights: { ...valid, moving: featureWeights(2001) } },
    { weights: { ...valid, placing: featureWeights(-2001) } },
    { weights: { ...valid, placing: new Array(12).fill(1) } },
    { weights: { ...valid, flying: valid.moving } },
    { tablebase: {} },
    { tablebase: "exact" },
  ])("may not be %j", (options) => {
    expect(() => checkOptions(searchOptions, options)).toThrow(refused);
  });
});

test("the error describes the expected value if it is not a plain one", () => {
  expect(() => checkOptions(searchOptions, { tablebase: 7 })).toThrow(
    "tablebase must be what createTablebase of morabaraba/endgames returns, not 7.",
  );
  expect(() => checkOptions({ play: functionCheck }, { play: 7 })).toThrow("play must be a function, not 7.");
  expect(() => checkOptions(moveLimits, { clock: { leftMs: 0 } })).toThrow(
    "clock.leftMs must be a whole number from 1 to 86400000, not 0.",
  );
  expect(() => checkOptions(moveLimits, { clock: 5 })).toThrow(
    /^clock must be an object with leftMs and incrementMs, not 5\.$/,
  );
});

describe("a bot", () => {
  test("accepts only the options of its family", () => {
    const search = ["depth", "level", "lines", "memory", "nodes", "onProgress", "seed", "signal", "timeMs"];
    const common = [...search, "book", "tablebase"];
    expect(Object.keys(mancalaSearchOptions).sort()).toEqual(common.sort());
    expect(Object.keys(searchOptions).sort()).toEqual([...common, "weights"].sort());
  });

  const game = createGame();
  const start = { left: 2, turn: "ann" } as const;
  /** Each function, and an option that it does not have. */
  const bots: readonly (readonly [string, string, (options: object) => unknown])[] = [
    ["chooseMove", "playouts", (options) => chooseMove(game, options)],
    ["chooseMoveSync", "longest", (options) => chooseMoveSync(game, options)],
    ["createBot", "nodes", (options) => createBot(options)],
    ["mancala's chooseMove", "book", (options) => mancalaBots.chooseMove(mancala.createGame(), options)],
    [
      "mancala's chooseMoveSync",
      "weights",
      (options) => mancalaBots.chooseMoveSync(mancala.createGame(), options),
    ],
    ["mancala's createBot", "book", (options) => mancalaBots.createBot(options)],
    ["monteCarlo", "depth", (options) => monteCarlo(heap, start, options)],
    ["monteCarloSync", "depth", (options) => monteCarloSync(heap, start, options)],
    ["randomMove", "level", (options) => randomMove(heap, start, options)],
  ];

  test.each(bots)("%s refuses invalid arguments", async (_name, unknown, call) => {
    const refusal = async (options: unknown): Promise<unknown> => {
      try {
        await call(options as object);
        return undefined;
      } catch (error) {
        return error;
      }
    };
    expect(await refusal({ seed: -1 })).toMatchObject({ code: "bad-argument", at: "seed" });
    expect(await refusal({ seed: 2 ** 53 })).toMatchObject({ code: "bad-argument", at: "seed" });
    expect(await refusal({ [unknown]: 1 })).toMatchObject({ code: "bad-argument", at: unknown });
    expect(await refusal(7)).toMatchObject({ message: "options must be an object, not 7." });
    expect(await refusal({ seed: 1, [unknown]: undefined })).toBeUndefined();
  });

  test("without a promise names the function that takes a time limit or a signal", () => {
    expect(() => chooseMoveSync(game, { timeMs: 5 } as object)).toThrow(
      "chooseMoveSync does not take timeMs; use chooseMove.",
    );
    const { signal } = new AbortController();
    expect(() => monteCarloSync(heap, start, { signal } as object)).toThrow(
      "monteCarloSync does not take signal; use monteCarlo.",
    );
    expect(() => chooseMoveSync(game, 7 as never)).toThrow("options must be an object, not 7.");
  });

  test("refuses invalid rules", async () => {
    const others: unknown[] = [undefined, null, 7, {}, { ...heap, outcome: undefined }];
    for (const rules of others as (typeof heap)[]) {
      const message =
        "rules must have the functions legalMoves, applyMove and outcome, as morabaraba and morabaraba/mancala have.";
      const refused = expect.objectContaining({ code: "bad-argument", at: "rules", message });
      expect(() => randomMove(rules, start)).toThrow(refused);
      expect(() => monteCarloSync(rules, start)).toThrow(refused);
      await expect(monteCarlo(rules, start)).rejects.toThrow(refused);
    }
  });
});

test("a finished game is refused in the same words everywhere", () => {
  const message = "This game is over; there is no move to choose.";
  expect(refuseFinished).toThrow(
    expect.objectContaining({ name: "IllegalMoveError", code: "game-over", message }),
  );
});
