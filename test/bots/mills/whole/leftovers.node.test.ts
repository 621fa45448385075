/** A call leaves nothing behind in Node that would keep a program from ending. */
import { createGame } from "morabaraba";
import { chooseMove } from "morabaraba/bots";
import { expect, test, vi } from "vitest";

const kinds = new Set(["Immediate", "MessagePort", "Timeout"]);
const waiting = (): number => process.getActiveResourcesInfo().filter((kind) => kinds.has(kind)).length;

test.each([
  ["with setImmediate", false],
  ["with messages only", true],
])("a finished or aborted call leaves no timer, message or listener, %s", async (_name, without) => {
  if (without) vi.stubGlobal("setImmediate", undefined);
  const stop = new AbortController();
  const before = waiting();
  await chooseMove(createGame(), { nodes: 20_000, book: false });
  await chooseMove(createGame(), { timeMs: 20, book: false });
  const aborted = chooseMove(createGame(), {
    signal: stop.signal,
    nodes: 1e9,
    book: false,
    onProgress: () => stop.abort(),
  });
  await expect(aborted).rejects.toMatchObject({ code: "aborted" });
  vi.unstubAllGlobals();
  // A closed port is released a few turns of the event loop later.
  for (let turn = 0; turn < 20 && waiting() > before; turn++)
    await new Promise((resolve) => setImmediate(resolve));
  expect(waiting()).toBeLessThanOrEqual(before);
});
