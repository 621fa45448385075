/**
 * The content of pictures, as in the lists beside this file, which `-u` writes. A list has each picture's
 * shapes in order, without those of the bare board.
 */
import { type Board, createGame, type Game, legalMoves, variants } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import type { PictureOptions as MancalaOptions } from "morabaraba/mancala/svg";
import type { PictureOptions } from "morabaraba/svg";
import { expect, test } from "vitest";
import { shapeColors } from "../../../src/base/drawings.ts";
import { type Touch as MancalaTouch, sceneOf as mancalaScene } from "../../../src/picture/mancala/scene.ts";
import { sceneOf, type Touch } from "../../../src/picture/mills/scene.ts";
import type { Scene, Shape } from "../../../src/picture/shapes.ts";
import { board } from "../../support/mancala/positions.ts";
import { position } from "../../support/mills/positions.ts";
import { gameOn, plain, rows } from "../../support/picture/boards.ts";

/** The most characters listed of a value. The pictures in `docs/pictures` have them all. */
const LONGEST = 240;

/** Lists a shape. Content that was listed before is replaced by the name of the shape that had it first. */
function lines({ key, tag, attributes, content = [] }: Shape, before: Map<string, string>): string[] {
  const values = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${`${value}`.slice(0, LONGEST)}`,
  );
  if (typeof content === "string") return [[key, tag, ...values, JSON.stringify(content)].join(" ")];
  const within = content.flatMap((part) => lines(part, before)).map((line) => `  ${line}`);
  const known = before.get(within.join());
  if (within.length > 0) before.set(within.join(), known ?? key);
  return [[key, tag, ...values, ...(known ? [`as ${known}`] : [])].join(" "), ...(known ? [] : within)];
}

/** Lists scenes, each without the shapes of a bare scene. */
function listed(
  scenes: readonly (readonly [title: string, scene: Scene, bare?: Scene | undefined])[],
): string {
  const before = new Map<string, string>();
  const texts = scenes.map(([title, { width, height, shapes }, bare]) => {
    expect(new Set(shapes.map(({ key }) => key)).size).toBe(shapes.length);
    const usual = new Set(bare?.shapes.map((shape) => JSON.stringify(shape)));
    const own = shapes.filter((shape) => !usual.has(JSON.stringify(shape)));
    return [`== ${title}: ${width} ${height}`, ...own.flatMap((shape) => lines(shape, before)), ""].join(
      "\n",
    );
  });
  return texts.join("\n");
}

const start = createGame();
const middle = position({ light: "a7 d7 f6", dark: "d1 b2 b4" });
const placing = position({ light: "a7 d7", dark: "d1 b2", hands: [10, 10] });
const inHand = position({ light: "a7 d7", dark: "g7", hands: [9, 8] });
const nearMills = position({ light: "a7 d7 g7 b6 d6", dark: "a1 b2 c3 d1" });
const moves = [
  { from: "a7", to: "a4" },
  { from: "a7", to: "b6" },
];
const shots = [
  { to: "g7", shots: ["d1"] },
  { to: "g7", shots: ["b2"] },
];
const stroke = { d: "M-40 0H40", stroke: "mark" } as const;
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
/** Six points at their own places, one with a name of three characters. */
const placed: Board = {
  ...rows,
  points: ["a2", "b2", "c2", "a1", "b1", "c10"],
  lines: [
    ["a2", "b2", "c2"],
    ["a1", "b1", "c10"],
  ],
  at: { a2: [0, 1], b2: [1, 1], c2: [2, 1], a1: [0, 0], b1: [1, 0], c10: [2, 0] },
};
const named = { ...createGame("sesotho25"), board: `L${".".repeat(24)}` };

type MillCase = readonly [title: string, game: Game, options?: PictureOptions, touch?: Touch];

/** Pictures that are listed in full. */
const millBoards: readonly MillCase[] = [
  ["names and cows in hand", start, { coordinates: true, hands: "auto" }],
  ["hands that are empty", middle, { hands: "auto" }],
  ["a kraal", start, { frame: "kraal" }],
  ["no frame", start, { frame: "none" }],
  ["wood", start, { theme: "wood" }],
  ["a board with links", createGame("sesotho25")],
  ["rows alone, which no ring closes", gameOn(rows)],
  ["one closed ring, which has no kraal", gameOn(ring)],
  ["a triangle", gameOn(triangle)],
];
const crowded = position({ light: "a7 d7 g7 f2", dark: "a1 b2", hands: [1, 2] });
const everything: PictureOptions = {
  coordinates: true,
  hands: "auto",
  mills: true,
  lastMove: { from: "b4", to: "b2", shots: ["c3"] },
  moves: [
    { from: "f2", to: "f4" },
    { from: "f2", to: "d2" },
  ],
  destinations: "f2",
  drawings: {
    arrows: [{ from: "a7", to: "a1" }],
    rings: [{ point: "d6" }],
    shut: ["e4"],
    labels: { d5: "3" },
  },
};

/** Pictures that are listed without the shapes of the empty board. */
const millMarks: readonly MillCase[] = [
  [
    "everything at once",
    crowded,
    everything,
    {
      ghost: { point: "f4", player: "light" },
      aimed: "a1",
      dragged: { from: "hand", player: "light", over: "f6" },
      refused: { point: "b2", shut: "g1" },
    },
  ],
  ["hands that are empty and stay", middle, { hands: "always" }],
  ["little room for cows in hand", { ...gameOn(rows), hands: { light: 10, dark: 9 } }, { hands: "auto" }],
  [
    "from the dark side, with names and hands",
    inHand,
    { coordinates: true, hands: "auto", orientation: "dark" },
  ],
  ["badges with labels, one beside a cow", named, { coordinates: true, notation: "mssa" }],
  ["badges on a board with places of its own", gameOn(placed), { coordinates: true }],
  ["no badges", named, { notation: "mssa" }],
  ["cows", middle, { pieces: "cows" }],
  ["stones", middle, { pieces: "stones" }],
  ["stones by the name of the variant", { ...createGame("nineMens"), board: `LD${".".repeat(22)}` }],
  [
    "your own pieces",
    position({ light: "a7", dark: "d1" }),
    {
      pieces: {
        light: [stroke, { d: "M0 0h9", fill: "light", opacity: 0.5 }],
        dark: [{ ...stroke, width: 9 }],
      },
    },
  ],
  ["all mills, each of one side", nearMills, { mills: true }],
  ["the mill through a point", nearMills, { mills: "d7" }],
  ["no mill through a point", nearMills, { mills: "b6" }],
  ["a step", middle, { lastMove: { from: "d6", to: "f6" } }],
  ["a step that shot", middle, { lastMove: { from: "d6", to: "f6", shots: ["g7", "g1"] } }],
  ["a placement whose shot is covered", middle, { lastMove: { to: "d7", shots: ["b2"] } }],
  ["a placement that is gone", middle, { lastMove: { to: "g1", shots: ["g7"] } }],
  [
    "a shot where a cow may go",
    middle,
    { lastMove: { to: "d7", shots: ["g7"] }, moves: [{ from: "d7", to: "g7" }], destinations: "d7" },
  ],
  [
    "a shot below a ghost",
    middle,
    { lastMove: { to: "d7", shots: ["g7"] } },
    { ghost: { point: "g7", player: "light" } },
  ],
  [
    "a shot below a cow in the air",
    middle,
    { lastMove: { to: "d7", shots: ["g7"] } },
    { dragged: { from: "d7", player: "light", over: "g7" } },
  ],
  ["where one cow may go", middle, { moves: legalMoves(middle), destinations: "f6" }],
  ["where a cow of the hand may go", placing, { moves: legalMoves(placing), destinations: "hand" }],
  ["where any cow may go", middle, { moves: legalMoves(middle), destinations: true }],
  ["what a placement may shoot", placing, { moves: legalMoves(placing), shots: { to: "g7" }, hands: "auto" }],
  [
    "what a step may shoot",
    middle,
    { moves: [{ from: "f6", to: "g7", shots: ["d1"] }], shots: { from: "f6", to: "g7" } },
  ],
  ["the ghost of a placement", placing, {}, { ghost: { point: "d6", player: "light" } }],
  [
    "the ghost of a step",
    placing,
    { moves, destinations: "a7" },
    { ghost: { point: "a4", player: "light" } },
  ],
  [
    "a cow in the air",
    placing,
    { moves, destinations: "a7" },
    { dragged: { from: "a7", player: "light", over: "b6" } },
  ],
  ["a cow in the air, from the hand", placing, {}, { dragged: { from: "hand", player: "dark" } }],
  ["a cow that is aimed at", placing, { moves: shots, shots: { to: "g7" } }, { aimed: "d1" }],
  ["a refusal", placing, {}, { refused: { point: "b2" } }],
  ["a refusal that shuts a point", placing, {}, { refused: { point: "a7", shut: "a4" } }],
  ["dead cows", position({ light: "a7", dark: "d1", dead: "d6" })],
  [
    "advice",
    start,
    {
      drawings: {
        labels: { a1: "7", d1: "12", g1: "best!" },
        arrows: [
          { from: "a7", to: "d7" },
          { from: "a7", to: "a4" },
          { from: "d6", to: "d6" },
        ],
        shut: ["b6", "b6"],
        rings: [{ point: "f6" }, { point: "f6" }],
      },
    },
  ],
  [
    "advice in colours",
    start,
    {
      drawings: {
        rings: [
          { point: "d6", color: "red" },
          ...shapeColors.map((color, i) => ({ point: ["d6", "f4", "d2", "b4"][i] as string, color })),
        ],
        arrows: shapeColors.map((color, i) => ({
          from: "a7",
          to: ["d7", "a4", "g7", "a1"][i] as string,
          color,
        })),
      },
    },
  ],
];

test("mills", async () => {
  const whole = millBoards.map(
    ([title, game, options]) => [title, sceneOf(game, { ...plain, ...options })] as const,
  );
  const marks = millMarks.map(([title, game, options, touch]) => {
    const empty = { ...game, board: ".".repeat(game.board.length) };
    const { orientation = "light" } = options ?? {};
    const [own, bare] = [
      { ...plain, ...options },
      { ...plain, orientation },
    ];
    return [title, sceneOf(game, own, touch), sceneOf(empty, { ...bare, hands: own.hands })] as const;
  });
  await expect(listed([...whole, ...marks])).toMatchFileSnapshot("mills.txt");
});

test.each(["standard", "own", "elevenMens", "achi", "six-mens-morris"])(
  "%s has cows if it is a game of cattle",
  (name) => {
    const variant = { ...variants.standard, name };
    const cow = lines(sceneOf({ ...middle, variant } as Game, plain).shapes.at(-1) as Shape, new Map());
    expect(cow.join().includes("head path")).toBe(!["achi", "six-mens-morris"].includes(name));
  },
);

const kalah = mancala.createGame();
const capture = board("0,0,1,0,0,3,0,0,4,0,0,1; 0,0; S");
const many = board("1,2,3,4,5,6,7,8,9,10,11,12; 13,60; S");
const full = { ...kalah, houses: kalah.houses.with(0, 14), stores: { south: 61, north: 1000 } };
const congkak = mancala.applyMove(mancala.createGame("congkak"), "1");
const ply = (
  game: mancala.Game,
  move: string,
): readonly [mancala.Game, { readonly sowing: readonly mancala.SowingStep[] }] => [
  mancala.applyMove(game, move),
  { sowing: mancala.explainMove(game, move) },
];

type MancalaCase = readonly [
  title: string,
  game: mancala.Game,
  options?: MancalaOptions,
  touch?: MancalaTouch,
];

const ofMancala: readonly MancalaCase[] = [
  ["kalah", kalah],
  ["seeds in houses and stores", many, { coordinates: false }],
  ["more seeds than can be drawn", full, { coordinates: false }],
  ["from the north", many, { orientation: "north" }],
  ["upright", many, { layout: "upright" }],
  ["letters", mancala.createGame("oware")],
  ["seven houses", mancala.createGame("congkak"), { coordinates: false }],
  ["wood", kalah, { theme: "wood" }],
  ["wood, upright", kalah, { theme: "wood", layout: "upright", coordinates: false }],
  ["one house", mancala.createGame(mancala.defineVariant("kalah", { name: "one", houses: 1, seeds: 1 }))],
  ["a ply", ...ply(kalah, "3")],
  ["a ply that captures", ...ply(capture, "3")],
  ["a ply of several rounds", ...ply(congkak, "2")],
  ["a ply, upright", ply(kalah, "3")[0], { ...ply(kalah, "3")[1], layout: "upright" }],
  ["a ply, clockwise", ply(kalah, "3")[0], { ...ply(kalah, "3")[1], direction: "clockwise" }],
  ["a swap", kalah, { sowing: [{ kind: "swap" }] }],
  [
    "advice",
    kalah,
    { drawings: { rings: [{ point: "C" }, { point: "b" }, { point: "C" }], labels: { C: "+8" } } },
  ],
  [
    "advice in colours",
    kalah,
    {
      drawings: {
        rings: shapeColors.map((color, i) => ({ point: "ABab"[i] as string, color })),
        arrows: [
          { from: "C", to: "f", color: "red" },
          { from: "c", to: "C" },
        ],
      },
    },
  ],
  ["in use", kalah, {}, { playable: [2, 4], hover: 2, refused: 3, hand: { at: "south", seeds: 3 } }],
];

test("mancala", async () => {
  const scenes = ofMancala.map(([title, game, options = {}, touch]) => {
    const { orientation, layout, direction } = options;
    const bare = title === "kalah" ? undefined : mancalaScene(kalah, { orientation, layout, direction });
    return [title, mancalaScene(game, options, touch), bare] as const;
  });
  await expect(listed(scenes)).toMatchFileSnapshot("mancala.txt");
});
