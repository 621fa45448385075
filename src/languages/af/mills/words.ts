/*
 * Afrikaans words for mill games. *Koei*, *koeie* and *meule* are from the Afrikaans Wikipedia; *meulspel*
 * and *Sothobord*, the board of Lesotho, are from R. D. Coertze, "Die bordspel 'morabaraba' – aard,
 * verspreiding en herkoms" (2002). *Skiet*, *plaas*, *skuif* and *vlieg* translate the English rules.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mills/words.ts";

/** The terms of Morabaraba. */
export const cattle = {
  koei: "koei",
  koeie: "koeie",
  Koei: "Koei",
  Koeie: "Koeie",
  skiet: "skiet",
  Skiet: "Skiet",
  geskiet: "geskiet",
  skoot: "skoot",
  skote: "skote",
};

/** The terms of a game. */
export type Terms = typeof cattle;

/** The terms of the other mill games. */
export const pieces: Terms = {
  koei: "stuk",
  koeie: "stukke",
  Koei: "Stuk",
  Koeie: "Stukke",
  skiet: "verwyder",
  Skiet: "Verwyder",
  geskiet: "verwyder",
  skoot: "verwydering",
  skote: "verwyderings",
};

const wordsIn = ({ koei, koeie, skiet, geskiet, Skiet, skoot }: Terms): Words => ({
  language: "af",
  players: { light: "Lig", dark: "Donker" },
  variants: {
    standard: "Morabaraba",
    mssa: "Morabaraba, Mind Sports South Africa",
    sesotho: "Sesotho-morabaraba, 24 punte",
    sesotho25: "Morabaraba op die Sothobord, 25 punte",
    elevenMens: "Morabaraba met elf koeie",
    nineMens: "Meulspel met nege stukke",
    twelveMens: "Meulspel met twaalf stukke",
    lasker: "Lasker se meulspel",
    sixMens: "Meulspel met ses stukke",
    threeMens: "Meulspel met drie stukke",
    nineHoles: "Nege gate",
    achi: "Achi",
    picaria: "Picaria",
    shisima: "Shisima",
    tsoroYematatu: "Tsoro yematatu",
    umlabalaba: "Umlabalaba",
    shax: "Shax",
    daSanQi: "Da san qi",
    chamGonu: "Cham gonu",
    russianMill: "Russiese meulspel",
  },
  phases: { placing: "Plaas", moving: "Skuif", flying: "Vlieg" },
  turns: {
    placing: `{player} moet 'n ${koei} plaas.`,
    moving: `{player} moet 'n ${koei} skuif.`,
    flying: `{player} is aan die beurt; die ${koeie} mag vlieg.`,
    shooting: `{player} moet 'n ${koei} ${skiet}.`,
    mayShoot: `{player} mag 'n ${koei} ${skiet}.`,
    giving: `{player} moet 'n ${koei} afstaan.`,
  },
  moves: {
    place: `{player} plaas 'n ${koei} op {to}.`,
    move: `{player} skuif 'n ${koei} van {from} na {to}.`,
    fly: `{player} laat 'n ${koei} van {from} na {to} vlieg.`,
    shoot: "Die bord is vol.",
    give: `{player} staan die ${koei} op {to} af, want die bord is vol.`,
  },
  mill: "Dit maak 'n meule: {mill}.",
  shot: `{player} ${skiet} die ${koei} op {shot}.`,
  order: {
    passes: "{player} kan nie skuif nie en slaan oor.",
    freed: "{player} kan nie skuif nie, en moet bevry word as dit moontlik is.",
    begins: `Al die ${koeie} is geplaas, en {player} skuif eerste.`,
  },
  points: {
    light: `{point}, ligte ${koei}`,
    dark: `{point}, donker ${koei}`,
    empty: "{point}, leeg",
    dead: `{point}, dooie ${koei}`,
  },
  marks: {
    chosen: "{place}, gekies",
    destination: "{place}, bereikbaar",
    target: `{place}, kan ${geskiet} word`,
    mill: "{place}, maak 'n meule",
    blocked: "{place}, kan nie skuif nie",
  },
  buttons: { cancelTurn: "Kanselleer", noShot: `${Skiet} geen ${koei} nie`, type: "Tik 'n skuif" },
  keys: "Pyltjies en syfers gaan na ander punte, die skuinsstreep na 'n veld vir getikte skuiwe; I lees die bure, L die lyne, S die stand.",
  around: { neighbors: "Langs {point}: {places}.", line: "Lyn: {places}." },
  letters:
    "alfa bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey x-ray yankee zulu",
  premove: "Jou volgende skuif: {move}.",
  hand: "{player} het {count} in die hand.",
  shots: `{player} het {count} ${geskiet}.`,
  results: { won: "{winner} wen.", drawn: "Die spel eindig gelykop." },
  reasons: {
    mill: "{winner} het 'n meule.",
    "few-cows": `{loser} het te min ${koeie} oor.`,
    "no-moves": "Die speler aan die beurt het geen geldige skuif nie.",
    "ten-moves": `Daar is min ${koeie} oor, en te veel beurte het sonder 'n ${skoot} verbygegaan.`,
    "full-board": "Die bord is vol.",
    repetition: "Dieselfde stelling het te veel keer voorgekom.",
    "no-shots": `Te veel beurte het sonder 'n ${skoot} verbygegaan.`,
    agreement: "Die spelers het op 'n gelykop uitslag ooreengekom.",
    resignation: "{loser} het oorgegee.",
    cheating: "{loser} het 'n ongeldige skuif probeer en verbeur die spel.",
    abandonment: "{loser} het die spel laat vaar.",
    "double-turn": "{loser} het buite beurt gespeel en verbeur die spel.",
    time: "{loser} se tyd het verstryk.",
  },
  refusals: {
    "game-over": "Die spel is verby.",
    malformed: "Skryf 'n skuif soos {example}, nie {move} nie.",
    "unknown-point": "Die bord het geen punt {point} nie: skryf 'n skuif soos {example}.",
    "removal-due": `Die bord is vol: haal eers een ${koei} af.`,
    "cow-in-hand": `Plaas eers die ${koeie} in jou hand.`,
    "no-cow-in-hand": `Jy het geen ${koei} meer om te plaas nie.`,
    "not-your-cow": `Nie een van jou ${koeie} staan op {from} nie.`,
    occupied: `Daar staan reeds 'n ${koei} op {to}.`,
    "no-placing": `Geen ${koei} mag nou op {to} geplaas word nie.`,
    "not-adjacent": "{to} lê nie langs {from} nie.",
    "mill-barred": "Hierdie meule mag nie so gou weer gemaak word nie.",
    "must-free": "Jy moet die ander speler laat skuif.",
    "too-many-shots": `Jy mag nie soveel ${koeie} ${skiet} nie.`,
    "shot-missing": `Jy het 'n meule gemaak: kies 'n ${koei} om te ${skiet}.`,
    "shots-missing": `Jy het {mills} meules gemaak en {shots} van die {due} ${koeie} ${geskiet} wat ${geskiet} moet word.`,
    "shot-without-mill": `Jy mag net 'n ${koei} ${skiet} wanneer jy 'n meule maak.`,
    "not-a-target": `Daar is geen ${koei} op {shot} om te ${skiet} nie.`,
    "target-in-mill": `Die ${koei} op {shot} is in 'n meule en mag nie ${geskiet} word nie.`,
    blocked: `Die ${koei} op {from} kan nie nou skuif nie.`,
    ambiguous: "{move} kan {moves} beteken: skryf die hele skuif.",
  },
});

/**
 * Afrikaans words for Morabaraba and its variants.
 *
 * @example
 * ```ts
 * import { af, fill } from "morabaraba/words";
 *
 * fill(af.turns.placing, { player: af.players.light }); // => "Lig moet 'n koei plaas."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(cattle));

/**
 * Afrikaans words for games whose pieces are not cows, such as nine men's morris: `af` in other terms.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { afMorris, announceTurn } from "morabaraba/words";
 *
 * announceTurn(afMorris, createGame("nineMens")); // => "Lig moet 'n stuk plaas."
 * ```
 */
export const afMorris: Words = /* @__PURE__ */ deepFreeze(/* @__PURE__ */ wordsIn(pieces));
