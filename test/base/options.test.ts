/** Options and arguments: what is copied, what is refused, and in which words. */
import { describe, expect, test } from "vitest";
import { ArgumentError } from "../../src/base/errors.ts";
import { checkText, readJson } from "../../src/base/input.ts";
import { callback, checkArgument, checkNames, checkOptions, signal } from "../../src/base/options.ts";

function refused(call: () => unknown): readonly [argument: string, message: string] {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error).toMatchObject({ name: "ArgumentError", code: "bad-argument" });
    return [(error as ArgumentError).at, (error as ArgumentError).message];
  }
  throw new Error("nothing was refused");
}

const specs = {
  level: "1..10",
  theme: "earth|plain",
  onProgress: callback,
  signal,
  weights: { moving: ["0..9", 2, 2] },
} as const;

describe("options", () => {
  test("are read once each", () => {
    let reads = 0;
    const options = {
      get level() {
        return reads++ === 0 ? 3 : "another";
      },
    };
    expect(checkOptions(specs, options as object)).toEqual({ level: 3 });
  });

  test("are copied, and those that are undefined left out", () => {
    const onProgress = (): void => {};
    const { signal: stop } = new AbortController();
    const weights = { moving: [1, 2] };
    const copy = checkOptions(specs, { level: 3, theme: undefined, onProgress, signal: stop, weights });
    expect(copy).toEqual({ level: 3, onProgress, signal: stop, weights });
    expect((copy as { weights: object }).weights).not.toBe(weights);
  });

  test.each([undefined, null])("may be left out, and be %s", (absent) => {
    expect(checkNames(["level"], absent)).toEqual([]);
    expect(checkOptions(specs, absent)).toEqual({});
  });

  test.each<readonly [unknown, string, string]>([
    [
      { depth: 3 },
      "depth",
      "The option depth is unknown; the options are level, theme, onProgress, signal, weights.",
    ],
    [
      { constructor: 3 },
      "constructor",
      "The option constructor is unknown; the options are level, theme, onProgress, signal, weights.",
    ],
    [{ level: 11 }, "level", "level must be a whole number from 1 to 10, not 11."],
    [
      { level: 0, theme: "red" },
      "level",
      'level must be a whole number from 1 to 10, not 0; theme must be "earth" or "plain", not "red".',
    ],
    [{ onProgress: 1 }, "onProgress", "onProgress must be a function, not 1."],
    [{ signal: {} }, "signal", "signal must be an AbortSignal, not an object."],
    [
      { weights: { moving: [1, 10] } },
      "weights.moving[1]",
      "weights.moving[1] must be a whole number from 0 to 9, not 10.",
    ],
    [7, "options", "options must be an object, not 7."],
    [[], "options", "options must be an object, not a list of 0."],
  ])("%j are refused", (options, argument, message) => {
    expect(refused(() => checkOptions(specs, options as object))).toEqual([argument, message]);
  });

  test("have at most 40 letters in an error", () => {
    expect(refused(() => checkNames(["player"], { ["x".repeat(50)]: 1 }))[0]).toBe("x".repeat(40));
  });
});

test("a name stands in the message as it is written", () => {
  const check = () => checkArgument("botNames", ["light|dark", 30, 30], Array(30).fill(1));
  expect(refused(check)[1]).toMatch(/; botNames has more faults than these 20\.$/);
});

test("an argument is what its spec says, or refused", () => {
  checkArgument("player", "light|dark", "light");
  expect(refused(() => checkArgument("player", "light|dark", "white"))).toEqual([
    "player",
    'player must be "light" or "dark", not "white".',
  ]);
});

// What every reader of text asks first: that it is text, and not too much of it. JSON too.

test("JSON text is read, an object passes", () => {
  const data = { a: 1 };
  expect(readJson(data)).toBe(data);
  expect(readJson('{"a":1}')).toEqual(data);
  expect(() => readJson([])).toThrow("Pass JSON text or the object it stands for, not a list of 0.");
  expect(() => readJson("{")).toThrow('"{" is not JSON.');
  expect(readJson("1".padEnd(6_000_000))).toBe(1);
  expect(() => readJson("1".padEnd(6_000_001))).toThrow(/6000001 characters; .*6000000/);
});

test("text up to its limit passes, and faults have their codes", () => {
  checkText("abc", 3, "A word");
  const codes = [
    () => checkText("abcd", 3, "A word"),
    () => checkText(null, 3, "A word"),
    () => readJson("{"),
    () => readJson(5),
    () => readJson(" ".repeat(6_000_001)),
  ].map((read) => {
    try {
      read();
    } catch (error) {
      const { code, at } = error as { readonly code?: string; readonly at?: unknown };
      return [code, at];
    }
    return undefined;
  });
  expect(codes).toEqual([
    ["too-long", undefined],
    ["not-text", 0],
    ["not-json", ""],
    ["not-text", ""],
    ["too-long", undefined],
  ]);
});
