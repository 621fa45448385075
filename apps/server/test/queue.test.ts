/** Whoever sends many requests waits behind his own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createQueue } from "../src/queue.ts";

test("each of those who wait has a turn, however many requests one of them sends", async () => {
  const queue = createQueue();
  const order: string[] = [];
  const ask = async (who: string, name: string): Promise<void> => {
    await queue.wait(who);
    order.push(name);
  };
  const flood = Array.from({ length: 50 }, (_, i) => ask("flood", `flood ${i}`));
  await Promise.all([...flood, ask("one", "one 0"), ask("other", "other 0"), ask("one", "one 1")]);
  assert.deepEqual(order.slice(0, 6), ["flood 0", "one 0", "other 0", "flood 1", "one 1", "flood 2"]);
  assert.deepEqual(
    order.filter((name) => name.startsWith("flood")),
    Array.from({ length: 50 }, (_, i) => `flood ${i}`),
  );
  await ask("late", "late");
  assert.equal(order.at(-1), "late");
});
