import { describe, expect, test } from "vitest";
import { disc, group, label, type Scene } from "../../src/picture/shapes.ts";
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
