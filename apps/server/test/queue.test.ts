/** A client that sends many requests waits for its own, and does not delay others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createQueue } from "../src/queue.ts";

test("all waiting clients take turns, however many requests one of them sends", async () => {
  const queue = createQueue(4);
  const order: string[] = [];
  const ask = async (who: string, name: string): Promise<void> => {
    await queue.wait("", who);
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

test("a client at another address is next, however much a crowd at one address asks for", async () => {
  const queue = createQueue(4);
  let begun = 0;
  const ask = async (address: string, who: string): Promise<number> => {
    await queue.wait(address, who);
    return begun++;
  };
  const crowd = Array.from({ length: 500 }, (_, i) => ask("crowd", `${i}`));
  const first = ask("other", "one");
  await crowd[0];
  // At any time while the crowd has its turns.
  const late = crowd.slice(0, 40).map(async (asked, i) => [await asked, await ask("other", `late ${i}`)]);
  assert((await first) <= 1);
  for (const [asked = 0, answered = 0] of await Promise.all(late))
    assert(answered - asked <= 8, `${answered - asked}`);
  await Promise.all(crowd);
});
