/** Themes have enough contrast to tell things apart, and you can use your own colours. */
import type { Colors, ThemeName } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { shapeColors } from "../../src/base/drawings.ts";
import type { Fault } from "../../src/base/errors.ts";
import { colorsOf, themeCheck, themes } from "../../src/picture/colors.ts";
import { looks } from "../../src/picture/drawings.ts";

/** A colour's relative luminance, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const digits =
    color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit) : color.slice(1).match(/../g);
  const [red, green, blue] = (digits ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
const contrast = (a: string, b: string): number => {
  const [dim, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

/** The visible colour of a translucent one over another; both as `#rrggbb`. */
function over(below: string, above: string, opacity: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [under, upper] = [below, above].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((under as number) * (1 - opacity) + (upper as number) * opacity);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Everything below cows, marks and lines: the ground, with hide, yard and kraal over it. */
function groundsOf({ ground, wall, light, shade }: Required<Colors>): readonly string[] {
  return [ground, over(ground, wall, 0.17)].flatMap((earth) => {
    const yard = over(earth, light, 0.06);
    return [earth, yard, over(yard, shade, 0.13)];
  });
}

describe.each(Object.keys(themes) as ThemeName[])("the colours of %s", (name) => {
  const colors = colorsOf(name);
  const grounds = groundsOf(colors);

  test("have contrast 3 for light cows, in their disc or its edge", () => {
    const { light, dark } = colors;
    for (const ground of grounds) {
      const edges = [light, over(light, dark, 0.65)].map((edge) => contrast(edge, ground));
      expect(Math.max(...edges)).toBeGreaterThanOrEqual(3);
    }
  });

  test("have contrast 3 for seeds in a house", () => {
    const { wall, shade, text } = colors;
    expect(contrast(text, over(wall, shade, 0.28))).toBeGreaterThanOrEqual(3);
  });

  test.each(["line", "dark", "mark", "hint"] as const)("show %s with contrast 3 on every ground", (name) => {
    for (const ground of grounds) expect(contrast(colors[name], ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(shapeColors)(
    "show %s drawings on every part of the board, by fill or edge: at least 3",
    (color) => {
      const { fill, edge } = looks[color];
      const side = colors[edge as keyof Colors];
      for (const ground of grounds) {
        const seen = Math.max(contrast(fill, ground), Math.min(contrast(side, ground), contrast(fill, side)));
        expect(seen).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test("have contrast 3 between the sides", () => {
    expect(contrast(colors.light, colors.dark)).toBeGreaterThanOrEqual(3);
  });

  test("have contrast 4.5 for names on the ground, on badges and on bands", () => {
    const { text, ground, wall } = colors;
    for (const behind of [ground, over(ground, wall, 0.17), wall])
      expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the themes differ in every colour but black", () => {
  for (const name of Object.keys(themes.earth) as (keyof typeof themes.earth)[]) {
    const colors = Object.values(themes).map((theme) => theme[name]);
    expect(new Set(colors).size).toBe(
      colors.length - Math.max(0, colors.filter((each) => each === "#000000").length - 1),
    );
  }
});

/** Returns the faults of a theme. */
function faultsOf(theme: unknown): readonly string[] {
  const faults: Fault[] = [];
  themeCheck(theme, "theme", faults, {});
  return faults.map(({ at, message }) => `${at} ${message}`);
}

describe("your own colours", () => {
  test("replace the colours of earth", () => {
    const own = { ground: "#123456", light: "#FFF" };
    expect(colorsOf(own)).toEqual({ ...themes.earth, ground: "#123456", light: "#FFF", text: "#FFF" });
    expect(colorsOf({ ...own, text: "#000" }).text).toBe("#000");
    expect(colorsOf({})).toEqual({ ...themes.earth, text: themes.earth.light });
    expect(colorsOf("wood")).toEqual({ ...themes.wood, text: themes.wood.light });
    expect(colorsOf("print")).toEqual(themes.print);
    expect([own, {}, { dark: undefined }, { dark: null }, "earth", "green"].flatMap(faultsOf)).toEqual([]);
  });

  test.each(["red", "#12", "#1234", "#1234567", "#12g", "x#123", "url(#a)", "", "#123\n", 123])(
    "are rejected if one is %j",
    (color) => {
      expect(faultsOf({ hint: color })).toEqual([
        expect.stringMatching(/^theme\.hint must be a colour such as #ad5230, not /),
      ]);
    },
  );

  test.each(["night", "constructor", "", 5, true, null, ["#123"], { mill: "#123" }])(
    "are rejected if the theme is %j",
    (theme) => {
      expect(faultsOf(theme)).toHaveLength(1);
    },
  );
});
