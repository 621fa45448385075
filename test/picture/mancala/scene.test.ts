/** What is in the picture of a mancala game, where, and in which order. */
import { applyMove, createGame, explainMove, type Game } from "morabaraba/mancala";
import type { PictureOptions } from "morabaraba/mancala/svg";
import { describe, expect, test } from "vitest";
import { pit } from "../../../src/picture/mancala/pits.ts";
import { sceneOf } from "../../../src/picture/mancala/scene.ts";
import { group, label, mark, stroke } from "../../../src/picture/mancala/strokes.ts";
import type { Scene } from "../../../src/picture/shapes.ts";
import { board } from "../../support/mancala/positions.ts";
import { keysOf, partsOf, shapeOf } from "../../support/picture/xml.ts";

const start = createGame();
const twelve = Array.from({ length: 12 }, (_, i) => `${i}`);
const refused = (message: string): Error =>
  expect.objectContaining({ code: "bad-argument", message }) as Error;

/** The picture after a ply, with what it did. */
function after(game: Game, move: string, options: PictureOptions = {}): Scene {
  return sceneOf(applyMove(game, move), { sowing: explainMove(game, move), ...options });
}

describe("a board", () => {
  test("has a place for everything, from the back to the front", () => {
    const scene = after(board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S"), "3");
    const kinds = scene.shapes.map(({ key }) => key.replace(/:.*/, ""));
    expect([...new Set(kinds)]).toEqual("ground wall last pit count name lifted captured sown".split(" "));
    expect(new Set(scene.shapes.map(({ key }) => key)).size).toBe(scene.shapes.length);
    expect(keysOf(scene, "pit:")).toEqual(["south", "north", ...twelve]);
  });

  test("is as broad as its rows", () => {
    const size = ({ width, height }: Scene): unknown => [width, height];
    expect(size(sceneOf(start))).toEqual([1228, 520]);
    expect(size(sceneOf(createGame("congkak")))).toEqual([1368, 520]);
    expect(shapeOf(sceneOf(start), "ground").attributes).toMatchObject({ width: 1196, height: 488 });
  });

  test("has south's houses below from left to right, north's above from right to left, and the stores at the ends", () => {
    const scene = sceneOf(start);
    expect(shapeOf(scene, "pit:0")).toEqual(pit(0, [264, 374], 4));
    expect(shapeOf(scene, "pit:5")).toEqual(pit(5, [964, 374], 4));
    expect(shapeOf(scene, "pit:6")).toEqual(pit(6, [964, 146], 4));
    expect(shapeOf(scene, "pit:11")).toEqual(pit(11, [264, 146], 4));
    expect(shapeOf(scene, "pit:south")).toEqual(pit("south", [1114, 260], 0));
    expect(shapeOf(scene, "pit:north")).toEqual(pit("north", [114, 260], 0));
  });

  test("has a figure beside every house and in every store", () => {
    const scene = sceneOf(board("1,2,3,4,5,6,7,8,9,10,11,12; 13,14; S"));
    expect(keysOf(scene, "count:").map((key) => shapeOf(scene, `count:${key}`).content)).toEqual([
      "13",
      "14",
      ...twelve.map((i) => `${Number(i) + 1}`),
    ]);
    expect(shapeOf(scene, "count:0")).toEqual(label("count:0", [264, 286], "1", "light", 36));
    expect(shapeOf(scene, "count:11")).toEqual(label("count:11", [264, 234], "12", "light", 36));
    expect(shapeOf(scene, "count:north")).toEqual(label("count:north", [114, 376], "14", "light", 36));
  });

  test("has the names that moves are written with", () => {
    const names = (scene: Scene): string =>
      keysOf(scene, "name:")
        .map((key) => shapeOf(scene, `name:${key}`).content)
        .join("");
    expect(names(sceneOf(start))).toBe("123456123456");
    expect(names(sceneOf(createGame("oware")))).toBe("ABCDEFabcdef");
    expect(names(sceneOf(start, { coordinates: false }))).toBe("");
    expect(shapeOf(sceneOf(start), "name:0")).toEqual(label("name:0", [264, 466], "1"));
    expect(shapeOf(sceneOf(start), "name:6")).toEqual(label("name:6", [964, 54], "1"));
  });

  test("may be seen from the north", () => {
    const scene = sceneOf(board("1,2,3,4,5,6,7,8,9,10,11,12; 13,14; S"), { orientation: "north" });
    expect(shapeOf(scene, "pit:0")).toEqual(pit(0, [964, 146], 1));
    expect(shapeOf(scene, "pit:6")).toEqual(pit(6, [264, 374], 7));
    expect(shapeOf(scene, "pit:south")).toEqual(pit("south", [114, 260], 13));
    expect(shapeOf(scene, "count:0")).toEqual(label("count:0", [964, 234], "1", "light", 36));
    expect(shapeOf(scene, "count:south")).toEqual(label("count:south", [114, 376], "13", "light", 36));
    expect(sceneOf(start, { orientation: "south" })).toEqual(sceneOf(start));
    expect(() => sceneOf(start, { orientation: "east" as "north" })).toThrow(
      refused("orientation must be south or north."),
    );
  });
});

describe("the seeds", () => {
  const dots = (place: number | "south", count: number): string =>
    String(partsOf(pit(place, [0, 0], count))[2]?.attributes["d"]);

  test("lie in a house like the eyes of dice", () => {
    expect(dots(0, 0)).toBe("");
    expect(dots(0, 1)).toBe("M0 0h0");
    expect(dots(0, 2)).toBe("M12 21h0M-12 -21h0");
    expect(dots(0, 3)).toBe("M0 0h0M12 21h0M-12 -21h0");
    expect(dots(0, 4)).toBe("M12 21h0M-12 -21h0M12 -21h0M-12 21h0");
  });

  test("are as many as the figure says, up to nineteen in a house and fifty in a store", () => {
    const shown = (place: number | "south", count: number): number =>
      dots(place, count).split("h0").length - 1;
    for (let count = 0; count <= 19; count++) expect(shown(0, count)).toBe(count);
    for (let count = 0; count <= 50; count++) expect(shown("south", count)).toBe(count);
    expect([20, 21, 1000].map((count) => shown(0, count))).toEqual([19, 19, 19]);
    expect([51, 1000].map((count) => shown("south", count))).toEqual([50, 50]);
  });

  test("lie apart from each other and within the rim", () => {
    const spots = dots(0, 19)
      .split("h0")
      .slice(0, -1)
      .map((dot) => dot.slice(1).split(" ").map(Number) as [number, number]);
    for (const [i, [x, y]] of spots.entries()) {
      expect(Math.hypot(x, y)).toBeLessThan(58 - 8);
      for (const [toX, toY] of spots.slice(0, i))
        expect(Math.hypot(x - toX, y - toY)).toBeGreaterThan(17 + 5);
    }
  });

  test("lie in a store in rows of five", () => {
    expect(dots("south", 6)).toBe("M-40 -108h0M-20 -108h0M0 -108h0M20 -108h0M40 -108h0M-40 -88h0");
  });

  test("lie in a hollow with a rim", () => {
    expect(pit(3, [1, 2], 1)).toEqual(
      group(
        "pit:3",
        [1, 2],
        [
          stroke("rim", "M0 0h0", "wall", 126),
          stroke("hollow", "M0 0h0", "dark", 116),
          stroke("seeds", "M0 0h0", "light", 17),
        ],
      ),
    );
    expect(partsOf(pit("north", [1, 2], 0))[1]?.attributes["d"]).toBe("M0-108V108");
  });
});

describe("the last ply", () => {
  test("is marked where it began, where it sowed and where it ended", () => {
    const scene = after(start, "3");
    expect(keysOf(scene, "lifted:")).toEqual(["2"]);
    expect(shapeOf(scene, "lifted:2")).toEqual(
      mark("lifted:2", [544, 374], "M68 0A68 68 0 1 1-68 0A68 68 0 1 1 68 0", "0 21.36"),
    );
    expect(keysOf(scene, "sown:")).toEqual(["3", "4", "5", "south"]);
    expect(shapeOf(scene, "sown:3")).toEqual(label("sown:3", [734, 286], "+1", "mark"));
    expect(shapeOf(scene, "sown:south")).toEqual(label("sown:south", [1114, 406], "+1", "mark"));
    expect(shapeOf(scene, "last")).toEqual(
      group(
        "last",
        [1114, 260],
        [stroke("edge", "M0-108V108", "line", 152), stroke("mark", "M0-108V108", "mark", 142)],
      ),
    );
    expect(keysOf(scene, "captured:")).toEqual([]);
  });

  test("is marked where it captured", () => {
    const scene = after(board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S"), "3");
    expect(keysOf(scene, "captured:")).toEqual(["8", "3"]);
    expect(shapeOf(scene, "captured:3")).toEqual(
      mark("captured:3", [684, 374], "M-24-24L24 24M-24 24L24-24"),
    );
    expect(shapeOf(scene, "last")).toEqual(
      group(
        "last",
        [684, 374],
        [stroke("edge", "M0 0h0", "line", 152), stroke("mark", "M0 0h0", "mark", 142)],
      ),
    );
  });

  test("counts the seeds that fell into a house in several rounds", () => {
    const game = applyMove(createGame("congkak"), "1");
    const seeds = explainMove(game, "2").filter((step) => step.kind === "sow" && step.at === 3).length;
    expect(seeds).toBeGreaterThan(1);
    expect(shapeOf(after(game, "2"), "sown:3").content).toBe(`+${seeds}`);
  });

  test("sows nothing where it swapped the sides, and may be left out", () => {
    for (const scene of [sceneOf(start, { sowing: [{ kind: "swap" }] }), sceneOf(start)]) {
      expect(scene).toEqual(sceneOf(start, { sowing: [] }));
      expect(keysOf(scene, "last")).toEqual([]);
    }
  });

  test.each([
    [5],
    ["3"],
    [{}],
    [[{ kind: "sow", at: 12 }]],
    [[{ kind: "sow" }]],
    [[{ kind: "lift", at: -1 }]],
    [[{ kind: "capture", at: "east" }]],
  ])("is what explainMove gives, unlike %j", (sowing) => {
    expect(() => sceneOf(start, { sowing: sowing as never })).toThrow(
      refused("sowing must be what explainMove gives."),
    );
  });

  test("leaves out what is not a step", () => {
    expect(sceneOf(start, { sowing: [null, 5, "sow"] as never })).toEqual(sceneOf(start));
  });
});
