/**
 * The search's results for some positions: score, depth, nodes visited and line. Only a change that is meant
 * to change the search may change these numbers.
 */
import { createGame, type Game, parsePosition, type VariantName } from "morabaraba";
import type { SearchOptions } from "morabaraba/bots";
import { changed, position } from "../mills/positions.ts";

const middle = "L1D1L3/1D1L1D2/2L1D3";

type Searched = readonly [name: string, game: Game, options: SearchOptions, expected: string];

const at = (text: string, variant?: VariantName): Game => parsePosition(text, variant);

export const searched: readonly Searched[] = [
  ["the opening", createGame(), { depth: 3, book: false }, "68 3 833 b6 f6 b2"],
  ["placing", at(`${middle} l 7,7 - 3 9`), { nodes: 3000, seed: 1 }, "133 6 3000 b6 c5 b2 d3 b4xd3 a1"],
  [
    "moving",
    at("LD1D1L2/DLDL1DL1/4L1DL l 0,0 - 0 40"),
    { nodes: 4500 },
    "183 7 4500 b2-b4 g4-g1 f4-f2 f6-g7 a7-a4xg7 d7-g7 a4-a7",
  ],
  [
    "bars",
    at("LLL1D1D1/2D1L1L1/1D1D1LD1 l 0,0 l:b6-d6,d:c3-c4 4 50", "mssa"),
    { depth: 4 },
    "203 4 3410 d7-d6 d5-c5 d6-d7xg1 e4-f4 d3-d2xc5",
  ],
  [
    "a centre",
    at(`${middle}/1 d 5,6 - 3 15`, "sesotho25"),
    { nodes: 2000, seed: 2 },
    "466 7 2000 d4 d3 d5xd3 d3 c4 b4 e4xd3",
  ],
  [
    "flying",
    at("L2D1L2/3D1L2/2D1D3 l 0,0 - 1 60", "sesotho"),
    { nodes: 2500 },
    "53 5 2500 d2-e4 e3-d3 d1-g7 d3-d2 a7-d7 e5-d5",
  ],
  [
    "many cows without diagonals",
    at("LDDLDL1D/DLL1DL1L/1LD1LD1D d 0,0 - 0 41", "sesotho"),
    { nodes: 4000 },
    "-47 8 4000 f2-f4 e3-e4 c4-c5 b4-c4 b6-b4 d2-b2 b4-b6 d1-d2",
  ],
  ["ten moves", at("LL1L4/4D3/DD1D3L l 0,0 - 7 60"), { depth: 4 }, "-2 4 2091 a7-a4 d5-e5 g4-g7 e4-f4"],
  [
    "mills upon mills",
    position({
      variant: changed("standard", { targetsInMills: "always", flyAt: null }),
      light: "a7 g7 d7 b6 f6 c4 e4 g4",
      dark: "a1 g1 d1 b2 f2 a4 d3 d2",
      ply: 60,
    }),
    { depth: 3 },
    "204 3 4129 d7-d6xd3 d2-d3 c4-c5xf2 b2-d2xd6",
  ],
];

/** By small variant: three positions, searched six plies deep. */
export const searchedSmall: Readonly<Record<string, string>> = {
  nine: "-132 6 544 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 182 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  twice:
    "-132 6 682 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 196 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  "thrice-never-flying":
    "-29996 3 64 a1 c2xc1 a1-b1 a2-a1xa3 | -29996 3 29 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29997 2 32 a2-a1xc2 a3-a2 b2-c2xb3",
  "soon-over":
    "0 6 522 a1 c2xc1 b3-c1 c3-b3 a1-b1 | 0 6 162 a1-b1 a3-a2 b3-a1 | 0 6 250 a2-a1xb3 a3-b3 a1-a2 b3-a3",
  draws:
    "-50 6 677 c2 a1xa3 c1-a3 a1-b1 a3-a1 b1-c1 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 182 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  either:
    "-132 6 520 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | 0 6 162 a1-b1 a3-a2 b3-a1 | 0 6 394 a2-a1xb3 a3-b3 a1-a2 b3-a3",
  "same-cow":
    "-94 6 1479 a1 b1 c3-c2 b1-c3 c2-c1 c3-b1 | -102 6 1259 b2-c3 b3-b2 c3-c2 b1-c3 a3-b3 c1-a3 | -34 6 1314 a3-a1 a2-a3 a1-a2 b1-a1 c1-b1 b2-c1",
  "same-mill":
    "-132 6 757 a1 b1 c1-c2 b1-c1 a1-b1 a2-a1xc2 | -29996 3 65 a1-b1 a3-a2 b3-a3 a2-a1xa3 | 29995 4 208 a2-a1xb3 a3-b3 a1-a2 b3-a3 a2-a1xa3",
  "small-lasker":
    "258 6 4786 c1xa2 a1 c1-b1 c3-b3 b1-c1xb3 c3 | 258 6 5690 c3xc2 c1 a1-b1 a3-b3 b1-a1xb3 b3 | 73 6 2216 c3-b2 b3-c3 c1 c3-b3 c1-c3xa3 b1-c1",
  three:
    "-29998 1 7 c1-c2 a2-a1xa3 | 44 6 551 b2-c2 c3-b2 c2-c1 b2-c2 b3-b2 c2-c3 | 29997 2 28 c1-b1 a3-b3 b1-a1xb3",
};

/** By level, from 1 on: one position. */
export const searchedByLevel: readonly string[] = [
  "41 2 70 a1 b4",
  "60 2 95 a1 c5",
  "44 2 115 b6 b4",
  "148 2 108 b6 c5",
  "141 2 151 a1 b2 a4xb2",
  "148 3 446 a1 a4 d1xe3",
  "143 3 1500 a1 d1 a4xd1 d1",
  "168 3 1500 b6 c5 a1 d1 a4xd1",
  "159 3 1500 b6 c5 a1 d1 a4xd1",
];
export const levelGame: Game = at(`${middle} l 4,4 - 3 15`);
