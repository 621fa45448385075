/** The strokes of any board cover the ways between neighbours once, and are as long as possible. */
import fc from "fast-check";
import {
  type Board,
  createGame,
  defineVariant,
  type Game,
  type Point,
  type Variant,
  VariantError,
  variants,
} from "morabaraba";
import { type Stroke, spotOf, strokes } from "morabaraba/svg";
import { describe, expect, test } from "vitest";
import { board } from "../../support/mills/arbitraries.ts";

const variantOn = (data: Board): Variant => defineVariant("nineMens", { name: "own", cows: 3, board: data });

/** The ends of each way between neighbours, and whether it belongs to a line. */
const waysOf = ({ lines, links }: Board): (readonly [Point, Point, boolean])[] => [
  ...lines.flatMap(([a, b, c]) => [[a, b, true] as const, [b, c, true] as const]),
  ...links.map(([a, b]) => [a, b, false] as const),
];

type Place = readonly [x: number, y: number];
type Way = readonly [from: Place, to: Place];

/** Whether a place lies on a way or at its ends. All numbers are integers, so nothing is rounded. */
function lies([x, y]: Place, [[fromX, fromY], [toX, toY]]: Way): boolean {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const along = (x - fromX) * dx + (y - fromY) * dy;
  return (x - fromX) * dy === (y - fromY) * dx && along >= 0 && along <= dx * dx + dy * dy;
}

/** Whether the whole first way lies on the second. */
const within = ([from, to]: Way, way: Way): boolean => lies(from, way) && lies(to, way);

/** Cuts a way at every point on it, so that no piece lies only partly on a stroke. */
function piecesOf([from, to]: Way, places: readonly Place[]): Way[] {
  const far = ([x, y]: Place): number => (x - from[0]) ** 2 + (y - from[1]) ** 2;
  const stops = places.filter((place) => lies(place, [from, to])).sort((a, b) => far(a) - far(b));
  return stops.slice(1).map((stop, i): Way => [stops[i] as Place, stop]);
}

/** Draws boards like those of people: a grid, with lines and links along it that may overlap. */
const gridBoard: fc.Arbitrary<Board> = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.nat(4), fc.nat(3)), { minLength: 6, maxLength: 15, selector: String }),
    fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }),
  )
  .map(([cells, threes, twos]) => {
    const points = cells.map(([x, y]) => `${"abcde"[x]}${y + 1}`);
    const name = (number: number): Point => points[number % points.length] as Point;
    const distinct = <Group extends readonly Point[]>(groups: readonly Group[]): Group[] => [
      ...new Map(
        groups
          .filter((group) => new Set(group).size === group.length)
          .map((group) => [[...group].sort().join(), group]),
      ).values(),
    ];
    const lines = distinct(threes.map(([a, b, c]) => [name(a), name(b), name(c)] as const));
    const all = lines.length > 0 ? lines : [[name(0), name(1), name(2)] as const];
    const reached = new Set(all.flat());
    const rest = points.filter((point) => !reached.has(point));
    const links = [
      ...twos.map(([a, b]) => [name(a), name(b)] as const),
      ...rest.map((point) => [point, point === name(0) ? name(1) : name(0)] as const),
    ];
    return { points, rings: [points.length], lines: all, links: distinct(links) };
  });

const anyBoard = fc.oneof(board, gridBoard);

interface Drawing {
  readonly places: readonly Place[];
  readonly ways: readonly { readonly way: Way; readonly isLine: boolean }[];
  readonly strokes: readonly (Stroke & { readonly way: Way })[];
}

function drawingOf(data: Board): Drawing {
  const variant = variantOn(data);
  const place = (point: Point): Place => spotOf(variant, point);
  return {
    places: data.points.map(place),
    ways: waysOf(data).map(([a, b, isLine]) => ({ way: [place(a), place(b)], isLine })),
    strokes: strokes(variant).map((stroke) => ({ ...stroke, way: [place(stroke.from), place(stroke.to)] })),
  };
}

test("no two points of a board have the same place", () => {
  fc.assert(
    fc.property(anyBoard, (data) => {
      expect(new Set(drawingOf(data).places.map(String)).size).toBe(data.points.length);
    }),
  );
});

describe("the strokes of any board", () => {
  test("cover every way between neighbours once, as a line if a line lies there", () => {
    fc.assert(
      fc.property(anyBoard, (data) => {
        const drawing = drawingOf(data);
        for (const { way } of drawing.ways) {
          for (const piece of piecesOf(way, drawing.places)) {
            const isLine = drawing.ways.some((other) => other.isLine && within(piece, other.way));
            const covering = drawing.strokes.filter((stroke) => within(piece, stroke.way));
            expect(covering.map(({ kind }) => kind)).toEqual([isLine ? "line" : "link"]);
          }
        }
      }),
    );
  });

  test("lead nowhere else", () => {
    fc.assert(
      fc.property(anyBoard, (data) => {
        const { places, strokes, ways } = drawingOf(data);
        for (const { way } of strokes) {
          const pieces = piecesOf(way, places);
          expect(pieces.length).toBeGreaterThan(0);
          for (const piece of pieces) expect(ways.some((each) => within(piece, each.way))).toBe(true);
        }
      }),
    );
  });

  test("are as long as they can be", () => {
    fc.assert(
      fc.property(anyBoard, (data) => {
        const { strokes } = drawingOf(data);
        for (const { kind, way } of strokes) {
          const [, end] = way;
          const next = strokes.find(
            (other) =>
              other.kind === kind &&
              String(other.way[0]) === String(end) &&
              within(way, [way[0], other.way[1]]),
          );
          expect(next).toBeUndefined();
        }
      }),
    );
  });
});

const own: Board = {
  points: ["k20", "k21", "m20", "m22", "k24", "m24"],
  rings: [6],
  lines: [["k20", "k21", "k24"]],
  links: [
    ["k20", "m20"],
    ["m22", "m24"],
  ],
};
const variant = defineVariant("standard", { name: "own", cows: 3, board: own });

describe("spotOf", () => {
  test("counts from the left and from the top", () => {
    expect(spotOf("standard", "a7")).toEqual([0, 0]);
    expect(spotOf("standard", "g1")).toEqual([6, 6]);
    expect(spotOf("standard", "c4")).toEqual([2, 3]);
  });

  test("takes a game, a variant, or its name", () => {
    expect(spotOf(createGame("sesotho25"), "d4")).toEqual([3, 3]);
    expect(spotOf(variants.sesotho25, "d4")).toEqual([3, 3]);
    expect(spotOf("sesotho25", "d4")).toEqual([3, 3]);
  });

  test("counts from a board's own edges", () => {
    expect(spotOf(variant, "k24")).toEqual([0, 0]);
    expect(spotOf(variant, "m20")).toEqual([2, 4]);
  });

  test("uses the places in a board's `at`", () => {
    const at = Object.fromEntries(own.points.map((point, i) => [point, [50 - i, 2 * i] as const]));
    const moved = defineVariant(variant, { name: "moved", board: { ...own, at } });
    expect(spotOf(moved, "k20")).toEqual([5, 10]);
    expect(spotOf(moved, "m24")).toEqual([0, 0]);
  });

  test("rejects a point that is not on the board, and an invalid variant", () => {
    const unknown = {
      code: "bad-argument",
      at: "point",
      message: '"d4" is not a point of this board; name one of its points.',
    };
    expect(() => spotOf("standard", "d4")).toThrow(expect.objectContaining(unknown) as Error);
    expect(() => spotOf("chess" as "mssa", "a7")).toThrow(VariantError);
    expect(() => spotOf({} as Variant, "a7")).toThrow(VariantError);
    expect(() => spotOf({ variant: "chess" } as unknown as Game, "a7")).toThrow(VariantError);
    expect(() => spotOf(null as unknown as Game, "a7")).toThrow(VariantError);
  });
});

describe("strokes", () => {
  const drawn = (source: Parameters<typeof strokes>[0], kind: string): string =>
    strokes(source)
      .filter((stroke) => stroke.kind === kind)
      .map(({ from, to }) => `${from}-${to}`)
      .join(" ");

  test("of the board with diagonals are its lines", () => {
    expect(drawn("standard", "line")).toBe(
      "a7-g7 g7-g1 a1-g1 a7-a1 b6-f6 f6-f2 b2-f2 b6-b2 c5-e5 e5-e3 c3-e3 c5-c3 " +
        "d7-d5 d3-d1 a4-c4 e4-g4 a7-c5 e3-g1 a1-c3 e5-g7",
    );
    expect(drawn("standard", "link")).toBe("");
    expect(strokes(createGame("mssa"))).toEqual(strokes("standard"));
  });

  test("of the board with a centre join its lines, but not its links", () => {
    expect(drawn("sesotho25", "line")).toBe(
      "a7-g7 g7-g1 a1-g1 a7-a1 b6-f6 f6-f2 b2-f2 b6-b2 c5-e5 e5-e3 c3-e3 c5-c3 d7-d1 a4-g4",
    );
    expect(drawn("sesotho25", "link")).toBe("a7-b6 f2-g1 a1-b2 f6-g7");
  });

  test("reject a board on which a step has no length", () => {
    const at = { k20: [5, 9], k21: [5, 9], k24: [5, 0], m20: [5, 4], m22: [0, 0], m24: [1, 0] } as const;
    expect(() => defineVariant(variant, { name: "moved", board: { ...own, at } })).toThrow(
      expect.objectContaining({
        code: "bad-variant",
        faults: [expect.objectContaining({ at: "board.at.k21" })],
      }),
    );
  });

  test("of your own board", () => {
    expect(drawn(variant, "line")).toBe("k24-k20");
    expect(drawn(variant, "link")).toBe("k20-m20 m24-m22");
  });
});
