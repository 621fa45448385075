/** The colours of a theme on a page, where custom properties replace single ones and the page decides on light or dark. */
import { type Colours, colourNames, type ThemeName, themes } from "../picture/colours.ts";
import type { Paint } from "./patch.ts";

/** A theme of a page: a built-in one, or `auto`, which is earth or dark as the page's `color-scheme` says. */
export type PageTheme = ThemeName | "auto";

/** The themes of a page by their names, the default first. */
export const pageThemes: readonly PageTheme[] = [...(Object.keys(themes) as ThemeName[]), "auto"];

const paints = new Map<PageTheme, Paint>();

/** How a theme writes the names of colours; always the same function for the same theme. */
export function paintOf(theme: PageTheme): Paint {
  const cached = paints.get(theme);
  if (cached) return cached;
  const { earth, dark } = themes;
  const colourOf = (name: keyof Colours): string | undefined =>
    theme === "auto" ? earth[name] && `light-dark(${earth[name]},${dark[name]})` : themes[theme][name];
  const writtenOf = (name: keyof Colours): string =>
    `var(--morabaraba-${name},${colourOf(name) ?? writtenOf("light")})`;
  const written = new Map<unknown, string>(colourNames.map((name) => [name, writtenOf(name)]));
  const paint: Paint = (value) => written.get(value) ?? `${value}`;
  paints.set(theme, paint);
  return paint;
}
