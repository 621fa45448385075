/** The board below the cows: frames, ground and lines. */
import { type Board, createGame } from "morabaraba";
import { describe, expect, test } from "vitest";
import { sceneOf } from "../../../src/picture/mills/scene.ts";
import { plain, rows, sceneOn } from "../../support/picture/boards.ts";
import { keysOf, shapeOf } from "../../support/picture/xml.ts";

const start = createGame();
const dOf = (scene: ReturnType<typeof sceneOf>, key: string): string =>
  `${shapeOf(scene, key).attributes["d"]}`;
const strokesIn = (d: string): number => d.split("M").length - 1;

describe("the frame", () => {
  test("is a rim around the ground", () => {
    const scene = sceneOf(start, plain);
    expect(shapeOf(scene, "wall").attributes).toMatchObject({ width: 720, height: 720, rx: 24 });
    expect(shapeOf(scene, "ground").attributes).toMatchObject({
      x: 7,
      y: 7,
      width: 706,
      height: 706,
      rx: 18,
    });
  });

  test("may be a kraal, of which no stake is cut where the wall closes", () => {
    const scene = sceneOf(start, { ...plain, frame: "kraal" });
    const [dash, gap] = `${shapeOf(scene, "stakes").attributes["stroke-dasharray"]}`
      .split(" ")
      .map(Number) as [number, number];
    const around = 4 * (764 - 22) - (8 - 2 * Math.PI) * 33;
    const stakes = around / (dash + gap);
    expect(Math.abs(stakes - Math.round(stakes))).toBeLessThan(0.2);
  });

  test("may be left out, which leaves square corners", () => {
    const scene = sceneOf(start, { ...plain, frame: "none" });
    expect(shapeOf(scene, "ground").attributes).toMatchObject({ x: 0, y: 0, width: 720, height: 720, rx: 0 });
  });
});

describe("the ground", () => {
  test("has the patches of a hide, or the grain of wood", () => {
    expect(keysOf(sceneOf(start, plain), "hide")).toHaveLength(1);
    const wood = sceneOf(start, { ...plain, theme: "wood" });
    expect([keysOf(wood, "hide"), keysOf(wood, "grain")]).toEqual([[], [""]]);
  });

  test("is a yard in the outermost closed ring, and a kraal in the innermost", () => {
    const scene = sceneOf(createGame("sesotho25"), plain);
    expect(dOf(scene, "yard")).toBe("M60 60L360 60L660 60L660 360L660 660L360 660L60 660L60 360Z");
    expect(dOf(scene, "kraal")).toBe("M260 260L360 260L460 260L460 360L460 460L360 460L260 460L260 360Z");
  });

  test("has neither where no ring is closed, and no kraal where one is", () => {
    expect([...keysOf(sceneOn(rows), "yard"), ...keysOf(sceneOn(rows), "kraal")]).toEqual([]);
    const ring: Board = {
      points: ["a3", "b3", "c3", "c2", "c1", "b1", "a1", "a2"],
      rings: [8],
      lines: [
        ["a3", "b3", "c3"],
        ["c3", "c2", "c1"],
        ["c1", "b1", "a1"],
        ["a1", "a2", "a3"],
      ],
      links: [],
    };
    expect([keysOf(sceneOn(ring), "yard"), keysOf(sceneOn(ring), "kraal")]).toEqual([[""], []]);
  });
});

describe("the lines", () => {
  test("have weights: the outer square, inner lines, diagonals", () => {
    const scene = sceneOf(start, plain);
    const widths = ["hull", "inner", "diagonals"].map((key) => [
      strokesIn(dOf(scene, key)),
      shapeOf(scene, key).attributes["stroke-width"],
    ]);
    expect(widths).toEqual([
      [4, 7],
      [12, 5],
      [4, 4],
    ]);
    expect(strokesIn(dOf(scene, "groove"))).toBe(20);
    expect(strokesIn(dOf(scene, "points"))).toBe(24);
  });

  test("are drawn by kind: links, which make no mill, are dashed", () => {
    const scene = sceneOf(createGame("sesotho25"), plain);
    expect([strokesIn(dOf(scene, "links")), keysOf(scene, "diagonals")]).toEqual([4, []]);
    expect(shapeOf(scene, "links").attributes).toHaveProperty("stroke-dasharray");
    expect(keysOf(sceneOf(createGame("sesotho"), plain), "links")).toEqual([]);
  });

  test("on the edge of a board are heavy whatever its shape", () => {
    const triangle: Board = {
      points: ["a1", "b1", "c1", "b2", "c3", "b3"],
      rings: [6],
      lines: [
        ["a1", "b1", "c1"],
        ["c1", "b2", "c3"],
        ["c3", "b3", "a1"],
      ],
      links: [["b1", "b2"]],
      at: { a1: [0, 0], b1: [2, 0], c1: [4, 0], b2: [3, 2], c3: [2, 4], b3: [1, 2] },
    };
    const scene = sceneOn(triangle);
    expect([strokesIn(dOf(scene, "hull")), strokesIn(dOf(scene, "links"))]).toEqual([3, 1]);
  });
});
