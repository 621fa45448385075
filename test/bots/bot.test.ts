/** Calls of bots: their results, and what ends them. */
import * as mills from "morabaraba";
import * as millBots from "morabaraba/bots";
import * as mancala from "morabaraba/mancala";
import * as mancalaBots from "morabaraba/mancala/bots";
import { describe, expect, test } from "vitest";
import { statefulBot, supersedingSignal } from "../../src/bots/bot.ts";
import type { Task } from "../../src/bots/runner.ts";
import { tablebaseOf } from "../../src/rules/mills/engine/tablebase.ts";
import { someGame } from "../support/bots/laws.ts";
import { heap } from "../support/bots/small.ts";
import { board } from "../support/mancala/positions.ts";
import { changed } from "../support/mills/positions.ts";

// The result of a call, and signals that end the previous one.

describe("calls, one at a time", () => {
  test("each end the previous call with a reason", () => {
    const begin = supersedingSignal();
    const first = begin();
    expect([first.aborted, first.reason]).toEqual([false, undefined]);
    const second = begin();
    expect([first.aborted, first.reason]).toEqual([true, new Error("Another call of the bot has begun.")]);
    expect(second.aborted).toBe(false);
  });

  test("end with their own signals too, with the signal's reason", () => {
    const begin = supersedingSignal();
    const stop = new AbortController();
    const call = begin(stop.signal);
    expect(call.aborted).toBe(false);
    stop.abort("enough");
    expect([call.aborted, call.reason]).toEqual([true, "enough"]);
  });

  test("of one bot do not end another's", () => {
    const [mine, other] = [supersedingSignal(), supersedingSignal()];
    const call = mine();
    other();
    expect(call.aborted).toBe(false);
  });
});

test("a bot returns its latest result, and reports complete iterations", async () => {
  type Choice = { readonly move: string };
  const reports: string[] = [];
  const search = { nodes: 0, depth: 0, best: [], settled: false, isOnlyMove: false };
  const { chooseMove } = statefulBot<string, object, Choice, Task<Choice>>({
    // Ten positions: one iteration of six, and a part of the next.
    start: () => ({
      search,
      advance: (nodes) => {
        const isComplete = search.nodes < 6 && nodes >= 6;
        search.nodes = isComplete ? 6 : nodes;
        return isComplete;
      },
      choice: (isComplete) => ({ move: isComplete ? "after an iteration" : "within one" }),
      nodes: 10,
      firstSlice: 10,
      slice: 10,
      onProgress: (choice) => reports.push(choice.move),
      signal: undefined,
    }),
    forget() {},
  });
  expect(await chooseMove("a game")).toEqual({ move: "within one" });
  expect(reports).toEqual(["after an iteration"]);
});

// The law of ended calls: if they are aborted before, right after they begin or in their last report, or
// superseded or forgotten, they reject with `aborted` and the reason, on every path; and no call returns a
// move for another's game.

interface Limits {
  readonly signal?: AbortSignal;
  readonly onProgress?: () => unknown;
}
interface Choice {
  readonly move: unknown;
}
interface Bot {
  chooseMove(game: unknown, limits?: object): Promise<Choice>;
  ponder(game: unknown, limits?: object): Promise<void>;
  forget(): void;
}
interface Family {
  chooseMove(game: unknown, options?: object): Promise<Choice>;
  createBot(options?: object): Bot;
  isLegal(game: unknown, move: unknown): boolean;
  /** Ways to a result: a game, with limits or settings that lead there. */
  readonly paths: Readonly<Record<string, readonly [game: unknown, limits: object, style?: object]>>;
}

const middle = someGame("standard", 8, 20);
const oneMove = mills.parsePosition(
  "LDLD1D2/3DD3/8 l 0,0 - 0 60",
  changed("nineMens", { flyAt: null, loseBelow: 2 }),
);
const anyPath = (game: unknown) =>
  ({
    "many slices": [game, { nodes: 1e9 }],
    "one slice": [game, { depth: 1 }],
    "one position": [game, { nodes: 1 }],
    "several lines": [game, { nodes: 3000, lines: 3 }],
    "the clock": [game, { timeMs: 1 }],
  }) as const;
const families = {
  morabaraba: {
    ...millBots,
    isLegal: mills.isLegal,
    paths: {
      ...anyPath(middle),
      "the book": [mills.createGame(), {}],
      "a tablebase": [middle, { nodes: 1e9 }, { tablebase: tablebaseOf(() => 5) }],
      "the only move": [oneMove, {}],
    },
  },
  mancala: {
    ...mancalaBots,
    isLegal: mancala.isLegal,
    paths: {
      ...anyPath(mancala.createGame("oware")),
      "an end that is near": [board("0,0,0,0,0,1,0,0,0,0,0,1; 23,23; S"), {}],
      "the only move": [board("0,0,0,0,0,1,4,4,4,4,4,4; 10,13; S"), {}],
    },
  },
} as unknown as Readonly<Record<string, Family>>;

const abortedBy = (cause: unknown) => ({ name: "MorabarabaError", code: "aborted", cause });
const superseded = abortedBy(new Error("Another call of the bot has begun."));

/** Paths that end before there is anything to report. */
const silent = ["one position", "the book"];

/**
 * Expects a call to reject if its signal aborts before it, right after it begins, and in its reports; a
 * silent call makes none.
 */
async function expectAborts(call: (limits: Limits) => Promise<unknown>, isSilent = false): Promise<void> {
  await expect(call({ signal: AbortSignal.abort("early") })).rejects.toMatchObject(abortedBy("early"));
  const after = new AbortController();
  const begun = call({ signal: after.signal });
  after.abort("late");
  await expect(begun).rejects.toMatchObject(abortedBy("late"));
  const during = new AbortController();
  let reports = 0;
  const onProgress = () => {
    reports++;
    during.abort("enough");
  };
  const end = await call({ signal: during.signal, onProgress }).catch((error: unknown) => error);
  expect(reports === 0).toBe(isSilent);
  if (!isSilent) expect(end).toMatchObject(abortedBy("enough"));
}

describe.each(Object.entries(families))("in %s", (_name, { chooseMove, createBot, isLegal, paths }) => {
  describe.each(Object.entries(paths))("by %s", (path, [game, limits, style = {}]) => {
    const isSilent = silent.includes(path);

    test("chooseMove rejects", async () => {
      await expectAborts((extra) => chooseMove(game, { ...style, ...limits, ...extra }), isSilent);
    });

    test("a bot rejects, even if another call begins or it forgets", async () => {
      await expectAborts((extra) => createBot(style).chooseMove(game, { ...limits, ...extra }), isSilent);
      const bot = createBot(style);
      const first = bot.chooseMove(game, limits);
      const second = bot.chooseMove(game, { ...limits, nodes: 50 });
      await expect(first).rejects.toMatchObject(superseded);
      expect(isLegal(game, (await second).move)).toBe(true);
      const third = bot.chooseMove(game, limits);
      bot.forget();
      await expect(third).rejects.toMatchObject(superseded);
      const fourth = bot.chooseMove(game, limits);
      void bot.ponder(game, { nodes: 1 });
      await expect(fourth).rejects.toMatchObject(superseded);
    });

    test("a bot that ponders resolves", async () => {
      const stop = new AbortController();
      const bot = createBot(style);
      const [first, second] = [bot.ponder(game, { signal: stop.signal }), bot.ponder(game)];
      expect(await first).toBeUndefined();
      bot.forget();
      expect(await second).toBeUndefined();
      expect(await bot.ponder(game, { signal: AbortSignal.abort() })).toBeUndefined();
    });
  });

  test("no call returns a move for another's game, even if that begins in the middle of a slice", async () => {
    const all = Object.values(paths).map(([game]) => game);
    const bot = createBot();
    for (const [i, game] of all.entries()) {
      const other = all[(i + 1) % all.length];
      let inner: Promise<Choice> | undefined;
      const onProgress = (): void => {
        inner ??= bot.chooseMove(other, { nodes: 2000 });
      };
      const outer = bot.chooseMove(game, { nodes: 1e9, onProgress });
      const end = await outer.catch((error: unknown) => error);
      if (inner === undefined) expect(isLegal(game, (end as Choice).move)).toBe(true);
      else {
        expect(end).toMatchObject(superseded);
        expect(isLegal(other, (await inner).move)).toBe(true);
      }
    }
  });
});

test("monteCarlo rejects", async () => {
  for (const playouts of [1, 4, 1e9])
    await expectAborts((limits) =>
      millBots.monteCarlo(heap, { left: 7, turn: "ann" }, { playouts, ...limits }),
    );
});

test("playMatch rejects", async () => {
  const bot = () => ({ move: 1 });
  for (const left of [0, 1, 9])
    await expectAborts((limits) => millBots.playMatch(heap, bot, bot, [{ left, turn: "ann" }], limits));
});
