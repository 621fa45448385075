/** What every reader of text asks first: that it is text, and not too much of it. JSON too. */
import { createGame, LimitError, type ParseError, safeParseMove, safeParsePosition } from "morabaraba";
import { expect, test } from "vitest";
import { readJson } from "../../src/base/input.ts";

const readers: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ["A move", 40, (text) => safeParseMove(createGame(), text)],
  ["A position", 1000, (text) => safeParsePosition(text)],
];

const errorOf = (result: unknown): Partial<ParseError> => {
  const { code, at, message } = (result as { error: ParseError }).error;
  return { code, at, message };
};

test.each(readers)("%s is read from text", (what, _longest, read) => {
  expect(errorOf(read(undefined as unknown as string))).toEqual({
    code: "not-text",
    at: 0,
    message: `${what} is read from text, not from undefined.`,
  });
});

test.each(readers)("%s of more than %i characters is refused unread", (what, longest, read) => {
  expect(errorOf(read(" ".repeat(longest)))).toMatchObject({ code: "syntax" });
  const { error } = read(" ".repeat(longest + 1)) as { error: LimitError };
  expect(error).toBeInstanceOf(LimitError);
  expect([error.code, error.limit, error.message]).toEqual([
    "too-long",
    longest,
    `${what} has at most ${longest} characters, not ${longest + 1}.`,
  ]);
});

test("JSON text is read, an object passes", () => {
  const data = { a: 1 };
  expect(readJson(data)).toBe(data);
  expect(readJson('{"a":1}')).toEqual(data);
  expect(() => readJson([])).toThrow("Pass JSON text or the object it stands for, not a list of 0.");
  expect(() => readJson("{")).toThrow('"{" is not JSON.');
  expect(readJson("1".padEnd(6_000_000))).toBe(1);
  expect(() => readJson("1".padEnd(6_000_001))).toThrow(/6000001 characters; .*6000000/);
});
