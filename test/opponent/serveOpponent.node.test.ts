/** The worker's own end; Node tests run in threads. */
import { parentPort } from "node:worker_threads";
import { mills } from "morabaraba/families";
import { serveOpponent } from "morabaraba/opponent";
import { expect, test } from "vitest";

test("a thread is served through its own end", () => {
  const before = parentPort?.listenerCount("message") ?? 0;
  serveOpponent(mills);
  expect(parentPort?.listenerCount("message")).toBe(before + 1);
});
