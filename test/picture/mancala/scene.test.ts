/** What is in the picture of a mancala game, where, and in which order. */
import { applyMove, createGame, explainMove, type Game } from "morabaraba/mancala";
import type { PictureOptions } from "morabaraba/mancala/svg";
import { describe, expect, test } from "vitest";
import { fittingArrangement, layOut } from "../../../src/picture/mancala/layout.ts";
import { pit, ringAround, seatsIn } from "../../../src/picture/mancala/pits.ts";
import { sceneOf } from "../../../src/picture/mancala/scene.ts";
import { label, type Scene } from "../../../src/picture/shapes.ts";
import { board } from "../../support/mancala/positions.ts";
import { keysOf, partsOf, shapeOf } from "../../support/picture/xml.ts";

const start = createGame();
const wide = layOut(6, "south");
const fromNorth = layOut(6, "north");
const upright = layOut(6, "south", "upright");
const twelve = Array.from({ length: 12 }, (_, i) => `${i}`);

/** The picture after a ply, with what it did. */
function after(game: Game, move: string, options: PictureOptions = {}): Scene {
  return sceneOf(applyMove(game, move), { sowing: explainMove(game, move), ...options });
}

describe("a board", () => {
  test("has a place for everything, from back to front", () => {
    const scene = after(board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S"), "3");
    const kinds = scene.shapes.map(({ key }) => key.replace(/:.*/, ""));
    expect([...new Set(kinds)]).toEqual(
      "wall ground hide pit lifted last captured count name sown".split(" "),
    );
    expect(new Set(scene.shapes.map(({ key }) => key)).size).toBe(scene.shapes.length);
    expect(keysOf(scene, "pit:")).toEqual(["south", "north", ...twelve]);
  });

  test("is as broad as its rows", () => {
    const size = ({ width, height }: Scene): unknown => [width, height];
    expect(size(sceneOf(start))).toEqual([1100, 400]);
    expect(size(sceneOf(createGame("congkak")))).toEqual([1234, 400]);
    expect(shapeOf(sceneOf(start), "ground").attributes).toMatchObject({ width: 1084, height: 384, rx: 82 });
    const hide = shapeOf(sceneOf(createGame("congkak")), "hide").attributes;
    expect(hide).toMatchObject({ transform: "scale(1.12 1)" });
    expect(keysOf(sceneOf(start, { theme: "wood" }), "grain")).toHaveLength(1);
  });

  test("has south's houses below from left to right, north's above from right to left, and the stores at the ends", () => {
    const scene = sceneOf(start);
    for (const house of [0, 5, 6, 11]) expect(shapeOf(scene, `pit:${house}`)).toEqual(pit(house, 4, wide));
    for (const player of ["south", "north"] as const)
      expect(shapeOf(scene, `pit:${player}`)).toEqual(pit(player, 0, wide));
    expect([0, 5, 6, 11, "south" as const, "north" as const].map(wide.spotOf)).toEqual([
      [215, 270],
      [885, 270],
      [885, 130],
      [215, 130],
      [1015, 185],
      [85, 185],
    ]);
  });

  test("has a figure outside of every house and below every store", () => {
    const scene = sceneOf(board("1,2,3,4,5,6,7,8,9,10,11,12; 13,14; S"));
    expect(keysOf(scene, "count:").map((key) => shapeOf(scene, `count:${key}`).content)).toEqual([
      "13",
      "14",
      ...twelve.map((i) => `${Number(i) + 1}`),
    ]);
    const house = { "font-weight": 600 };
    expect(shapeOf(scene, "count:0")).toEqual(label("count:0", [215, 352], "1", 26, house));
    expect(shapeOf(scene, "count:11")).toEqual(label("count:11", [215, 48], "12", 26, house));
    expect(shapeOf(scene, "count:north")).toEqual(
      label("count:north", [85, 336], "14", 34, { "font-weight": 700 }),
    );
  });

  test("has the names that moves are written with, in badges at the outer edge of the houses", () => {
    const names = (scene: Scene): string =>
      keysOf(scene, "name:")
        .map((key) => partsOf(shapeOf(scene, `name:${key}`))[2]?.content)
        .join("");
    expect(names(sceneOf(start))).toBe("123456123456");
    expect(names(sceneOf(createGame("oware")))).toBe("ABCDEFabcdef");
    expect(names(sceneOf(start, { coordinates: false }))).toBe("");
    const at = (house: number): unknown => shapeOf(sceneOf(start), `name:${house}`).attributes["transform"];
    expect([at(0), at(11)]).toEqual(["translate(169 316)", "translate(169 84)"]);
  });

  test("may be seen from the north", () => {
    const scene = sceneOf(board("1,2,3,4,5,6,7,8,9,10,11,12; 13,14; S"), { orientation: "north" });
    expect(shapeOf(scene, "pit:0")).toEqual(pit(0, 1, fromNorth));
    expect(shapeOf(scene, "pit:6")).toEqual(pit(6, 7, fromNorth));
    expect(shapeOf(scene, "pit:south")).toEqual(pit("south", 13, fromNorth));
    expect(fromNorth.spotOf("south")).toEqual([85, 185]);
    expect([fromNorth.spotOf(0), fromNorth.spotOf(6)]).toEqual([
      [885, 130],
      [215, 270],
    ]);
    expect(shapeOf(scene, "count:0").attributes["y"]).toBeLessThan(100);
    expect(sceneOf(start, { orientation: "south" }).shapes).toEqual(sceneOf(start).shapes);
  });
});

describe("an upright board", () => {
  test("is a wide one that was turned, with the bottom player's houses down the left and the store below", () => {
    const scene = sceneOf(start, { layout: "upright" });
    expect([scene.width, scene.height]).toEqual([600, 1026]);
    expect(keysOf(scene, "pit:")).toEqual(["south", "north", ...twelve]);
    expect([0, 5, 6, 11, "south" as const, "north" as const].map(upright.spotOf)).toEqual([
      [202, 198],
      [202, 828],
      [398, 828],
      [398, 198],
      [300, 950],
      [300, 76],
    ]);
    expect(shapeOf(scene, "pit:2")).toEqual(pit(2, 4, upright));
    expect(partsOf(shapeOf(scene, "pit:south"))[1]?.attributes["d"]).toBe("M-100 0H100");
    expect(partsOf(ringAround("last", "south", upright, 6))[0]?.attributes["d"]).toMatch(/^M-100-59H100A/);
    expect(shapeOf(scene, "hide").attributes["transform"]).toBe("matrix(0 0.93 -1.5 0 600 0)");
  });

  test("has figures at the outer side of houses and to the right of stores, and gains below them", () => {
    expect([0, 11, "south" as const].map(upright.figureOf)).toEqual([
      [106, 198],
      [494, 198],
      [506, 950],
    ]);
    expect([0, "south" as const].map(upright.gainOf)).toEqual([
      [106, 230],
      [506, 986],
    ]);
    expect([0, 11].map(upright.badgeOf)).toEqual([
      [156, 152],
      [444, 152],
    ]);
  });

  test("has the seeds of a store in rows from the left", () => {
    expect(seatsIn("south", 4, upright)).toEqual([
      [-102, -4],
      [-102, -33],
      [-102, 25],
      [-74, 5],
    ]);
    for (const [x] of seatsIn("south", 60, upright)) expect(Math.abs(x)).toBeLessThanOrEqual(126);
  });

  test("is drawn where a wide one would be small and it is larger", () => {
    expect(fittingArrangement(6, [360, 600])).toBe("upright");
    expect(fittingArrangement(6, [549, 900])).toBe("upright");
    expect(fittingArrangement(6, [550, 900])).toBe("wide");
    expect(fittingArrangement(6, [500, 200])).toBe("wide");
    expect(fittingArrangement(6, [0, 0])).toBe("wide");
  });
});

describe("the seeds", () => {
  test("are as many as the figure says, up to 13 in a house and 60 in a store", () => {
    for (let count = 0; count <= 13; count++) expect(seatsIn(0, count, wide)).toHaveLength(count);
    for (let count = 0; count <= 60; count++) expect(seatsIn("south", count, wide)).toHaveLength(count);
    expect([14, 1000].map((count) => seatsIn(0, count, wide).length)).toEqual([13, 13]);
    expect([61, 1000].map((count) => seatsIn("north", count, wide).length)).toEqual([60, 60]);
  });

  test("are within their house, and far enough from each other to be counted", () => {
    const spots = seatsIn(0, 13, wide);
    for (const [i, [x, y]] of spots.entries()) {
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(56 - 12);
      for (const [toX, toY] of spots.slice(0, i)) expect(Math.hypot(x - toX, y - toY)).toBeGreaterThan(14);
    }
  });

  test("are in rows of three from the bottom of a store, which move together where there are many", () => {
    expect(seatsIn("south", 4, wide)).toEqual([
      [-4, 72],
      [-33, 72],
      [25, 72],
      [5, 44],
    ]);
    for (const count of [21, 40, 60, 1000])
      for (const [, y] of seatsIn("south", count, wide)) expect(y).toBeGreaterThanOrEqual(-96);
  });

  test("cast shadows, and every third is a little darker", () => {
    const keys = (count: number): string[] => partsOf(pit(3, count, wide)).map(({ key }) => key);
    expect(keys(0)).toEqual(["lip", "hollow", "depth"]);
    expect(keys(1)).toEqual(["lip", "hollow", "depth", "shadow", "seeds"]);
    expect(keys(2)).toEqual(["lip", "hollow", "depth", "shadow", "seeds", "tint"]);
    expect(partsOf(pit("north", 0, wide))[1]?.attributes["d"]).toBe("M0-70V70");
  });
});

describe("the last ply", () => {
  test("is marked where it began, where it sowed and where it ended", () => {
    const scene = after(start, "3");
    expect(keysOf(scene, "lifted:")).toEqual(["2"]);
    expect(shapeOf(scene, "lifted:2")).toEqual(
      ringAround("lifted:2", 2, wide, 5, { "stroke-dasharray": "0 16.5" }),
    );
    expect(keysOf(scene, "sown:")).toEqual(["3", "4", "5", "south"]);
    const gain = { fill: "mark", "font-weight": 600, direction: "ltr" };
    expect(shapeOf(scene, "sown:3")).toEqual(label("sown:3", [659, 352], "+1", 22, gain));
    expect(shapeOf(scene, "sown:south")).toEqual(label("sown:south", [1015, 370], "+1", 22, gain));
    expect(shapeOf(scene, "last")).toEqual(ringAround("last", "south", wide, 6, {}, 0.16));
    expect(keysOf(scene, "captured:")).toEqual([]);
  });

  test("is marked where it captured", () => {
    const scene = after(board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S"), "3");
    expect(keysOf(scene, "captured:")).toEqual(["8", "3"]);
    expect(shapeOf(scene, "captured:3").attributes["transform"]).toBe("translate(617 270)");
    expect(shapeOf(scene, "last")).toEqual(ringAround("last", 3, wide, 6, {}, 0.16));
  });

  test("counts the seeds that fell into a house in several rounds", () => {
    const game = applyMove(createGame("congkak"), "1");
    const seeds = explainMove(game, "2").filter((step) => step.kind === "sow" && step.at === 3).length;
    expect(seeds).toBeGreaterThan(1);
    expect(shapeOf(after(game, "2"), "sown:3").content).toBe(`+${seeds}`);
  });

  test("sows nothing where it swapped the sides, and may be left out", () => {
    for (const scene of [sceneOf(start, { sowing: [{ kind: "swap" }] }), sceneOf(start)]) {
      expect(scene.shapes).toEqual(sceneOf(start, { sowing: [] }).shapes);
      expect(keysOf(scene, "last")).toEqual([]);
    }
  });

  test("is of this board, as drawings are", () => {
    const refused = "This board has no house 12; its houses are 0 to 11.";
    expect(() => sceneOf(start, { sowing: [{ kind: "sow", at: 12 }] })).toThrow(refused);
    expect(() => sceneOf(start, { drawings: { rings: [12] } })).toThrow(refused);
  });
});

test("a board in use shows what may be played, the house under the pointer, what was refused and the seeds in the hand", () => {
  const scene = sceneOf(
    start,
    {},
    { playable: [2, 4], hover: 2, refused: 3, hand: { at: "south", seeds: 3 } },
  );
  expect(keysOf(scene, "playable:")).toEqual(["2", "4"]);
  expect(shapeOf(scene, "hover:2")).toEqual(ringAround("hover:2", 2, wide, 4));
  expect(keysOf(scene, "refused:")).toEqual(["3"]);
  const hand = shapeOf(scene, "hand");
  expect([hand.attributes["transform"], partsOf(hand)[1]?.content]).toEqual(["translate(1015 185)", "3"]);
});

test("drawings are rings around houses, each once, in the colour of advice", () => {
  const scene = sceneOf(start, { drawings: { rings: [2, 7, 2] } });
  expect(keysOf(scene, "hint:")).toEqual(["2", "7"]);
  expect(JSON.stringify(shapeOf(scene, "hint:2"))).toContain('"stroke":"hint"');
  expect(sceneOf(start, { drawings: {} }).shapes).toEqual(sceneOf(start).shapes);
});
