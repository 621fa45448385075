/* The texts that the rules of mill games come from. The guide on rules and variants quotes them. */
import { deepFreeze } from "../../base/data.ts";
import type { SentenceName } from "../../languages/en/mills/rulebook.ts";
import type { RuleSource, TextsBySentence } from "../describe.ts";

/**
 * The texts, by their tags.
 *
 * @example
 * ```ts
 * import { sources } from "morabaraba/rulebook";
 *
 * sources["WMD"]?.title; // => "Welt-Mühlespiel-Dachverband"
 * ```
 */
export const sources: Readonly<Record<string, RuleSource>> = /* @__PURE__ */ deepFreeze({
  GAR: {
    title: "Mind Sports South Africa, Generally Accepted Rules",
    address: "http://mindsportssa.freeservers.com/rules-morabaraba.htm",
  },
  "WP-en": { title: "Wikipedia, Morabaraba", address: "https://en.wikipedia.org/wiki/Morabaraba" },
  "WP-af": {
    title: "Wikipedia, Morabaraba (Afrikaans)",
    address: "https://af.wikipedia.org/wiki/Morabaraba",
  },
  ZB: { title: "The rules of Zbornak's terminal game" },
  WMD: { title: "Welt-Mühlespiel-Dachverband" },
  LUD: { title: "Ludii" },
  GMO: { title: "GamesmanOne" },
  PORGES: { title: "George Pollard, Ways to Play" },
  AG: { title: "africangames.co.za", address: "http://africangames.co.za/howtoplay.htm" },
  BEAD: { title: "BEAD, traditional games", address: "https://bead.game/games/traditional" },
  BLAC: {
    title: "BLAC Foundation, umlabalaba, and its tournament rules in Kiswahili",
    address: "https://blacfoundation.org/umlabalaba-tournament-rules-in-kiswahili",
  },
  BP: { title: "Board and Pieces", address: "https://sites.google.com/site/boardandpieces" },
  CK: {
    title: "Cardboard Koinonia, Board Game History: Shax, 2017",
    address: "https://cardboardkoinonia.ca/2017/06/02/board-game-history-shax",
  },
  CSIRO: { title: "CSIRO Double Helix, Play Achi", address: "https://blog.doublehelix.csiro.au/play-achi" },
  CYN: { title: "Cyningstan, Traditional Board Games", address: "https://cyningstan.com/game/107" },
  HES: {
    title: "3dmxku.com, da san qi (in Chinese)",
    address: "https://m.3dmxku.com/daquan/zonghe/3850387.html",
  },
  JAK: { title: "The House That Jak Built, shax", address: "https://housethatjakbuilt.com/sha.html" },
  KOR: {
    title: "Three Korean texts on gonu: okinews.com (68217), openchang.com (31975), sacheon.go.kr (158)",
  },
  KRU: { title: "Kruzno, Shisima", address: "https://kruzno.com/Shisima.html" },
  LIQ: { title: "LiquiSearch, Picaria", address: "https://liquisearch.com/picaria" },
  MUE: {
    title: "muehle-spielen.de, the phases of the game (in German)",
    address: "http://muehle-spielen.de/de/phasen-des-muehlespiels",
  },
  NAK: { title: "Nakajim, six men's morris", address: "https://nakajim.net/masg" },
  NAM: { title: "Eduventure Chronicles, Tapatan", address: "https://eduventurechronicles.com" },
  NOVEL: {
    title: "Novel Games, Lasker morris and twelve men's morris",
    address: "https://novelgames.com/en/laskermorris",
  },
  PCG: {
    title: "Play Cultural Games, Tsoro Yematatu",
    address: "https://playculturalgames.com/how-to-play/tsoro-yematatu",
  },
  PORG: { title: "games.porg.es, nine men's morris and shax", address: "https://games.porg.es/games/shax" },
  PRINT: {
    title: "printplay.ru, the mill (in Russian)",
    address: "https://printplay.ru/melnica-setka-logicheskaya-nastolnaya-igra",
  },
  SAN: { title: "The program Sanmill", address: "https://github.com/calcitem/Sanmill" },
  WP: { title: "Wikipedia, the article on the game" },
  SCHEL: {
    title: "Schelling-Salon, standard rules of the mill game (in German)",
    address: "https://schelling-salon.de/regeln/regeln-muehle.html",
  },
  ULW: {
    title: "Ulwazi Programme, Umlabalaba, after Edward L. Powe",
    address: "https://www.ulwaziprogramme.org/umlabalaba",
  },
  YUC: { title: "Yucata, nine men's morris", address: "https://yucata.de/en/Rules/Morris" },
  ZILL: { title: "Zillions of Games, submission 563", address: "https://zillions-of-games.com" },
});

/** Every text on Morabaraba that we could read. */
const all: readonly string[] = ["GAR", "WP-en", "WP-af", "ZB"];

/**
 * The texts on Morabaraba with a rule that is no field, or with a value that no built-in has. The origins of
 * the built-ins' values are in `builtIns.ts`.
 */
export const textsWith: TextsBySentence<SentenceName> = {
  turns: all,
  placing: all,
  mill: all,
  "shot-optional": ["GAR", "WP-en", "WP-af"],
  "cows-in-mills-never": ["AG"],
  "repeat-mill-same-mill": ["WP-en", "ZB"],
  "mill-worth-once": all,
  step: all,
  "ten-moves-both 10 3": ["WP-af"],
  cheating: ["WP-en", "ZB"],
  abandonment: ["ZB"],
  "double-turn": ["ZB"],
};
