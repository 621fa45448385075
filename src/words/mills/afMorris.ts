/** Meulspel in Afrikaans, for mill games without cattle: *stukke*, the word of chess, in place of *koeie*, and *verwyder* of *skiet*. */
import { deepFreeze } from "../../base/data.ts";
import { complete } from "../sentences.ts";
import { af } from "./af.ts";
import type { Words } from "./words.ts";

/**
 * Afrikaans words for nine men's morris and its kin, where the pieces are no cows. All else is that of `af`.
 *
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { afMorris, announceTurn } from "morabaraba/words";
 *
 * announceTurn(afMorris, createGame("nineMens")); // => "Lig moet 'n stuk plaas."
 * ```
 */
export const afMorris: Words = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ complete(
    {
      turns: {
        placing: "{player} moet 'n stuk plaas.",
        moving: "{player} moet 'n stuk skuif.",
        flying: "{player} is aan die beurt; die stukke mag vlieg.",
        shooting: "{player} moet 'n stuk verwyder.",
        mayShoot: "{player} mag 'n stuk verwyder.",
        giving: "{player} moet 'n stuk afstaan.",
      },
      moves: {
        place: "{player} plaas 'n stuk op {to}.",
        move: "{player} skuif 'n stuk van {from} na {to}.",
        fly: "{player} laat 'n stuk van {from} na {to} vlieg.",
        shoot: "Die bord is vol.",
        give: "Die bord is vol. {player} staan die stuk op {to} af.",
      },
      shot: "{player} verwyder die stuk op {shot}.",
      order: { begins: "Al die stukke is geplaas, en {player} skuif eerste." },
      points: {
        light: "{point}, ligte stuk",
        dark: "{point}, donker stuk",
        empty: "{point}, leeg",
        dead: "{point}, dooie stuk",
      },
      marks: { target: "{place}, kan verwyder word" },
      buttons: { noShot: "Verwyder geen stuk nie" },
      shots: "{player} het {count} verwyder.",
      reasons: {
        "few-cows": "{loser} het te min stukke oor.",
        "ten-moves": "Daar is min stukke oor, en te veel beurte het verbygegaan sonder dat een verwyder is.",
        "no-shots": "Te veel beurte het verbygegaan sonder dat 'n stuk verwyder is.",
      },
      refusals: {
        "removal-due": "Die bord is vol: haal eers een stuk af.",
        "no-placing": "Geen stuk mag nou op {to} geplaas word nie.",
        "too-many-shots": "Jy mag nie soveel stukke verwyder nie.",
        "cow-in-hand": "Plaas eers die stukke in jou hand.",
        "no-cow-in-hand": "Jy het geen stuk meer om te plaas nie.",
        "not-your-cow": "Nie een van jou stukke staan op {from} nie.",
        occupied: "Daar staan reeds 'n stuk op {to}.",
        "shot-missing": "Jy het 'n meule gemaak: kies 'n stuk om te verwyder.",
        "shots-missing":
          "Jy het {mills} meules gemaak en {shots} van die {due} stukke verwyder wat verwyder moet word.",
        "shot-without-mill": "Jy mag net 'n stuk verwyder wanneer jy 'n meule maak.",
        "not-a-target": "Daar is geen stuk op {shot} om te verwyder nie.",
        "target-in-mill": "Die stuk op {shot} is in 'n meule en mag nie verwyder word nie.",
        blocked: "Die stuk op {from} kan nie nou skuif nie.",
      },
    },
    af,
  ),
);
