/** The four verbs at hand-made positions: every code, every reason, and their sentences. */
import {
  agreeDraw,
  applyMove,
  createGame,
  forfeit,
  type Game,
  type IllegalMoveCode,
  IllegalMoveError,
  isLegal,
  legalMoves,
  MorabarabaError,
  type Move,
  type MoveLike,
  outcome,
  type Reason,
  resign,
  whyIllegal,
} from "morabaraba";
import { describe, expect, test } from "vitest";
import { changed, move, position, texts } from "../../support/mills/positions.ts";
import { builtIns } from "../../support/mills/reference.ts";

/** Returns the error that applyMove throws. */
function thrown(game: Game, attempt: unknown): IllegalMoveError {
  try {
    applyMove(game, attempt as MoveLike);
  } catch (error) {
    if (error instanceof IllegalMoveError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("createGame", () => {
  test("returns the standard game", () => {
    expect(createGame()).toStrictEqual({
      variant: "standard",
      board: "........................",
      turn: "light",
      hands: { light: 12, dark: 12 },
      barred: { light: null, dark: null },
      quiet: 0,
      ply: 0,
    });
  });

  test("stores data equal to a built-in as its name, and other data as it is", () => {
    expect(createGame(builtIns.sesotho).variant).toBe("sesotho");
    const mine = changed("standard", { cows: 10 });
    expect(createGame(mine).variant).toEqual(mine);
    expect(createGame(mine).variant).not.toBe(mine);
  });
});

describe("legalMoves", () => {
  test("lists placements in the board's order", () => {
    expect(texts(legalMoves(createGame()))).toBe(
      "a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5 e5 e4 e3 d3 c3 c4",
    );
  });

  test("lists steps by from, to and shot, placements before them, no shot before shots", () => {
    const variant = changed("standard", { shooting: "optional", moveWhilePlacing: true });
    const game = position({ variant, light: "d7 g7 a4", dark: "d6 b4 e5 d5", hands: [1, 1] });
    expect(texts(legalMoves(game))).toBe(
      "a7 a7xd6 a7xb4 a7xd5 a7xe5 g4 g1 d1 a1 b6 f6 f4 f2 d2 b2 c5 e4 e3 d3 c3 c4 " +
        "d7-a7 g7-g4 g7-f6 a4-a7 a4-a7xd6 a4-a7xb4 a4-a7xd5 a4-a7xe5 a4-a1",
    );
  });

  test("gives each move its kind, and leaves out absent fields", () => {
    expect(legalMoves(createGame())[0]).toStrictEqual({ kind: "place", to: "a7" });
    const moving = position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" });
    expect(legalMoves(moving)[0]).toStrictEqual({ kind: "move", from: "a7", to: "a4" });
    expect(legalMoves(moving).find(({ shots }) => shots)).toStrictEqual({
      kind: "move",
      from: "f6",
      to: "g7",
      shots: ["f4"],
    });
    const flying = position({ light: "a7 d7 f6", dark: "c4 d2 e5 f4" });
    expect(legalMoves(flying)[0]).toStrictEqual({ kind: "fly", from: "a7", to: "g7" });
  });
});

describe("applyMove", () => {
  test("plays a placement", () => {
    expect(applyMove(createGame(), { to: "d6" })).toStrictEqual({
      variant: "standard",
      board: ".........L..............",
      turn: "dark",
      hands: { light: 11, dark: 12 },
      barred: { light: null, dark: null },
      quiet: 0,
      ply: 1,
    });
  });

  test("plays a step with a shot", () => {
    const game = position({
      variant: "mssa",
      light: "a7 d7 f6 b2",
      dark: "c4 d2 e5 f4",
      hands: [0, 0],
      quiet: 7,
      ply: 40,
    });
    expect(applyMove(game, "f6-g7xf4")).toStrictEqual({
      ...game,
      board: position({ light: "a7 d7 g7 b2", dark: "c4 d2 e5" }).board,
      turn: "dark",
      quiet: 0,
      ply: 41,
    });
  });

  test("stops both counts at 9999", () => {
    const variant = changed("nineMens", {});
    const game = position({ variant, light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4", quiet: 9999, ply: 9999 });
    const { quiet, ply } = applyMove(game, "b2-b4");
    expect([quiet, ply]).toEqual([9999, 9999]);
  });

  test("accepts every form of a move, and ignores its kind", () => {
    const game = position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" });
    const expected = applyMove(game, { from: "f6", to: "g7", shots: ["f4"] });
    expect(applyMove(game, " f6 - g7 x f4 ")).toEqual(expected);
    const labeled = { kind: "place", from: "f6", to: "g7", shots: ["f4"], comment: "!" } as MoveLike;
    expect(applyMove(game, labeled)).toEqual(expected);
    expect(applyMove(createGame(), { from: undefined, to: "a7", shots: undefined })).toEqual(
      applyMove(createGame(), { to: "a7" }),
    );
  });

  test("remembers positions since the last placement or shot if repetitions count", () => {
    const variant = changed("mssa", { repetition: 3 });
    const placed = applyMove(createGame(variant), "a7");
    expect(placed.seenPositions).toEqual(["D7/8/8 l 12,11 -"]);
    const game = position({ variant, light: "a7 d7 g7 b6 f6", dark: "a1 c3 d1 e4 g4", turn: "light" });
    const quiet = applyMove(game, "b6-b4");
    expect(quiet.seenPositions).toEqual(["LLLD1DD1/L1L5/3D2D1 l 0,0 -", "LLLD1DD1/2L4L/3D2D1 d 0,0 -"]);
    const shot = applyMove(game, "d7-d6xa1");
    expect(shot.seenPositions).toEqual(["L1LD1D2/LLL5/3D2D1 d 0,0 l:d6-d7"]);
  });
});

describe("every code of an illegal move, with the move in the message", () => {
  const placing = position({ light: "a7 d7 b2", dark: "g1 g4 f4", hands: [9, 9] });
  const moving = position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" });
  const barred = position({ variant: "mssa", light: "a7 g7 d6 b6", dark: "c4 d2 e5 f4", lightBar: "d6-d7" });
  const mill = position({ light: "a7 d7 f6 b2", dark: "d1 g1 a1 e3" });
  const shaxFull = {
    light: "a7 d7 g7 g4 b6 f6 f2 d2 c5 d5 e5 c3",
    dark: "g1 d1 a1 a4 d6 f4 b4 e4 e3 d3 c4 b2",
    removals: 2,
  } as const;
  const full = position({ ...shaxFull, variant: "shax" });
  const gift = position({ ...shaxFull, turn: "dark", variant: "umlabalaba" });
  const freeing = position({
    variant: "shax",
    light: "a7 d7 a4",
    dark: "g7 d6 a1 b4 b2 e4 f2",
    turn: "dark",
    mustFree: true,
  });
  const cases: readonly (readonly [IllegalMoveCode, Game, unknown, string?])[] = [
    ["game-over", position({ light: "a7 d7", dark: "g1 g4 f4" }), "a7-a4"],
    ["game-over", { ...createGame(), verdict: { winner: "light", reason: "resignation" } }, "a7"],
    ["malformed", placing, "", '""'],
    ["malformed", placing, "d6-", '"d6-"'],
    ["malformed", placing, "x".repeat(10_000), '"xxx'],
    ["malformed", placing, undefined, ""],
    ["malformed", placing, null, "null"],
    ["malformed", placing, 7, "7"],
    ["malformed", placing, [], ""],
    ["malformed", placing, {}, ""],
    ["malformed", placing, { from: "a7" }, ""],
    ["malformed", placing, Symbol("d6"), ""],
    ["malformed", placing, () => "d6", ""],
    ["unknown-point", placing, "d4", '"d4"'],
    ["unknown-point", placing, { to: 3 }, ""],
    ["unknown-point", placing, { to: "d6", shots: [3] }, ""],
    ["unknown-point", placing, { from: Symbol("a7"), to: "d6" }, ""],
    ["unknown-point", placing, { to: Object.create(null) }, ""],
    ["unknown-point", placing, { to: "d6", shots: [{ toString: null }] }, ""],
    ["unknown-point", placing, { to: "D6" }, '"D6"'],
    ["unknown-point", placing, { to: "" }, '""'],
    ["unknown-point", placing, { to: "__proto__" }, "__proto__"],
    ["unknown-point", moving, { from: "h8", to: "d6" }, '"h8"'],
    ["unknown-point", moving, { from: "a7", to: "a4", shots: ["d4"] }, '"d4"'],
    ["removal-due", full, "a7-a4"],
    ["removal-due", full, "a7"],
    ["removal-due", gift, "a7xd7"],
    ["cow-in-hand", placing, "a7-a4"],
    ["no-cow-in-hand", moving, "a4"],
    ["not-your-cow", moving, "d2-d3"],
    ["not-your-cow", moving, "d3-c3"],
    ["not-your-cow", { ...moving, turn: "dark" }, "a7-a4"],
    ["occupied", placing, "a7"],
    ["occupied", placing, "g4"],
    ["occupied", moving, "a7-d7"],
    ["occupied", moving, "a7-a7"],
    ["no-placing", createGame("picaria"), "b2"],
    ["not-adjacent", moving, "a7-g4"],
    [
      "not-adjacent",
      position({ ...layoutOf(moving), variant: changed("standard", { flyAt: null }) }),
      "a7-g4",
    ],
    [
      "not-adjacent",
      position({
        light: "a7 d7",
        dark: "g1 g4 f4",
        hands: [1, 1],
        variant: changed("standard", { moveWhilePlacing: true }),
      }),
      "a7-g7",
    ],
    ["mill-barred", barred, "d6-d7xc4"],
    ["mill-barred", barred, "d6-d7xa1"],
    ["mill-barred", barred, "d6-d7"],
    ["must-free", freeing, "b2-d2"],
    ["shot-without-mill", moving, "a7-a4xd2"],
    ["shot-without-mill", placing, "a4xg1"],
    ["too-many-shots", moving, "f6-g7xf4xd2"],
    ["too-many-shots", freeing, "d6-b6xa7"],
    ["not-a-target", moving, "f6-g7xa1"],
    ["not-a-target", moving, "f6-g7xb2"],
    ["target-in-mill", mill, "f6-g7xd1"],
    [
      "target-in-mill",
      position({
        variant: changed("standard", { targetsInMills: "never" }),
        light: "a7 d7 f6 b2",
        dark: "d1 g1 a1",
      }),
      "f6-g7xd1",
    ],
    ["not-your-cow", gift, "xa7"],
    ["shot-missing", moving, "f6-g7"],
    ["shot-missing", mill, "f6-g7"],
  ];

  function layoutOf(game: Game): { light: string; dark: string } {
    const on = (cell: string): string =>
      builtIns.standard.board.points.filter((_, i) => game.board[i] === cell).join(" ");
    return { light: on("L"), dark: on("D") };
  }

  test.each(cases.map((each) => [each[0], each] as const))("%s (%#)", (code, [, game, attempt, facts]) => {
    expect(whyIllegal(game, attempt as MoveLike)).toBe(code);
    expect(isLegal(game, attempt as MoveLike)).toBe(false);
    const error = thrown(game, attempt);
    expect(error).toBeInstanceOf(MorabarabaError);
    expect([error.name, error.code]).toEqual(["IllegalMoveError", code]);
    if (facts === undefined)
      expect(error.message).toBe(`${attempt} is illegal: ${code.replaceAll("-", " ")}.`);
    else expect(error.message).toContain(facts);
    expect(error.message).toMatch(/^.{1,249}\.$/);
  });

  test("the first code in their order is returned", () => {
    const over = resign(createGame(), "dark");
    expect(whyIllegal(over, null as never)).toBe("game-over");
    expect(whyIllegal(placing, { from: "a7", to: "d4" })).toBe("unknown-point");
    expect(whyIllegal(placing, { from: "g1", to: "a7" })).toBe("cow-in-hand");
    expect(whyIllegal(moving, { to: "a7" })).toBe("no-cow-in-hand");
    expect(whyIllegal(moving, { from: "d2", to: "a7" })).toBe("not-your-cow");
    expect(whyIllegal(moving, { from: "a7", to: "e5", shots: ["e5"] })).toBe("occupied");
    expect(whyIllegal(moving, { from: "a7", to: "g4", shots: ["e5"] })).toBe("not-adjacent");
    expect(whyIllegal(moving, { from: "a7", to: "a4", shots: ["b2"] })).toBe("shot-without-mill");
  });
});

describe("every reason, and its winner", () => {
  const full = {
    light: "a7 g7 d6 g4 f4 g1 d2 a1 b4 c5 e5 d3",
    dark: "d7 b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3",
  };
  const locked = { light: "a4 b6 d6 g4 f4 e5", dark: "a7 d7 g7 f6", turn: "dark" as const };
  const few = { light: "a7 d6 f2", dark: "b2 c5 e4 d1" };
  const repeated = changed("standard", { repetition: 2 });
  const everywhere = { points: builtIns.nineMens.board.points, turns: "all" } as const;
  const closed = changed("nineMens", { blocked: "passes", noPlacing: everywhere });
  const twice = (): Game =>
    ["a7-a4", "d1-a1", "a4-a7", "a1-d1"].reduce(
      (game, text) => applyMove(game, move(text)),
      position({ variant: repeated, light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" }),
    );
  const cases: readonly (readonly [Reason, "light" | "dark" | null, Game | (() => Game)])[] = [
    ["mill", "light", position({ variant: "achi", light: "a1 b1 c1 a3", dark: "a2 b2 c3 b3", turn: "dark" })],
    ["mill", "dark", position({ variant: "achi", light: "a1 b1 c1", dark: "a3 b3 c3", turn: "light" })],
    ["few-cows", "dark", position({ light: "a7 d7", dark: "b6 d6 f4" })],
    ["few-cows", "light", position({ light: "b6 d6 f4", dark: "a7 d7" })],
    ["few-cows", "light", position({ light: "b6 d6 f4", dark: "a7 d7", turn: "dark" })],
    ["full-board", null, position(full)],
    [
      "full-board",
      "dark",
      position({ ...full, variant: changed("standard", { fullBoard: "first-player-loses" }) }),
    ],
    [
      "full-board",
      "light",
      position({ ...full, variant: changed("mssa", { fullBoard: "first-player-loses" }) }),
    ],
    ["no-moves", "light", position(locked)],
    ["no-moves", "dark", position({ light: locked.dark, dark: locked.light, turn: "light" })],
    ["no-moves", null, position({ ...locked, variant: changed("standard", { blocked: "draws" }) })],
    ["no-moves", null, position({ variant: closed, hands: [9, 9] })],
    ["ten-moves", null, position({ ...few, quiet: 10 })],
    ["repetition", null, twice],
    [
      "no-shots",
      null,
      position({ ...few, variant: changed("nineMens", { drawAfterQuietPlies: 5 }), quiet: 5 }),
    ],
    ["agreement", null, () => agreeDraw(createGame())],
    ["resignation", "dark", () => resign(createGame(), "light")],
    ["resignation", "light", () => resign(createGame(), "dark")],
    ["cheating", "dark", () => forfeit(createGame(), "light", "cheating")],
    ["abandonment", "light", () => forfeit(createGame(), "dark", "abandonment")],
    ["double-turn", "light", () => forfeit(createGame(), "dark", "double-turn")],
    ["time", "dark", () => forfeit(createGame(), "light", "time")],
  ];

  test.each(cases)("%s, won by %s (%#)", (reason, winner, given) => {
    const game = typeof given === "function" ? given() : given;
    expect(outcome(game)).toStrictEqual({ winner, reason });
    expect(Object.isFrozen(outcome(game))).toBe(true);
    expect(legalMoves(game)).toEqual([]);
    expect(whyIllegal(game, { to: "d3" })).toBe("game-over");
  });

  test("a game that goes on has no outcome", () => {
    expect(outcome(createGame())).toBeUndefined();
    expect(outcome(position({ ...few, quiet: 9 }))).toBeUndefined();
  });
});

test("a whole game can be played with text alone", () => {
  const played: Move[] = [];
  let game = createGame("nineMens");
  for (let ply = 0; ply < 18; ply++) {
    const next = legalMoves(game)[0] as Move;
    played.push(next);
    game = applyMove(game, texts([next]));
  }
  expect(texts(played)).toBe("a7 d7 g7 g4 g1 d1 a1 a4 b6 d6 f6 f4 f2 d2 b2 b4 c5 d5xa7");
  expect(game.hands).toEqual({ light: 0, dark: 0 });
});
