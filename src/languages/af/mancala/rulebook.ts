/* The rules of mancala in Afrikaans, in the terms of `morabaraba/mancala/words`. */
import { deepFreeze } from "../../../base/data.ts";
import type { Words } from "../../en/mancala/rulebook.ts";
import { af as names } from "./words.ts";

/**
 * Afrikaans sentences for rulebooks of mancala games.
 *
 * @example
 * ```ts
 * import { af } from "morabaraba/mancala/rulebook";
 *
 * af.rules.winner; // => "Wie meer pitte het, het gewen; ewe veel pitte is gelykop."
 * ```
 */
export const af: Words = /* @__PURE__ */ deepFreeze({
  language: "af",
  names,
  sections: { board: "Die bord", sowing: "Saai", captures: "Vangste", end: "Die einde" },
  rules: {
    board: "Elke kant het 'n ry van {houses} en 'n stoor. Aan die begin hou elke huis {seeds}.",
    "first-player": "Suid begin.",
    turns: "Die spelers maak beurte; niemand mag 'n beurt oorslaan nie.",
    "turns-again":
      "Die spelers maak beurte, behalwe vir skuiwe wat die stoor gee; niemand mag 'n beurt oorslaan nie.",
    "turns-passing":
      "Die spelers maak beurte, behalwe vir skuiwe wat die stoor gee; 'n kant sonder pitte in sy huise slaan sy beurt oor, en niemand anders mag nie.",
    swap: "In plaas van 'n eerste skuif mag die tweede speler die kante ruil, een keer.",
    "no-swap": "Die kante word nooit geruil nie.",
    sowing:
      "'n Speler lig al die pitte van 'n huis aan sy kant en saai hulle een vir een in die volgende plekke, teen die klok.",
    store:
      "Die eie stoor word ook gesaai, die opponent s'n nooit nie. 'n Laaste pit in die eie stoor gee nog 'n skuif.",
    "no-store": "Die store word nie gesaai nie.",
    origin: "'n Ronde wat omkom, saai ook die huis waaruit gelig is.",
    "skip-origin": "'n Ronde wat omkom, slaan die huis oor waaruit gelig is.",
    relay: "'n Laaste pit in 'n besette huis word gelig met alles wat daar lê, en verder gesaai.",
    "relay-without-capture":
      "'n Laaste pit in 'n besette huis, as dit niks vang nie, word gelig met alles wat daar lê, en verder gesaai.",
    "no-relay": "'n Laaste pit in 'n besette huis eindig die saaiery.",
    feeding: "Wie kan, moet 'n pit gee vir 'n opponent wat geen het nie.",
    "no-feeding": "Niemand hoef pitte te gee vir 'n opponent wat geen het nie.",
    "capture-opposite":
      "'n Laaste pit in 'n leë huis aan die eie kant vang die pitte van die huis oorkant, en homself.",
    "capture-two-or-three":
      "'n Laaste pit wat 'n huis van die opponent op twee of drie bring, vang hulle, en so agteruit solank die huise van die opponent twee of drie hou.",
    "empty-opposite-nothing": "As die huis oorkant leeg is, word niks gevang nie.",
    "empty-opposite-take-own": "As die huis oorkant leeg is, word net die laaste pit gevang.",
    "capture-after-lap": "Vangste vra dat die saaiery verby die einde van die eie ry was.",
    "capture-without-lap": "Vangste vra geen ronde nie.",
    "opponent-empty-house-stays": "'n Laaste pit in 'n leë huis van die opponent bly daar.",
    "opponent-empty-house-to-opponent":
      "'n Laaste pit in 'n leë huis van die opponent gaan na die opponent se stoor.",
    "grand-slam-no-capture": "'n Vangs wat al die opponent se pitte sou neem, neem niks nie.",
    "grand-slam-illegal": "'n Skuif wat al die opponent se pitte sou vang, mag nie gespeel word nie.",
    "grand-slam-illegal-unless-only":
      "'n Skuif wat al die opponent se pitte sou vang, mag net gespeel word as daar geen ander is nie; dan vang dit hulle.",
    "grand-slam-captured": "'n Vangs mag al die opponent se pitte neem.",
    "grand-slam-rest-to-opponent":
      "'n Vangs mag al die opponent se pitte neem; wat op die bord oorbly, gaan dan na die opponent.",
    "grand-slam-leave-last":
      "'n Vangs wat al die opponent se pitte sou neem, spaar die huis waar die laaste pit geval het.",
    "grand-slam-leave-first":
      "'n Vangs wat al die opponent se pitte sou neem, spaar die eerste van sy huise in die volgorde van saai.",
    "empty-side-either-empty":
      "Die spel eindig wanneer een van die kante geen pitte in sy huise het nie; wat oor is, gaan na die eienaar.",
    "empty-side-mover-empty":
      "Die spel eindig wanneer die kant aan die beurt geen pitte in sy huise het nie; wat oor is, gaan na die eienaar.",
    "empty-side-all-empty": "Die spel eindig wanneer die huise van albei kante leeg is.",
    "empty-side-fed":
      "'n Kant aan die beurt sonder pitte in sy huise het geen geldige skuif nie, wat die spel eindig.",
    "no-moves": "Wie geen geldige skuif het nie, eindig die spel; elke kant neem die pitte van sy eie huise.",
    "no-moves-passing":
      "'n Kant met pitte in sy huise wat geen geldige skuif het nie, eindig die spel; elke kant neem die pitte van sy eie huise.",
    "no-moves-feeding":
      "Wie nie vir die opponent 'n pit kan gee nie, of geen geldige skuif het nie, eindig die spel; elke kant neem die pitte van sy eie huise.",
    majority: "Meer as die helfte van die pitte in 'n stoor wen dadelik, en die helfte in elk is gelykop.",
    "no-majority": "Daar word verder gespeel wanneer 'n stoor meer as die helfte van die pitte hou.",
    "repetition-own-houses":
      "As 'n stelling {times} voorgekom het sedert pitte laas die huise verlaat het, eindig die spel; elke kant neem die pitte van sy eie huise.",
    "repetition-even":
      "As 'n stelling {times} voorgekom het sedert pitte laas die huise verlaat het, eindig die spel; die pitte in die huise word gelyk verdeel, en 'n onewe pit gaan na niemand nie.",
    "repetition-empty-side-counts":
      "'n Stelling wat weer voorkom, tel ook terwyl een kant geen pitte in sy huise het nie.",
    "repetition-empty-side-ignored":
      "Terwyl een kant geen pitte in sy huise het nie, eindig 'n stelling wat weer voorkom nie die spel nie.",
    "no-repetition": "Stellings wat weer voorkom, eindig nie die spel nie.",
    winner: "Wie meer pitte het, het gewen; ewe veel pitte is gelykop.",
  },
  counts: {
    houses: { one: "een huis", other: "{count} huise" },
    seeds: { one: "een pit", other: "{count} pitte" },
    times: { one: "een keer", other: "{count} keer" },
  },
  prompt: {
    title:
      "Jy speel {player} in 'n spel {variant}, 'n bordspel vir twee. Die kante is {south} en {north}. Die reëls:",
    board: "Die hele bord",
    order:
      "Daar word in hierdie volgorde gesaai: huise 1 tot {last} van {south}, die stoor van {south}, huise 1 tot {last} van {north}, die stoor van {north}, en verder na huis 1 van {south}. 'n Stoor waarin nie gesaai word nie, word oorgeslaan.",
    opposite:
      "Huis 1 van 'n kant is oorkant huis {last} van die ander kant, huis 2 oorkant die voorlaaste, ensovoorts.",
    notation:
      "'n Skuif word geskryf as die huis wat leeggemaak word: vir {south} {souths}, vir {north} {norths}, van huis 1 af.",
    swap: "Die skuif wat die kante ruil, word swap geskryf.",
    position: "Die stelling nou",
    houses: "Pitte in die huise van {side}, van huis 1 af: {seeds}.",
    stores: "Pitte in die store: {south} {souths}, {north} {norths}.",
    turn: "{player} is aan die beurt.",
    moves: "Die geldige skuiwe: {moves}",
    answer: 'Eindig jou antwoord met \'n reël wat net "Move:" en jou skuif het.',
  },
  arbiter: {
    stands: "Die skuif van {player} staan.",
    falls: "Die skuif van {player} staan nie.",
    "out-of-turn": "Dit is nie {player} se beurt nie.",
    "put-back": "'n Fout: die pitte word teruggesit, en {player} speel 'n geldige skuif.",
    forfeit: "Bedrog: {player} verbeur die spel, en {winner} wen.",
  },
  faults: {
    "game-over": "Die spel is verby.",
    malformed: "{move} is nie 'n skuif, soos {example}, nie.",
    "unknown-house": "{player} het geen huis {house} nie.",
    "empty-house": "Huis {house} van {player} is leeg.",
    "must-feed": "Die opponent het geen pitte nie, en huis {house} gee geen nie.",
    "slam-illegal": "Huis {house} sou al die opponent se pitte vang.",
    "no-swap": "Die kante kan nie nou geruil word nie.",
  },
});
