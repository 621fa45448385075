/*
 * Everything about the variants that ship but their titles, which are in each language: rules, pieces, other
 * names, and where each value comes from. The rulebook's `sources.ts` has the texts behind the tags.
 */
import { deepFreeze } from "../../../base/data.ts";
import type { Origins } from "../../variants.ts";
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
 * The built-in variants by name, as frozen data. `describeRules` of `morabaraba/rulebook` says where each
 * rule comes from, and the guide on variants compares them.
 *
 * - `standard`: Morabaraba, as the English Wikipedia had it for years.
 * - `mssa`: Mind Sports South Africa; repeating a mill is limited, and dark begins.
 * - `sesotho`: Morabaraba on the board without diagonals, this library's reading of the game in Lesotho.
 * - `sesotho25`: the board with a centre that some authors draw for Lesotho.
 * - `elevenMens`: eleven cows each, so the board cannot fill up while placing.
 * - `nineMens`: nine men's morris.
 * - `twelveMens`: twelve men's morris, also called dooz.
 * - `lasker`: Lasker morris, with pieces that may move while others are in hand.
 * - `sixMens`: six men's morris.
 * - `threeMens`: three men's morris, tapatan, luk tsut k'i.
 * - `nineHoles`: no diagonals, and all pieces fly.
 * - `achi`: four pieces; a blocked side passes.
 * - `picaria`: the centre is closed while placing.
 * - `shisima`: begins with all pieces on the board.
 * - `tsoroYematatu`: seven points.
 * - `umlabalaba`: as the BLAC Foundation plays it.
 * - `shax`: also called jare; mills do not shoot while placing.
 * - `daSanQi`: shots mark pieces while placing, and each mill shoots.
 * - `chamGonu`: also called gonjil gonu; shots mark pieces while placing.
 * - `russianMill`: a line shoots only once.
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

  const nineMens: Variant = {
    ...standard,
    name: "nineMens",
    board: straightBoard,
    cows: 9,
    tenMoves: null,
  };

  const twelveMens: Variant = { ...nineMens, name: "twelveMens", board: diagonalBoard, cows: 12 };

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

/** The pieces with which each built-in is usually played. */
export const pieces: Readonly<Record<VariantName, "cows" | "stones">> = {
  standard: "cows",
  mssa: "cows",
  sesotho: "cows",
  sesotho25: "cows",
  elevenMens: "cows",
  nineMens: "stones",
  twelveMens: "stones",
  lasker: "stones",
  sixMens: "stones",
  threeMens: "stones",
  nineHoles: "stones",
  achi: "stones",
  picaria: "stones",
  shisima: "stones",
  tsoroYematatu: "stones",
  umlabalaba: "cows",
  shax: "stones",
  daSanQi: "stones",
  chamGonu: "stones",
  russianMill: "stones",
};

/**
 * Other names of built-ins in records, in small letters without spaces or signs. Names are also known by
 * their form, such as "9 men's morris".
 */
export const otherNames: Readonly<Record<string, VariantName>> = {
  morabaraba: "standard",
  standard9mm: "nineMens",
  merels: "nineMens",
  muhle: "nineMens",
  muehle: "nineMens",
  tenmens: "lasker",
  tapatan: "threeMens",
  onetimemill: "russianMill",
  gonjilgonu: "chamGonu",
  jare: "shax",
};

/** Every text on Morabaraba that we could read; the part of GAR that we could read ends with stage 2. */
const all = ["GAR", "WP-en", "WP-af", "ZB"] as const;
const placing = ["GAR stage 1", "WP-en Placing", "WP-af", "ZB"] as const;
const later = ["WP-en Flying", "WP-af", "ZB"] as const;
const twelve = ["NOVEL", "CYN", "LUD", "BEAD"] as const;
const six = ["CYN", "BEAD", "NAK", "LUD"] as const;
const three = ["WP", "LUD Murray 41", "NAM"] as const;
const holes = ["LUD Murray 39", "WP"] as const;
const lasker = ["ZILL", "NOVEL", "PORG"] as const;
const achi = ["WP", "CYN rules 1 to 5", "CSIRO"] as const;
const picaria = ["WP", "LIQ"] as const;
const shisima = ["WP", "KRU", "BEAD"] as const;
const tsoro = ["WP", "PCG", "BP"] as const;
const shax = ["WP", "JAK", "PORG", "LUD Marin 1931", "CK"] as const;
const gonu = ["KOR", "SAN"] as const;
const russian = ["PRINT", "SAN"] as const;

/** Why `standard` and the games that follow it make shots compulsory. */
const forced =
  'Nearly every program makes the shot compulsory. GAR and WP-en say "may", and WP-af says "kan": for that, set shooting to "optional".';

/** Where the values of the built-ins come from. */
export const origins: { readonly [Name in VariantName]: Origins<Variant, VariantName> } = {
  standard: {
    base: null,
    values: {
      board: ["GAR", "WP-en"],
      cows: ["GAR stage 1", "WP-en Placing"],
      firstPlayer: ["WP-en Placing, older text", "WP-af"],
      flyAt: later,
      loseBelow: later,
      shooting: forced,
      targetsInMills: ["GAR stage 1", "WP-en Placing", "ZB"],
      repeatMill: ["WP-en Moving, older text"],
      moveWhilePlacing: ["GAR stage 2", "WP-en Moving", "WP-af", "ZB"],
      blocked: later,
      fullBoard: "Most programs draw; no text on Morabaraba has a rule.",
      tenMoves: ["WP-en Flying", "ZB"],
      repetition: "No text on Morabaraba has a rule.",
      drawAfterQuietPlies: "No text on Morabaraba has a rule.",
      millEffect: all,
      shotsPerMove: placing,
      shotWhilePlacing: placing,
      startsMoving: all,
      noPlacing: placing,
      setup: placing,
    },
  },
  mssa: {
    base: "standard",
    sharesTexts: true,
    values: { firstPlayer: ["WP-en Placing, newer text", "ZB"], repeatMill: ["GAR stage 2"] },
  },
  sesotho: {
    base: "standard",
    sharesTexts: true,
    values: { board: "WP-en mentions a different game in Lesotho, but does not describe its board." },
  },
  sesotho25: { base: "standard", sharesTexts: true, values: { board: ["LUD", "GMO", "PORGES"] } },
  elevenMens: { base: "standard", sharesTexts: true, values: { cows: ["WP-en"] } },
  nineMens: {
    base: "standard",
    values: {
      board: ["WMD", "MUE"],
      cows: ["WMD", "MUE Setzphase"],
      firstPlayer: ["SCHEL"],
      flyAt: ["MUE Endphase", "YUC"],
      loseBelow: ["MUE Endphase", "YUC"],
      shooting: 'Nearly every program makes the shot compulsory. MUE says "darf", and YUC says "can".',
      targetsInMills: ["WMD", "MUE Setzphase", "YUC"],
      moveWhilePlacing: ["MUE Zugphase", "YUC"],
      blocked: ["MUE Zugphase", "YUC"],
      shotsPerMove: ["YUC"],
      shotWhilePlacing: ["MUE Setzphase", "YUC"],
      tenMoves:
        "Morabaraba's rule. House rules on nine men's morris differ, such as 50 moves without a mill.",
    },
  },
  twelveMens: {
    base: "nineMens",
    values: {
      board: twelve,
      cows: twelve,
      flyAt: ["NOVEL", "CYN", "LUD"],
      fullBoard: ["NOVEL", "CYN", "BEAD"],
      targetsInMills: ["BEAD"],
    },
  },
  lasker: {
    base: "nineMens",
    values: {
      board: lasker,
      cows: lasker,
      moveWhilePlacing: lasker,
      flyAt: ["NOVEL"],
      loseBelow: ["NOVEL"],
      blocked: ["NOVEL"],
    },
  },
  sixMens: {
    base: "nineMens",
    values: {
      board: six,
      cows: six,
      targetsInMills: ["CYN", "BEAD", "NAK"],
      flyAt: ["NAK"],
      loseBelow: ["NAK"],
      blocked: ["NAK"],
    },
  },
  threeMens: {
    base: "nineMens",
    values: {
      board: three,
      cows: three,
      millEffect: three,
      flyAt: ["LUD Murray 41"],
      repetition: "Without it a game might never end. WP has this rule for shisima.",
    },
  },
  nineHoles: {
    base: "threeMens",
    values: { board: holes, cows: holes, millEffect: holes, flyAt: ["LUD Murray 39"] },
  },
  achi: {
    base: "threeMens",
    values: {
      board: achi,
      cows: ["WP", "CYN rules 1 to 5", "CSIRO", "BEAD"],
      millEffect: achi,
      blocked: ["CSIRO step 2"],
      repetition: ["WP older text"],
    },
  },
  picaria: {
    base: "threeMens",
    values: { board: picaria, cows: picaria, millEffect: picaria, noPlacing: ["WP", "LIQ rule 3"] },
  },
  shisima: {
    base: "threeMens",
    values: {
      board: shisima,
      cows: shisima,
      setup: shisima,
      millEffect: shisima,
      repetition: ["WP", "KRU"],
    },
  },
  tsoroYematatu: {
    base: "threeMens",
    values: {
      board: tsoro,
      cows: tsoro,
      millEffect: tsoro,
      firstPlayer: "PCG lets black begin; the other texts leave it to the players.",
    },
  },
  umlabalaba: {
    base: "twelveMens",
    values: {
      board: ["BLAC rule 4"],
      cows: ["BLAC", "ULW"],
      firstPlayer: ["BLAC"],
      flyAt: ["ULW"],
      loseBelow: ["ULW"],
      fullBoard: ["BLAC rule 6", "ULW"],
      blocked: ["BLAC rule 6"],
      targetsInMills: "The part of BLAC that we could read does not say whether cows in mills are safe.",
    },
  },
  shax: {
    base: "nineMens",
    values: {
      board: shax,
      cows: shax,
      shotWhilePlacing: shax,
      startsMoving: shax,
      fullBoard: ["WP", "JAK", "LUD Marin 1931", "CK"],
      targetsInMills: shax,
      blocked: shax,
      flyAt: shax,
    },
  },
  daSanQi: {
    base: "twelveMens",
    values: {
      board: ["HES", "SAN"],
      cows: ["HES", "SAN"],
      flyAt: ["HES"],
      shotWhilePlacing: ["HES"],
      startsMoving: ["HES"],
      fullBoard: ["HES"],
      targetsInMills: ["HES"],
      shotsPerMove: ["HES"],
      loseBelow: ["SAN"],
    },
  },
  chamGonu: {
    base: "twelveMens",
    values: {
      board: gonu,
      cows: gonu,
      shotWhilePlacing: gonu,
      flyAt: "No text on gonu mentions flying.",
      targetsInMills: "No text on gonu says that a mill protects.",
      fullBoard: "No text on gonu has a rule.",
      loseBelow: 'Fewer than three pieces make no mill. One of the texts says "three or fewer".',
    },
  },
  russianMill: {
    base: "nineMens",
    values: {
      board: russian,
      cows: russian,
      repeatMill: russian,
      shotsPerMove: ["PRINT"],
      shotWhilePlacing: ["PRINT"],
      targetsInMills: russian,
    },
  },
};
