/** Both kinds of ports, and the inner end of a worker in each runtime. */
import { describe, expect, test } from "vitest";
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
    tell("close");
    expect(heard).toEqual([
      "hello",
      "wrong",
      "Error: The worker has ended with the code 1.",
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
    expect(heard).toEqual(["hello", "Error: wrong", "Error: The worker could not be loaded."]);
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
