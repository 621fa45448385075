/**
 * What the search says of some positions, and how many positions it looks at to say so: score, depth, nodes and line. A
 * change that is meant to change them brings new numbers here; any other must leave them.
 */
import { createGame, type Game, parsePosition, type VariantName } from "morabaraba";
import type { SyncSearchOptions } from "morabaraba/bots";
import { changed, position } from "../morabaraba/positions.ts";

const middle = "L1D1L3/1D1L1D2/2L1D3";

type Searched = readonly [name: string, game: Game, options: SyncSearchOptions, expected: string];

const at = (text: string, variant?: VariantName): Game => parsePosition(text, variant);

export const searched: readonly Searched[] = [
  ["the opening", createGame(), { depth: 3, book: false }, "77 3 813 b6 d6 b2"],
  ["placing", at(`${middle} l 7,7 - 3 9`), { nodes: 3000, seed: 1 }, "93 4 3000 a1 d1 d3 d5 a4xd6"],
  [
    "moving",
    at("LD1D1L2/DLDL1DL1/4L1DL l 0,0 - 0 40"),
    { nodes: 4500 },
    "167 4 4500 b2-b4 d2-f2 d1-a1 f6-g7 a7-a4xg7",
  ],
  [
    "bars",
    at("LLL1D1D1/2D1L1L1/1D1D1LD1 l 0,0 l:b6-d6,d:c3-c4 4 50", "mssa"),
    { depth: 4 },
    "203 4 2454 a7-b6 f6-e5 b6-a7xe5 d5-c5 d3-d2xg1",
  ],
  [
    "a centre",
    at(`${middle}/1 d 5,6 - 3 15`, "sesotho25"),
    { nodes: 2000, seed: 2 },
    "392 4 2000 d4 d3 d5xd3 d3 d7xd3",
  ],
  [
    "flying",
    at("L2D1L2/3D1L2/2D1D3 l 0,0 - 1 60", "sesotho"),
    { nodes: 2500 },
    "-43 4 2500 d2-e4 e3-d3 d1-a1 d3-e3",
  ],
  [
    "eleven cows",
    at("LDLD1D1L/1L1D1L1D/D1L1D1L1 l 0,0 - 0 44", "elevenMens"),
    { depth: 4 },
    "108 4 1735 d6-f6xf4 d1-a1 f6-d6 c5-b6 d6-f6xb6",
  ],
  ["nine cows", at(`${middle} l 2,3 - 3 15`, "nineMens"), { depth: 3, seed: 8 }, "-134 3 423 a1 a4 d1xa4"],
  ["ten moves", at("LL1L4/4D3/DD1D3L l 0,0 - 7 60"), { depth: 4 }, "2 4 5129 g4-g7xd5 f2-e5 a7-a4 e4-a7"],
  [
    "more than the table holds",
    at(`${middle} d 6,6 - 3 11`),
    { nodes: 9000, depth: 4 },
    "53 4 1386 c3 a1 d3xa1 d1",
  ],
  [
    "mills upon mills",
    position({
      variant: changed("standard", { millCows: "always", flyAt: null }),
      light: "a7 g7 d7 b6 f6 c4 e4 g4",
      dark: "a1 g1 d1 b2 f2 a4 d3 d2",
      ply: 60,
    }),
    { depth: 3 },
    "197 3 4572 d7-d6xd3 d2-d3 c4-c5xd1 d3-d2xd6 e4-e5xd2",
  ],
];

/** By small variant: from three positions six plies deep. */
export const searchedSmall: Readonly<Record<string, string>> = {
  nine: "-289 6 479 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 184 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  twice:
    "-289 6 561 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 198 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  "thrice-never-flying":
    "-29996 3 64 a1 c2xc1 a1-b1 a2-a1xa3 | -29996 3 29 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29997 2 32 a2-a1xc2 a3-a2 b2-c2xb3",
  "soon-over":
    "0 6 457 a1 b1 c1-c2 b1-c1 a1-b1 | 0 6 170 a1-b1 a3-a2 b3-a1 | 0 6 259 a2-a1xb3 a3-b3 a1-a2 b3-a3",
  draws:
    "-145 6 509 c2 a1xc1 b3-b1 c3-b3 c2-c3 b2-c2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 184 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  either:
    "-289 6 462 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | 0 6 170 a1-b1 a3-a2 b3-a1 | 0 6 403 a2-a1xb3 a3-b3 a1-a2 b3-a3",
  "same-cow":
    "-46 6 814 b1 a1 b1-c1 a1-c2xc1 b3-b1 c2-b3 | -46 6 958 b2-c2 b3-b2 c2-c3 c1-b3xc3 a2-c2 b3-a2 | -46 6 1044 a3-c2xa2 b3-a3 c3-b3 a3-c3 c2-a1 c3-c2",
  "same-mill":
    "-289 6 589 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 212 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  lasker:
    "395 6 5855 c1xa2 a1 c1-c2 a1-a2 c2-c1xa2 a2 | 395 6 6577 c3xc2 c1 a1-a2 c1-c2 a2-a1xc2 c2 | 56 6 1976 c3-b2 b3-c3 c1 a3-b3 a1-a3xb3 a2-c2",
  three:
    "-29998 1 7 c1-c2 a2-a1xa3 | -6 6 581 b2-c2 c3-b2 c2-c1 b2-c2 b3-c3 b1-b2 | 29997 2 28 c1-b1 a3-b3 b1-a1xb3",
};

/** By level, from 1 on: from one position. */
export const searchedByLevel: readonly string[] = [
  "41 2 67 a1 b4",
  "0 2 106 b4 c4",
  "-28 2 138 f6 g4",
  "92 2 65 c5 d5",
  "95 2 93 a1 c3",
  "84 2 124 c5 b6 d5xb6",
  "93 3 543 a1 d1 a4xd1",
  "98 3 1500 a1 d3 d1xe3 a4",
  "90 3 1500 a1 c3 c5 d3xc5 d1xd6",
];
export const levelGame: Game = at(`${middle} l 4,4 - 3 15`);
