/** Checks of the options of a call. */
import { expect, test } from "vitest";
import { type Allowed, callback, checkOptions, signal } from "../../src/ground/options.ts";

const allowed: Allowed = { depth: "1..60", onProgress: callback, signal };
const refusal = (message: string): unknown =>
  expect.objectContaining({ name: "RulesError", code: "bad-option", message });

test("what is allowed, absent or undefined passes", () => {
  const options = [
    {},
    { depth: 60 },
    { depth: undefined, other: undefined },
    { onProgress: () => {}, signal: { aborted: false } },
    { signal: AbortSignal.abort() },
  ];
  for (const each of options) expect(() => checkOptions(allowed, each)).not.toThrow();
});

test.each([
  [{ depth: 0 }, "depth must be 1..60, not 0"],
  [{ deep: 3 }, "deep is unknown"],
  [{ toString: 3 }, "toString is unknown"],
  [{ onProgress: "later" }, 'onProgress must be a function, not "later"'],
  [{ signal: null }, "signal must be an AbortSignal, not null"],
  [{ signal: { aborted: 1 } }, "signal must be an AbortSignal, not an object"],
  [{ depth: 61, signal: 4 }, "depth must be 1..60, not 61; signal must be an AbortSignal, not 4"],
  [7, "options is unknown"],
  [[], "options is unknown"],
])("%o is refused", (options, message) => {
  expect(() => checkOptions(allowed, options)).toThrow(refusal(message));
});
