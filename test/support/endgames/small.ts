/** Boards and variants so small that every endgame on them can be checked. */
import { type Board, defineVariant, type Line, type Variant, variants } from "morabaraba";
import { seeded } from "../random.ts";

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

/** Up to eight points with any lines. */
export function scattered(seed: number, size: number): Board {
  const random = seeded(seed);
  const points = "a1 b1 c1 d1 e1 f1 g1 h1".split(" ").slice(0, size);
  const lines = new Map<string, Line>();
  for (let left = 3 + random(4); left > 0; left--) {
    const rest = [...points];
    const line = [0, 0, 0].map(() => rest.splice(random(rest.length), 1)[0] as string);
    lines.set([...line].sort().join(), line as unknown as Line);
  }
  const all = [...lines.values()];
  const alone = points.filter((point) => !all.flat().includes(point));
  return {
    points,
    rings: [size],
    lines: all,
    links: alone.map((point) => [point, (all[0] as Line)[0]] as const),
  };
}

/** Seven points without a symmetry. */
const crooked: Board = {
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

/** Six points in a ring, which three cows of each side fill. */
export const ring: Board = {
  points: "a2 b3 c2 c1 b1 a1".split(" "),
  rings: [6],
  lines: [
    ["a2", "b3", "c2"],
    ["c2", "c1", "b1"],
    ["b1", "a1", "a2"],
  ],
  links: [],
};

/** Three against three on nine points, without a rule that counts plies. */
export const three: Variant = defineVariant(variants.nineMens, {
  name: "three",
  board: square(true),
  cows: 3,
});

const two = defineVariant(three, { name: "two", board: crooked, loseBelow: 2 });

/** Four cows and two bars that outlive a shot in every possible way; five quiet plies draw. */
export const everything: Variant = defineVariant(two, {
  name: "everything",
  board: scattered(144, 8),
  cows: 4,
  flyAt: null,
  repeatMill: "same-mill",
  drawAfterQuietPlies: 5,
});

/** One for each rule that tables support, with positions in which it matters. */
export const heldVariants: readonly Variant[] = [
  two,
  everything,
  defineVariant(three, { name: "soon", tenMoves: { plies: 2, cows: 3, who: "either" } }),
  defineVariant(three, { name: "stepping", board: square(false), flyAt: null }),
  defineVariant(two, { name: "full", board: ring }),
  defineVariant(two, { name: "same-cow", board: scattered(317, 7), repeatMill: "same-cow", flyAt: null }),
  defineVariant(two, {
    name: "same-mill",
    board: scattered(270, 8),
    cows: 4,
    repeatMill: "same-mill",
  }),
  defineVariant(two, { name: "any-cow", board: scattered(5, 7), targetsInMills: "always" }),
  defineVariant(two, {
    name: "barred",
    repeatMill: "same-cow",
    tenMoves: { plies: 4, cows: 3, who: "either" },
  }),
  defineVariant(two, { name: "both", tenMoves: { plies: 3, cows: 2, who: "both" }, drawAfterQuietPlies: 5 }),
  defineVariant(two, { name: "draws", loseBelow: 1, blocked: "draws", drawAfterQuietPlies: 4 }),
  defineVariant(two, { name: "nobody", loseBelow: 0, flyAt: null, repeatMill: "same-cow" }),
];
