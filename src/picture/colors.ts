/* The colours of a picture: seven themes, or your own. */
import { type Check, inspect, optional, text } from "../base/checks.ts";

/** The colours of a picture, each as `#rgb` or `#rrggbb`. */
export interface Colors {
  /** The board. */
  readonly ground: string;
  /** The wall around the ground, the cowhide pattern on the ground, and the badges of points. */
  readonly wall: string;
  /** Lines and points. */
  readonly line: string;
  /** Light cows and the heads of dark ones. */
  readonly light: string;
  /** Dark cows and the heads of light ones. */
  readonly dark: string;
  /** Marks of the game: the last move, mills, the chosen cow, destinations and targets. */
  readonly mark: string;
  /** Advice: arrows and rings that have no colour of their own. */
  readonly hint: string;
  /** Shadows, the kraal's ground and the edges of marks, all translucent. */
  readonly shade: string;
  /** Names, numbers and seeds; the colour of `light` if left out. */
  readonly text?: string;
}

/** The name of a built-in theme. */
export type ThemeName = "earth" | "dark" | "wood" | "slate" | "green" | "cream" | "print";

/** A theme's name, or your own colours. Colours that are left out come from `"earth"`. */
export type Theme = ThemeName | { readonly [Name in keyof Colors]?: string | undefined };

/** The built-in themes by name, the default first. */
export const themes: Readonly<Record<ThemeName, Colors>> = {
  earth: {
    ground: "#ad5230",
    wall: "#7d3219",
    line: "#f5c8a4",
    light: "#fff4e4",
    dark: "#1c0d08",
    mark: "#ffd75e",
    hint: "#c6d8ff",
    shade: "#200b04",
  },
  dark: {
    ground: "#2e231e",
    wall: "#1d1613",
    line: "#927566",
    light: "#f6e9d6",
    dark: "#bf6a40",
    mark: "#f5c451",
    hint: "#9dbcff",
    shade: "#000000",
  },
  wood: {
    ground: "#9a6436",
    wall: "#67401f",
    line: "#2b1304",
    light: "#fff5e3",
    dark: "#1d1008",
    mark: "#ffe27a",
    hint: "#c4dcff",
    shade: "#241003",
  },
  slate: {
    ground: "#5f727d",
    wall: "#3c4b54",
    line: "#cbd7dd",
    light: "#fbfaf5",
    dark: "#10171b",
    mark: "#ffdd66",
    hint: "#bcd8ff",
    shade: "#0a1216",
  },
  green: {
    ground: "#5c7a4d",
    wall: "#3c5533",
    line: "#d3e0b8",
    light: "#fdf9ea",
    dark: "#111a0c",
    mark: "#ffe169",
    hint: "#c6d9ff",
    shade: "#0b1407",
  },
  cream: {
    ground: "#f0e2c6",
    wall: "#e2cda6",
    line: "#83603a",
    light: "#fffdf7",
    dark: "#24150c",
    mark: "#a8480c",
    hint: "#1d5fb4",
    shade: "#4a2f16",
    text: "#3a2312",
  },
  // For paper. Printed grey consists of dots, so it differs from both black and white.
  print: {
    ground: "#ffffff",
    wall: "#ffffff",
    line: "#000000",
    light: "#ffffff",
    dark: "#000000",
    mark: "#767676",
    hint: "#767676",
    shade: "#000000",
    text: "#000000",
  },
};

/** The names of all colours. */
export const colorNames: readonly (keyof Colors)[] = [
  ...(Object.keys(themes.earth) as (keyof Colors)[]),
  "text",
];

export const themeCheck: Check = (value, at, faults) => {
  if (typeof value === "string") return inspect(Object.keys(themes).join("|"), value, at, faults);
  const color = optional(text(/^#(?:[0-9a-f]{3}){1,2}$/i, "a colour such as #ad5230"));
  const own = Object.fromEntries(colorNames.map((name) => [name, color]));
  return inspect(own, value, at, faults);
};

/** Returns all colours of a theme. */
export function colorsOf(theme: Theme): Required<Colors> {
  const colors = typeof theme === "string" ? themes[theme] : ({ ...themes.earth, ...theme } as Colors);
  return { ...colors, text: colors.text ?? colors.light };
}
