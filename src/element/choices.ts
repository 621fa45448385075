/** The attributes that choose among a few words: how a board looks, and who plays on it. */
import type { Player } from "../morabaraba/data/terms.ts";
import { type ThemeName, themes } from "../picture/colours.ts";

/** The sides that people play on a board. */
export type Playable = "none" | Player | "both";

/** What has been chosen. */
export interface Chosen {
  orientation: Player;
  playable: Playable;
  notation: "wmd" | "mssa";
  coordinates: "shown" | "hidden";
  theme: ThemeName;
}

/** The choices of each attribute, first what counts while it is not set. */
export const choices: Readonly<Record<string, readonly [string, ...string[]]>> = {
  orientation: ["light", "dark"],
  playable: ["both", "light", "dark", "none"],
  notation: ["wmd", "mssa"],
  coordinates: ["shown", "hidden"],
  theme: Object.keys(themes) as [ThemeName],
};
