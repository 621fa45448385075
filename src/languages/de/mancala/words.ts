/*
 * German words for mancala. *Mulde*, *säen* and *fangen* are usual in German descriptions of kalah and oware;
 * *Speicher* and *Samen* translate store and seeds. No native speaker has read the texts yet.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/words.ts";

/**
 * German words for mancala games.
 *
 * @example
 * ```ts
 * import { de } from "morabaraba/mancala/words";
 *
 * de.refusals["empty-house"]; // => "Diese Mulde ist leer."
 * ```
 */
export const de: Words = /* @__PURE__ */ deepFreeze({
  language: "de",
  players: { south: "Süd", north: "Nord" },
  variants: {
    kalah: "Kalah",
    kalahEmptyCapture: "Kalah mit leeren Fängen",
    oware: "Oware",
    awari: "Awari",
    congkak: "Congkak",
  },
  turns: { next: "{player} ist am Zug.", again: "{player} ist noch einmal am Zug." },
  steps: {
    lift: "{player} sät Mulde {house} aus (Inhalt: {seeds}).",
    relay: "Weiter wird aus Mulde {house} von {owner} gesät (Inhalt: {seeds}).",
    capture: "{player} fängt {seeds} aus Mulde {house} von {owner}.",
    forfeit: "Mulde {house} von {owner} behält ihre {seeds}.",
    swap: "{player} übernimmt die andere Seite.",
    sweep: "Von den übrigen Samen bekommt Süd {south} und Nord {north}.",
    pass: "{player} hat keine Samen zum Säen und setzt aus.",
  },
  places: { house: "Mulde {house} von {owner}: {seeds}", store: "Speicher von {owner}: {seeds}" },
  results: { won: "{winner} gewinnt.", drawn: "Das Spiel endet unentschieden." },
  reasons: {
    "side-empty": "Eine Seite hat keine Samen mehr.",
    majority: "Die Samen in den Speichern entscheiden das Spiel.",
    "cannot-feed": "Die Seite am Zug kann der anderen keinen Samen geben.",
    "no-moves": "Die Seite am Zug hat keinen regelgerechten Zug.",
    repetition: "Dieselbe Stellung ist wieder entstanden.",
    agreement: "Beide haben sich auf unentschieden geeinigt.",
    resignation: "{loser} hat aufgegeben.",
    cheating: "{loser} hat einen regelwidrigen Zug versucht und verliert dadurch.",
    abandonment: "{loser} hat das Spiel verlassen.",
    "double-turn": "{loser} hat außer der Reihe gezogen und verliert dadurch.",
    time: "{loser} hat die Zeit überschritten.",
  },
  buttons: { swap: "Seiten tauschen", type: "Zug eingeben" },
  keys: "Pfeiltasten führen zu anderen Mulden, der Schrägstrich zu einem Feld für Züge; I nennt die Mulde, die gegenüber und die Speicher, S den Stand.",
  premove: "Dein nächster Zug: {move}.",
  refusals: {
    "game-over": "Das Spiel ist vorbei.",
    malformed: "Schreib einen Zug wie {example}, nicht {move}.",
    "unknown-house": "Auf deiner Seite gibt es keine Mulde {house}: Schreib einen Zug wie {example}.",
    "not-your-house": "Diese Mulde gehört dir nicht.",
    "empty-house": "Diese Mulde ist leer.",
    "must-feed": "Die andere Seite hat keine Samen: Spiel eine Mulde, die ihr welche gibt.",
    "slam-illegal": "Das würde alle Samen der anderen Seite fangen.",
    "no-swap": "Du kannst die Seiten jetzt nicht tauschen.",
  },
});
