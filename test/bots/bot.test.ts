/** The signals of calls of which each supersedes the one before. What they do to a call: `whole/aborted.test.ts`. */
import { describe, expect, test } from "vitest";
import { supersedingSignal } from "../../src/bots/bot.ts";

describe("calls, one at a time", () => {
  test("each end the one before with a reason", () => {
    const begin = supersedingSignal();
    const first = begin();
    expect([first.aborted, first.reason]).toEqual([false, undefined]);
    const second = begin();
    expect([first.aborted, first.reason]).toEqual([true, new Error("Another call of the bot has begun.")]);
    expect(second.aborted).toBe(false);
  });

  test("end with their own signals as well, with the signal's reason", () => {
    const begin = supersedingSignal();
    const stop = new AbortController();
    const call = begin(stop.signal);
    expect(call.aborted).toBe(false);
    stop.abort("enough");
    expect([call.aborted, call.reason]).toEqual([true, "enough"]);
  });

  test("of one bot leave another's alone", () => {
    const [mine, other] = [supersedingSignal(), supersedingSignal()];
    const call = mine();
    other();
    expect(call.aborted).toBe(false);
  });
});
