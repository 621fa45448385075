/** Which games can be drawn. */
import { createGame, defineVariant, type Game, ParseError, variants } from "morabaraba";
import { svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { readPosition } from "../../../src/picture/morabaraba/position.ts";
import { builtIns } from "../../support/morabaraba/reference.ts";

const start = createGame();
const { board } = variants.standard;

describe("a game that can be drawn", () => {
  test.each(Object.keys(builtIns) as (keyof typeof builtIns)[])("is one of %s", (name) => {
    const { points } = variants[name].board;
    const read = readPosition(createGame(name));
    expect(read.board).toEqual(variants[name].board);
    expect(read.places).toHaveLength(points.length);
    expect(read.cows.size).toBe(0);
  });

  test("tells who stands where, whose turn it is and what is in hand", () => {
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

  test("tells how many cows each side has lost, and never fewer than none", () => {
    const at = (board: string, light: number): unknown =>
      readPosition({ ...start, board: board.padEnd(24, "."), hands: { light, dark: 12 } }).lost;
    expect(at("LLL", 4)).toEqual({ light: 5, dark: 0 });
    expect(at("LLLD", 12)).toEqual({ light: 0, dark: 0 });
  });

  test("may be of a built-in variant with changes", () => {
    const game = { ...createGame("nineMens"), variant: { base: "nineMens", repetition: 3 } };
    expect(readPosition(game as never)).toMatchObject({ name: "nineMens", lost: { light: 0, dark: 0 } });
  });

  test("may have a variant of its own, made in any way", () => {
    const variant = defineVariant("standard", { name: "own", cows: 4 });
    const bare = Object.assign(Object.create(null), JSON.parse(JSON.stringify(variant)));
    for (const each of [variant, bare])
      expect(readPosition({ ...start, variant: each }).board).toEqual(board);
  });

  test("is left as it was", () => {
    const game = { ...start, hands: { light: 3, dark: 3 } };
    const moves = [{ to: "a7" }];
    svg(game, { moves, shots: "a7" });
    expect(game).toEqual({ ...start, hands: { light: 3, dark: 3 } });
  });
});

describe("a game that cannot be drawn", () => {
  const withBoard = (changes: object): unknown => ({
    ...start,
    variant: { ...variants.standard, board: { ...board, ...changes } },
  });
  const three = { points: ["a1", "b1", "c1"], lines: [["a1", "b1", "c1"]], links: [], rings: [3] };
  const small = (changes: object): unknown => ({
    ...start,
    variant: { name: "own", cows: 3, board: { ...three, ...changes } },
    board: "...",
  });

  const places = [
    [0, 0],
    [1, 0],
    [2, 0],
  ] as const;
  const atPlaces = (points: readonly PropertyKey[]) => ({
    points,
    at: Object.fromEntries(points.map((point, i) => [point, places[i]])),
  });
  const unwritable = atPlaces([Symbol("a"), Symbol("b"), Symbol("c")]);
  const numbered = atPlaces([1, 2, 3]);
  const pair = small({
    points: [...three.points, "d1"],
    at: { a1: [0, 0], b1: [1, 0], c1: [2, 0], d1: [2, 0] },
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["text", "8/8/8"],
    ["a game without a variant", { ...start, variant: undefined }],
    ["one of an unknown variant", { ...start, variant: "chess" }],
    ["one of a variant that only looks like one", { ...start, variant: "constructor" }],
    ["a board of other characters", { ...start, board: "x".repeat(24) }],
    ["a board that begins with another character", { ...start, board: `x${".".repeat(23)}` }],
    ["a board that ends with another character", { ...start, board: `${".".repeat(23)}x` }],
    ["a board that is too short", { ...start, board: ".".repeat(23) }],
    ["a board that is too long", { ...start, board: ".".repeat(25) }],
    ["a board in a list", { ...start, board: [..."........................"] }],
    ["a turn of nobody", { ...start, turn: "red" }],
    ["no hands", { ...start, hands: undefined }],
    ["a hand that is not a number", { ...start, hands: { light: "1", dark: 1 } }],
    ["a hand below nothing", { ...start, hands: { light: 1, dark: -1 } }],
    ["a hand too large to draw", { ...start, hands: { light: 201, dark: 1 } }],
    ["half a cow", { ...start, hands: { light: 1.5, dark: 1 } }],
    ["a variant without a name", { ...start, variant: { ...variants.standard, name: 5 } }],
    ["a variant without a number of cows", { ...start, variant: { ...variants.standard, cows: "many" } }],
    ["points that are no list", withBoard({ points: "a1" })],
    ["points without a place", small({ points: ["a", "b1", "c1"] })],
    ["points that are no names", small({ points: [1, 2, 3] })],
    ["too few points", { ...(small({ points: ["a1", "b1"], lines: [], links: [] }) as Game), board: ".." }],
    ["places that are no numbers", small({ at: { a1: ["x", 0], b1: [1, 0], c1: [2, 0] } })],
    ["places that are no places", small({ at: { a1: 5, b1: [1, 0], c1: [2, 0] } })],
    ["places between whole numbers", small({ at: { a1: [0.5, 0], b1: [1, 0], c1: [2, 0] } })],
    ["places far away", small({ at: { a1: [0, 0], b1: [1, 0], c1: [1e9, 0] } })],
    ["two points at one place", small({ at: { a1: [0, 0], b1: [1, 0], c1: [0, 0] } })],
    ["two points at one place, and a board of as many characters as places", pair],
    ["points that no text can hold", small({ ...unwritable, lines: [unwritable.points], links: [] })],
    ["points that are no names, at places", small({ ...numbered, lines: [numbered.points] })],
    ["a line over unknown points", small({ lines: [["a1", "b1", "z1"]] })],
    ["a line of two points", small({ lines: [["a1", "b1"]] })],
    ["no rings", small({ rings: undefined })],
    ["rings that are not numbers", small({ rings: ["3"] })],
    ["a link to an unknown point", small({ links: [["a1", "z1"]] })],
    ["a link to nowhere", small({ links: [["a1"]] })],
    ["no lines", small({ lines: undefined })],
    ["more lines than a board has", small({ lines: Array(201).fill(["a1", "b1", "c1"]) })],
    ["more links than a board has", small({ links: Array(201).fill(["a1", "b1"]) })],
  ])("is %s", (_, game) => {
    const error = {
      code: "syntax",
      at: "",
      message: "This cannot be drawn: it is not a valid game. parseGame tells what is wrong with it.",
    };
    expect(() => svg(game as Game)).toThrow(ParseError);
    expect(() => svg(game as Game)).toThrow(expect.objectContaining(error) as Error);
  });

  test("is not one with as many points, lines and links as a board may have", () => {
    const points = Array.from({ length: 31 }, (_, i) => `a${i + 1}`);
    const lines = Array(200).fill(["a1", "a2", "a3"]);
    const links = Array(200).fill(["a1", "a2"]);
    const variant = { name: "own", cows: 15, board: { points, rings: [31], lines, links } };
    const hands = { light: 200, dark: 0 };
    expect(() => readPosition({ ...start, variant, hands, board: ".".repeat(31) } as never)).not.toThrow();
  });
});
