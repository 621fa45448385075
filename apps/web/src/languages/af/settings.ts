import type { SettingsWords } from "../en/settings.ts";

export const words: SettingsWords = {
  title: "Instellings",
  page: "Die blad",
  board: "Die bord",
  language: "Taal",
  readers:
    "Niemand wat Afrikaans as huistaal praat, het hierdie tekste al gelees nie. Die gids oor tale sê hoe jy 'n sin regmaak.",
  systemLanguage: "Stelsel",
  theme: "Kleure",
  themes: { system: "Stelsel", light: "Lig", dark: "Donker" },
  boardTheme: "Bord",
  boardThemes: {
    auto: "Soos die blad",
    earth: "Aarde",
    dark: "Nag",
    wood: "Hout",
    slate: "Leiklip",
    green: "Veld",
    cream: "Room",
  },
  pieces: "Stukke",
  piecesOf: { auto: "Soos die spel", cows: "Koeie", stones: "Stene" },
  notation: "Name van punte",
  notations: { wmd: "Lyne en rye: d6", mssa: "Mind Sports South Africa: A2" },
  coordinates: "Wys die name van punte",
  animation: "Spoed",
  speeds: { 400: "Stadig", 200: "Gewoon", 100: "Vinnig", 0: "Geen beweging" },
  sounds: "Klanke",
  shortcuts: "Kortpaaie met een toets",
  thinking: "Wys wat die bot dink",
  coach: "Wenke teen die sagste bot",
  noOffline:
    "Hierdie blad het julle netwerk nodig: blaaiers hou net blaaie met https:// vir gebruik sonder netwerk.",
};
