import type { SettingsWords } from "../en/settings.ts";

export const words: SettingsWords = {
  title: "Einstellungen",
  page: "Die Seite",
  board: "Das Brett",
  language: "Sprache",
  readers:
    "Noch hat niemand mit Deutsch als Muttersprache diese Texte gelesen. Der Leitfaden über Sprachen sagt, wie du einen Satz verbesserst.",
  systemLanguage: "System",
  theme: "Farben",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  boardTheme: "Brett",
  boardThemes: {
    auto: "Wie die Seite",
    earth: "Erde",
    dark: "Nacht",
    wood: "Holz",
    slate: "Schiefer",
    green: "Grasland",
    cream: "Creme",
  },
  pieces: "Figuren",
  piecesOf: { auto: "Wie das Spiel", cows: "Kühe", stones: "Steine" },
  notation: "Namen der Punkte",
  notations: { wmd: "Spalten und Reihen: d6", mssa: "Mind Sports South Africa: A2" },
  coordinates: "Namen der Punkte zeigen",
  animation: "Tempo",
  speeds: { 400: "Langsam", 200: "Normal", 100: "Schnell", 0: "Keine Bewegung" },
  sounds: "Töne",
  thinking: "Zeigen, was der Computer denkt",
  coach: "Tipps gegen den schwächsten Computer",
  noOffline: "Diese Seite braucht dein Netz: Browser heben nur Seiten mit https:// für unterwegs auf.",
};
