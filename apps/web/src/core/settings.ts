/** What the player has chosen for the whole page, kept from visit to visit. */
import { createStored } from "./storage.ts";
import { useStore } from "./store.ts";

/** What each setting may be; the first value is the one to begin with. Stored values that are not listed count as not stored. */
export const choices = {
  language: ["system", "en", "af"],
  theme: ["system", "light", "dark"],
  boardTheme: ["auto", "earth", "dark", "wood", "slate", "green", "cream"],
  pieces: ["auto", "cows", "stones"],
  notation: ["wmd", "mssa"],
  coordinates: [true, false],
  /** Milliseconds that a step takes on the board. */
  animation: [200, 100, 400, 0],
  sounds: [true, false],
  /** Whether the bot shows how far it looks and what it expects. */
  thinking: [false, true],
  /** Whether the gentlest bot is played with tips. */
  coach: [true, false],
} as const;

export type Settings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

function readSettings(stored: unknown): Settings {
  const known = Object(stored) as Record<string, unknown>;
  const settings = Object.entries(choices).map(([name, allowed]) => {
    const value = (allowed as readonly unknown[]).find((one) => one === known[name]);
    return [name, value ?? allowed[0]];
  });
  return Object.fromEntries(settings) as Settings;
}

const settings = createStored("settings", readSettings);

export const useSettings = (): Settings => useStore(settings);
export const currentSettings = settings.get;
export const followSettings = settings.subscribe;

export const changeSettings = (changes: Partial<Settings>): void =>
  settings.change((now) => readSettings({ ...now, ...changes }));
