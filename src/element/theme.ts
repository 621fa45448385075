/** The colours of a theme on a page, where custom properties replace single ones and the page decides on light or dark. */
import { type Colours, type ThemeName, themes } from "../picture/colours.ts";
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
  const colourOf = (name: keyof Colours): string =>
    theme === "auto" ? `light-dark(${earth[name]},${dark[name]})` : themes[theme][name];
  const written = new Map(
    Object.keys(earth).map((name) => [name, `var(--morabaraba-${name},${colourOf(name as keyof Colours)})`]),
  );
  const paint: Paint = (value) => written.get(value as string) ?? `${value}`;
  paints.set(theme, paint);
  return paint;
}
