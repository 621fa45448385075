/** Symmetries of boards: all are found, they commute with moves, and all images have one canonical form. */
import fc from "fast-check";
import type { Board, Game } from "morabaraba";
import {
  canonicalPosition,
  countBits,
  createPosition,
  encodeGame,
  encodeMove,
  endReason,
  generateMoves,
  makeMove,
  moveShots,
  type Position,
  type Ruleset,
  rulesetFor,
  type Symmetry,
  symmetries,
  transformMove,
  transformPosition,
} from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { stored } from "../../../support/mills/arbitraries.ts";
import { madePosition } from "../../../support/mills/play.ts";
import { changed, position } from "../../../support/mills/positions.ts";
import { builtIns } from "../../../support/mills/reference.ts";
import { seeded } from "../../../support/random.ts";

const engineOn = (data: Board): Ruleset =>
  rulesetFor({ ...builtIns.standard, name: "any", board: data, cows: 3 });

const movesOf = (ruleset: Ruleset, at: Position): number[] => {
  const moves = new Int32Array(ruleset.mostMoves);
  return [...moves.subarray(0, generateMoves(ruleset, at, moves, 0))];
};

const imageOf = (at: Position, symmetry: Symmetry): Position => {
  const image = createPosition();
  transformPosition(symmetry, at, image);
  return image;
};

/** The parts that make two positions the same, without their history. */
const bare = ({ previous: _previous, ...rest }: Position): Omit<Position, "previous"> => rest;

const nine = (lines: string): Board => ({
  points: "a3 b3 c3 a2 b2 c2 a1 b1 c1".split(" "),
  rings: [3, 3, 3],
  lines: lines.split(", ").map((line) => line.split(" ") as [string, string, string]),
  links: [],
});
const grid = "a3 b3 c3, a2 b2 c2, a1 b1 c1, a3 a2 a1, b3 b2 b1, c3 c2 c1";

describe("symmetries", () => {
  test.each([
    ["standard", builtIns.standard.board, 16],
    ["sesotho", builtIns.sesotho.board, 16],
    ["sesotho25", builtIns.sesotho25.board, 8],
    ["nine points", nine(grid), 8],
    ["nine points with diagonals", nine(`${grid}, a3 b2 c1, c3 b2 a1`), 8],
    ["one diagonal", nine(`${grid}, a3 b2 c1`), 4],
    ["one row less", nine(grid.replace("a3 b3 c3, ", "")), 2],
  ] as const)("%s", (_name, data, count) => {
    expect(symmetries(engineOn(data))).toHaveLength(count);
  });

  test("are exactly the permutations that keep lines and neighbours", () => {
    const points = ["a1", "a2", "a3", "b1", "b2", "b3"];
    const numbers = points.map((_, i) => i);
    const permutations = (left: readonly number[]): number[][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((first) =>
            permutations(left.filter((n) => n !== first)).map((rest) => [first, ...rest]),
          );
    const everyWay = permutations(numbers);
    const some = (size: number, most: number): fc.Arbitrary<number[][]> =>
      fc.uniqueArray(fc.shuffledSubarray(numbers, { minLength: size, maxLength: size }), {
        maxLength: most,
        selector: (group) => [...group].sort().join(),
      });
    fc.assert(
      fc.property(some(3, 3), some(2, 4), (triples, pairs) => {
        const whole = [[0, 1, 2], ...triples.filter((line) => [...line].sort().join() !== "0,1,2")];
        const data = {
          points,
          rings: [6],
          lines: whole.map((line) => line.map((n) => points[n]!) as [string, string, string]),
          links: pairs.map((pair) => pair.map((n) => points[n]!) as [string, string]),
        };
        const steps = [
          ...whole.flatMap(([a, b, c]) => [
            [a!, b!],
            [b!, c!],
          ]),
          ...pairs,
        ];
        fc.pre(numbers.every((n) => steps.some((pair) => pair.includes(n))));
        const sets = (groups: readonly (readonly number[])[], images: readonly number[]): string =>
          [...new Set(groups.map((group) => String(group.map((n) => images[n]!).sort())))].sort().join(" ");
        const kept = everyWay.filter(
          (images) =>
            sets(whole, images) === sets(whole, numbers) && sets(steps, images) === sets(steps, numbers),
        );
        const found = symmetries(engineOn(data)).map(({ images }) => [...images]);
        expect(found.map(String).sort()).toEqual(kept.map(String).sort());
      }),
      { numRuns: 100 },
    );
  });

  test("a board with too many symmetries counts as having none", () => {
    const points = Array.from({ length: 30 }, (_, i) => `a${i + 1}`);
    const triples = Array.from(
      { length: 10 },
      (_, i) => points.slice(3 * i, 3 * i + 3) as [string, string, string],
    );
    const many = engineOn({ points, rings: [30], lines: triples, links: [] });
    expect(symmetries(many).map(({ images }) => [...images])).toEqual([points.map((_, i) => i)]);
  });

  test("a board whose symmetries take too long to find counts as having none", () => {
    // Every two of 31 points are on one of 155 lines, with 31 rotations.
    const points = Array.from({ length: 31 }, (_, i) => `a${i + 1}`);
    const at = (number: number): string => points[number % 31]!;
    const blocks = [
      [1, 2],
      [4, 7],
      [5, 10],
      [6, 12],
      [8, 9],
    ] as const;
    const lines = points.flatMap((_, i) =>
      blocks.map(([a, b]): [string, string, string] => [at(i), at(i + a), at(i + a + b)]),
    );
    const links = points.flatMap((_, i) => blocks.map(([a, b]): [string, string] => [at(i), at(i + a + b)]));
    expect(symmetries(engineOn({ points, rings: [31], lines, links }))).toHaveLength(1);
  });

  test("up to 256 are all found", () => {
    // Four separate lines that turn round (2 each) and change places (24) would be 384.
    const lines = ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3"].map(
      (line) => line.split(" ") as [string, string, string],
    );
    expect(symmetries(engineOn({ points: lines.flat(), rings: [9], lines, links: [] }))).toHaveLength(48);
    const four = [...lines, ["d1", "d2", "d3"] as [string, string, string]];
    expect(symmetries(engineOn({ points: four.flat(), rings: [12], lines: four, links: [] }))).toHaveLength(
      1,
    );
  });
});

/** Random positions of random variants, with their engine. */
function onPositions(check: (ruleset: Ruleset, game: Game, at: Position) => void): void {
  fc.assert(
    fc.property(stored, fc.nat(), (source, seed) => {
      const ruleset = rulesetFor(source);
      const game = madePosition(ruleset.stored, seeded(seed));
      check(ruleset, game, encodeGame(ruleset, game));
    }),
    { numRuns: 40 },
  );
}

test("moves and endings commute with symmetries", () => {
  onPositions((ruleset, _game, at) => {
    for (const symmetry of symmetries(ruleset).slice(0, 16)) {
      const image = imageOf(at, symmetry);
      expect(endReason(ruleset, image)).toBe(endReason(ruleset, at));
      const moves = movesOf(ruleset, at);
      const images = moves.map((move) => transformMove(symmetry, move));
      expect([...images].sort()).toEqual(movesOf(ruleset, image).sort());
      for (const [i, move] of moves.slice(0, 4).entries()) {
        const [after, imageAfter] = [createPosition(), createPosition()];
        makeMove(ruleset, at, move, after);
        makeMove(ruleset, image, images[i]!, imageAfter);
        expect(bare(imageOf(after, symmetry))).toEqual(bare(imageAfter));
      }
    }
  });
});

test("moves with two and three shots commute with symmetries", () => {
  const ruleset = rulesetFor("daSanQi");
  // Three mills meet on a7.
  const at = encodeGame(
    ruleset,
    position({ variant: "daSanQi", light: "d7 g7 a4 a1 b6 c5", dark: "d6 f4 e4 c3 d1", hands: [3, 4] }),
  );
  const moves = movesOf(ruleset, at);
  const shotsIn = (move: number): number => countBits(moveShots(move));
  expect(moves.filter((move) => shotsIn(move) === 3)).toHaveLength(10);
  for (const symmetry of symmetries(ruleset)) {
    const images = moves.map((move) => transformMove(symmetry, move));
    expect([...images].sort()).toEqual(movesOf(ruleset, imageOf(at, symmetry)).sort());
    expect(images.map(shotsIn)).toEqual(moves.map(shotsIn));
  }
  const turned = symmetries(ruleset).find(({ images }) => images[0] === 2 && images[1] === 3)!;
  expect(transformMove(turned, encodeMove(ruleset, { to: "a7", shots: ["d6", "e4", "d1"] }))).toBe(
    encodeMove(ruleset, { to: "g7", shots: ["f4", "d3", "a4"] }),
  );
});

describe("canonical", () => {
  test("is the least image, the same for all images", () => {
    onPositions((ruleset, _game, at) => {
      const all = symmetries(ruleset);
      const form = createPosition();
      const number = canonicalPosition(ruleset, at, form);
      expect(form).toEqual(imageOf(at, all[number]!));
      const order = ({ own, other, ownBar, otherBar }: Position): number[] => [own, other, ownBar, otherBar];
      for (const symmetry of all.slice(0, 16)) {
        const [image, other] = [imageOf(at, symmetry), createPosition()];
        canonicalPosition(ruleset, image, other);
        expect(bare(other)).toEqual(bare(form));
        const [least, here] = [order(form), order(image)];
        const first = least.findIndex((value, i) => value !== here[i]);
        expect(first === -1 || least[first]! < here[first]!).toBe(true);
      }
    });
  });

  test("differs for positions that differ only in the second side or in a bar", () => {
    const ruleset = rulesetFor(changed("standard", { repeatMill: "same-cow" }));
    const formOf = (game: Game): unknown => {
      const form = createPosition();
      canonicalPosition(ruleset, encodeGame(ruleset, game), form);
      return bare(form);
    };
    const variant = ruleset.variant;
    const base = { variant, light: "a7 g1", dark: "d7", hands: [3, 3] as const };
    expect(formOf(position(base))).toEqual(formOf(position({ ...base, dark: "a4" })));
    expect(formOf(position(base))).not.toEqual(formOf(position({ ...base, dark: "d6" })));
    expect(formOf(position({ ...base, lightBar: "a7-b6" }))).not.toEqual(formOf(position(base)));
    expect(formOf(position({ ...base, darkBar: "d7-d6" }))).toEqual(
      formOf(position({ ...base, dark: "a4", darkBar: "a4-b4" })),
    );
  });

  test.each(["light", "dark"] as const)(
    "is the same for images that differ only in one bar, %s to move",
    (turn) => {
      const ruleset = rulesetFor("mssa");
      const cows = {
        variant: "mssa",
        light: "d6 d2 b4 f4",
        dark: "d5 d3 c4 e4",
        hands: [3, 3],
        turn,
      } as const;
      const forms = ["d6-d7", "d2-d1", "b4-a4", "f4-g4"].map((lightBar) => {
        const form = createPosition();
        canonicalPosition(ruleset, encodeGame(ruleset, position({ ...cows, lightBar })), form);
        return bare(form);
      });
      for (const form of forms) expect(form).toEqual(forms[0]);
    },
  );

  test("has no seen positions, nor have images", () => {
    const ruleset = rulesetFor("standard");
    const [first, second] = [
      encodeGame(ruleset, position({ light: "a7", dark: "g1", hands: [3, 3] })),
      createPosition(),
    ];
    makeMove(ruleset, first, encodeMove(ruleset, { to: "d6" }), second);
    expect(imageOf(second, symmetries(ruleset)[3]!).previous).toBeNull();
    canonicalPosition(ruleset, second, second);
    expect(second.previous).toBeNull();
  });

  test("can overwrite the position itself", () => {
    const ruleset = rulesetFor("standard");
    const at = encodeGame(ruleset, position({ light: "g1", dark: "g4", hands: [3, 3] }));
    const form = createPosition();
    canonicalPosition(ruleset, at, form);
    canonicalPosition(ruleset, at, at);
    expect(at).toEqual(form);
  });
});
