/** Counts that take minutes with the slow second implementation. */
import { createGame, defineVariant } from "morabaraba";
import { perft } from "morabaraba/engine";
import { expect, test } from "vitest";
import * as reference from "../../support/mills/reference.ts";

test.each([
  ["the engine", perft],
  ["the reference", reference.perft],
])("%s: five turns of nine men's morris if no placement may close a mill", (_name, count) => {
  const variant = defineVariant("nineMens", { name: "own", shotWhilePlacing: "illegal" });
  // 80,640 fewer than if such mills shoot: 5,140,800.
  expect(count(createGame(variant), 5)).toBe(5_060_160);
});
