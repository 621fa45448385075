/** What is in the picture of a Morabaraba game, where, and in which order. */
import { type Board, createGame, defineVariant, type Game, legalMoves, variants } from "morabaraba";
import type { PictureOptions } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { cow } from "../../../src/picture/morabaraba/cow.ts";
import { sceneOf } from "../../../src/picture/morabaraba/scene.ts";
import { disc, label, mark, type Scene, type Shape, stroke } from "../../../src/picture/shapes.ts";
import { position } from "../../support/morabaraba/positions.ts";
import { keysOf, partsOf, shapeOf } from "../../support/picture/xml.ts";

const start = createGame();
const plain = { hands: false, coordinates: "none" } as const;
const refused = (message: string): Error => expect.objectContaining({ code: "bad-option", message }) as Error;

/** Where a point is drawn. */
const spotOf = (scene: Scene, point: string): readonly unknown[] => {
  const { cx, cy } = shapeOf(scene, `point:${point}`).attributes;
  return [cx, cy];
};

describe("the kinds of shapes", () => {
  test("follow each other from the back to the front", () => {
    const game = position({ light: "a7 d7 g7 f2", dark: "a1 b2", hands: [1, 2] });
    const moves = [{ from: "f2", to: "f4" }];
    const scene = sceneOf(game, {
      mills: true,
      lastMove: { to: "b2", shot: "b4" },
      moves,
      destinations: "f2",
    });
    const kinds = scene.shapes.map(({ key }) => key.replace(/:.*/, ""));
    expect([...new Set(kinds)]).toEqual(
      "ground wall mill stroke point last cow chosen destination rank file hand".split(" "),
    );
    expect(new Set(scene.shapes.map(({ key }) => key)).size).toBe(scene.shapes.length);
  });
});

describe("the size", () => {
  test("has room for a cow with a mark about each point", () => {
    const scene = sceneOf(start, plain);
    expect([scene.width, scene.height]).toEqual([792, 792]);
    expect(spotOf(scene, "a7")).toEqual([96, 96]);
    expect(spotOf(scene, "g1")).toEqual([696, 696]);
    expect(shapeOf(scene, "ground").attributes).toMatchObject({ width: 760, height: 760 });
  });

  test("has room for files and ranks, and for hands", () => {
    const beside = sceneOf(start, { hands: false });
    expect([beside.width, beside.height]).toEqual([856, 856]);
    const hands = sceneOf(start, { coordinates: "mssa" });
    expect([hands.width, hands.height]).toEqual([792, 916]);
    const both = sceneOf(start);
    expect([both.width, both.height]).toEqual([856, 980]);
    expect(spotOf(both, "a7")).toEqual([128, 190]);
    expect(spotOf(both, "g1")).toEqual([728, 790]);
  });

  test("keeps the nearest points as far apart on every board", () => {
    const board: Board = {
      points: ["a1", "b1", "c1", "a2"],
      rings: [4],
      lines: [["a1", "b1", "c1"]],
      links: [["a1", "a2"]],
      at: { a1: [0, 0], b1: [30, 40], c1: [99, 80], a2: [0, 99] },
    };
    // 30 by 40 is 50 in length, the shortest of all: twice as large is 100.
    const variant = { ...variants.standard, name: "own", board };
    const scene = sceneOf({ ...start, variant, board: "...." } as Game, plain);
    expect([scene.width, scene.height]).toEqual([198 + 192, 198 + 192]);
    expect(spotOf(scene, "a1")).toEqual([96, 294]);
    expect(spotOf(scene, "b1")).toEqual([156, 214]);
    expect(spotOf(scene, "a2")).toEqual([96, 96]);
  });

  test("goes by how far points lie from each other, not from the edges", () => {
    const board: Board = {
      points: ["a10", "d1", "e1"],
      rings: [3],
      lines: [["a10", "d1", "e1"]],
      links: [],
    };
    const scene = sceneOf(
      { ...start, variant: { ...variants.standard, board }, board: "..." } as Game,
      plain,
    );
    expect([scene.width, scene.height]).toEqual([592, 1092]);
  });

  test("is in whole numbers", () => {
    const board: Board = {
      points: ["a1", "b2", "c4"],
      rings: [3],
      lines: [["a1", "b2", "c4"]],
      links: [],
    };
    const scene = sceneOf(
      { ...start, variant: { ...variants.standard, board }, board: "..." } as Game,
      plain,
    );
    // The square root of two is what it is to be divided by.
    expect(["a1", "b2", "c4"].map((point) => spotOf(scene, point))).toEqual([
      [96, 308],
      [167, 237],
      [237, 96],
    ]);
    expect([scene.width, scene.height]).toEqual([333, 404]);
  });
});

describe("the board", () => {
  test("has a stroke for each that is to be drawn, links in dashes", () => {
    const scene = sceneOf(createGame("sesotho25"), plain);
    expect(keysOf(scene, "stroke:")).toHaveLength(18);
    expect(shapeOf(scene, "stroke:a7-g7")).toEqual(stroke("stroke:a7-g7", "M96,96L696,96", "line", 7));
    expect(shapeOf(scene, "stroke:a7-b6")).toEqual(
      stroke("stroke:a7-b6", "M96,96L196,196", "line", 7, "3 16"),
    );
  });

  test("has a disc for each point", () => {
    const scene = sceneOf(createGame("sesotho25"), plain);
    expect(keysOf(scene, "point:")).toEqual(variants.sesotho25.board.points);
    expect(shapeOf(scene, "point:d4")).toEqual(disc("point:d4", [396, 396], 9, "line"));
  });

  test("may be turned about, with its names and hands", () => {
    const game = position({ light: "a7", dark: "d6", hands: [11, 10] });
    const light = sceneOf(game);
    const dark = sceneOf(game, { orientation: "dark" });
    expect([dark.width, dark.height]).toEqual([light.width, light.height]);
    expect(spotOf(dark, "a7")).toEqual(spotOf(light, "g1"));
    expect(spotOf(dark, "f6")).toEqual(spotOf(light, "b2"));
    expect(shapeOf(dark, "cow:d6").attributes["transform"]).toBe("translate(428 690)");
    expect([light, dark].map((scene) => shapeOf(scene, "rank:7").attributes["y"])).toEqual([199, 799]);
    expect([light, dark].map((scene) => shapeOf(scene, "file:a").attributes["x"])).toEqual([128, 728]);
    expect([light, dark].map((scene) => shapeOf(scene, "hand:light").attributes["y"])).toEqual([930, 74]);
    expect([light, dark].map((scene) => shapeOf(scene, "hand:dark").attributes["y"])).toEqual([74, 930]);
    expect(sceneOf(game, { orientation: "light" })).toEqual(light);
  });

  test("is seen from a side or not at all", () => {
    expect(() => sceneOf(start, { orientation: "left" as "dark" })).toThrow(
      refused("orientation must be light or dark."),
    );
  });
});

describe("cows", () => {
  test("stand on their points, light and dark", () => {
    const scene = sceneOf(position({ light: "a7 d6", dark: "c4" }), plain);
    expect(keysOf(scene, "cow:")).toEqual(["a7", "d6", "c4"]);
    expect(shapeOf(scene, "cow:d6")).toEqual(cow("cow:d6", "light", [396, 196]));
    expect(shapeOf(scene, "cow:c4")).toEqual(cow("cow:c4", "dark", [296, 396]));
  });

  test("differ in colour and in shape", () => {
    const [light, dark] = (["light", "dark"] as const).map((player) =>
      partsOf(cow("cow:a1", player, [0, 0])),
    ) as [readonly Shape[], readonly Shape[]];
    expect(light[0]).toEqual(disc("disc", [0, 0], 37, "light", "dark"));
    expect(dark[0]).toEqual(disc("disc", [0, 0], 37, "dark", "light"));
    expect(light.map(({ key }) => key)).toEqual(["disc", "horns", "face"]);
    expect(light[1]?.attributes).toMatchObject({ stroke: "dark", "stroke-width": 7 });
    expect(dark[1]?.attributes).toMatchObject({ stroke: "light", "stroke-width": 7 });
    expect(light[1]?.attributes["d"]).toMatch(/^M-17-26Q/);
    expect(dark[1]?.attributes["d"]).toMatch(/^M-26-17Q/);
    expect(light[2]?.attributes).toEqual({ d: "M-4-3L0 17L4-3Z", stroke: "dark", "stroke-width": 15 });
  });

  test("in hand lie beside the board and are counted", () => {
    const scene = sceneOf(position({ light: "a7", hands: [2, 0] }));
    expect(keysOf(scene, "hand:")).toEqual(["light", "light:1", "light:2", "dark"]);
    expect(shapeOf(scene, "hand:light")).toEqual(label("hand:light", [66, 918], "2", "light", 36));
    expect(shapeOf(scene, "hand:light:1")).toEqual(cow("hand:light:1", "light", [122, 918], "scale(.6)"));
    expect(shapeOf(scene, "hand:light:2")).toEqual(cow("hand:light:2", "light", [170, 918], "scale(.6)"));
    expect(shapeOf(scene, "hand:dark")).toEqual(label("hand:dark", [66, 62], "0", "light", 36));
  });

  test("in hand move together where there is little room", () => {
    const board: Board = {
      points: ["a1", "b1", "c1", "a2"],
      rings: [4],
      lines: [["a1", "b1", "c1"]],
      links: [["a1", "a2"]],
    };
    const variant = { ...variants.standard, name: "own", board };
    const scene = sceneOf({ ...start, variant, board: "....", hands: { light: 10, dark: 9 } } as Game, {
      coordinates: "none",
    });
    expect(scene.width).toBe(392);
    expect(shapeOf(scene, "hand:light:2").attributes["transform"]).toBe("translate(141 354)scale(.6)");
    expect(shapeOf(scene, "hand:dark:9").attributes["transform"]).toBe("translate(290 62)scale(.6)");
  });

  test("in hand may be left out", () => {
    expect(keysOf(sceneOf(start, { hands: false }), "hand:")).toEqual([]);
  });
});

describe("names", () => {
  test("are files and ranks, each once", () => {
    const scene = sceneOf(start, { hands: false });
    expect(keysOf(scene, "rank:")).toEqual(["7", "4", "1", "6", "2", "5", "3"]);
    expect(keysOf(scene, "file:")).toEqual(["a", "d", "g", "b", "f", "c", "e"]);
    expect(shapeOf(scene, "rank:7")).toEqual(label("rank:7", [54, 128], "7"));
    expect(shapeOf(scene, "file:b")).toEqual(label("file:b", [228, 802], "b"));
    expect(shapeOf(sceneOf(start), "file:b")).toEqual(label("file:b", [228, 864], "b"));
  });

  test("are labels beside the points that have one", () => {
    const scene = sceneOf(createGame("sesotho25"), { coordinates: "mssa", hands: false });
    expect(keysOf(scene, "name:")).toEqual(variants.standard.board.points);
    expect(shapeOf(scene, "name:b6")).toEqual(label("name:b6", [224, 248], "A1"));
    expect(keysOf(scene, "rank:")).toEqual([]);
  });

  test("stand beside each point of a board that gives its points places", () => {
    const { board } = variants.nineMens;
    const at = Object.fromEntries(board.points.map((point, i) => [point, [i, i % 5] as const]));
    const variant = defineVariant("nineMens", { name: "own", board: { ...board, at } });
    const scene = sceneOf(createGame(variant), { hands: false });
    expect(keysOf(scene, "name:")).toEqual(board.points);
    expect(scene.width).toBe(1626 + 2 * 96);
    expect(shapeOf(scene, "name:d7").content).toBe("d7");
    expect(shapeOf(sceneOf(createGame(variant), { coordinates: "mssa" }), "name:d7").content).toBe("E2");
    expect(keysOf(scene, "rank:")).toEqual([]);
  });

  test("may be left out, and are of no other system", () => {
    const scene = sceneOf(start, { coordinates: "none" });
    expect([...keysOf(scene, "rank:"), ...keysOf(scene, "file:"), ...keysOf(scene, "name:")]).toEqual([]);
    expect(() => sceneOf(start, { coordinates: "WMD" as "wmd" })).toThrow(
      refused("coordinates must be wmd or mssa or none."),
    );
  });
});

describe("mills", () => {
  const game = position({ light: "a7 d7 g7 b6 d6", dark: "a1 b2 c3 d1" });

  test("have a band behind them if that is asked for", () => {
    const scene = sceneOf(game, { ...plain, mills: true });
    expect(keysOf(scene, "mill:")).toEqual(["a7-d7-g7", "a1-b2-c3"]);
    expect(shapeOf(scene, "mill:a1-b2-c3")).toEqual(
      stroke("mill:a1-b2-c3", "M96,696L196,596L296,496", "mark", 88),
    );
    expect(keysOf(sceneOf(game, plain), "mill:")).toEqual([]);
    expect(keysOf(sceneOf(game, { mills: false }), "mill:")).toEqual([]);
  });

  test("through one point alone have theirs if that is asked for", () => {
    const banded = (mills: string): readonly string[] => keysOf(sceneOf(game, { ...plain, mills }), "mill:");
    expect([banded("d7"), banded("b2"), banded("b6")]).toEqual([["a7-d7-g7"], ["a1-b2-c3"], []]);
  });

  test("are of one side", () => {
    const mixed = position({ light: "a7 d7", dark: "g7" });
    expect(keysOf(sceneOf(mixed, { mills: true }), "mill:")).toEqual([]);
  });
});

describe("the last move", () => {
  const game = position({ light: "d6 d7", dark: "a1" });
  const ring = "M47 0A47 47 0 1 1-47 0A47 47 0 1 1 47 0";

  test("has dots along its way", () => {
    const scene = sceneOf(game, { ...plain, lastMove: { from: "d5", to: "d6" } });
    expect(shapeOf(scene, "last")).toEqual(mark("last", [0, 0], "M396,296L396,196", "0 18.46"));
    expect(keysOf(scene, "last")).toEqual([""]);
  });

  test("has dots about the cow that it placed, and a cross where it shot one", () => {
    const scene = sceneOf(game, { ...plain, lastMove: { to: "d7", shot: "g7", kind: "place" } as never });
    expect(shapeOf(scene, "last")).toEqual(mark("last", [396, 96], ring, "0 18.46"));
    expect(shapeOf(scene, "last:shot")).toEqual(mark("last:shot", [696, 96], "M-15-15L15 15M-15 15L15-15"));
  });

  test.each([[{ to: "z9" }], [{ from: "z9", to: "d6" }], [{ to: "d6", shot: "d4" }], [{}], ["d6"], [5]])(
    "is on the board, unlike %j",
    (lastMove) => {
      expect(() => sceneOf(game, { lastMove: lastMove as never })).toThrow(
        refused("a point must be one of this board."),
      );
    },
  );
});

describe("what may be done", () => {
  const game = position({ light: "a7 d7 f6", dark: "d1 b2 b4", hands: [0, 0] });
  const placing = position({ light: "a7 d7", dark: "d1 b2", hands: [10, 10] });
  const ring = "M47 0A47 47 0 1 1-47 0A47 47 0 1 1 47 0";
  const of = (asked: Game, options: PictureOptions): Scene =>
    sceneOf(asked, { ...plain, moves: legalMoves(asked), ...options });

  test("by one cow: a ring about it and lights where it may go", () => {
    const walking = position({ light: "a7 d7 f6 a4", dark: "d1 b2 b4 c3" });
    const scene = of(walking, { destinations: "f6" });
    expect(shapeOf(scene, "chosen:f6")).toEqual(mark("chosen:f6", [596, 196], ring));
    expect(keysOf(scene, "destination:")).toEqual(["g7", "d6", "f4", "e5"]);
    expect(shapeOf(scene, "destination:e5")).toEqual(disc("destination:e5", [496, 296], 17, "mark", "line"));
  });

  test("from the hand: lights alone, each once", () => {
    const scene = of(placing, { destinations: "hand" });
    expect(keysOf(scene, "destination:")).toHaveLength(20);
    expect(keysOf(scene, "chosen:")).toEqual([]);
    expect(legalMoves(placing).length).toBeGreaterThan(20);
  });

  test("by any cow: lights alone", () => {
    expect(keysOf(of(game, { destinations: true }), "destination:")).toHaveLength(18);
    expect(keysOf(of(game, { destinations: true }), "chosen:")).toEqual([]);
    expect(keysOf(of(game, { destinations: "hand" }), "destination:")).toEqual([]);
  });

  test("by a cow that cannot move: only its ring", () => {
    const stuck = of(position({ light: "a7 f2", dark: "d7 a4 b6 g1" }), { moves: [], destinations: "a7" });
    expect(keysOf(stuck, "chosen:")).toEqual(["a7"]);
    expect(keysOf(stuck, "destination:")).toEqual([]);
  });

  test("when a placed cow awaits its shot: it stands, and cross-hairs are on what it may shoot", () => {
    const scene = of(placing, { hands: true, shots: { to: "g7" }, mills: true });
    expect(shapeOf(scene, "chosen:g7")).toEqual(mark("chosen:g7", [696, 158], ring));
    expect(keysOf(scene, "target:")).toEqual(["d1", "b2"]);
    expect(shapeOf(scene, "target:d1")).toEqual(
      mark("target:d1", [396, 758], `${ring}H23M0 47V23M-47 0H-23M0-47V-23`),
    );
    expect(keysOf(scene, "cow:")).toEqual(["a7", "d7", "d1", "b2", "g7"]);
    expect(keysOf(scene, "mill:")).toEqual(["a7-d7-g7"]);
    expect(shapeOf(scene, "hand:light").content).toBe("9");
    expect(shapeOf(scene, "hand:dark").content).toBe("10");
  });

  test("when a cow that moved awaits its shot: it has left its point", () => {
    const scene = of(game, { hands: true, shots: { from: "f6", to: "g7" }, destinations: "a7" });
    expect(keysOf(scene, "cow:")).toEqual(["a7", "d7", "d1", "b2", "b4", "g7"]);
    expect(keysOf(scene, "target:")).toEqual(["d1", "b2", "b4"]);
    expect(keysOf(scene, "destination:")).toEqual([]);
    expect(keysOf(scene, "chosen:")).toEqual(["g7"]);
    expect(shapeOf(scene, "hand:light").content).toBe("0");
    expect(of(game, {}).shapes).not.toEqual(scene.shapes);
    expect(game.hands.light).toBe(0);
  });

  test("when the shot may be left out: the same", () => {
    const moves = [{ to: "g7" }, { to: "g7", shot: "d1" }, { to: "b6" }];
    expect(keysOf(of(placing, { moves, shots: { to: "g7" } }), "target:")).toEqual(["d1"]);
    expect(keysOf(of(placing, { moves, shots: { to: "b6" } }), "target:")).toEqual([]);
  });

  test("is read from the moves, which must be given", () => {
    for (const options of [
      { destinations: true },
      { destinations: "a7" },
      { shots: { to: "g7" } },
    ] as const) {
      expect(() => sceneOf(game, options)).toThrow(refused("moves must be legalMoves(game)."));
      expect(() => sceneOf(game, { ...options, moves: {} as [] })).toThrow(
        refused("moves must be legalMoves(game)."),
      );
    }
    expect(() => of(placing, { shots: { to: "b2" } })).toThrow(refused("shots must be one of moves."));
    expect(() => of(game, { shots: { from: "a7", to: "f4" } })).not.toThrow();
    expect(() => of(game, { shots: { from: "b4", to: "a4" } })).toThrow(
      refused("shots must be one of moves."),
    );
  });

  test("is on the board", () => {
    const message = "a point must be one of this board.";
    expect(() => of(game, { destinations: "d4" })).toThrow(refused(message));
    expect(() => of(game, { destinations: true, moves: [null, { to: "a1" }] as never })).toThrow(
      refused(message),
    );
    expect(() => of(placing, { shots: {} as never })).toThrow(refused(message));
    expect(() => of(placing, { shots: { to: "g7" }, moves: [{ to: "g7", shot: "x1" }] })).toThrow(
      refused(message),
    );
  });
});
