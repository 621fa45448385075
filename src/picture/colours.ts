/** The colours of a picture: two themes, or one's own. */
import { fitting } from "./fitting.ts";

/** The colours of a picture, each `#rgb` or `#rrggbb`. */
export interface Colours {
  /** The earth inside the kraal, behind everything. */
  readonly ground: string;
  /** The stakes of the wall. */
  readonly wall: string;
  /** Lines, points, and the edges of marks and stakes. */
  readonly line: string;
  /** Light cows and the heads of dark ones; names and figures. */
  readonly light: string;
  /** Dark cows, and the heads of light ones. */
  readonly dark: string;
  /** What marks a cow, a point or a move. */
  readonly mark: string;
  /** The band behind a mill. */
  readonly mill: string;
}

/** A theme by its name, or colours of one's own; those left out are the ones of `"earth"`. */
export type Theme = "earth" | "night" | { readonly [Name in keyof Colours]?: string | undefined };

const earth: Colours = {
  ground: "#a42",
  wall: "#eb8",
  line: "#200",
  light: "#fed",
  dark: "#100",
  mark: "#fe8",
  mill: "#fc6",
};

const night: Colours = {
  ground: "#569",
  wall: "#bce",
  line: "#012",
  light: "#eef",
  dark: "#011",
  mark: "#fea",
  mill: "#cdf",
};

const HEX = /^#(?:[0-9a-f]{3}){1,2}$/i;

/** The colours of a theme; throws {@link RulesError} `bad-option` for any other value. */
export function coloursOf(theme: Theme): Colours {
  const named = theme === "earth" ? earth : theme === "night" ? night : theme;
  const own = fitting("theme", named, Object(named) === named, "earth, night or colours");
  const colours = Object.entries(earth).map(([name, usual]) => {
    const colour = own[name as keyof Colours] ?? usual;
    return [
      name,
      fitting(
        `theme.${name}`,
        colour,
        typeof colour === "string" && HEX.test(colour),
        "a colour such as #a42",
      ),
    ];
  });
  return Object.fromEntries(colours) as Colours;
}
