/** The kraal around a board. */
import { createGame } from "morabaraba";
import { expect, test } from "vitest";
import { sceneOf } from "../../../src/picture/mills/scene.ts";
import { plain } from "../../support/picture/boards.ts";
import { shapeOf } from "../../support/picture/xml.ts";

test("the wall of a kraal has no cut stake where it closes", () => {
  const scene = sceneOf(createGame(), { ...plain, frame: "kraal" });
  const dashes = `${shapeOf(scene, "stakes").attributes["stroke-dasharray"]}`.split(" ").map(Number);
  const [dash, gap] = dashes as [number, number];
  const stakes = (4 * (764 - 22) - (8 - 2 * Math.PI) * 33) / (dash + gap);
  expect(Math.abs(stakes - Math.round(stakes))).toBeLessThan(0.2);
});
