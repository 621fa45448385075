/** Errors as data and back, and messages of both sides. */
import {
  ArgumentError,
  IllegalMoveError,
  LimitError,
  MorabarabaError,
  ParseError,
  VariantError,
} from "morabaraba";
import { describe, expect, test } from "vitest";
import { receivedError, requestIn, responseIn, sentError } from "../../src/opponent/messages.ts";

describe("an error keeps its class and its fields", () => {
  test.each([
    new ArgumentError("level", "level must be a whole number from 1 to 10, not 11."),
    new ParseError("bad-board", 3, "No board."),
    new LimitError("too-many", 300, "Too many."),
    new VariantError("bad-variant", [{ at: "cows", message: "must be a whole number" }] as never),
    new IllegalMoveError("occupied", "d6 is taken."),
    new MorabarabaError("worker-failed", "The worker failed."),
  ])("$name", (error) => {
    const received = receivedError(structuredClone(sentError(error)));
    expect(received.constructor).toBe(error.constructor);
    expect({ ...received, message: received.message }).toEqual({ ...error, message: error.message });
  });
});

test.each<[unknown, string]>([
  [new TypeError("no bots"), "no bots"],
  ["broken", "broken"],
  [undefined, "undefined"],
  [Object.create(null), "an object"],
])("whatever else is thrown arrives as worker-failed: %s", (thrown, message) => {
  const received = receivedError(structuredClone(sentError(thrown)));
  expect(received).toBeInstanceOf(MorabarabaError);
  expect(received).toMatchObject({ code: "worker-failed", message });
});

test("other values are not messages", () => {
  for (const message of [undefined, null, 7, "wake", [], {}, { opponent: 7 }, { opponent: "hello" }])
    expect([requestIn(message), responseIn(message)]).toEqual([undefined, undefined]);
  const [stop, alive] = [{ opponent: "stop" }, { opponent: "alive" }];
  expect([requestIn(stop), responseIn(stop), requestIn(alive), responseIn(alive)]).toEqual([
    stop,
    undefined,
    undefined,
    alive,
  ]);
});
