/** What every reader of text asks first: that it is text, and not too much of it. */
import { createGame, type ParseError, safeParseMove, safeParsePosition } from "morabaraba";
import { expect, test } from "vitest";

const readers: readonly (readonly [string, number, (text: string) => unknown])[] = [
  ["A move", 40, (text) => safeParseMove(text, createGame())],
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
  expect(errorOf(read(" ".repeat(longest + 1)))).toEqual({
    code: "too-long",
    at: longest,
    message: `${what} has at most ${longest} characters, not ${longest + 1}.`,
  });
});
