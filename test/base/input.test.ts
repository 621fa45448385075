/** What every reader of text asks first: that it is text, and not too much of it. JSON too. */
import { expect, test } from "vitest";
import { checkText, readJson } from "../../src/base/input.ts";

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
