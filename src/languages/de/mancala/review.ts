/* Reviews of mancala in German, in the terms of `morabaraba/mancala/words`. No native speaker has read them yet. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/review.ts";
import { de as names } from "./words.ts";

/**
 * German sentences for reviews of mancala games.
 *
 * @example
 * ```ts
 * import { de } from "morabaraba/mancala/review";
 *
 * de.findings["extra-turn"]; // => "{player} ist noch einmal am Zug."
 * ```
 */
export const de: Words = /* @__PURE__ */ deepFreeze({
  language: "de",
  names,
  findings: {
    "gives-win-away-loss": "{player} hätte mit {move} gewinnen können, verliert jetzt aber.",
    "gives-win-away-draw": "{player} hätte mit {move} gewinnen können; jetzt ist das Spiel unentschieden.",
    loses: "{player} verliert, was auch immer gespielt wird.",
    "loses-by":
      "Von hier an verliert {player} bei bestem Spiel mit {margin} Rückstand, und jeder andere Zug verliert auch.",
    "loses-unknown": "{player} verliert; ein besserer Zug ist nicht bekannt.",
    "loses-unknown-by":
      "Von hier an verliert {player} bei bestem Spiel mit {margin} Rückstand; ein besserer Zug ist nicht bekannt.",
    "loses-saved": "{player} verliert; {move} hätte das Unentschieden gehalten.",
    "loses-seeds": "Das kostet {seeds}: {move} ist besser.",
    wins: "{player} gewinnt sicher.",
    "wins-by": "Von hier an gewinnt {player} bei bestem Spiel mit {margin} Vorsprung.",
    draws: "Von hier an endet das Spiel bei bestem Spiel unentschieden.",
    "allows-capture": "Jetzt kann {opponent} mit {answer} {seeds} fangen.",
    "cannot-avoid-capture": "{opponent} kann mit {answer} {seeds} fangen; kein Zug lässt weniger zu.",
    "misses-capture": "{player} hätte mit {move} {possible} fangen können, fängt aber {seeds}.",
    captures: "{player} fängt {seeds}.",
    "gives-seeds": "Nach den Regeln bekommt {opponent} {seeds}.",
    "forfeits-capture":
      "Der Fang würde alle Samen von {opponent} nehmen; deshalb bleiben {seeds} auf dem Brett.",
    decides: "{player} hat {seeds}, mehr als die Hälfte aller Samen, und kann nicht mehr verlieren.",
    "extra-turn": "{player} ist noch einmal am Zug.",
    "misses-extra-turn": "Mit {move} wäre {player} noch einmal am Zug gewesen.",
    starves: "{opponent} hat keine Samen mehr zum Säen.",
    opinion: "Nach Einschätzung der Suche ist {move} um etwa {worth} besser.",
    "opinion-wins": "Nach Einschätzung der Suche ist {move} besser und gewinnt sicher.",
  },
  counts: { seeds: { one: "{count} Samen", other: "{count} Samen" } },
  seeds: "Süd hat {south}, Nord hat {north}.",
  line: "Zugfolge: {line}.",
});
