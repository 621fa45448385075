/* The rules of mill games in Afrikaans, in the terms of `morabaraba/words`. */

import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/rulebook.ts";
import type { Words as GameWords } from "../../en/mills/words.ts";
import { cattle, afMorris as morris, af as names, pieces, type Terms } from "./words.ts";

const wordsIn = (
  names: GameWords,
  { koei, koeie, Koei, Koeie, skiet, geskiet, skoot, skote }: Terms,
): Words => ({
  language: "af",
  names,
  sections: {
    board: "Die bord",
    placing: "Plaas",
    mills: `Meules en ${skote}`,
    moving: "Skuif en vlieg",
    end: "Die einde",
    draws: "Gelykop",
    conduct: "Gedrag",
  },
  rules: {
    board: "Die bord het {points} en {lines} van drie punte wat meules kan wees.",
    "shape-diagonals": "Drie ringe lê binne mekaar, en lyne verbind hul hoeke en die middels van hul sye.",
    "shape-straight":
      "Drie ringe lê binne mekaar, en lyne verbind die middels van hul sye. Daar is geen skuins lyne nie.",
    "shape-center":
      "Drie ringe lê binne mekaar om 'n punt in die middel. Lyne verbind die middels van hul sye met die middelpunt.",
    links: `${Koeie} skuif ook langs {links} wat geen meule kan wees nie.`,
    cows: "Lig en donker het elk {cows}.",
    "first-player-light": "Lig begin.",
    "first-player-dark": "Donker begin.",
    setup: `Aan die begin staan ligte ${koeie} op {light}, en donkeres op {dark}; al die ander is in die hand.`,
    "setup-all": `Aan die begin staan ligte ${koeie} op {light}, en donkeres op {dark}.`,
    "no-setup": `Aan die begin is die bord leeg, en al die ${koeie} is in die hand.`,
    "turns-passing": "Die kante maak beurte; 'n kant mag nie oorslaan terwyl dit kan skuif nie.",
    turns: "Die kante maak beurte; niemand mag 'n beurt oorslaan nie.",
    placing: `'n Kant met ${koeie} in die hand plaas een daarvan op enige leë punt.`,
    "placing-somewhere": `'n Kant met ${koeie} in die hand plaas een daarvan op 'n leë punt.`,
    "no-placing-none": "Geen punt is vir plasing gesluit nie.",
    "no-placing-first": `Die eerste ${koei} van die spel mag nie op {closed} geplaas word nie.`,
    "no-placing-all": `Geen ${koei} mag op {closed} geplaas word nie.`,
    "no-moving-while-placing": `Geen ${koei} op die bord skuif voordat al die ${koeie} van daardie kant geplaas is nie.`,
    "moving-while-placing": `'n Kant met ${koeie} in die hand mag eerder 'n ${koei} op die bord na 'n leë buurpunt skuif.`,
    mill: `Drie ${koeie} van een kant op 'n lyn is 'n meule.`,
    "shot-required": `'n Skuif wat 'n meule maak, ${skiet} 'n ${koei} van die ander kant, wat uit die spel gaan.`,
    "shot-optional": `'n Skuif wat 'n meule maak, mag 'n ${koei} van die ander kant ${skiet}, wat uit die spel gaan.`,
    "shot-required-marks": `'n Skuif wat 'n meule maak, ${skiet} 'n ${koei} van die ander kant.`,
    "shot-optional-marks": `'n Skuif wat 'n meule maak, mag 'n ${koei} van die ander kant ${skiet}.`,
    "mill-worth-shoots": `'n Meule gee 'n ${skoot} wanneer dit gemaak word, en weer elke keer dat dit oopgemaak en gesluit word.`,
    "mill-worth-once": `'n Meule gee 'n ${skoot} die eerste keer dat dit gemaak word.`,
    "mill-worth-late": `Wanneer al die ${koeie} geplaas is, gee 'n meule 'n ${skoot} wanneer dit gemaak word, en weer elke keer dat dit oopgemaak en gesluit word.`,
    "mill-worth-late-once": `Wanneer al die ${koeie} geplaas is, gee 'n meule 'n ${skoot} die eerste keer dat dit gemaak word.`,
    "mill-worth-wins": `'n Speler wat 'n meule maak, het gewen; 'n meule ${skiet} nooit 'n ${koei} nie.`,
    "shots-one": `Hoeveel meules 'n skuif ook al maak, dit ${skiet} hoogstens een ${koei}.`,
    "shots-each-mill": `'n Skuif wat verskeie meules maak, ${skiet} ewe veel ${koeie}, hoogstens drie, solank daar ${koeie} is wat ${geskiet} mag word en die spel nie gewen is nie.`,
    "shots-each-mill-optional": `'n Skuif wat verskeie meules maak, mag ewe veel ${koeie} ${skiet}, hoogstens drie, solank daar ${koeie} is wat ${geskiet} mag word en die spel nie gewen is nie.`,
    "shots-each-mill-once": `'n Skuif wat verskeie lyne vir die eerste keer sluit, ${skiet} ewe veel ${koeie}, hoogstens drie, solank daar ${koeie} is wat ${geskiet} mag word en die spel nie gewen is nie.`,
    "shots-each-mill-once-optional": `'n Skuif wat verskeie lyne vir die eerste keer sluit, mag ewe veel ${koeie} ${skiet}, hoogstens drie, solank daar ${koeie} is wat ${geskiet} mag word en die spel nie gewen is nie.`,
    "placing-shot-removes": `'n Meule wat tydens plasing gemaak word, gee ook 'n ${skoot}.`,
    "placing-shot-marks": `'n ${Koei} wat ${geskiet} word terwyl ${koeie} in die hand is, is dood, en bly op sy punt totdat al die ${koeie} geplaas is; enige ander een gaan dadelik uit die spel.`,
    "placing-shot-illegal": `Geen ${koei} mag geplaas word waar dit 'n meule maak nie.`,
    "placing-shot-none": `'n Meule wat gemaak word terwyl ${koeie} in die hand is, ${skiet} niks nie.`,
    "no-target": `As daar geen ${koei} is wat ${geskiet} mag word nie, eindig die beurt sonder 'n ${skoot}.`,
    "cows-in-mills-last-resort": `'n ${Koei} in 'n meule mag net ${geskiet} word wanneer al die ${koeie} van daardie kant op die bord in meules is.`,
    "cows-in-mills-never": `'n ${Koei} in 'n meule mag nooit ${geskiet} word nie.`,
    "cows-in-mills-always": `'n ${Koei} in 'n meule mag soos enige ander ${geskiet} word.`,
    "repeat-mill-allowed":
      "Niks verbied 'n kant om een meule oop te maak en weer te sluit nie, so dikwels as dit wil.",
    "repeat-mill-same-cow": `'n ${Koei} wat 'n meule gebreek het om 'n ander te maak, mag nie met die volgende skuif reguit teruggaan as dit 'n meule maak nie.`,
    "repeat-mill-same-mill": `Ná 'n skuif wat 'n meule gebreek het om 'n ander te maak, mag geen ${koei} met die volgende skuif 'n meule maak op die punt wat verlaat is nie, tensy die meule deur die punt gaan waarheen geskuif is.`,
    "repeat-mill-once": `'n Lyn gee 'n kant net die eerste keer 'n ${skoot} wanneer die kant dit sluit.`,
    "repeat-mill-once-late": `'n Lyn gee 'n kant net die eerste keer 'n ${skoot} wanneer die kant dit sluit terwyl sy meules ${koeie} ${skiet}.`,
    "moves-first-next": `Wanneer al die ${koeie} geplaas is, gaan die beurt voort.`,
    "moves-first-second-player": `Wanneer al die ${koeie} geplaas is, skuif die kant wat nie begin het nie, eerste.`,
    "moves-first-first-mill": `Wanneer al die ${koeie} geplaas is, skuif die kant wat die eerste meule gemaak het, eerste; sonder een die kant wat nie begin het nie.`,
    step: `'n Kant met geen ${koei} in die hand nie skuif 'n ${koei} langs 'n lyn na 'n leë buurpunt.`,
    flying: `'n Kant met geen ${koei} in die hand nie en hoogstens {cows} op die bord vlieg: die ${koeie} mag na enige leë punt gaan.`,
    "no-flying": `${Koeie} vlieg nooit nie.`,
    "few-cows": "'n Kant met minder as {cows}, op die bord en in die hand saam, het verloor.",
    "no-few-cows": `Geen kant verloor omdat dit te min ${koeie} het nie.`,
    "no-moves-loses": "'n Kant wat op sy beurt geen geldige skuif het nie, het verloor.",
    "no-moves-draws": "As 'n kant op sy beurt geen geldige skuif het nie, is die spel gelykop.",
    "no-moves-passes":
      "As 'n kant op sy beurt geen geldige skuif het nie, skuif die ander kant weer; as nie een kan skuif nie, is die spel gelykop.",
    "no-moves-freed": `As 'n kant op sy beurt geen geldige skuif het nie, skuif die ander kant weer, en moet dit laat skuif as dit kan; tot dan ${skiet} dit niks. As nie een kan skuif nie, is die spel gelykop.`,
    "full-board-each-shoots": `As elke punt beset is wanneer al die ${koeie} geplaas is, ${skiet} elke kant om die beurt 'n ${koei}, die kant wat eerste skuif voor die ander.`,
    "full-board-each-gives": `As elke punt beset is wanneer al die ${koeie} geplaas is, haal elke kant om die beurt 'n ${koei} van sy eie van die bord af.`,
    "full-board-draws": "As elke punt beset is, is die spel gelykop, al kan niemand skuif nie.",
    "full-board-first-player-loses":
      "As elke punt beset is, het die kant wat begin het, verloor, wie ook al aan die beurt is.",
    "ten-moves-either": `Terwyl een van die kante hoogstens {cows} het, op die bord en in die hand saam, is die spel gelykop ná {plies} van albei kante saam sonder 'n plasing of ${skoot}.`,
    "ten-moves-both": `Terwyl albei kante elk hoogstens {cows} het, op die bord en in die hand saam, is die spel gelykop ná {plies} van albei kante saam sonder 'n plasing of ${skoot}.`,
    "ten-moves-wins": "Die spel is gelykop ná {plies} van albei kante saam sonder 'n plasing.",
    repetition: "As dieselfde stelling {times} voorgekom het, is die spel gelykop.",
    "no-repetition": "Dieselfde stelling mag so dikwels voorkom as wat dit wil.",
    "no-shots": `Die spel is gelykop ná {plies} van albei kante saam sonder 'n plasing of ${skoot}, watter ${koeie} daar ook al is.`,
    "no-shots-wins": `Die spel is gelykop ná {plies} van albei kante saam sonder 'n plasing, watter ${koeie} daar ook al is.`,
    "no-other-count": "Geen ander telling van skuiwe maak die spel gelykop nie.",
    "no-count": "Geen telling van skuiwe maak die spel gelykop nie.",
    cheating: "'n Speler wat kul, verbeur die spel.",
    abandonment: `'n Speler wat die ${koeie} optel, verbeur die spel.`,
    "double-turn": "'n Speler wat twee keer ná mekaar speel, verbeur die spel.",
    "out-of-turn": "'n Speler wat buite beurt speel, verbeur die spel.",
  },
  counts: {
    points: { one: "een punt", other: "{count} punte" },
    lines: { one: "een lyn", other: "{count} lyne" },
    links: { one: "een verbinding", other: "{count} verbindings" },
    cows: { one: `een ${koei}`, other: `{count} ${koeie}` },
    plies: { one: "een skuif", other: "{count} skuiwe" },
    times: { one: "een keer", other: "{count} keer" },
  },
  prompt: {
    title:
      "Jy speel {player} in 'n spel {variant}, 'n bordspel vir twee. Die kante is {light} en {dark}. Die reëls:",
    board: "Die hele bord",
    points: "Die punte: {points}",
    lines: "Die lyne: {lines}. Die punte wat in 'n lyn langs mekaar staan, is bure.",
    links: "Hierdie pare punte is ook bure, hoewel hulle in geen lyn is nie: {links}.",
    notation: "Hoe 'n skuif geskryf word",
    placing: `'n ${koei} wat geplaas word, word as sy punt geskryf, soos {to}.`,
    moving: `'n ${koei} wat skuif, word as twee punte geskryf, soos {from}-{to}.`,
    shooting: `As die skuif 'n ${koei} ${skiet}, volg x en die punt daarvan, soos {from}-{to}x{shot}; verdere punte volg net so.`,
    taking: `'n Beurt wat net 'n ${koei} van 'n vol bord afhaal, word x{shot} geskryf.`,
    position: "Die stelling nou",
    cows: `${Koeie} van {light} staan op: {lights}. ${Koeie} van {dark} staan op: {darks}.`,
    hands: `${Koeie} in die hand: {light} {lights}, {dark} {darks}.`,
    dead: `Dooie ${koeie}, wat net hul punte beset, lê op: {points}.`,
    barred: "{side} mag nie van {from} na {to} skuif om daar 'n meule te maak nie.",
    used: `Lyne wat reeds vir {side} 'n ${skoot} gegee het: {lines}.`,
    "first-mill": "{side} het die eerste meule gemaak.",
    removal: `Die bord is vol: {player} moet nou 'n ${koei} afhaal.`,
    freeing: "{player} moet die ander kant laat skuif, as dit kan.",
    quiet: `Skuiwe van albei kante saam sedert die laaste plasing of ${skoot}: {count}.`,
    turn: "{player} is aan die beurt.",
    moves: "Die geldige skuiwe: {moves}",
    answer: 'Eindig jou antwoord met \'n reël wat net "Move:" en jou skuif het.',
  },
  arbiter: {
    stands: "Die skuif van {player} staan.",
    falls: "Die skuif van {player} staan nie.",
    "out-of-turn": "Dit is nie {player} se beurt nie.",
    "put-back": "'n Fout: die skuif word teruggesit, en {player} speel 'n geldige skuif.",
    forfeit: "Bedrog: {player} verbeur die spel, en {winner} wen.",
  },
  faults: {
    "game-over": "Die spel is verby.",
    malformed: "{move} is nie 'n skuif, soos {example}, nie.",
    "unknown-point": "Die bord het geen punt {point} nie.",
    "cow-in-hand": `{player} het 'n ${koei} in die hand, wat eers geplaas moet word.`,
    "no-cow-in-hand": `{player} het geen ${koei} meer om te plaas nie.`,
    "not-your-cow": `Geen ${koei} van {player} staan op {from} nie.`,
    "removal-due": `Die bord is vol, en {player} moet eers een ${koei} afhaal.`,
    "no-placing": `Geen ${koei} mag nou op {to} geplaas word nie.`,
    "must-free": "{player} moet die ander kant laat skuif.",
    "too-many-shots": `Die skuif ${skiet} meer ${koeie} as wat dit mag.`,
    occupied: `Daar staan reeds 'n ${koei} op {to}.`,
    "not-adjacent": "{to} lê nie langs {from} nie, en {player} mag nie vlieg nie.",
    "mill-barred": "Die meule op {to} mag nie so gou weer gemaak word nie.",
    "shot-missing": `Die skuif maak 'n meule, en ${skiet} geen ${koei} nie.`,
    "shots-missing": `Die skuif maak {mills} meules en ${skiet} {shots} van die {due} ${koeie} wat ${geskiet} moet word.`,
    "shot-without-mill": `Die skuif ${skiet} 'n ${koei}, en maak geen meule nie.`,
    "not-a-target": `Daar is geen ${koei} van die ander kant op {shot} nie.`,
    "target-in-mill": `Die ${koei} op {shot} is in 'n meule, en mag nie ${geskiet} word nie.`,
  },
});

/**
 * Afrikaans sentences for rulebooks of mill games.
 *
 * @example
 * ```ts
 * import { af } from "morabaraba/rulebook";
 *
 * af.rules.mill; // => "Drie koeie van een kant op 'n lyn is 'n meule."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(names, cattle));

/**
 * Afrikaans sentences for rulebooks of games whose pieces are not called cows.
 *
 * @example
 * ```ts
 * import { afMorris } from "morabaraba/rulebook";
 *
 * afMorris.rules.mill; // => "Drie stukke van een kant op 'n lyn is 'n meule."
 * ```
 */
export const afMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(morris, pieces));
