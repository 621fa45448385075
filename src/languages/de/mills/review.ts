/* Reviews of mill games in German, where a ply is a *Halbzug*. No native speaker has read the texts yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/review.ts";
import type { Words as GameWords } from "../../en/mills/words.ts";
import { cattle, deMorris as morris, de as names, pieces, type Terms } from "./words.ts";

const wordsIn = (names: GameWords, t: Terms): Words => ({
  language: "de",
  names,
  findings: {
    "gives-win-away-lost":
      "{player} hätte mit {move} in {plies} gewinnen können, verliert jetzt aber in {lostIn}.",
    "gives-win-away-lost-now":
      "{player} hätte mit {move} sofort gewinnen können, verliert jetzt aber in {lostIn}.",
    "gives-win-away-ended": "{player} hätte mit {move} gewinnen können und hat mit diesem Zug verloren.",
    "gives-win-away-drawn":
      "{player} hätte mit {move} in {plies} gewinnen können; jetzt ist das Spiel unentschieden.",
    "gives-win-away-drawn-now":
      "{player} hätte mit {move} sofort gewinnen können; jetzt ist das Spiel unentschieden.",
    loses: "{player} verliert innerhalb von {plies}.",
    "loses-saved-draw":
      "{player} verliert innerhalb von {plies}; ein anderer Zug hätte das Unentschieden gehalten.",
    "loses-saved-longer": "{player} verliert innerhalb von {plies}; ein anderer Zug hätte länger gehalten.",
    "misses-win": "{player} hätte mit {move} in {plies} gewinnen können.",
    "misses-win-now": "{player} hätte mit {move} sofort gewinnen können.",
    wins: "{player} gewinnt innerhalb von {plies}.",
    "wins-sooner":
      "{player} gewinnt innerhalb von {plies}; ein anderer Zug gewinnt schon innerhalb von {sooner}.",
    "wins-sooner-now": "{player} gewinnt innerhalb von {plies}; ein anderer Zug gewinnt sofort.",
    draws: "Bei bestem Spiel endet das Spiel unentschieden.",
    "allows-forced-mill": "Nach {answer} kann nichts mehr verhindern, dass {opponent} eine Mühle schließt.",
    "fails-to-block": `{opponent} kann weiterhin {mill} schließen und {shots} ${t.schlagen}.`,
    "cannot-block": `{opponent} kann weiterhin {mill} schließen und {shots} ${t.schlagen}; kein Zug verhindert jede Mühle.`,
    "allows-mill": `Jetzt kann {opponent} {mill} schließen und {shots} ${t.schlagen}.`,
    "cannot-avoid-mill": `{opponent} kann {mill} schließen und {shots} ${t.schlagen}; jeder Zug lässt eine Mühle zu.`,
    "misses-mill": "{player} hätte mit {move} {mill} schließen können.",
    "loses-cows": `Zählt man die ${t.Schläge} in {plies}, wäre {move} um {cows} besser gewesen.`,
    "closes-mill": `{player} schließt {mill} und ${t.schlägt} {point}.`,
    "closes-mill-without-shot": `{player} schließt {mill} und ${t.schlägt} nichts.`,
    "misses-forced-mill":
      "Mit {move} hätte {player} mit einer Mühle drohen können, die sich nicht verhindern lässt.",
    "forces-mill": "{player} droht mit einer Mühle, die nichts verhindert.",
    "blocks-mill": "Das hindert {opponent} daran, {mill} zu schließen.",
    "shuts-in-own": "Vorerst kann {player} von {points} nicht ziehen.",
    "shuts-in-other": "Vorerst kann {opponent} von {points} nicht ziehen.",
    "shuts-in-all": `Vorerst kann ${t.keinStein} von {side} ziehen; eingeschlossen ist jetzt {points}.`,
    "opens-mill-always":
      "{player} öffnet {mill} und kann dort wieder eine Mühle schließen, was auch immer {opponent} antwortet.",
    "opens-mill-unless-stopped":
      "{player} öffnet {mill} und kann dort wieder eine Mühle schließen, wenn {opponent} es nicht verhindert.",
    "opens-mill-never": "{player} öffnet {mill} und kann dort mit dem nächsten Zug keine Mühle schließen.",
    "bars-cow": `Nach der Regel über wiederholte Mühlen darf ${t.derStein} auf {from} mit dem nächsten Zug nicht nach {point} zurück.`,
    "starts-count": `Von jetzt an ist das Spiel nach {plies} ohne Setzen oder ${t.Schlag} unentschieden.`,
    "stops-count": `Das beendet die Zählung der Halbzüge ohne Setzen oder ${t.Schlag} {plies} vor dem Ende.`,
    "nears-draw": `Nach {morePlies} ohne Setzen oder ${t.Schlag} ist das Spiel unentschieden.`,
    opinion: "Nach Einschätzung der Suche ist {move} um etwa {cows} besser.",
  },
  counts: {
    plies: { one: "einem Halbzug", other: "{count} Halbzügen" },
    morePlies: { one: "einem weiteren Halbzug", other: "{count} weiteren Halbzügen" },
    cows: { one: t.einenStein, other: `{count} ${t.Steine}` },
    mills: { one: "die Mühle {mills}", other: "{count} Mühlen ({mills})" },
  },
  line: "Zugfolge: {line}.",
});

/**
 * German sentences for reviews of mill games.
 *
 * @example
 * ```ts
 * import { de } from "morabaraba/review";
 *
 * de.findings["misses-win-now"]; // => "{player} hätte mit {move} sofort gewinnen können."
 * ```
 */
export const de: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * German sentences for reviews of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { deMorris } from "morabaraba/review";
 *
 * deMorris.findings["closes-mill"]; // => "{player} schließt {mill} und schlägt {point}."
 * ```
 */
export const deMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
