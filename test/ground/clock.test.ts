/** Work in slices: when it ends, and who has a turn in between. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { inSlices } from "../../src/ground/clock.ts";

afterEach(() => vi.unstubAllGlobals());

/** Work of so many slices, which counts those that were asked for. */
function work(slices: number): { slice: () => boolean; count: number } {
  const task = {
    count: 0,
    slice: () => {
      task.count++;
      return task.count >= slices;
    },
  };
  return task;
}

describe("work ends", () => {
  test("when it is finished", async () => {
    const task = work(5);
    await inSlices(task.slice, {});
    expect(task.count).toBe(5);
  });

  test("when the time is up, after one slice at the least", async () => {
    const moments = [0, 1, 2, 3, 4, 5];
    vi.stubGlobal("performance", { now: () => moments.shift() });
    const task = work(100);
    await inSlices(task.slice, { timeMs: 3 });
    expect(task.count).toBe(3);
  });

  test("when the signal is given, after one slice at the least", async () => {
    const task = work(100);
    await inSlices(task.slice, { signal: { aborted: true } });
    expect(task.count).toBe(1);
    const signal = { aborted: false };
    const later = work(100);
    const slice = (): boolean => {
      signal.aborted = later.count === 6;
      return later.slice();
    };
    await inSlices(slice, { signal });
    expect(later.count).toBe(7);
  });
});

test("no clock is read where there is no time", async () => {
  const now = vi.fn(() => 0);
  vi.stubGlobal("performance", { now });
  await inSlices(work(3).slice, {});
  expect(now).not.toHaveBeenCalled();
});

describe("others have their turn", () => {
  test("by setImmediate where there is one", async () => {
    const setImmediate = vi.fn((resume: () => void) => queueMicrotask(resume));
    vi.stubGlobal("setImmediate", setImmediate);
    await inSlices(work(4).slice, {});
    expect(setImmediate).toHaveBeenCalledTimes(3);
  });

  test("by a message elsewhere, which leaves nothing open", async () => {
    vi.stubGlobal("setImmediate", undefined);
    const { MessageChannel: Channel } = globalThis;
    const closed = vi.fn();
    vi.stubGlobal(
      "MessageChannel",
      class {
        readonly port1: MessagePort;
        readonly port2: MessagePort;
        constructor() {
          const { port1, port2 } = new Channel();
          const close = port1.close.bind(port1);
          port1.close = () => {
            closed();
            close();
          };
          this.port1 = port1;
          this.port2 = port2;
        }
      },
    );
    await inSlices(work(4).slice, {});
    expect(closed).toHaveBeenCalledTimes(3);
  });
});
