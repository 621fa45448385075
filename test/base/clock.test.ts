/** Slices of work: others have their turn in between, and the clock is read only if there is a limit of time. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { aborted, inSlices, inTime } from "../../src/base/clock.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Work of so many slices, and how many of them were done. */
function work(slices: number): { readonly done: () => number; readonly slice: () => boolean } {
  let count = 0;
  return { done: () => count, slice: () => ++count >= slices };
}

describe("work goes on", () => {
  test("until it is finished, with a pause between two slices", async () => {
    const setImmediate = vi.fn((resume: () => void) => queueMicrotask(resume));
    vi.stubGlobal("setImmediate", setImmediate);
    const { done, slice } = work(4);
    await inSlices(slice, undefined);
    expect([done(), setImmediate.mock.calls.length]).toEqual([4, 3]);
  });

  test("without a look at the clock when there is no limit", async () => {
    const now = vi.spyOn(performance, "now");
    const { done, slice } = work(3);
    await inTime(slice, { timeMs: undefined, signal: undefined });
    expect([done(), now.mock.calls.length]).toEqual([3, 0]);
  });

  test("until the time is up", async () => {
    const now = vi.spyOn(performance, "now");
    for (const time of [1000, 1004, 1004.9, 1005]) now.mockReturnValueOnce(time);
    const { done, slice } = work(100);
    await inTime(slice, { timeMs: 5 });
    expect([done(), now.mock.calls.length]).toEqual([3, 4]);
  });

  test("until the signal is aborted, and fails with its reason as the cause", async () => {
    const stop = new AbortController();
    const reason = new Error("another move was played");
    const { done, slice } = work(100);
    const call = inSlices(() => {
      if (done() === 6) stop.abort(reason);
      return slice();
    }, stop.signal);
    await expect(call).rejects.toMatchObject(aborted(reason));
    await expect(call).rejects.toMatchObject({ name: "MorabarabaError", code: "aborted", cause: reason });
    expect(done()).toBe(7);
  });

  test("not at all where the signal was aborted before", async () => {
    const { done, slice } = work(1);
    const aborted = { name: "MorabarabaError", code: "aborted", cause: undefined };
    await expect(inTime(slice, { signal: { aborted: true } })).rejects.toMatchObject(aborted);
    expect(done()).toBe(0);
  });

  test("and fails where the signal is aborted in the last slice, or right after a call of one slice", async () => {
    const stop = new AbortController();
    const inLast = inSlices(() => {
      stop.abort("last");
      return true;
    }, stop.signal);
    await expect(inLast).rejects.toMatchObject({ code: "aborted", cause: "last" });
    const late = new AbortController();
    const call = inSlices(work(1).slice, late.signal);
    late.abort("late");
    await expect(call).rejects.toMatchObject({ code: "aborted", cause: "late" });
  });

  test("for one slice however short the time", async () => {
    vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(1e9);
    const { done, slice } = work(100);
    await inTime(slice, { timeMs: 1 });
    expect(done()).toBe(1);
  });

  test("and fails with the error of the work", async () => {
    const fail = (): boolean => {
      throw new Error("broken");
    };
    await expect(inSlices(fail, undefined)).rejects.toThrow("broken");
  });
});

describe("a pause", () => {
  test("is a message to itself where there is no setImmediate, and closes its port", async () => {
    const log: string[] = [];
    class Channel {
      port1 = {
        onmessage: null as (() => void) | null,
        close: () => log.push("closed"),
      };
      port2 = {
        postMessage: (message: null) => {
          log.push(`posted ${message}`);
          queueMicrotask(() => this.port1.onmessage?.());
        },
      };
    }
    vi.stubGlobal("setImmediate", undefined);
    vi.stubGlobal("MessageChannel", Channel);
    const { done, slice } = work(2);
    await inSlices(slice, undefined);
    expect([done(), ...log]).toEqual([2, "posted null", "closed"]);
  });

  test("is a timer where there is nothing else, and the clock may be Date's", async () => {
    for (const name of ["setImmediate", "MessageChannel", "performance"]) vi.stubGlobal(name, undefined);
    const { done, slice } = work(3);
    await inTime(slice, { timeMs: 60_000 });
    expect(done()).toBe(3);
  });

  test.each([
    ["with setImmediate", true],
    ["with messages", false],
  ])("lets others have their turn, %s", async (_name, immediate) => {
    const own = globalThis as { setImmediate?: (resume: () => void) => void };
    vi.stubGlobal("setImmediate", immediate ? (own.setImmediate ?? setTimeout) : undefined);
    let [others, running] = [0, true];
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      others++;
      if (running) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    await inSlices(work(60).slice, undefined);
    running = false;
    channel.port1.close();
    expect(others).toBeGreaterThan(5);
  });
});
