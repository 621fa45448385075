/** The cows in hand and the cows lost, above and below the board. */
import { createGame } from "morabaraba";
import { expect, test } from "vitest";
import { sceneOf } from "../../../src/picture/mills/scene.ts";
import { position } from "../../support/mills/positions.ts";
import { gameOn, rows } from "../../support/picture/boards.ts";
import { keysOf, partsOf, shapeOf } from "../../support/picture/xml.ts";

test("a side has its cows in hand at the left, and at the right those that it has shot", () => {
  const scene = sceneOf(position({ light: "a7 d7", dark: "g7", hands: [9, 8] }));
  expect([keysOf(scene, "hand:light:").length, keysOf(scene, "hand:dark:").length]).toEqual([9, 8]);
  expect([keysOf(scene, "shot:light:").length, keysOf(scene, "shot:dark:").length]).toEqual([3, 1]);
  expect(partsOf(shapeOf(scene, "shot:light:1"))[0]?.attributes).toMatchObject({
    fill: "dark",
    stroke: "light",
  });
  expect(shapeOf(scene, "shot:light:2").attributes["transform"]).toBe("translate(691 828) scale(0.34)");
});

test("the bands go when both hands are empty, unless they are to stay", () => {
  const moving = position({ light: "a7", dark: "g7" });
  expect(keysOf(sceneOf(moving), "shot:")).toEqual([]);
  expect(keysOf(sceneOf(moving, { hands: "always" }), "shot:")).toHaveLength(22);
  expect(keysOf(sceneOf(createGame(), { hands: "none" }), "hand:")).toEqual([]);
});

test("cows move together where there is little room", () => {
  const game = { ...gameOn(rows), hands: { light: 10, dark: 9 } };
  const scene = sceneOf(game, { coordinates: false });
  expect(scene.width).toBe(320);
  const last = shapeOf(scene, "hand:light:10").attributes["transform"];
  expect(Number(/\d+/.exec(`${last}`)?.[0])).toBeLessThan(320 - 36);
});
