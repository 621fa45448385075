/** Boards and variants so small that every endgame on them can be looked through. */
import { type Board, defineVariant, type Variant, variants } from "morabaraba";

/** Three men's morris: nine points in a square, with or without the long diagonals. */
export function square(slanted: boolean): Board {
  const rows = ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1", "a3 a2 a1", "b3 b2 b1", "c3 c2 c1"];
  const slants = ["a3 b2 c1", "c3 b2 a1"];
  return {
    points: "a3 b3 c3 a2 b2 c2 a1 b1 c1".split(" "),
    rings: [3, 3, 3],
    lines: [...rows, ...(slanted ? slants : [])].map((row) => row.split(" ") as [string, string, string]),
    links: [],
  };
}

/** A square with something special in a corner, so that no symmetry but one is left. */
export const crooked: Board = {
  points: "a2 b2 c2 c1 b1 a1 d1".split(" "),
  rings: [6, 1],
  lines: [
    ["a2", "b2", "c2"],
    ["c1", "b1", "a1"],
    ["b1", "c1", "d1"],
  ],
  links: [
    ["a1", "a2"],
    ["b1", "b2"],
    ["c1", "c2"],
  ],
};

const base = defineVariant(variants.nineMens, { name: "small", board: square(true), cows: 4 });

/** One for each rule that tables hold. */
export const heldVariants: readonly Variant[] = [
  base,
  defineVariant(base, { name: "straight", board: square(false), flyAt: null }),
  defineVariant(base, { name: "crooked", board: crooked, cows: 3, loseBelow: 2 }),
  defineVariant(base, { name: "same-cow", repeatMill: "same-cow", loseBelow: 2, flyAt: 4 }),
  defineVariant(base, {
    name: "same-mill",
    repeatMill: "same-mill",
    board: square(false),
    millCows: "always",
  }),
  defineVariant(base, { name: "ten", tenMoves: { plies: 4, cows: 3, who: "either" } }),
  defineVariant(base, {
    name: "both",
    tenMoves: { plies: 3, cows: 3, who: "both" },
    noShots: 5,
    flyAt: null,
  }),
  defineVariant(base, {
    name: "all",
    tenMoves: { plies: 3, cows: 3, who: "either" },
    repeatMill: "same-cow",
  }),
  defineVariant(base, { name: "draws", blocked: "draws", noShots: 1, millCows: "always" }),
  defineVariant(base, { name: "nobody", loseBelow: 0, cows: 3, flyAt: null, repeatMill: "same-cow" }),
];
