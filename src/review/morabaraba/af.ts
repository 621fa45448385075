/** Reviews of mills in Afrikaans, in the terms of `morabaraba/words`. A ply is a *beurt*, as in the sentences there. */
import { deepFreeze } from "../../base/data.ts";
import type { Words } from "./words.ts";

/**
 * Afrikaans sentences for reviews of mills.
 *
 * @example
 * ```ts
 * import { af } from "morabaraba/review";
 *
 * af.findings["blocks-mill"]; // => "Dit keer die meule {mill} van {opponent}."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze({
  language: "af",
  findings: {
    "gives-win-away-lost": "{player} kon met {move} in {plies} beurte wen, en verloor nou in {lostIn}.",
    "gives-win-away-lost-now": "{player} kon met {move} dadelik wen, en verloor nou in {lostIn} beurte.",
    "gives-win-away-ended": "{player} kon met {move} wen, en het met hierdie skuif verloor.",
    "gives-win-away-drawn": "{player} kon met {move} in {plies} beurte wen; nou is die spel gelykop.",
    "gives-win-away-drawn-now": "{player} kon met {move} dadelik wen; nou is die spel gelykop.",
    loses: "{player} verloor binne {plies} beurte, en geen beter skuif is bekend nie.",
    "loses-saved-draw": "{player} verloor binne {plies} beurte; 'n ander skuif sou gelykop gespeel het.",
    "loses-saved-longer": "{player} verloor binne {plies} beurte; 'n ander skuif verloor nie so gou nie.",
    "misses-win": "{player} kon met {move} in {plies} beurte wen.",
    "misses-win-now": "{player} kon met {move} dadelik wen.",
    wins: "{player} wen binne {plies} beurte.",
    "wins-sooner": "{player} wen binne {plies} beurte; 'n ander skuif wen binne {sooner}.",
    "wins-sooner-now": "{player} wen binne {plies} beurte; 'n ander skuif wen dadelik.",
    draws: "Met die beste spel eindig die spel gelykop.",
    "allows-forced-mill": "{opponent} antwoord {answer}, en 'n meule kan nie meer gekeer word nie.",
    "fails-to-block": "Die dreigement van {opponent} bly: die meule {mill}, wat {shots} kan skiet.",
    "cannot-block": "Geen skuif keer dat {opponent} 'n meule maak nie; {mill} kan {shots} skiet.",
    "allows-mill": "So kan {opponent} die meule {mill} maak en {shots} skiet.",
    "cannot-avoid-mill":
      "{opponent} kan die meule {mill} maak en {shots} skiet; elke skuif laat 'n meule toe.",
    "misses-mill": "{player} kon met {move} die meule {mill} maak.",
    "loses-cow": "Binne {plies} beurte kos dit 'n koei, wat {move} sou behou het.",
    "loses-cows": "Binne {plies} beurte kos dit {count} koeie, wat {move} sou behou het.",
    "closes-mill": "{player} maak die meule {mill} en skiet {point}.",
    "closes-mill-without-shot": "{player} maak die meule {mill}, en skiet niks nie.",
    "misses-forced-mill": "Met {move} kon {player} 'n dreigement maak wat niks keer nie.",
    "forces-mill": "{player} dreig met 'n meule wat niks keer nie.",
    "blocks-mill": "Dit keer die meule {mill} van {opponent}.",
    "shuts-in-own": "{player} kan nie meer van {points} af skuif nie.",
    "shuts-in-other": "{opponent} kan nie meer van {points} af skuif nie.",
    "shuts-in-all": "Geen koei van een kant kan meer skuif nie: {points}.",
    "opens-mill-always":
      "{player} maak die meule {mill} oop, en kan dit weer sluit, wat {opponent} ook al antwoord.",
    "opens-mill-unless-stopped":
      "{player} maak die meule {mill} oop, om dit weer te sluit tensy {opponent} dit keer.",
    "opens-mill-never":
      "{player} maak die meule {mill} oop, wat nie met die volgende skuif weer gesluit kan word nie.",
    "bars-cow":
      "Die reël oor herhaalde meules: die koei op {from} mag nie met die volgende skuif na {point} teruggaan nie.",
    "starts-count": "Van nou af maak {plies} beurte sonder 'n skoot die spel gelykop.",
    "starts-count-now": "Van nou af maak een beurt sonder 'n skoot die spel gelykop.",
    "stops-count": "Die telling van beurte sonder 'n skoot, met {plies} oor, eindig hier.",
    "nears-draw": "Ná nog {plies} beurte sonder 'n skoot is die spel gelykop.",
    "nears-draw-now": "Ná nog een beurt sonder 'n skoot is die spel gelykop.",
    opinion: "{move} is beter, met die waarde van {cows} koeie",
  },
  or: "of",
  and: "en",
  opinion: "Die soektog meen: {sentence}.",
  line: "Lyn: {line}.",
});
