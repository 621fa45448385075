/** Shapes as plain data and as text, and drawings made of them. */
import { createGame } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { svg as mancalaSvg } from "morabaraba/mancala/svg";
import { formatComment, parseComment } from "morabaraba/records";
import { svg } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { shapeColors } from "../../src/base/drawings.ts";
import { looks } from "../../src/picture/drawings.ts";
import { cachedFor, disc, group, label, rounded, type Scene } from "../../src/picture/shapes.ts";
import { toSvg } from "../../src/picture/toSvg.ts";

const scene = (words: string): Scene => ({
  width: 30,
  height: 40,
  shapes: [group("a", [1, 2], [disc("b", [0, 0], 5, "dark")]), label("c", [3, 4], words, 25)],
});
const empty: Scene = { width: 30, height: 40, shapes: [] };
const root = (hidden: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40" role="img" aria-hidden="${hidden}" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="system-ui,sans-serif">`;

describe("a scene as text", () => {
  test("has its shapes in order, in the theme's colours", () => {
    expect(toSvg(scene("d6"), {}, "Game")).toBe(
      `${root(false)}<title>Game</title><g transform="translate(1 2)"><circle cx="0" cy="0" r="5" fill="#1c0d08"/></g>` +
        `<text x="3" y="13" fill="#fff4e4" font-size="25" text-anchor="middle">d6</text></svg>`,
    );
    expect(toSvg(scene("d6"), { theme: "dark" }, "Game")).toContain('fill="#bf6a40"');
    expect(toSvg(scene("d6"), { theme: { dark: "#123456" } }, "Game")).toContain('fill="#123456"');
  });

  test("has a title and a description, or is hidden from screen readers", () => {
    expect(toSvg(empty, { title: "A game", description: "Light: a7" }, "Game")).toBe(
      `${root(false)}<title>A game</title><desc>Light: a7</desc></svg>`,
    );
    expect(toSvg(empty, { title: "" }, "Game")).toBe(`${root(true).replace(/>$/, "/>")}`);
    expect(toSvg(empty, { title: undefined, description: undefined, theme: undefined }, "Game")).toBe(
      `${root(false)}<title>Game</title></svg>`,
    );
  });

  test("escapes any text for XML", () => {
    const odd = `<b a="1">&amp;'\u0000\u0008\u000B\u000C\u000E\u001F\uDFFF\uD800\uFFFE\uFFFF`;
    const valid = "\t\n\r \u007F\uD7FF\uE000\uFFFD\u{10000}\u{10FFFF}";
    expect(toSvg(scene(odd + valid), { title: "" }, "Game")).toContain(
      `>&#60;b a=&#34;1&#34;&#62;&#38;amp;'${"\uFFFD".repeat(10)}${valid}</text>`,
    );
    expect(toSvg(empty, { title: "</title>", description: "&" }, "Game")).toContain(
      "<title>&#60;/title&#62;</title><desc>&#38;</desc>",
    );
  });
});

// Shapes as plain data.

test("numbers have at most two decimals", () => {
  expect([1 / 3, 2, -0.126].map(rounded)).toEqual([0.33, 2, -0.13]);
});

test("a value that depends on data is made once for each key", () => {
  const board = Object.freeze({ size: 3 });
  const made = (key: string): object => cachedFor(board, key, () => ({ size: board.size }));
  expect(made("a")).toBe(made("a"));
  expect(made("a")).not.toBe(made("b"));
});

// Drawings in four colours, the same data in comments and pictures. `colors.test.ts` tests their contrast.

test("the colours differ without colour, by their dashes", () => {
  expect(new Set(shapeColors.map((color) => looks[color].dashes)).size).toBe(shapeColors.length);
});

test("what a comment holds is drawn, and what is drawn is written", () => {
  const comment = "[%csl Rd6,Ya1] [%cal Bd6d7]";
  const { drawings } = parseComment(comment);
  const picture = svg(createGame(), { drawings });
  for (const color of ["red", "yellow", "blue"] as const) expect(picture).toContain(looks[color].fill);
  expect(picture).not.toContain(looks.green.fill);
  expect(formatComment({ drawings })).toBe(comment);
  const houses = parseComment("[%csl Ya] [%cal GCb]");
  const board = mancalaSvg(mancala.createGame("oware"), { drawings: houses.drawings });
  for (const color of ["green", "yellow"] as const) expect(board).toContain(looks[color].fill);
});
