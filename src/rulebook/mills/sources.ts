/* The texts that the rules of mill games come from. The guide on rules and variants quotes them. */
import { deepFreeze } from "../../base/data.ts";
import type { SentenceName } from "../../languages/en/mills/rulebook.ts";
import type { Variant, VariantName } from "../../rules/mills/data/variant.ts";
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
  BLAC: { title: "BLAC Foundation, umlabalaba", address: "https://blacfoundation.org/umlabalaba-article" },
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
  ZILL: { title: "Zillions of Games, submission 563", address: "https://zillions-of-games.com" },
});

/** Every text on Morabaraba that we could read. */
const all: readonly string[] = ["GAR", "WP-en", "WP-af", "ZB"];

/** The texts on Morabaraba, by rule. */
export const textsWith: TextsBySentence<SentenceName> = {
  "shape-diagonals": ["GAR", "WP-en"],
  "shape-straight": ["WMD"],
  "shape-center": ["LUD", "GMO", "PORGES"],
  "cows 12": ["GAR", "WP-en"],
  "cows 11": ["WP-en"],
  "cows 9": ["WMD"],
  "first-player-light": ["WP-en", "WP-af"],
  "first-player-dark": ["WP-en", "ZB"],
  turns: all,
  placing: all,
  "no-moving-while-placing": all,
  mill: all,
  "mill-worth-shoots": all,
  "mill-worth-once": all,
  "shot-optional": ["GAR", "WP-en"],
  "shots-one": all,
  "placing-shot-removes": all,
  "cows-in-mills-last-resort": ["GAR", "WP-en", "ZB"],
  "cows-in-mills-never": ["AG"],
  "repeat-mill-same-cow": ["GAR"],
  "repeat-mill-same-mill": ["WP-en", "ZB"],
  "repeat-mill-allowed": ["WP-en"],
  "moves-first-next": all,
  step: all,
  "flying 3": all,
  "few-cows 3": all,
  "no-moves-loses": all,
  "ten-moves-either 10 3": ["WP-en", "ZB"],
  "ten-moves-both 10 3": ["WP-af"],
  cheating: ["WP-en", "ZB"],
  abandonment: ["ZB"],
  "double-turn": ["ZB"],
};

/** A game's own texts, by the field whose built-in value they ask for. We chose the other values. */
type GameSources = { readonly [Field in keyof Variant]?: readonly string[] };

const twelve = ["NOVEL", "CYN", "LUD", "BEAD"] as const;
const six = ["CYN", "BEAD", "NAK", "LUD"] as const;
const three = ["WP", "LUD", "NAM"] as const;
const holes = ["LUD", "WP"] as const;
const lasker = ["ZILL", "NOVEL", "PORG"] as const;
const achi = ["WP", "CYN", "CSIRO"] as const;
const picaria = ["WP", "LIQ"] as const;
const shisima = ["WP", "KRU", "BEAD"] as const;
const tsoro = ["WP", "PCG", "BP"] as const;
const blac = ["BLAC"] as const;
const shax = ["WP", "JAK", "PORG", "LUD", "CK"] as const;
const gonu = ["KOR", "SAN"] as const;
const russian = ["PRINT", "SAN"] as const;

/** The built-ins that have their own texts. The rest are Morabaraba, whose texts are in `textsWith`. */
export const gameSources: { readonly [Name in VariantName]?: GameSources } = {
  twelveMens: {
    board: twelve,
    cows: twelve,
    flyAt: ["NOVEL", "CYN", "LUD"],
    fullBoard: ["NOVEL", "CYN", "BEAD"],
  },
  sixMens: { board: six, cows: six, targetsInMills: ["CYN", "BEAD", "NAK"], flyAt: ["NAK"] },
  threeMens: { board: three, cows: three, millEffect: three, flyAt: ["LUD"] },
  nineHoles: { board: holes, cows: holes, millEffect: holes, flyAt: ["LUD"] },
  lasker: { board: lasker, cows: lasker, moveWhilePlacing: lasker },
  achi: { board: achi, cows: [...achi, "BEAD"], millEffect: achi, blocked: ["CSIRO"], repetition: ["WP"] },
  picaria: { board: picaria, cows: picaria, millEffect: picaria, noPlacing: picaria },
  shisima: { board: shisima, cows: shisima, setup: shisima, millEffect: shisima, repetition: ["WP", "KRU"] },
  tsoroYematatu: { board: tsoro, cows: tsoro, millEffect: tsoro },
  umlabalaba: { board: blac, cows: blac, firstPlayer: blac, fullBoard: blac, blocked: blac },
  shax: {
    board: shax,
    cows: shax,
    shotWhilePlacing: shax,
    startsMoving: shax,
    fullBoard: ["WP", "JAK", "LUD", "CK"],
    targetsInMills: shax,
    blocked: shax,
    flyAt: shax,
  },
  daSanQi: {
    board: ["HES", "SAN"],
    cows: ["HES", "SAN"],
    shotWhilePlacing: ["HES"],
    startsMoving: ["HES"],
    fullBoard: ["HES"],
    targetsInMills: ["HES"],
    shotsPerMove: ["HES"],
    loseBelow: ["SAN"],
  },
  chamGonu: { board: gonu, cows: gonu, shotWhilePlacing: gonu },
  russianMill: {
    board: russian,
    cows: russian,
    repeatMill: russian,
    shotsPerMove: ["PRINT"],
    targetsInMills: russian,
  },
};
