/*
 * The variants that ship, each with the sources of its differences. GAR is the "Generally Accepted Rules" of
 * Mind Sports South Africa. WP-en is the English Wikipedia's article "Morabaraba" (white begins in the older
 * text, dark in the newer), and WP its article on the game in question. WMD is the
 * Welt-Mühlespiel-Dachverband; LUD, GMO and PORGES are the game files of Ludii and GamesmanOne and George
 * Pollard's "Ways to Play". The guide on variants has the other sources (CYN, BEAD, NOVEL and so on) with
 * their addresses, and quotes the source of each value.
 */
import { deepFreeze } from "../../../base/data.ts";
import {
  centerBoard,
  crossedBoard,
  diagonalBoard,
  octagon,
  picariaBoard,
  squareBoard,
  straightBoard,
  triangle,
  twoRings,
} from "./board.ts";
import type { Variant, VariantName } from "./variant.ts";

/**
 * The built-in variants by name, as frozen data. Capital letters such as GAR name sources; the guides on
 * rules and variants list them.
 *
 * - `standard`: the older text of WP-en.
 * - `mssa`: repeating a mill is limited as GAR says; dark begins, as in the newer text of WP-en.
 * - `sesotho`: the board without diagonals, this library's reading of the game in Lesotho; WP-en mentions it.
 * - `sesotho25`: the board with a centre that LUD, GMO and PORGES draw for Lesotho.
 * - `elevenMens`: eleven cows each, so that placing leaves room to move; WP-en.
 * - `nineMens`: nine men's morris; WMD.
 * - `twelveMens`: twelve men's morris, also called dooz; NOVEL, CYN, LUD, BEAD.
 * - `lasker`: Lasker morris, with cows that may move while others are in hand; ZILL, NOVEL, PORG.
 * - `sixMens`: six men's morris; CYN, BEAD, NAK, LUD.
 * - `threeMens`: three men's morris, tapatan, luk tsut k'i; WP, LUD (Murray 41), NAM.
 * - `nineHoles`: no diagonals, and all cows fly; LUD (Murray 39), WP.
 * - `achi`: four cows; WP, CYN, CSIRO. Only CSIRO says that a blocked side passes.
 * - `picaria`: the centre is closed while placing; WP, LIQ.
 * - `shisima`: begins with all cows on the board; WP, KRU, BEAD.
 * - `tsoroYematatu`: seven points; WP, PCG, BP.
 * - `umlabalaba`: as the BLAC Foundation plays it; BLAC.
 * - `shax`: also called jare; WP, JAK, LUD (Marin 1931), CK.
 * - `daSanQi`: HES, SAN.
 * - `chamGonu`: also called gonjil gonu; three Korean texts, SAN.
 * - `russianMill`: a line shoots only once; PRINT, SAN.
 *
 * @example
 * ```ts
 * import { variants } from "morabaraba";
 *
 * variants.mssa.repeatMill; // => "same-cow"
 * variants.sesotho25.board.points.length; // => 25
 * ```
 */
export const variants: { readonly [Name in VariantName]: Variant } = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ builtIns(),
);

/** The data is in a function so that a bundle that does not use `variants` leaves it out. */
function builtIns(): { [Name in VariantName]: Variant } {
  /** Morabaraba as the older text of WP-en describes it. */
  const standard: Variant = {
    name: "standard",
    board: diagonalBoard,
    cows: 12,
    firstPlayer: "light",
    flyAt: 3,
    loseBelow: 3,
    shooting: "required",
    targetsInMills: "last-resort",
    repeatMill: "allowed",
    moveWhilePlacing: false,
    blocked: "loses",
    fullBoard: "draws",
    tenMoves: { plies: 10, cows: 3, who: "either" },
    repetition: null,
    drawAfterQuietPlies: null,
    millEffect: "shoots",
    shotsPerMove: "one",
    shotWhilePlacing: "removes",
    startsMoving: "next",
    noPlacing: null,
    setup: null,
  };

  /** Nine men's morris as WMD plays it. */
  const nineMens: Variant = {
    ...standard,
    name: "nineMens",
    board: straightBoard,
    cows: 9,
    tenMoves: null,
  };

  /** Twelve men's morris: the board with diagonals and no draw by counting; NOVEL, CYN, LUD. */
  const twelveMens: Variant = { ...nineMens, name: "twelveMens", board: diagonalBoard, cows: 12 };

  /** Three men's morris: three in a row win. Without the draw by repetition a game might never end. */
  const threeMens: Variant = {
    ...nineMens,
    name: "threeMens",
    board: crossedBoard,
    cows: 3,
    flyAt: null,
    repetition: 3,
    millEffect: "wins",
  };

  return {
    standard,
    mssa: { ...standard, name: "mssa", firstPlayer: "dark", repeatMill: "same-cow" },
    sesotho: { ...standard, name: "sesotho", board: straightBoard },
    sesotho25: { ...standard, name: "sesotho25", board: centerBoard },
    elevenMens: { ...standard, name: "elevenMens", cows: 11 },
    nineMens,
    twelveMens,
    lasker: { ...nineMens, name: "lasker", cows: 10, moveWhilePlacing: true },
    sixMens: { ...nineMens, name: "sixMens", board: twoRings, cows: 6, flyAt: null },
    threeMens,
    nineHoles: { ...threeMens, name: "nineHoles", board: squareBoard, flyAt: 3 },
    achi: { ...threeMens, name: "achi", cows: 4, blocked: "passes" },
    picaria: {
      ...threeMens,
      name: "picaria",
      board: picariaBoard,
      noPlacing: { points: ["b2"], turns: "all" },
    },
    shisima: {
      ...threeMens,
      name: "shisima",
      board: octagon,
      setup: { light: ["a1", "b1", "c1"], dark: ["a3", "b3", "c3"] },
    },
    tsoroYematatu: { ...threeMens, name: "tsoroYematatu", board: triangle },
    umlabalaba: {
      ...twelveMens,
      name: "umlabalaba",
      firstPlayer: "dark",
      blocked: "passes",
      fullBoard: "each-gives",
    },
    shax: {
      ...nineMens,
      name: "shax",
      cows: 12,
      flyAt: null,
      targetsInMills: "always",
      blocked: "freed",
      fullBoard: "each-shoots",
      shotWhilePlacing: "none",
      startsMoving: "first-mill",
    },
    daSanQi: {
      ...twelveMens,
      name: "daSanQi",
      flyAt: null,
      targetsInMills: "always",
      fullBoard: "first-player-loses",
      shotsPerMove: "each-mill",
      shotWhilePlacing: "marks",
      startsMoving: "second-player",
    },
    chamGonu: {
      ...twelveMens,
      name: "chamGonu",
      flyAt: null,
      targetsInMills: "always",
      shotWhilePlacing: "marks",
    },
    russianMill: {
      ...nineMens,
      name: "russianMill",
      targetsInMills: "always",
      repeatMill: "once",
      shotsPerMove: "each-mill",
    },
  };
}
