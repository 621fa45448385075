/* Reviews of mill games in Afrikaans, in the terms of `morabaraba/words`, where a ply is a *beurt*. */

import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/review.ts";
import type { Words as GameWords } from "../../en/mills/words.ts";
import { cattle, afMorris as morris, af as names, pieces, type Terms } from "./words.ts";

const wordsIn = (names: GameWords, { koei, koeie, skiet, skoot, skote }: Terms): Words => ({
  language: "af",
  names,
  findings: {
    "gives-win-away-lost": "{player} kon met {move} in {plies} wen, en verloor nou in {lostIn}.",
    "gives-win-away-lost-now": "{player} kon met {move} dadelik wen, en verloor nou in {lostIn}.",
    "gives-win-away-ended": "{player} kon met {move} wen, en het met hierdie skuif verloor.",
    "gives-win-away-drawn": "{player} kon met {move} in {plies} wen; nou is die spel gelykop.",
    "gives-win-away-drawn-now": "{player} kon met {move} dadelik wen; nou is die spel gelykop.",
    loses: "{player} verloor binne {plies}.",
    "loses-saved-draw": "{player} verloor binne {plies}; 'n ander skuif sou gelykop gespeel het.",
    "loses-saved-longer": "{player} verloor binne {plies}; 'n ander skuif verloor nie so gou nie.",
    "misses-win": "{player} kon met {move} in {plies} wen.",
    "misses-win-now": "{player} kon met {move} dadelik wen.",
    wins: "{player} wen binne {plies}.",
    "wins-sooner": "{player} wen binne {plies}; 'n ander skuif wen binne {sooner}.",
    "wins-sooner-now": "{player} wen binne {plies}; 'n ander skuif wen dadelik.",
    draws: "Met die beste spel eindig die spel gelykop.",
    "allows-forced-mill": "{opponent} antwoord {answer}, en 'n meule kan nie meer gekeer word nie.",
    "fails-to-block": `Die dreigement van {opponent} bly: {mill}, wat {shots} kan ${skiet}.`,
    "cannot-block": `Geen skuif keer dat {opponent} 'n meule maak nie; {mill} kan {shots} ${skiet}.`,
    "allows-mill": `So kan {opponent} {mill} maak en {shots} ${skiet}.`,
    "cannot-avoid-mill": `{opponent} kan {mill} maak en {shots} ${skiet}; elke skuif laat 'n meule toe.`,
    "misses-mill": "{player} kon met {move} {mill} maak.",
    "loses-cows": `Met ${skote} oor {plies} getel sou {move} {cows} beter gewees het.`,
    "closes-mill": `{player} maak {mill} en ${skiet} {point}.`,
    "closes-mill-without-shot": `{player} maak {mill}, en ${skiet} niks nie.`,
    "misses-forced-mill": "Met {move} kon {player} 'n dreigement maak wat niks keer nie.",
    "forces-mill": "{player} dreig met 'n meule wat niks keer nie.",
    "blocks-mill": "Dit keer {mill} van {opponent}.",
    "shuts-in-own": "Vir eers kan {player} nie van {points} af skuif nie.",
    "shuts-in-other": "Vir eers kan {opponent} nie van {points} af skuif nie.",
    "shuts-in-all": `Vir eers kan geen ${koei} van {side} skuif nie; dit keer {points} vas.`,
    "opens-mill-always":
      "{player} maak {mill} oop, en kan weer 'n meule daar sluit, wat {opponent} ook al antwoord.",
    "opens-mill-unless-stopped":
      "{player} maak {mill} oop, om weer 'n meule daar te sluit tensy {opponent} dit keer.",
    "opens-mill-never":
      "{player} maak {mill} oop, en kan nie met die volgende skuif weer 'n meule daar sluit nie.",
    "bars-cow": `Die reël oor herhaalde meules: die ${koei} op {from} mag nie met die volgende skuif na {point} teruggaan nie.`,
    "starts-count": `Van nou af is die spel gelykop ná {plies} sonder plasing of ${skoot}.`,
    "stops-count": `Die telling van beurte sonder plasing of ${skoot}, met {plies} oor, eindig hier.`,
    "nears-draw": `Ná {morePlies} sonder plasing of ${skoot} is die spel gelykop.`,
    opinion: "Die soektog meen: {move} is beter, met die waarde van {cows}.",
  },
  counts: {
    plies: { one: "een beurt", other: "{count} beurte" },
    morePlies: { one: "nog een beurt", other: "nog {count} beurte" },
    cows: { one: `een ${koei}`, other: `{count} ${koeie}` },
    mills: { one: "die meule {mills}", other: "{count} meules ({mills})" },
  },
  line: "Lyn: {line}.",
});

/**
 * Afrikaans sentences for reviews of mill games.
 *
 * @example
 * ```ts
 * import { af } from "morabaraba/review";
 *
 * af.findings["blocks-mill"]; // => "Dit keer {mill} van {opponent}."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * Afrikaans sentences for reviews of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { afMorris } from "morabaraba/review";
 *
 * afMorris.findings["closes-mill"]; // => "{player} maak {mill} en verwyder {point}."
 * ```
 */
export const afMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
