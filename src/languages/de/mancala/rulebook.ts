/* The rules of mancala in German, in the terms of `morabaraba/mancala/words`. No native speaker has read them yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/rulebook.ts";
import { de as names } from "./words.ts";

/**
 * German sentences for rulebooks of mancala games.
 *
 * @example
 * ```ts
 * import { de } from "morabaraba/mancala/rulebook";
 *
 * de.rules["first-player"]; // => "Süd beginnt."
 * ```
 */
export const de: Words = /* @__PURE__ */ deepFreeze({
  language: "de",
  names,
  sections: { board: "Das Brett", sowing: "Säen", captures: "Fangen", end: "Das Ende" },
  rules: {
    board:
      "Jede Seite hat eine Reihe von {houses} und einen Speicher. Am Anfang liegen in jeder Mulde {seeds}.",
    "first-player": "Süd beginnt.",
    turns: "Die Seiten ziehen abwechselnd; niemand darf aussetzen.",
    "turns-again":
      "Die Seiten ziehen abwechselnd, bis auf die weiteren Züge, die der Speicher gibt; niemand darf aussetzen.",
    "turns-passing":
      "Die Seiten ziehen abwechselnd, bis auf die weiteren Züge, die der Speicher gibt; eine Seite ohne Samen in ihren Mulden setzt aus, sonst darf das niemand.",
    swap: "Statt des ersten Zuges darf die zweite Seite einmal die Seiten tauschen.",
    "no-swap": "Die Seiten werden nie getauscht.",
    sowing:
      "Man nimmt alle Samen aus einer eigenen Mulde und sät sie einzeln gegen den Uhrzeigersinn in die nächsten Mulden.",
    store:
      "Gesät wird auch in den eigenen Speicher, aber nie in den anderen. Fällt der letzte Samen in den eigenen Speicher, ist man noch einmal am Zug.",
    "no-store": "In die Speicher wird nie gesät.",
    origin: "Geht eine Runde ganz herum, wird auch in die Mulde gesät, in der sie begann.",
    "skip-origin": "Geht eine Runde ganz herum, wird die Mulde ausgelassen, in der sie begann.",
    relay:
      "Fällt der letzte Samen in eine belegte Mulde, werden alle Samen dort aufgenommen und weiter gesät.",
    "relay-without-capture":
      "Fällt der letzte Samen in eine belegte Mulde und fängt nichts, werden alle Samen dort aufgenommen und weiter gesät.",
    "no-relay": "Ein letzter Samen in einer belegten Mulde beendet das Säen.",
    feeding: "Hat die andere Seite keine Samen, muss man ihr nach Möglichkeit einen geben.",
    "no-feeding": "Niemand muss der anderen Seite Samen geben, wenn sie keine hat.",
    "capture-opposite":
      "Ein letzter Samen in einer leeren Mulde der eigenen Seite fängt die Samen der Mulde gegenüber und sich selbst.",
    "capture-two-or-three":
      "Ein letzter Samen, der eine Mulde der anderen Seite auf zwei oder drei Samen bringt, fängt diese Samen. Rückwärts werden auch die Samen jeder Mulde davor gefangen, bis eine Mulde nicht der anderen Seite gehört oder nicht zwei oder drei Samen enthält.",
    "empty-opposite-nothing": "Ist die Mulde gegenüber leer, wird nichts gefangen.",
    "empty-opposite-take-own": "Ist die Mulde gegenüber leer, wird nur der letzte Samen gefangen.",
    "capture-after-lap":
      "Gefangen wird nur, wenn das Säen über das Ende der eigenen Reihe hinausgegangen ist.",
    "capture-without-lap": "Gefangen werden kann, bevor das Säen über das Ende der eigenen Reihe hinausgeht.",
    "opponent-empty-house-stays": "Ein letzter Samen in einer leeren Mulde der anderen Seite bleibt dort.",
    "opponent-empty-house-to-opponent":
      "Ein letzter Samen in einer leeren Mulde der anderen Seite kommt in deren Speicher.",
    "grand-slam-no-capture": "Ein Fang, der alle Samen der anderen Seite nehmen würde, nimmt nichts.",
    "grand-slam-illegal":
      "Ein Zug, der alle Samen der anderen Seite fangen würde, darf nicht gespielt werden.",
    "grand-slam-illegal-unless-only":
      "Ein Zug, der alle Samen der anderen Seite fangen würde, darf nur gespielt werden, wenn es keinen anderen gibt; dann fängt er sie.",
    "grand-slam-captured": "Ein Fang darf alle Samen der anderen Seite nehmen.",
    "grand-slam-rest-to-opponent":
      "Ein Fang darf alle Samen der anderen Seite nehmen; was auf dem Brett übrig bleibt, bekommt dann die andere Seite.",
    "grand-slam-leave-last":
      "Ein Fang, der alle Samen der anderen Seite nehmen würde, verschont die Mulde, in die der letzte Samen fiel.",
    "grand-slam-leave-first":
      "Ein Fang, der alle Samen der anderen Seite nehmen würde, verschont die erste gefangene Mulde in der Reihenfolge des Säens.",
    "empty-side-either-empty":
      "Das Spiel endet, wenn eine der Seiten keine Samen in ihren Mulden hat; jede Seite nimmt die Samen ihrer eigenen Mulden.",
    "empty-side-mover-empty":
      "Das Spiel endet, wenn die Seite am Zug keine Samen in ihren Mulden hat; jede Seite nimmt die Samen ihrer eigenen Mulden.",
    "empty-side-all-empty": "Das Spiel endet, wenn die Mulden beider Seiten leer sind.",
    "empty-side-fed":
      "Hat die Seite am Zug keine Samen in ihren Mulden, hat sie keinen regelgerechten Zug, und das Spiel endet.",
    "no-moves":
      "Hat die Seite am Zug keinen regelgerechten Zug, endet das Spiel; jede Seite nimmt die Samen ihrer eigenen Mulden.",
    "no-moves-passing":
      "Hat eine Seite mit Samen in ihren Mulden keinen regelgerechten Zug, endet das Spiel; jede Seite nimmt die Samen ihrer eigenen Mulden.",
    "no-moves-feeding":
      "Muss eine Seite der anderen einen Samen geben und kann es nicht, oder hat sie keinen regelgerechten Zug, endet das Spiel; jede Seite nimmt die Samen ihrer eigenen Mulden.",
    majority:
      "Wer mehr als die Hälfte der Samen im Speicher hat, gewinnt sofort; die Hälfte in jedem Speicher ist unentschieden.",
    "no-majority": "Das Spiel geht weiter, wenn ein Speicher mehr als die Hälfte der Samen enthält.",
    "repetition-own-houses":
      "Ist eine Stellung {times} entstanden, seit zuletzt Samen in einen Speicher kamen, endet das Spiel; jede Seite nimmt die Samen ihrer eigenen Mulden.",
    "repetition-even":
      "Ist eine Stellung {times} entstanden, seit zuletzt Samen in einen Speicher kamen, endet das Spiel; die Samen in den Mulden werden gleichmäßig geteilt, und ein überzähliger geht an niemanden.",
    "repetition-empty-side-counts":
      "Eine wiederholte Stellung zählt auch, während eine Seite keine Samen in ihren Mulden hat.",
    "repetition-empty-side-ignored":
      "Während eine Seite keine Samen in ihren Mulden hat, beendet eine wiederholte Stellung das Spiel nicht.",
    "no-repetition": "Wiederholte Stellungen beenden das Spiel nicht.",
    winner: "Wer mehr Samen hat, gewinnt; bei gleich vielen ist das Spiel unentschieden.",
  },
  counts: {
    houses: { one: "einer Mulde", other: "{count} Mulden" },
    seeds: { one: "ein Samen", other: "{count} Samen" },
    times: { one: "einmal", other: "{count}-mal" },
  },
  prompt: {
    title:
      "Du spielst {player} in einer Partie {variant}, einem Brettspiel für zwei. Die Seiten sind {south} und {north}. Die Regeln:",
    board: "Das ganze Brett",
    order:
      "Die Reihenfolge beim Säen: Mulden 1 bis {last} von {south}, Speicher von {south}, Mulden 1 bis {last} von {north}, Speicher von {north}, dann wieder Mulde 1 von {south}. Ein Speicher, in den nicht gesät wird, wird übersprungen.",
    opposite:
      "Mulde 1 einer Seite liegt Mulde {last} der anderen Seite gegenüber, Mulde 2 der vorletzten, und so weiter.",
    notation:
      "Ein Zug wird als die Mulde geschrieben, die geleert wird: für {south} {souths}, für {north} {norths}, von Mulde 1 an.",
    swap: "Der Zug, der die Seiten tauscht, wird swap geschrieben.",
    position: "Die Stellung jetzt",
    houses: "Samen in den Mulden von {side}, von Mulde 1 an: {seeds}.",
    stores: "Samen in den Speichern: {south} {souths}, {north} {norths}.",
    turn: "{player} ist am Zug.",
    moves: "Die regelgerechten Züge: {moves}",
    answer: 'Beende deine Antwort mit einer Zeile, in der nur "Move:" und dein Zug stehen.',
  },
  arbiter: {
    stands: "Der Zug von {player} gilt.",
    falls: "Der Zug von {player} gilt nicht.",
    "out-of-turn": "{player} ist nicht am Zug.",
    "put-back": "Ein Versehen: Die Samen werden zurückgelegt, und {player} macht einen regelgerechten Zug.",
    forfeit: "Betrug: {player} verliert das Spiel, und {winner} gewinnt.",
  },
  faults: {
    "game-over": "Das Spiel ist vorbei.",
    malformed: "{move} ist kein Zug. Ein Zug ist zum Beispiel {example}.",
    "unknown-house": "{player} hat keine Mulde {house}.",
    "empty-house": "Mulde {house} von {player} ist leer.",
    "must-feed": "Die andere Seite hat keine Samen, und Mulde {house} gibt ihr keinen.",
    "slam-illegal": "Mulde {house} würde alle Samen der anderen Seite fangen.",
    "no-swap": "Die Seiten können jetzt nicht getauscht werden.",
  },
});
