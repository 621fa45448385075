/** The result of a call, and signals that end the previous one; see also `whole/aborted.test.ts`. */
import { describe, expect, test } from "vitest";
import { statefulBot, supersedingSignal } from "../../src/bots/bot.ts";
import type { Task } from "../../src/bots/runner.ts";

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
