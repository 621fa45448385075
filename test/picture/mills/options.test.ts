/** The options of a picture of a mill game, and the errors for invalid ones. */
import { createGame, legalMoves } from "morabaraba";
import { type PictureOptions, svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";

const game = createGame();
const moves = legalMoves(game);
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
    expect(() => svg(game, options)).toThrow(error);
  });
});

test("moves may be text", () => {
  const placed = { ...game, board: `L${".".repeat(23)}` };
  expect(svg(placed, { lastMove: "a7" })).toBe(svg(placed, { lastMove: { to: "a7" } }));
  const options: PictureOptions = { moves: ["a7xd7" as never], shots: "a7" };
  expect(svg(game, options)).toContain("53 20.8");
});

test("a point that is not on the board is rejected", () => {
  const unknown = (argument: string): Error =>
    expect.objectContaining({ name: "ArgumentError", at: argument }) as Error;
  expect(() => svg(game, { lastMove: "d4" })).toThrow(unknown("lastMove"));
  expect(() => svg(game, { drawings: { labels: { d4: "7" } } })).toThrow(unknown("drawings"));
  expect(() => svg(game, { moves, destinations: "d4" })).toThrow(unknown("moves"));
});

test("pieces may be a built-in set or your own", () => {
  const placed = { ...game, board: `L${".".repeat(23)}` };
  const own = { light: [{ ...part, stroke: "mark", width: 9, opacity: 0.5 }], dark: [part] } as const;
  expect(svg(placed, { pieces: own, mills: true })).toContain('stroke-width="9" opacity="0.5"');
  expect(svg(placed, { pieces: "stones" })).not.toBe(svg(placed, { pieces: "cows" }));
});
