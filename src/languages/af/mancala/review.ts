/* Reviews of mancala in Afrikaans, in the terms of `morabaraba/mancala/words`. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/review.ts";
import { af as names } from "./words.ts";

/**
 * Afrikaans sentences for reviews of mancala games.
 *
 * @example
 * ```ts
 * import { af } from "morabaraba/mancala/review";
 *
 * af.findings["extra-turn"]; // => "{player} speel weer."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze({
  language: "af",
  names,
  findings: {
    "gives-win-away-loss": "{player} kon met {move} wen, en verloor nou.",
    "gives-win-away-draw": "{player} kon met {move} wen; nou is die spel gelykop.",
    loses: "{player} verloor, wat ook al gespeel word.",
    "loses-by":
      "Van hier af verloor {player} met {margin} as albei die beste speel; elke ander skuif verloor ook.",
    "loses-unknown": "{player} verloor, en geen beter skuif is bekend nie.",
    "loses-unknown-by":
      "Van hier af verloor {player} met {margin} as albei die beste speel, en geen beter skuif is bekend nie.",
    "loses-saved": "{player} verloor; {move} sou gelykop gespeel het.",
    "loses-seeds": "Dit verloor {seeds}: {move} is beter.",
    wins: "{player} wen verseker.",
    "wins-by": "Van hier af wen {player} met {margin} as albei die beste speel.",
    draws: "Van hier af eindig die spel gelykop as albei die beste speel.",
    "allows-capture": "So kan {opponent} met {answer} {seeds} vang.",
    "cannot-avoid-capture": "{opponent} kan met {answer} {seeds} vang; geen skuif laat minder toe nie.",
    "misses-capture": "{player} kon met {move} {possible} vang, en vang {seeds}.",
    captures: "{player} vang {seeds}.",
    "gives-seeds": "Volgens die reëls kry {opponent} {seeds}.",
    "forfeits-capture": "Die vangs sou al {opponent} se pitte neem: dit laat {seeds} op die bord.",
    decides: "{player} het {seeds}, meer as die helfte van almal, en kan nie meer verloor nie.",
    "extra-turn": "{player} speel weer.",
    "misses-extra-turn": "Met {move} kon {player} weer speel.",
    starves: "{opponent} het geen pitte oor om te saai nie.",
    opinion: "Die soektog meen: {move} is beter, met {worth}.",
    "opinion-wins": "Die soektog meen: {move} is beter, en wen verseker.",
  },
  counts: { seeds: { one: "{count} pit", other: "{count} pitte" } },
  seeds: "Suid het {south}, Noord het {north}.",
  line: "Lyn: {line}.",
});
