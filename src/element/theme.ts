/* The colours of a theme on a page. The page can replace single colours, and choose light or dark. */
import { type Colors, colorNames, type ThemeName, themes } from "../picture/colors.ts";
import type { Paint } from "./patch.ts";

/** A built-in theme, or `auto`, which follows the page's `color-scheme` with `earth` or `dark`. */
export type PageTheme = ThemeName | "auto";

/** The names of a page's themes, the default first. */
export const pageThemes: readonly PageTheme[] = [...(Object.keys(themes) as ThemeName[]), "auto"];

const paints = new Map<PageTheme, Paint>();

/** Returns the function that writes a theme's colours, the same function every time for a theme. */
export function paintOf(theme: PageTheme): Paint {
  const cached = paints.get(theme);
  if (cached) return cached;
  const { earth, dark } = themes;
  const colorOf = (name: keyof Colors): string | undefined =>
    theme === "auto" ? earth[name] && `light-dark(${earth[name]},${dark[name]})` : themes[theme][name];
  const writtenOf = (name: keyof Colors): string =>
    `var(--morabaraba-${name},${colorOf(name) ?? writtenOf("light")})`;
  const written = new Map<unknown, string>(colorNames.map((name) => [name, writtenOf(name)]));
  const paint: Paint = (value) => written.get(value) ?? `${value}`;
  paints.set(theme, paint);
  return paint;
}
