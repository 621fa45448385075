/** The queries that a board on the screen needs. */

import fc from "fast-check";
import {
  ArgumentError,
  applyMove,
  closedMills,
  createGame,
  destinations,
  type Game,
  legalMoves,
  type Move,
  type MoveLike,
  occurrences,
  outcome,
  type Player,
  phase,
  pieces,
  quietPliesLeft,
  resign,
  shotTargets,
  standingMills,
} from "morabaraba";
import { describe, expect, test } from "vitest";
import { game as someGame } from "../../support/mills/arbitraries.ts";
import { changed, move, position } from "../../support/mills/positions.ts";
import { rulesOf } from "../../support/mills/reference.ts";

const closing = position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" });

describe("phase", () => {
  test("each side has its own phase", () => {
    const game = position({ light: "a7 d7 f4", dark: "b6 d6 c4 e3", hands: [0, 1] });
    expect([phase(game), phase(game, "light"), phase(game, "dark")]).toEqual(["flying", "flying", "placing"]);
    const later = position({ light: "a7 d7 f4", dark: "b6 d6 c4 e3", turn: "dark" });
    expect([phase(later), phase(later, "light"), phase(later, "dark")]).toEqual([
      "moving",
      "flying",
      "moving",
    ]);
  });

  test("a side with a cow in hand is placing, also if cows may move", () => {
    const variant = changed("standard", { moveWhilePlacing: true });
    expect(phase(position({ variant, light: "a7 d7", dark: "b6", hands: [1, 2] }))).toBe("placing");
  });

  test("nobody flies if the variant has no flying", () => {
    expect(
      phase(position({ variant: changed("standard", { flyAt: null }), light: "a7 d7 f4", dark: "b6 d6 c4" })),
    ).toBe("moving");
  });
});

test("pieces: by point, in the board's order", () => {
  expect([...pieces(createGame())]).toEqual([]);
  const game = position({ light: "d6 a7", dark: "c4 g7", turn: "light", hands: [4, 4] });
  const expected = [
    ["a7", "light"],
    ["g7", "dark"],
    ["d6", "light"],
    ["c4", "dark"],
  ];
  expect([...pieces(game)]).toEqual(expected);
  expect([...pieces({ ...game, turn: "dark" })]).toEqual(expected);
});

describe("destinations", () => {
  test("from the hand", () => {
    const found = destinations(position({ light: "a7", dark: "d7", hands: [11, 11] }));
    expect([...found.keys()]).toEqual(["hand"]);
    expect(found.get("hand")).toHaveLength(22);
    expect(found.get("hand")?.slice(0, 2)).toEqual(["g7", "g4"]);
  });

  test("from the board, only for cows that can move, each point once", () => {
    const game = position({ light: "a7 d7 f6 b2 b4 b6 a4", dark: "c4 d2 e5 f4 a1 b1 c3" });
    expect([...destinations(game)]).toEqual([
      ["d7", ["g7", "d6"]],
      ["b6", ["d6", "c5"]],
      ["f6", ["g7", "d6"]],
    ]);
  });

  test("both, if cows may move while placing", () => {
    const variant = changed("standard", { moveWhilePlacing: true });
    const found = destinations(position({ variant, light: "a7", dark: "d7", hands: [11, 11] }));
    expect([...found.keys()]).toEqual(["hand", "a7"]);
    expect(found.get("a7")).toEqual(["a4", "b6"]);
  });

  test("none if the game is over", () => {
    expect(destinations(resign(createGame(), "light")).size).toBe(0);
  });

  test("none if a cow must be taken off a full board", () => {
    const game = position({
      variant: "shax",
      light: "a7 d7 g7 g4 b6 f6 f2 d2 c5 d5 e5 c3",
      dark: "g1 d1 a1 a4 d6 f4 b4 e4 e3 d3 c4 b2",
      removals: 2,
    });
    expect([legalMoves(game).length > 0, destinations(game).size]).toEqual([true, 0]);
  });

  test("match the legal moves", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const pairs = new Set(
          legalMoves(game)
            .filter(({ kind }) => kind !== "shoot" && kind !== "give")
            .map(({ from = "hand", to }: MoveLike) => `${from} ${to}`),
        );
        expect(
          [...destinations(game)].flatMap(([from, to]) => to.map((point) => `${from} ${point}`)),
        ).toEqual([...pairs]);
      }),
      { numRuns: 30 },
    );
  });
});

describe("shots", () => {
  test("lists the targets, in the board's order", () => {
    expect(shotTargets(closing, { from: "f6", to: "g7" })).toEqual({
      targets: ["f4", "d2", "e5", "c4"],
      required: true,
    });
  });

  test("are not required if the variant makes them optional", () => {
    const game = { ...closing, variant: changed("standard", { shooting: "optional" }) };
    expect(shotTargets(game, { from: "f6", to: "g7" })).toEqual({
      targets: ["f4", "d2", "e5", "c4"],
      required: false,
    });
  });

  const none = { targets: [], required: false };

  test.each([
    ["closes nothing", closing, "a7-a4"],
    ["is too far", closing, "b2-g7"],
    ["leaves an empty point", closing, "g1-g7"],
    ["is a placement out of time", closing, "g7"],
    ["names no point", closing, "f6-g9"],
    ["finds nobody to shoot", position({ light: "a7 d7", hands: [10, 12] }), "g7"],
    ["comes after the end", { ...closing, verdict: { winner: "light", reason: "resignation" } }, "f6-g7"],
    [
      "is barred",
      position({ variant: "mssa", light: "a7 g7 d6 b6", dark: "c4 d2 e5", lightBar: "d6-d7" }),
      "d6-d7",
    ],
  ] as const)("none where the step %s", (_name, game, text) => {
    expect(shotTargets(game, move(text))).toEqual(none);
  });

  test("ignores a given shot and undefined fields", () => {
    expect(shotTargets(closing, { from: "f6", to: "g7", shots: ["a1"] } as MoveLike).targets).toHaveLength(4);
    const placing = position({ light: "a7 d7", dark: "b4", hands: [10, 11] });
    expect(shotTargets(placing, { from: undefined, to: "g7" })).toEqual({ targets: ["b4"], required: true });
  });

  test("text is read as WMD", () => {
    expect(shotTargets(closing, "f6-g7")).toEqual(shotTargets(closing, { from: "f6", to: "g7" }));
    expect(shotTargets(closing, "f6-g7xc4")).toEqual(shotTargets(closing, "f6-g7"));
    expect(shotTargets(closing, "f6-g7").targets).toHaveLength(4);
  });

  test.each([undefined, null, 7, "f6-", {}, []])("are none for %s, which is not a step", (step) => {
    expect(shotTargets(closing, step as MoveLike)).toEqual(none);
  });
});

describe("the distance to a draw", () => {
  const both = { ...changed("standard", { repetition: 3 }) };
  const few = { light: "a7 d7 g7", dark: "c4 d2 e5 f4" };

  test("occurrences include the present position, if the variant counts them", () => {
    const start = position({ variant: both, light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" });
    const after = (moves: string): Game => moves.split(" ").reduce(applyMove, start);
    expect(occurrences(start)).toBe(1);
    expect(occurrences(after("a7-a4 d1-a1"))).toBe(1);
    expect(occurrences(after("a7-a4 d1-a1 a4-a7 a1-d1"))).toBe(2);
    expect(occurrences(after("a7-a4 d1-a1 a4-a7 a1-d1 a7-a4 d1-a1 a4-a7 a1-d1"))).toBe(3);
    expect(outcome(after("a7-a4 d1-a1 a4-a7 a1-d1 a7-a4 d1-a1 a4-a7 a1-d1"))?.reason).toBe("repetition");
    expect(occurrences(createGame())).toBeUndefined();
  });

  test.each([
    ["ten moves, with few cows", { ...few, quiet: 4 }, { plies: 6, reason: "ten-moves" }],
    ["many cows", { light: "a7 d7 g7 a1", dark: "c4 d2 e5 f4", quiet: 4 }, undefined],
    ["no such rule", { ...few, variant: "nineMens" }, undefined],
    [
      "no shots",
      { variant: changed("nineMens", { drawAfterQuietPlies: 9 }), ...few, quiet: 7 },
      { plies: 2, reason: "no-shots" },
    ],
    [
      "ten moves first",
      { variant: changed("standard", { drawAfterQuietPlies: 12 }), ...few },
      { plies: 10, reason: "ten-moves" },
    ],
    [
      "both at once",
      { variant: changed("standard", { drawAfterQuietPlies: 10 }), ...few },
      { plies: 10, reason: "ten-moves" },
    ],
    [
      "no shots first",
      { variant: changed("standard", { drawAfterQuietPlies: 8 }), ...few },
      { plies: 8, reason: "no-shots" },
    ],
    [
      "many cows and no shots",
      { variant: changed("standard", { drawAfterQuietPlies: 8 }), hands: [12, 12] },
      { plies: 8, reason: "no-shots" },
    ],
    ["a game that is over", { ...few, quiet: 10 }, undefined],
  ] as const)("quiet plies left: %s", (_name, layout, left) => {
    expect(quietPliesLeft(position(layout))).toEqual(left);
  });

  test("after that many quiet plies, the game is drawn for that reason", () => {
    let game = position({ ...few, turn: "dark", quiet: 3 });
    const { plies, reason } = quietPliesLeft(game) ?? { plies: 0, reason: "" };
    for (let i = 0; i < plies; i++) {
      expect(outcome(game)).toBeUndefined();
      game = applyMove(game, legalMoves(game).find(({ shots }) => shots === undefined) as Move);
    }
    expect(outcome(game)).toEqual({ winner: null, reason });
  });
});

describe("mills", () => {
  const game = position({ light: "a7 d7 g7 b6 c5", dark: "a1 d1 g1 e3", turn: "dark" });

  test("of both sides in the order of the lines, or of one", () => {
    const [top, bottom, slant] = [
      ["a7", "d7", "g7"],
      ["g1", "d1", "a1"],
      ["a7", "b6", "c5"],
    ];
    expect(standingMills(game)).toEqual([top, bottom, slant]);
    expect(standingMills(game, "light")).toEqual([top, slant]);
    expect(standingMills(game, "dark")).toEqual([bottom]);
    expect(standingMills({ ...game, turn: "light" }, "dark")).toEqual([bottom]);
  });
});

describe("closedMills", () => {
  test("by step and by placement", () => {
    expect(closedMills(closing, { from: "f6", to: "g7" })).toEqual([["a7", "d7", "g7"]]);
    const three = position({ light: "a7 b6 d5 e5 c3 c4 d1", dark: "a1 a4 g7 g4 d2 e3 f2", hands: [5, 5] });
    expect(closedMills(three, { to: "c5" })).toEqual([
      ["c5", "d5", "e5"],
      ["c3", "c4", "c5"],
      ["a7", "b6", "c5"],
    ]);
  });

  test("also by an illegal move", () => {
    expect(closedMills(closing, { from: "b2", to: "g7" })).toEqual([["a7", "d7", "g7"]]);
    expect(closedMills(closing, { to: "g7", shots: ["a1"] })).toEqual([["a7", "d7", "g7"]]);
    expect(closedMills(resign(closing, "dark"), { to: "g7" })).toEqual([["a7", "d7", "g7"]]);
  });

  test("not with the cow that leaves, nor on a point with a cow of the same side", () => {
    expect(closedMills(closing, { from: "a7", to: "g7" })).toEqual([]);
    const standing = position({ light: "a7 d7 g7 b2", dark: "c4 d2 e5 f4" });
    expect(closedMills(standing, { to: "g7" })).toEqual([]);
    expect(closedMills(standing, { from: "b2", to: "g7" })).toEqual([]);
  });

  test("text is read as WMD", () => {
    expect(closedMills(closing, "f6-g7xc4")).toEqual([["a7", "d7", "g7"]]);
  });

  test.each([undefined, null, "f6-", {}, { to: "d4" }, { to: 7 }])("none for %s", (nonsense) => {
    expect(closedMills(closing, nonsense as MoveLike)).toEqual([]);
    expect(
      closedMills(position({ light: "d7 g7", dark: "b2", hands: [3, 3] }), nonsense as MoveLike),
    ).toEqual([]);
  });

  test("a legal move shoots only if it closes a mill", () => {
    fc.assert(
      fc.property(someGame, (game) => {
        const { board } = rulesOf(game);
        const mine = new Set(board.points.filter((point) => pieces(game).get(point) === game.turn));
        for (const each of legalMoves(game)) {
          if (each.kind === "shoot" || each.kind === "give") {
            expect(closedMills(game, each)).toEqual([]);
            continue;
          }
          const { from }: MoveLike = each;
          const left = (point: string): boolean => point !== from && mine.has(point);
          const expected = board.lines.filter(
            (line) => line.includes(each.to) && line.every((point) => point === each.to || left(point)),
          );
          expect(closedMills(game, each)).toEqual(expected);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test("anything but a player is rejected", () => {
  expect(() => phase(closing, "white" as Player)).toThrow(ArgumentError);
  expect(() => standingMills(closing, "white" as Player)).toThrow(ArgumentError);
});
