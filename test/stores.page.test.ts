/** IndexedDB stores games and records of both families. */
import { expect, test } from "vitest";
import { expectAsGood, type Held, samples } from "./support/held.ts";

/** The result of a request. */
function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

test.each(samples)("IndexedDB stores $name", async (sample) => {
  const { name, held, move, playOn } = sample;
  const opening = indexedDB.open(`held ${name}`, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("tables");
  const database = await resultOf(opening);
  const store = (): IDBObjectStore => database.transaction("tables", "readwrite").objectStore("tables");
  await resultOf(store().put(held, "now"));
  const found = (await resultOf(store().get("now"))) as Held;
  expectAsGood(sample, found);
  await resultOf(store().put(playOn(found, move), "next"));
  expect(await resultOf(store().get("next"))).toEqual(playOn(held, move));
  database.close();
  indexedDB.deleteDatabase(`held ${name}`);
});
