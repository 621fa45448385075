/** Templates. */
import { fill } from "morabaraba/words";
import { expect, test } from "vitest";

test("every name with a value is replaced, wherever it stands", () => {
  expect(fill("{a}{b} {a}", { a: "x", b: 0 })).toBe("x0 x");
});

test("names without a value stay, and nothing else is a name", () => {
  expect(fill("{a} {b} {} { a } {constructor}", { a: undefined })).toBe("{a} {b} {} { a } {constructor}");
});

test("values are taken as they are", () => {
  expect(fill("{a}", { a: "{b} $& $1", b: "x" })).toBe("{b} $& $1");
});
