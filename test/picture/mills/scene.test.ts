/**
 * Pictures of mill games: what they accept, what they refuse, and where things stand. `whole/scenes.test.ts`
 * lists what is in them.
 */
import { createGame, defineVariant, type Game, legalMoves, parsePosition, variants } from "morabaraba";
import { type PictureOptions, svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { layOut } from "../../../src/picture/mills/layout.ts";
import { readPosition } from "../../../src/picture/mills/position.ts";
import { sceneOf } from "../../../src/picture/mills/scene.ts";
import type { Shape, Spot } from "../../../src/picture/shapes.ts";
import { position } from "../../support/mills/positions.ts";
import { plain } from "../../support/picture/boards.ts";
import { shapeOf } from "../../support/picture/xml.ts";

const game = position({ light: "a7 d7 f6", dark: "d1 b2 b4" });

test.each([{ to: "z9" }, { from: "z9", to: "d7" }, { to: "d7", shots: ["d4"] }])(
  "the last move %o is not on the board",
  (lastMove) => {
    expect(() => sceneOf(game, { lastMove })).toThrow(
      expect.objectContaining({ code: "bad-argument", at: "lastMove" }) as Error,
    );
  },
);

test.each([
  [{ destinations: true }, "destinations needs the option moves"],
  [{ shots: { to: "g7" } }, "shots needs the option moves"],
  [{ moves: [], shots: { to: "g7" } }, "begin a move in moves"],
] as const)("destinations and shots are read from moves, which %j lacks", (options, message) => {
  expect(() => sceneOf(game, options)).toThrow(
    expect.objectContaining({ code: "bad-argument", message: expect.stringContaining(message) }) as Error,
  );
});

test("a cow taken off a full board belongs to the giver, or to the other side if it was shot", () => {
  const kindOf = (fullBoard: "each-gives" | "each-shoots") => {
    const { variant } = createGame({ base: "twelveMens", fullBoard });
    const board = position({ light: "a7 d7 f6", dark: "d1 b2 b4", turn: "light", variant });
    const { shapes } = sceneOf(board, { lastMove: { to: "g7", shots: ["g7"] } });
    const { content } = shapes.find(({ key }) => key === "last:lost") as Shape;
    return (content as readonly Shape[]).find(({ key }) => key === "disc")?.attributes["fill"];
  };
  // Dark made the last move.
  expect(["each-gives", "each-shoots"].map((each) => kindOf(each as "each-gives"))).toEqual([
    "dark",
    "light",
  ]);
});

// The same game gives the same picture.

test("the same game gives the same picture, even after JSON", () => {
  const game = parsePosition("LL2D1LD/1D1L2D1/3D3L l 0,0 - 0 10");
  const options = {
    moves: legalMoves(game),
    destinations: true,
    mills: true,
    theme: "dark",
    drawings: { arrows: [{ from: "a7", to: "d7" }] },
  } as const;
  const picture = svg(game, options);
  expect(svg(JSON.parse(JSON.stringify(game)), JSON.parse(JSON.stringify(options)))).toBe(picture);
});

test("missing and undefined options mean the defaults", () => {
  const game = createGame();
  const picture = svg(game);
  for (const options of [undefined, {}, { theme: undefined, title: undefined, lastMove: undefined }])
    expect(svg(game, options)).toBe(picture);
  expect(picture).toContain("<title>Morabaraba</title>");
  expect(svg(game, { title: "Ours" })).toContain("<title>Ours</title>");
});

// The options of a picture of a mill game, and the errors for invalid ones.

const begun = createGame();
const moves = legalMoves(begun);
const part = { d: "M-9 0H9" };

describe("an invalid option", () => {
  test.each<[string, object, string]>([
    ["orientation", { orientation: "left" }, '"light" or "dark"'],
    ["notation", { notation: "WMD" }, '"wmd" or "mssa"'],
    ["coordinates", { coordinates: "none" }, "true or false"],
    ["hands", { hands: true }, '"auto" or "none" or "always"'],
    ["frame", { frame: "wood" }, '"plain" or "kraal" or "none"'],
    ["title", { title: 5 }, "text"],
    ["description", { description: ["text"] }, "text"],
    ["theme", { theme: "night" }, '"earth" or "dark"'],
    ["pieces", { pieces: "pawns" }, "pieces of your own"],
    ["pieces.dark", { pieces: { light: [part] } }, "a list of 1 to 40 entries"],
    ["pieces.light[0].d", { pieces: { light: [{ d: '"/><script>' }], dark: [part] } }, "a path as in SVG"],
    ["pieces.light[0].fill", { pieces: { light: [{ ...part, fill: "red" }], dark: [part] } }, '"ground"'],
    ["pieces.light[0].width", { pieces: { light: [{ ...part, width: -1 }], dark: [part] } }, "from 0"],
    ["pieces.dark[0].width", { pieces: { light: [part], dark: [{ ...part, width: "9" }] } }, "from 0"],
    ["pieces.dark[0].opacity", { pieces: { light: [part], dark: [{ ...part, opacity: 101 }] } }, "from 0"],
    ["lastMove", { lastMove: "d6d7" }, "a move such as"],
    ["lastMove", { lastMove: 5 }, "a move such as"],
    ["lastMove.from", { lastMove: { from: 5, to: "d6" } }, "a point such as d6"],
    ["mills", { mills: "all" }, "a point such as d6"],
    ["moves", { moves: "all" }, "a list"],
    ["moves[0]", { moves: [5] }, "a move such as"],
    ["destinations", { moves, destinations: false }, "a point such as d6"],
    ["drawings", { drawings: [] }, "an object with arrows, rings, shut and labels"],
    ["drawings.arrows[0].to", { drawings: { arrows: [{ from: "a1" }] } }, "a point such as d6"],
    ["drawings.rings[0]", { drawings: { rings: ["d6"] } }, "an object with point and color"],
    [
      "drawings.rings[0].color",
      { drawings: { rings: [{ point: "d6", color: "pink" }] } },
      '"green" or "red"',
    ],
    ["drawings.labels", { drawings: { labels: ["7"] } }, "an object such as"],
    ["the points of drawings.labels", { drawings: { labels: { there: "7" } } }, "a point such as d6"],
    ["drawings.labels.d6", { drawings: { labels: { d6: "thirteen long" } } }, "1 to 12 characters"],
  ])("is rejected: %s of %j", (argument, options, right) => {
    const error = expect.objectContaining({
      code: "bad-argument",
      at: argument,
      message: expect.stringContaining(right) as string,
    }) as Error;
    expect(() => svg(begun, options)).toThrow(error);
  });
});

test("moves may be text", () => {
  const placed = { ...begun, board: `L${".".repeat(23)}` };
  expect(svg(placed, { lastMove: "a7" })).toBe(svg(placed, { lastMove: { to: "a7" } }));
  const options: PictureOptions = { moves: ["a7xd7" as never], shots: "a7" };
  expect(svg(begun, options)).toContain("53 20.8");
});

test("a point that is not on the board is rejected", () => {
  const unknown = (argument: string): Error =>
    expect.objectContaining({ name: "ArgumentError", at: argument }) as Error;
  expect(() => svg(begun, { lastMove: "d4" })).toThrow(unknown("lastMove"));
  expect(() => svg(begun, { drawings: { labels: { d4: "7" } } })).toThrow(unknown("drawings"));
  expect(() => svg(begun, { moves, destinations: "d4" })).toThrow(unknown("moves"));
});

test("pieces may be a built-in set or your own", () => {
  const placed = { ...begun, board: `L${".".repeat(23)}` };
  const own = { light: [{ ...part, stroke: "mark", width: 9, opacity: 0.5 }], dark: [part] } as const;
  expect(svg(placed, { pieces: own, mills: true })).toContain('stroke-width="9" opacity="0.5"');
  expect(svg(placed, { pieces: "stones" })).not.toBe(svg(placed, { pieces: "cows" }));
});

// Which games a picture accepts, and what it reads of them.

const start = createGame();

describe("a game that can be drawn", () => {
  test("has cows on points and in hand, and a side to move", () => {
    const read = readPosition({
      ...start,
      board: `L.D${".".repeat(21)}`,
      turn: "dark",
      hands: { light: 11, dark: 0 },
    });
    expect([...read.cows]).toEqual([
      ["a7", "light"],
      ["g7", "dark"],
    ]);
    expect([read.turn, read.hands]).toEqual(["dark", { light: 11, dark: 0 }]);
  });

  test("has a number of lost cows for each side, never negative", () => {
    const at = (board: string, light: number): unknown =>
      readPosition({ ...start, board: board.padEnd(24, "."), hands: { light, dark: 12 } }).lost;
    expect(at("LLL", 4)).toEqual({ light: 5, dark: 0 });
    expect(at("LLLD", 12)).toEqual({ light: 0, dark: 0 });
  });

  test("may have a variant in any form", () => {
    const own = defineVariant("standard", { name: "own", cows: 4 });
    const bare = Object.assign(Object.create(null), JSON.parse(JSON.stringify(own)));
    const changed = { base: "nineMens", repetition: 3 } as const;
    const read = [own, bare, changed].map((variant) => readPosition({ ...start, variant }).variant);
    expect(read).toEqual([own, own, { ...variants.nineMens, repetition: 3 }]);
    expect(readPosition({ ...start, hands: { light: 200, dark: 0 } }).variant).toBe(variants.standard);
  });

  test("is not changed by its picture", () => {
    const game = { ...start, hands: { light: 3, dark: 3 } };
    svg(game, { moves: [{ to: "a7" }], shots: "a7" });
    expect(game).toEqual({ ...start, hands: { light: 3, dark: 3 } });
  });
});

test.each<[string, unknown, code: string, at?: string]>([
  ["nothing", undefined, "syntax", ""],
  ["null", null, "syntax", ""],
  ["text", "8/8/8", "syntax", ""],
  ["a game without a variant", { ...start, variant: undefined }, "syntax", "variant"],
  [
    "a game with a broken variant",
    { ...start, variant: { ...variants.standard, cows: "many" } },
    "bad-variant",
  ],
  ["a board of other characters", { ...start, board: "y".repeat(24) }, "bad-board", "board"],
  ["a board that is too short", { ...start, board: ".".repeat(23) }, "bad-board", "board"],
  ["a board that is too long", { ...start, board: ".".repeat(25) }, "bad-board", "board"],
  ["a board in a list", { ...start, board: [..."........................"] }, "bad-board", "board"],
  ["a turn of nobody", { ...start, turn: "red" }, "syntax", "turn"],
  ["no hands", { ...start, hands: undefined }, "bad-hands", "hands.light"],
  ["a hand that is not a number", { ...start, hands: { light: "1", dark: 1 } }, "bad-hands", "hands.light"],
  ["a hand below nothing", { ...start, hands: { light: 1, dark: -1 } }, "bad-hands", "hands.dark"],
  ["a hand too large to draw", { ...start, hands: { light: 201, dark: 1 } }, "bad-hands", "hands.light"],
  ["half a cow", { ...start, hands: { light: 1.5, dark: 1 } }, "bad-hands", "hands.light"],
])("%s cannot be drawn", (_, game, code, at) => {
  const error = at === undefined ? { code } : { code, at };
  expect(() => svg(game as Game)).toThrow(expect.objectContaining(error) as Error);
});

// The coordinates of points in a picture.

test.each<readonly [title: string, places: readonly Spot[], spots: readonly Spot[]]>([
  [
    "30 by 40 is 50 in length, the shortest of all: twice as large is 100",
    [
      [0, 99],
      [30, 59],
      [99, 19],
      [0, 0],
    ],
    [
      [60, 258],
      [120, 178],
      [258, 98],
      [60, 60],
    ],
  ],
  [
    "the shortest is the square root of two",
    [
      [0, 3],
      [1, 2],
      [2, 0],
    ],
    [
      [60, 272],
      [131, 201],
      [201, 60],
    ],
  ],
])("the nearest points are 100 apart, in whole numbers: %s", (_, places, spots) => {
  const layout = layOut(places, "light", { names: false, bands: false, frame: "plain" });
  expect(layout.spots).toEqual(spots);
  expect([layout.width, layout.height]).toEqual(
    [0, 1].map((axis) => Math.max(...spots.map((spot) => spot[axis] as number)) + 60),
  );
});

// The kraal around a board.

test("the wall of a kraal has no cut stake where it closes", () => {
  const scene = sceneOf(createGame(), { ...plain, frame: "kraal" });
  const dashes = `${shapeOf(scene, "stakes").attributes["stroke-dasharray"]}`.split(" ").map(Number);
  const [dash, gap] = dashes as [number, number];
  const stakes = (4 * (764 - 22) - (8 - 2 * Math.PI) * 33) / (dash + gap);
  expect(Math.abs(stakes - Math.round(stakes))).toBeLessThan(0.2);
});
