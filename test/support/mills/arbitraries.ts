/** Random boards, variants, games and damaged data for fast-check. Shares no code with `src`. */
import fc from "fast-check";
import type { Board, ChangedVariant, Game, Point, StoredVariant, Variant, VariantName } from "morabaraba";
import { pick, seeded } from "../random.ts";
import { madePosition, playedGame } from "./play.ts";
import { builtIns } from "./reference.ts";

export const names: readonly VariantName[] = Object.keys(builtIns) as VariantName[];

/* Boards. */

const allPoints: readonly Point[] = [..."abcdefghijklmnopqrstuvw"].flatMap((file) =>
  ["1", "2", "9", "10", "55", "99"].map((rank) => file + rank),
);

const without = <Group extends readonly unknown[]>(entries: readonly Group[]): Group[] => {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = [...entry].sort().join();
    return !seen.has(key) && seen.add(key);
  });
};

/** Any points, lines and links, as long as every point has a neighbour. */
export const scatteredBoard: fc.Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 6, max: 31 }), fc.nat(), fc.boolean())
  .map(([size, seed, drawn]) => {
    const random = seeded(seed);
    const rest = [...allPoints];
    const take = (from: Point[]): Point => from.splice(random(from.length), 1)[0] as Point;
    const points = Array.from({ length: size }, () => take(rest));
    const some = (count: number): Point[] => {
      const left = [...points];
      return Array.from({ length: count }, () => take(left));
    };
    const lines = without(
      Array.from({ length: 1 + random(2 * size) }, () => some(3) as [Point, Point, Point]),
    );
    const links = Array.from({ length: random(size) }, () => some(2) as [Point, Point]);
    const reached = new Set([...lines.flat(), ...links.flat()]);
    for (const point of points) {
      if (!reached.has(point))
        links.push([
          point,
          pick(
            points.filter((each) => each !== point),
            random,
          ),
        ]);
    }
    const rings: number[] = [];
    for (let left = size; left > 0; left -= rings.at(-1) as number)
      rings.push(1 + random(Math.min(left, 12)));
    const board = { points, rings, lines, links: without(links) };
    if (!drawn) return board;
    const places = new Map<string, readonly [number, number]>();
    while (places.size < size) {
      const place = [random(100), random(100)] as const;
      places.set(place.join(), place);
    }
    return { ...board, at: Object.fromEntries([...places.values()].map((place, i) => [points[i], place])) };
  });

/** Three rings of eight with any of the eight cross lines; sometimes with an irregularity. */
export const ringBoard: fc.Arbitrary<Board> = fc
  .tuple(
    fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
    fc.constantFrom("plain", "plain", "link", "bent", "gap", "extra"),
  )
  .map(([crossings, oddity]) => {
    const { points, rings } = builtIns.standard.board;
    const place = (ring: number, turn: number): Point => points[ring * 8 + (turn % 8)] as Point;
    const sides = [0, 1, 2].flatMap((ring) =>
      [0, 2, 4, 6].map((turn) => [place(ring, turn), place(ring, turn + 1), place(ring, turn + 2)] as const),
    );
    const across = crossings.map((turn) =>
      oddity === "bent"
        ? ([place(0, turn), place(2, turn), place(1, turn)] as const)
        : ([place(0, turn), place(1, turn), place(2, turn)] as const),
    );
    const lines = [...(oddity === "gap" ? sides.slice(1) : sides), ...across];
    if (oddity === "extra") lines.push([place(0, 0), place(1, 2), place(2, 4)]);
    const links =
      oddity === "link" || oddity === "gap"
        ? [[place(0, 0), place(0, 1)] as const, [place(0, 0), place(1, 0)] as const]
        : [];
    return { points, rings, lines, links };
  });

const nine = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"] as const;
const rows = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const;
const slants = [
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Three men's morris: nine points in a square, with or without the two long diagonals. */
const nineBoard: fc.Arbitrary<Board> = fc.boolean().map((slanted) => ({
  points: nine,
  rings: [3, 3, 3],
  lines: [...rows, ...(slanted ? slants : [])].map(([a, b, c]) => [nine[a], nine[b], nine[c]] as const),
  links: [],
}));

export const board: fc.Arbitrary<Board> = fc.oneof(
  scatteredBoard,
  ringBoard,
  nineBoard,
  fc.constantFrom(...names.map((name) => builtIns[name].board)),
);

/* Variants. */

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(arbitrary, { nil: null });

/** Rules for every board and number of cows. Some exclude each other: see {@link agreeing}. */
const rules = {
  firstPlayer: fc.constantFrom("light", "dark"),
  flyAt: orNull(fc.integer({ min: 1, max: 15 })),
  shooting: fc.constantFrom("required", "optional"),
  targetsInMills: fc.constantFrom("last-resort", "never", "always"),
  repeatMill: fc.constantFrom("allowed", "same-cow", "same-mill", "once"),
  moveWhilePlacing: fc.boolean(),
  blocked: fc.constantFrom("loses", "draws", "passes", "freed"),
  fullBoard: fc.constantFrom("draws", "first-player-loses", "each-shoots", "each-gives"),
  tenMoves: orNull(
    fc.record({
      plies: fc.integer({ min: 1, max: 20 }),
      cows: fc.integer({ min: 0, max: 15 }),
      who: fc.constantFrom("either", "both"),
    }),
  ),
  repetition: orNull(fc.integer({ min: 2, max: 4 })),
  drawAfterQuietPlies: orNull(fc.integer({ min: 1, max: 40 })),
  millEffect: fc.constantFrom("shoots", "shoots", "shoots", "wins"),
  shotsPerMove: fc.constantFrom("one", "each-mill"),
  shotWhilePlacing: fc.constantFrom("removes", "marks", "none", "illegal"),
  startsMoving: fc.constantFrom("next", "second-player", "first-mill"),
} satisfies { [Field in keyof Variant]?: fc.Arbitrary<Variant[Field]> };

/** Lines that can shoot once. */
const MOST_LINES = 24;

/**
 * Resolves rules that exclude each other: `moveWhilePlacing` fixes `shotWhilePlacing` and `startsMoving`, and
 * boards with many lines have none that shoot once.
 */
function agreeing<Rules extends Partial<Variant>>(data: Rules, board: Board): Rules {
  const given = data.moveWhilePlacing ? { shotWhilePlacing: "removes", startsMoving: "next" } : {};
  const repeats =
    board.lines.length > MOST_LINES && data.repeatMill === "once" ? { repeatMill: "allowed" } : {};
  return { ...data, ...given, ...repeats };
}

/** A built-in with some of its rules changed. */
export const changedVariant: fc.Arbitrary<ChangedVariant> = fc
  .tuple(fc.constantFrom(...names), fc.record(rules, { requiredKeys: [] }))
  .map(([base, changes]) => {
    const { shotWhilePlacing, startsMoving, moveWhilePlacing, board } = { ...builtIns[base], ...changes };
    const order = moveWhilePlacing ? { moveWhilePlacing, shotWhilePlacing, startsMoving } : {};
    return { base, ...agreeing({ ...changes, ...order }, board) };
  });

/** Points that are closed to placements, and a setup without a mill, for a number of cows. */
const beginnings = ({ points, lines }: Board, cows: number) => ({
  noPlacing: orNull(
    fc.record({
      points: fc.subarray([...points], { minLength: 1, maxLength: 2 }),
      turns: fc.constantFrom("first", "all"),
    }),
  ),
  setup: fc.option(
    fc.nat().map((seed) => {
      const random = seeded(seed);
      const free = [...points];
      const side = (): Point[] => {
        const taken: Point[] = [];
        for (let left = random(cows + 1); left > 0; left--) {
          const at = random(free.length);
          const now = [...taken, free[at] as Point];
          if (!lines.some((line) => line.every((point) => now.includes(point))))
            taken.push(free.splice(at, 1)[0] as Point);
        }
        return taken;
      };
      return { light: side(), dark: side() };
    }),
    { nil: null, freq: 3 },
  ),
});

/** Valid data with every field at random. */
export const variant: fc.Arbitrary<Variant> = board.chain((data) =>
  fc.integer({ min: 3, max: Math.floor(data.points.length / 2) }).chain((cows) =>
    fc
      .record({
        name: fc.constantFrom("mine", "Mine-2", "x".repeat(40)),
        board: fc.constant(data),
        cows: fc.constant(cows),
        loseBelow: fc.oneof(fc.constant(Math.min(3, cows)), fc.integer({ min: 0, max: cows })),
        ...rules,
        ...beginnings(data, cows),
      } satisfies { [Field in keyof Variant]: fc.Arbitrary<Variant[Field]> })
      .map((fields) => agreeing(fields, data)),
  ),
);

/** A variant as a game may store it: a built-in's name, or data. */
export const stored: fc.Arbitrary<StoredVariant> = fc.oneof(fc.constantFrom(...names), variant);

/* Games. */

/** A game after some moves, or at a random position. */
export const game: fc.Arbitrary<Game> = fc
  .tuple(stored, fc.nat(), fc.nat({ max: 90 }))
  .map(([source, seed, plies]) => {
    const random = seeded(seed);
    return plies > 60
      ? madePosition(source, random)
      : ([...playedGame(source, random, plies)].at(-1) as Game);
  });

/* Damaged data. */

/** Wrong values for a field of JSON. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    "a7",
    "z9",
    "__proto__",
    "constructor",
    -1,
    0.5,
    1e9,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [],
    {},
    [[]],
    ["a7"],
    { from: "a7", to: "a7" },
    { length: 24 },
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
);

type Path = readonly (string | number)[];

function pathsOf(data: unknown, path: Path = []): Path[] {
  if (typeof data !== "object" || data === null) return [path];
  return [path, ...Object.entries(data).flatMap(([key, value]) => pathsOf(value, [...path, key]))];
}

function replaced(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((entry, i) => (i === Number(key) ? replaced(entry, rest, value) : entry));
  return { ...(data as object), [key]: replaced((data as Record<string, unknown>)[key], rest, value) };
}

/** The data with one part, at any depth, replaced or removed. */
export function damaged(data: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...pathsOf(data)), fc.option(junk, { nil: undefined }))
    .map(([path, value]) => replaced(data, path, value));
}
