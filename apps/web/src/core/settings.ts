/** The player's settings for the whole page, stored between visits. */
import { type Language, languageAmong, languages } from "./languages.ts";
import { createStored, useStore } from "./store.ts";

/** The values of each setting, the default first. Other stored values are ignored. */
export const choices = {
  language: ["system", ...(Object.keys(languages) as Language[])],
  theme: ["system", "light", "dark"],
  boardTheme: ["auto", "earth", "dark", "wood", "slate", "green", "cream"],
  pieces: ["auto", "cows", "stones"],
  notation: ["wmd", "mssa"],
  coordinates: [true, false],
  /** Milliseconds per step on the board. */
  animation: [200, 100, 400, 0],
  sounds: [true, false],
  /** Whether keys with one character, such as `u`, act wherever the focus is. */
  shortcuts: [true, false],
  /** Whether the bot shows its search depth and the line that it expects. */
  thinking: [false, true],
  /** Whether the player gets tips against the weakest bot. */
  coach: [true, false],
} as const;

export type Settings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

function readSettings(stored: unknown): Settings {
  const fields = Object(stored) as Record<string, unknown>;
  const settings = Object.entries(choices).map(([name, allowed]) => {
    const value = (allowed as readonly unknown[]).find((choice) => choice === fields[name]);
    return [name, value ?? allowed[0]];
  });
  return Object.fromEntries(settings) as Settings;
}

const settings = createStored("settings", readSettings);

export const useSettings = (): Settings => useStore(settings);
export const currentSettings = settings.get;
export const followSettings = settings.subscribe;

export const changeSettings = (changes: Partial<Settings>): void =>
  settings.change((current) => readSettings({ ...current, ...changes }));

/** Returns the page's language: the one of the settings, or the first of the browser's that the page has. */
export const languageOf = ({ language }: Pick<Settings, "language">): Language =>
  language === "system" ? languageAmong(navigator.languages) : language;

export const useLanguage = (): Language => languageOf(useSettings());
