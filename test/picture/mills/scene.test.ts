/** What is in the picture of a Morabaraba game, where, and in which order. */
import { createGame, defineVariant, type Game, type Line, legalMoves, variants } from "morabaraba";
import type { PictureOptions } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { layOut } from "../../../src/picture/mills/layout.ts";
import { sceneOf, type Touch } from "../../../src/picture/mills/scene.ts";
import type { Shape } from "../../../src/picture/shapes.ts";
import { position } from "../../support/mills/positions.ts";
import { plain, rows, sceneOn } from "../../support/picture/boards.ts";
import { keysOf, partsOf, shapeOf } from "../../support/picture/xml.ts";

const start = createGame();
const spots = (scene: ReturnType<typeof sceneOf>): readonly unknown[] => scene.layout.spots;

describe("the kinds of shapes", () => {
  test("follow each other from back to front, each with a key of its own", () => {
    const game = position({ light: "a7 d7 g7 f2", dark: "a1 b2", hands: [1, 2] });
    const touch: Touch = {
      ghost: { point: "f4", player: "light" },
      aimed: "a1",
      dragged: { from: "hand", player: "light", over: "f6" },
      refused: { point: "b2", shut: "g1" },
    };
    const options = {
      mills: true,
      lastMove: { from: "b4", to: "b2", shots: ["c3"] },
      moves: [
        { from: "f2", to: "f4" },
        { from: "f2", to: "d2" },
      ],
      destinations: "f2",
      drawings: { arrows: [{ from: "a7", to: "a1" }], rings: ["d6"], shut: ["e4"], labels: { d5: "3" } },
    };
    const scene = sceneOf(game, options, touch);
    const kinds = [...new Set(scene.shapes.map(({ key }) => key.replace(/:.*/, "")))];
    expect(kinds).toEqual(
      (
        "wall ground hide yard kraal groove diagonals inner hull points mill last over cow ghost destination " +
        "refused shut rank file ring arrow label hand shot lifted"
      ).split(" "),
    );
    expect(new Set(scene.shapes.map(({ key }) => key)).size).toBe(scene.shapes.length);
    const chosen = sceneOf(game, options, { ghost: { point: "f4", player: "light" } });
    const others = [...new Set(chosen.shapes.map(({ key }) => key.replace(/:.*/, "")))].filter(
      (kind) => !kinds.includes(kind),
    );
    expect(others).toEqual(["below", "chosen", "hover"]);
  });
});

describe("the size", () => {
  test("has room for names, for bands while cows are in hand, and for a frame", () => {
    const size = (options: PictureOptions, game = start): readonly number[] => {
      const { width, height } = sceneOf(game, options);
      return [width, height];
    };
    expect(size(plain)).toEqual([720, 720]);
    expect(size({ hands: "none" })).toEqual([752, 752]);
    expect(size({})).toEqual([752, 856]);
    const moving = position({ light: "a7", dark: "a1" });
    expect(size({}, moving)).toEqual([752, 752]);
    expect(size({ hands: "always" }, moving)).toEqual([752, 856]);
    expect(size({ ...plain, frame: "kraal" })).toEqual([764, 764]);
    expect(size({ hands: "none", notation: "mssa" })).toEqual([720, 720]);
  });

  test("keeps the nearest points 100 apart, in whole numbers", () => {
    const alone = { names: false, bands: false, frame: "plain" } as const;
    // 30 by 40 is 50 in length, the shortest of all: twice as large is 100.
    const { width, height, spots } = layOut(
      [
        [0, 99],
        [30, 59],
        [99, 19],
        [0, 0],
      ],
      "light",
      alone,
    );
    expect([width, height]).toEqual([198 + 120, 198 + 120]);
    expect(spots).toEqual([
      [60, 258],
      [120, 178],
      [258, 98],
      [60, 60],
    ]);
    // The shortest is the square root of two.
    const rounded = layOut(
      [
        [0, 3],
        [1, 2],
        [2, 0],
      ],
      "light",
      alone,
    );
    expect(rounded.spots).toEqual([
      [60, 272],
      [131, 201],
      [201, 60],
    ]);
  });
});

test("a board may be turned around, with its names and bands", () => {
  const game = position({ light: "a7", dark: "d6", hands: [11, 10] });
  const [light, dark] = [sceneOf(game), sceneOf(game, { orientation: "dark" })];
  const { points } = variants.standard.board;
  const spotOf = (scene: ReturnType<typeof sceneOf>, point: string): unknown =>
    spots(scene)[points.indexOf(point)];
  expect(spotOf(dark, "a7")).toEqual(spotOf(light, "g1"));
  expect(spotOf(dark, "f6")).toEqual(spotOf(light, "b2"));
  expect([light, dark].map((scene) => shapeOf(scene, "file:a").attributes["x"])).toEqual([76, 676]);
  const row = (scene: ReturnType<typeof sceneOf>): unknown =>
    shapeOf(scene, "hand:light:1").attributes["transform"];
  expect([light, dark].map(row)).toEqual(["translate(36 828) scale(0.42)", "translate(36 28) scale(0.42)"]);
});

describe("pieces", () => {
  const game = position({ light: "a7 d6", dark: "c4" });
  const discOf = (shape: Shape): unknown => partsOf(shape).find(({ key }) => key === "disc")?.attributes;

  test("stand on their points, light and dark", () => {
    const scene = sceneOf(game, plain);
    expect(keysOf(scene, "cow:")).toEqual(["a7", "d6", "c4"]);
    expect(shapeOf(scene, "cow:d6").attributes["transform"]).toBe("translate(360 160)");
    expect(discOf(shapeOf(scene, "cow:d6"))).toMatchObject({ r: 40, fill: "light" });
    expect(discOf(shapeOf(scene, "cow:c4"))).toMatchObject({ r: 40, fill: "dark" });
  });

  test.each(["cows", "stones"] as const)("of the sides differ in shape: %s", (pieces) => {
    const scene = sceneOf(game, { ...plain, pieces });
    const outlines = ["cow:d6", "cow:c4"].map((key) =>
      partsOf(shapeOf(scene, key)).map(({ attributes: { d, r, "stroke-width": width } }) => [d, r, width]),
    );
    expect(outlines[0]).not.toEqual(outlines[1]);
  });

  test("are stones in games without cattle, and cows elsewhere", () => {
    const isHeaded = (name: string): boolean => {
      const variant = { ...variants.standard, name };
      const scene = sceneOf({ ...game, variant } as Game, plain);
      return partsOf(shapeOf(scene, "cow:d6")).some(({ key }) => key === "head");
    };
    expect(["standard", "own", "nineMens", "elevenMens", "achi", "six-mens-morris"].filter(isHeaded)).toEqual(
      ["standard", "own", "elevenMens"],
    );
  });

  test("may be your own, above the shadows", () => {
    const part = { d: "M-40 0H40", stroke: "mark" } as const;
    const pieces = {
      light: [part, { d: "M0 0h9", fill: "light", opacity: 0.5 }],
      dark: [{ ...part, width: 9 }],
    } as const;
    const scene = sceneOf(game, { ...plain, pieces });
    expect(partsOf(shapeOf(scene, "cow:d6")).map(({ key }) => key)).toEqual([
      "shadow0",
      "shadow1",
      "part0",
      "part1",
    ]);
    expect(partsOf(shapeOf(scene, "cow:d6"))[2]?.attributes).toMatchObject({
      stroke: "mark",
      "stroke-width": 1,
    });
    expect(partsOf(shapeOf(scene, "cow:c4"))[2]?.attributes).toMatchObject({ "stroke-width": 9 });
  });
});

describe("names", () => {
  test("are files and ranks, each once", () => {
    const scene = sceneOf(start, { hands: "none" });
    expect(keysOf(scene, "rank:")).toEqual(["7", "4", "1", "6", "2", "5", "3"]);
    expect(keysOf(scene, "file:")).toEqual(["a", "d", "g", "b", "f", "c", "e"]);
    expect(shapeOf(scene, "rank:7").content).toBe("7");
  });

  test("are badges on the points that have a label, beside their cows", () => {
    const game = { ...createGame("sesotho25"), board: `L${".".repeat(24)}` };
    const scene = sceneOf(game, { notation: "mssa", hands: "none" });
    expect(keysOf(scene, "name:")).toEqual(variants.standard.board.points);
    expect(partsOf(shapeOf(scene, "name:b6"))[2]?.content).toBe("A1");
    expect(["name:a7", "name:d7"].map((key) => shapeOf(scene, key).attributes["transform"])).toEqual([
      "translate(91 91)",
      "translate(360 60)",
    ]);
    expect(keysOf(scene, "rank:")).toEqual([]);
  });

  test("are badges on each point of a board that gives its points places", () => {
    const { board } = variants.nineMens;
    const at = Object.fromEntries(board.points.map((point, i) => [point, [i, i % 5] as const]));
    const variant = defineVariant("nineMens", { name: "own", board: { ...board, at } });
    const scene = sceneOf(createGame(variant));
    expect(keysOf(scene, "name:")).toEqual(board.points);
    expect(partsOf(shapeOf(scene, "name:d7"))[2]?.content).toBe("d7");
  });

  test("of more than two characters are smaller, so that they stay in their badges", () => {
    const points = ["a2", "b2", "c2", "a1", "b1", "c10"];
    const at = Object.fromEntries(points.map((point, i) => [point, [i % 3, i > 2 ? 0 : 1] as const]));
    const lines = [rows.lines[0] as Line, ["a1", "b1", "c10"] as const];
    const scene = sceneOn({ ...rows, points, lines, at }, {});
    const size = (point: string): unknown =>
      partsOf(shapeOf(scene, `name:${point}`))[2]?.attributes["font-size"];
    expect([size("a1"), size("c10")]).toEqual([19, 16]);
  });

  test("may be left out", () => {
    const scene = sceneOf(start, plain);
    expect([...keysOf(scene, "rank:"), ...keysOf(scene, "file:"), ...keysOf(scene, "name:")]).toEqual([]);
    expect(keysOf(sceneOf(start, { coordinates: false, notation: "mssa" }), "name:")).toEqual([]);
  });
});

describe("mills", () => {
  const game = position({ light: "a7 d7 g7 b6 d6", dark: "a1 b2 c3 d1" });
  const millsOf = (mills?: boolean | string): readonly string[] =>
    keysOf(sceneOf(game, { ...plain, mills }), "mill:");

  test("have a band behind them if that is asked for", () => {
    expect(millsOf(true)).toEqual(["a7-d7-g7", "a1-b2-c3"]);
    expect([millsOf(), millsOf(false)]).toEqual([[], []]);
    const [band] = partsOf(shapeOf(sceneOf(game, { ...plain, mills: true }), "mill:a1-b2-c3"));
    expect(band?.attributes).toMatchObject({
      d: "M60 660L160 560L260 460",
      stroke: "mark",
      "stroke-width": 90,
    });
  });

  test("through one point alone have theirs if that is asked for", () => {
    expect([millsOf("d7"), millsOf("b2"), millsOf("b6")]).toEqual([["a7-d7-g7"], ["a1-b2-c3"], []]);
  });

  test("are of one side", () => {
    expect(keysOf(sceneOf(position({ light: "a7 d7", dark: "g7" }), { mills: true }), "mill:")).toEqual([]);
  });
});

describe("the last move", () => {
  const game = position({ light: "d6 d7", dark: "a1" });
  const marksOf = (lastMove: PictureOptions["lastMove"]): readonly string[] =>
    keysOf(sceneOf(game, { ...plain, lastMove }), "last:");

  test("is marked where it began, where it ended, and on its way", () => {
    expect(marksOf({ from: "d5", to: "d6" })).toEqual(["way", "from", "to"]);
    expect(marksOf({ to: "d7" })).toEqual(["to"]);
  });

  test("shows the cow that it shot, with a cross, as long as its point is empty", () => {
    const scene = sceneOf(game, { ...plain, lastMove: { to: "d7", shots: ["g7"] } });
    expect(keysOf(scene, "last:")).toEqual(["to", "lost", "shot"]);
    expect(partsOf(shapeOf(scene, "last:lost"))[0]?.attributes).toMatchObject({ fill: "dark" });
    expect(shapeOf(scene, "last:lost").attributes).toMatchObject({ opacity: 0.3 });
    expect(marksOf({ to: "d7", shots: ["a1"] })).toEqual(["to"]);
    // Without a cow on its point, the side that does not move now made it.
    const gone = sceneOf(game, { ...plain, lastMove: { to: "g1", shots: ["g7"] } });
    expect(partsOf(shapeOf(gone, "last:lost"))[0]?.attributes).toMatchObject({ fill: "light" });
  });

  test("shows no cow that it shot where a cow may go now", () => {
    const lastMove = { to: "d7", shots: ["g7"] };
    const shown = (options: PictureOptions, touch: Touch = {}): readonly string[] =>
      keysOf(sceneOf(game, { ...plain, lastMove, ...options }, touch), "last:");
    expect(shown({ moves: [{ from: "d7", to: "g7" }], destinations: "d7" })).toEqual(["to"]);
    expect(shown({}, { ghost: { point: "g7", player: "light" } })).toEqual(["to"]);
    expect(shown({}, { dragged: { from: "d7", player: "light", over: "g7" } })).toEqual(["to"]);
    expect(shown({}, { ghost: { point: "g4", player: "light" } })).toEqual(["to", "lost", "shot"]);
  });

  test("is on the board", () => {
    for (const lastMove of [{ to: "z9" }, { from: "z9", to: "d6" }, { to: "d6", shots: ["d4"] }])
      expect(() => sceneOf(game, { lastMove })).toThrow(
        expect.objectContaining({ code: "bad-argument", at: "lastMove" }) as Error,
      );
  });
});

describe("what may be done", () => {
  const game = position({ light: "a7 d7 f6", dark: "d1 b2 b4" });
  const placing = position({ light: "a7 d7", dark: "d1 b2", hands: [10, 10] });

  test("is shown from one cow, with a ring around it", () => {
    const scene = sceneOf(game, { ...plain, moves: legalMoves(game), destinations: "f6" });
    expect(keysOf(scene, "chosen:")).toEqual(["f6"]);
    expect(keysOf(scene, "destination:").length).toBeGreaterThan(0);
  });

  test("is shown from the hand, and from everywhere", () => {
    const moves = legalMoves(placing);
    for (const destinations of ["hand", true] as const) {
      const scene = sceneOf(placing, { ...plain, moves, destinations });
      expect(keysOf(scene, "destination:")).toHaveLength(20);
      expect(keysOf(scene, "chosen:")).toEqual([]);
    }
    expect(keysOf(sceneOf(game, { ...plain, moves, destinations: "d7" }), "destination:")).toEqual([]);
  });

  test("after a step that closes a mill is to shoot", () => {
    const moves = legalMoves(placing);
    const scene = sceneOf(placing, { moves, shots: { to: "g7" } });
    expect(keysOf(scene, "target:")).toEqual(["d1", "b2"]);
    expect(keysOf(scene, "cow:")).toContain("g7");
    expect(keysOf(scene, "hand:light:")).toHaveLength(9);
    expect(keysOf(scene, "destination:")).toEqual([]);
    const stepped = sceneOf(game, {
      ...plain,
      moves: [{ from: "f6", to: "g7", shots: ["d1"] }],
      shots: { from: "f6", to: "g7" },
    });
    expect(keysOf(stepped, "cow:")).not.toContain("f6");
    expect(keysOf(stepped, "target:")).toEqual(["d1"]);
  });

  test("is read from moves", () => {
    const wrong = (message: string): Error =>
      expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(message) }) as Error;
    expect(() => sceneOf(game, { destinations: true })).toThrow(wrong("destinations is read from moves"));
    expect(() => sceneOf(game, { shots: { to: "g7" } })).toThrow(wrong("shots is read from moves"));
    expect(() => sceneOf(game, { moves: [], shots: { to: "g7" } })).toThrow(wrong("one of moves makes"));
  });
});

describe("on a board in use", () => {
  const game = position({ light: "a7 d7", dark: "d1 b2", hands: [10, 10] });
  const moves = [
    { from: "a7", to: "a4" },
    { from: "a7", to: "b6" },
  ];

  test("the cow that a press would place is a ghost", () => {
    const scene = sceneOf(game, plain, { ghost: { point: "d6", player: "light" } });
    expect(shapeOf(scene, "ghost:d6").attributes).toMatchObject({ opacity: 0.55 });
    expect(keysOf(scene, "hover:")).toEqual([]);
  });

  test("the ghost of a chosen cow has a ring in place of the dot", () => {
    const touch = { ghost: { point: "a4", player: "light" } } as const;
    const scene = sceneOf(game, { ...plain, moves, destinations: "a7" }, touch);
    expect([keysOf(scene, "hover:"), keysOf(scene, "destination:")]).toEqual([["a4"], ["b6"]]);
  });

  test("a dragged cow is lifted above everything and leaves a ghost behind", () => {
    const touch = { dragged: { from: "a7", player: "light", over: "b6" } } as const;
    const scene = sceneOf(game, { ...plain, moves, destinations: "a7" }, touch);
    expect(scene.shapes.at(-1)?.key).toBe("lifted");
    expect(shapeOf(scene, "cow:a7").attributes).toMatchObject({ opacity: 0.35 });
    expect([keysOf(scene, "over:"), keysOf(scene, "destination:")]).toEqual([["b6"], ["a4"]]);
    const fromHand = sceneOf(game, plain, { dragged: { from: "hand", player: "dark" } });
    expect(shapeOf(fromHand, "lifted").attributes["transform"]).toBe("translate(0 0)");
  });

  test("a cow that is aimed at has a whole ring and a cross", () => {
    const shooting = {
      moves: [
        { to: "g7", shots: ["d1"] },
        { to: "g7", shots: ["b2"] },
      ],
      shots: { to: "g7" },
    };
    const scene = sceneOf(game, shooting, { aimed: "d1" });
    const parts = (point: string): readonly string[] =>
      partsOf(shapeOf(scene, `target:${point}`)).map(({ key }) => key);
    expect([parts("d1"), parts("b2")]).toEqual([
      ["veil", "edge", "arcs", "cross"],
      ["edge", "arcs"],
    ]);
    expect(partsOf(shapeOf(scene, "target:d1"))[1]?.attributes).not.toHaveProperty("stroke-dasharray");
  });

  test("what was refused is marked, and where the way is shut", () => {
    const scene = sceneOf(game, plain, { refused: { point: "b2" } });
    expect([keysOf(scene, "refused:"), keysOf(scene, "shut:")]).toEqual([["b2"], []]);
    expect(keysOf(sceneOf(game, plain, { refused: { point: "a7", shut: "a4" } }), "shut:")).toEqual(["a4"]);
  });
});
