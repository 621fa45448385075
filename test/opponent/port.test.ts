/**
 * What a conversation needs: ports of both kinds, the inner end of a worker in each runtime, errors as data,
 * messages.
 */
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
import { listen, type WorkerEvent, type WorkerPort, workerPort } from "../../src/opponent/port.ts";

/** A port that records its listeners. */
function port(kind: "on" | "addEventListener") {
  const listeners = new Map<string, (value: never) => void>();
  const add = (type: string, listener: (value: never) => void) => void listeners.set(type, listener);
  const made: WorkerPort = { postMessage() {}, [kind]: add };
  return { made, tell: (type: string, value?: unknown) => listeners.get(type)?.(value as never), listeners };
}

describe("a port", () => {
  test("with emitters passes on messages and every failure", () => {
    const { made, tell } = port("on");
    const heard: string[] = [];
    listen(made, {
      message: (message) => heard.push(`${message}`),
      failure: (cause) => heard.push(`${cause}`),
    });
    tell("message", "hello");
    tell("error", "wrong");
    tell("exit", 1);
    tell("exit", 0);
    tell("close");
    expect(heard).toEqual([
      "hello",
      "wrong",
      "Error: The worker has ended with the code 1.",
      "Error: The worker has ended with the code 0. The worker's file must call serveOpponent.",
      "Error: The port is closed.",
    ]);
  });

  test("with events does the same, and stops its errors", () => {
    const { made, tell } = port("addEventListener");
    let started = 0;
    let prevented = 0;
    const heard: string[] = [];
    const failing: WorkerEvent = { message: "wrong", preventDefault: () => prevented++ };
    listen(
      { ...made, start: () => started++ },
      {
        message: (message) => heard.push(`${message}`),
        failure: (cause) => heard.push(`${cause}`),
      },
    );
    tell("message", { data: "hello" });
    tell("error", failing);
    tell("messageerror", {});
    expect(heard).toEqual([
      "hello",
      "Error: wrong",
      expect.stringMatching(/could not be loaded.*address.*ignore import maps/),
    ]);
    expect([started, prevented]).toEqual([1, 1]);
  });

  test.each(["on", "addEventListener"] as const)(
    "gets only a message listener without a failure handler: %s",
    (kind) => {
      const { made, listeners } = port(kind);
      listen(made, { message() {} });
      expect([...listeners.keys()]).toEqual(["message"]);
    },
  );

  test("without listeners is ignored", () => {
    expect(() => listen({ postMessage() {} }, { message() {}, failure() {} })).not.toThrow();
  });
});

describe("the inner end", () => {
  const own: WorkerPort = { postMessage() {} };

  test("is that of Node's worker, or the globals of any other worker", () => {
    const process = { getBuiltinModule: () => ({ parentPort: own }) };
    expect(workerPort({ process })).toBe(own);
    const outside = { ...own, process: { getBuiltinModule: () => ({ parentPort: null }) } };
    expect(workerPort(outside)).toBe(outside);
    expect(workerPort(own)).toBe(own);
  });

  test("is missing in a page, and in a program", () => {
    expect(() => workerPort({ ...own, document: {} })).toThrow("This is not a worker");
    expect(() => workerPort({ process: {} })).toThrow("This is not a worker");
  });
});

// Errors as data and back, and messages of both sides.

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
