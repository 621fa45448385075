/** Each value of each variant field, at a hand-made position where it makes the difference. */
import type { Game, Variant } from "morabaraba";
import { describe, expect, test } from "vitest";
import { implementations } from "../../../support/mills/comparison.ts";
import { changed, type Layout, move, position, texts } from "../../../support/mills/positions.ts";

describe.each(implementations)("%s", (_name, { createGame, legalMoves, applyMove, outcome, whyIllegal }) => {
  const standard = (changes: Partial<Variant>): Variant => changed("standard", changes);
  const why = (game: Game, text: string): string | undefined => whyIllegal(game, move(text));
  const movesOf = (game: Game, step: string): string =>
    texts(legalMoves(game).filter((each) => texts([each]).split("x")[0] === step));

  test("cows", () => {
    expect(createGame(standard({ cows: 7 })).hands).toEqual({ light: 7, dark: 7 });
  });

  test.each(["light", "dark"] as const)("firstPlayer %s", (firstPlayer) => {
    expect(createGame(standard({ firstPlayer })).turn).toBe(firstPlayer);
  });

  describe("flyAt", () => {
    const layout = (cows: string, flyAt: number | null): Layout => ({
      variant: standard({ flyAt }),
      light: cows,
      dark: "b2 c5 e4 d1",
    });

    test.each([
      [3, "a7 d6 f2", undefined],
      [3, "a7 d6 f2 g1", "not-adjacent"],
      [4, "a7 d6 f2 g1", undefined],
      [4, "a7 d6 f2", undefined],
      [4, "a7 d6 f2 g1 f4", "not-adjacent"],
      [1, "a7 d6 f2", "not-adjacent"],
      [null, "a7 d6 f2", "not-adjacent"],
    ] as const)("at %s with %s", (flyAt, cows, code) => {
      expect(why(position(layout(cows, flyAt)), "f2-c4")).toBe(code);
    });

    test("not while a cow is in hand", () => {
      const variant = standard({ moveWhilePlacing: true });
      expect(why(position({ variant, light: "a7 d6 f2", dark: "b2 c5 e4", hands: [1, 0] }), "f2-c4")).toBe(
        "not-adjacent",
      );
    });
  });

  test.each([
    [0, "", undefined],
    [1, "", "few-cows"],
    [1, "a7", undefined],
    [3, "a7 d6", "few-cows"],
    [3, "a7 d6 f2", undefined],
    [4, "a7 d6 f2", "few-cows"],
  ] as const)("loseBelow %i with %s", (loseBelow, light, reason) => {
    const game = position({ variant: standard({ loseBelow }), light, dark: "b2 c5 e4 d1", turn: "dark" });
    expect(outcome(game)?.reason).toBe(reason);
  });

  test("a side without any cow has no move, if it has not lost", () => {
    const variant = standard({ loseBelow: 0 });
    expect(outcome(position({ variant, dark: "b2 c5 e4 d1" }))).toEqual({
      winner: "dark",
      reason: "no-moves",
    });
  });

  describe("shot", () => {
    const layout = { light: "a7 d7 f6 b2", dark: "c4 d2 e5" };

    test("required", () => {
      const game = position(layout);
      expect(movesOf(game, "f6-g7")).toBe("f6-g7xd2 f6-g7xe5 f6-g7xc4");
      expect(why(game, "f6-g7")).toBe("shot-missing");
    });

    test("optional", () => {
      const game = position({ ...layout, variant: standard({ shooting: "optional" }) });
      expect(movesOf(game, "f6-g7")).toBe("f6-g7 f6-g7xd2 f6-g7xe5 f6-g7xc4");
      expect(why(game, "f6-g7")).toBeUndefined();
      expect(why(game, "f6-g7xa1")).toBe("not-a-target");
      expect(applyMove(game, move("f6-g7")).board).toBe(
        position({ light: "a7 d7 g7 b2", dark: "c4 d2 e5" }).board,
      );
    });
  });

  describe("targetsInMills", () => {
    const mixed = { light: "a7 d7 f6 b2", dark: "d1 g1 a1 e3" };
    const inMills = { light: "a7 d7 f6 b2", dark: "d1 g1 a1" };

    test.each([
      ["last-resort", "f6-g7xe3", "f6-g7xg1 f6-g7xd1 f6-g7xa1"],
      ["never", "f6-g7xe3", "f6-g7"],
      ["always", "f6-g7xg1 f6-g7xd1 f6-g7xa1 f6-g7xe3", "f6-g7xg1 f6-g7xd1 f6-g7xa1"],
    ] as const)("%s", (targetsInMills, besideOthers, alone) => {
      expect(movesOf(position({ ...mixed, variant: standard({ targetsInMills }) }), "f6-g7")).toBe(
        besideOthers,
      );
      expect(movesOf(position({ ...inMills, variant: standard({ targetsInMills }) }), "f6-g7")).toBe(alone);
    });

    test("never: the shot is lost, but the mill stands", () => {
      const game = position({ ...inMills, variant: standard({ targetsInMills: "never" }) });
      expect(why(game, "f6-g7xd1")).toBe("target-in-mill");
      expect(applyMove(game, move("f6-g7")).quiet).toBe(1);
    });
  });

  describe("repeatMill", () => {
    const layout = { light: "a7 g7 d6 b4 c4 b6", dark: "a1 d2 f2 e3", lightBar: "d6-d7" } as const;

    test("same-mill: one barred line among several closed bars the move", () => {
      const both = { light: "a7 d6 d5 g7 b2", dark: "a1 d2 e3 f6", lightBar: "d6-d7" } as const;
      const game = position({ ...both, variant: standard({ repeatMill: "same-mill", flyAt: 5 }) });
      expect(why(game, "b2-d7xa1")).toBe("mill-barred");
    });

    test("a bar of the other side does not bind the side to move", () => {
      const game = position({
        ...layout,
        lightBar: "b6-d7",
        darkBar: "d6-d7",
        variant: standard({ repeatMill: "same-cow" }),
      });
      expect(why(game, "d6-d7xa1")).toBeUndefined();
    });

    test("a step that only breaks or only makes a mill leaves no bar", () => {
      const variant = standard({ repeatMill: "same-mill" });
      const broken = applyMove(
        position({ variant, light: "a7 d7 g7 b4", dark: "a1 d2 f2 e3" }),
        move("d7-d6"),
      );
      expect(broken.barred.light).toBeNull();
      const made = applyMove(
        position({ variant, light: "a7 g7 d6 b4", dark: "a1 d2 f2 e3" }),
        move("d6-d7xa1"),
      );
      expect(made.barred.light).toBeNull();
    });

    test("same-mill: the last cow in hand with one barred point left has no move", () => {
      const layout = {
        light: "a7 g7 d6 f4 g1 d2 a1 b4 c5 e5 d3",
        dark: "b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3 g4",
        hands: [1, 0],
        lightBar: "d6-d7",
      } as const;
      const sameMill = position({ ...layout, variant: standard({ repeatMill: "same-mill" }) });
      expect(outcome(sameMill)).toEqual({ winner: "dark", reason: "no-moves" });
      const sameCow = position({ ...layout, variant: standard({ repeatMill: "same-cow" }) });
      expect(outcome(sameCow)).toBeUndefined();
      expect(legalMoves(sameCow).every(({ to }) => to === "d7")).toBe(true);
    });

    test("dark's bars bind dark", () => {
      const variant = standard({ repeatMill: "same-mill" });
      const game = position({
        variant,
        dark: "a7 d7 g7 b6 f6",
        light: "a1 d2 f2 e3",
        turn: "dark",
        lightBar: "a1-a4",
      });
      expect(applyMove(game, move("d7-d6xa1")).barred).toEqual({
        light: { from: "a1", to: "a4" },
        dark: { from: "d6", to: "d7" },
      });
    });
  });

  test.each([
    [false, "cow-in-hand"],
    [true, undefined],
  ] as const)("moveWhilePlacing %s", (moveWhilePlacing, code) => {
    const game = position({
      variant: standard({ moveWhilePlacing }),
      light: "a7",
      dark: "g1",
      hands: [11, 11],
    });
    expect(why(game, "a7-a4")).toBe(code);
    expect(legalMoves(game).some(({ kind }) => kind === "move")).toBe(moveWhilePlacing);
    expect(legalMoves(game).filter(({ kind }) => kind === "place")).toHaveLength(22);
  });

  test.each([
    ["loses", "light"],
    ["draws", null],
  ] as const)("blocked %s", (blocked, winner) => {
    const layout = { light: "a4 b6 d6 g4 f4 e5", dark: "a7 d7 g7 f6", turn: "dark" } as const;
    expect(outcome(position({ ...layout, variant: standard({ blocked }) }))).toEqual({
      winner,
      reason: "no-moves",
    });
  });

  test.each([
    ["draws", "light", null],
    ["first-player-loses", "light", "dark"],
    ["first-player-loses", "dark", "light"],
  ] as const)("fullBoard %s, %s first", (fullBoard, firstPlayer, winner) => {
    const light = "a7 g7 d6 g4 f4 g1 d2 a1 b4 c5 e5 d3";
    const dark = "d7 b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3";
    const game = position({ variant: standard({ fullBoard, firstPlayer }), light, dark });
    expect(outcome(game)).toEqual({ winner, reason: "full-board" });
  });

  test("an even board filled by the last placement ends the game at once", () => {
    const light = "a7 g7 d6 g4 f4 g1 d2 a1 b4 c5 e5 d3";
    const game = position({ light, dark: "d7 b6 f6 e4 f2 d1 b2 a4 c4 d5 e3", hands: [0, 1], turn: "dark" });
    expect(outcome(game)).toBeUndefined();
    expect(outcome(applyMove(game, move("c3")))).toEqual({ winner: null, reason: "full-board" });
  });

  describe("tenMoves", () => {
    const end = (who: "either" | "both", light: string, dark: string, quiet: number): string | undefined =>
      outcome(position({ variant: standard({ tenMoves: { plies: 6, cows: 4, who } }), light, dark, quiet }))
        ?.reason;
    const [five, four, three] = ["a7 d6 f2 b2 g4", "c5 e4 d1 e3", "a7 d6 f2"];

    test.each([
      ["either", five, four, 6, "ten-moves"],
      ["either", four, five, 6, "ten-moves"],
      ["either", five, "c5 e4 d1 e3 c3", 6, undefined],
      ["either", five, four, 5, undefined],
      ["either", five, four, 7, "ten-moves"],
      ["both", five, four, 6, undefined],
      ["both", four, five, 6, undefined],
      ["both", three, four, 6, "ten-moves"],
      ["both", three, four, 5, undefined],
    ] as const)("%s: %s against %s at %i", (who, light, dark, quiet, reason) => {
      expect(end(who, light, dark, quiet)).toBe(reason);
    });

    test("null: never", () => {
      expect(
        outcome(position({ variant: standard({ tenMoves: null }), light: three, dark: four, quiet: 9999 })),
      ).toBeUndefined();
    });
  });

  describe("repetition", () => {
    const layout = { light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1" };
    const circle = ["a7-a4", "d1-a1", "a4-a7", "a1-d1"];
    const after = (variant: Variant, turns: readonly string[]): Game =>
      turns.reduce((game, text) => applyMove(game, move(text)), position({ ...layout, variant }));

    test("the n-th occurrence draws, but not the one before", () => {
      const thrice = standard({ repetition: 3 });
      expect(outcome(after(thrice, circle))).toBeUndefined();
      expect(outcome(after(thrice, [...circle, ...circle.slice(0, 3)]))).toBeUndefined();
      expect(outcome(after(thrice, [...circle, ...circle]))).toEqual({ winner: null, reason: "repetition" });
      expect(outcome(after(standard({ repetition: 2 }), circle))?.reason).toBe("repetition");
    });

    test("null: never", () => {
      expect(outcome(after(standard({ tenMoves: null }), [...circle, ...circle, ...circle]))).toBeUndefined();
    });

    test("another bar makes another position", () => {
      // Light's mill moves to and fro under same-cow: the board recurs with a bar, which is another position.
      const variant = standard({
        repetition: 2,
        repeatMill: "same-cow",
        shooting: "optional",
        tenMoves: null,
      });
      const start = position({ variant, light: "a7 d7 g7 b6 f6", dark: "a1 c3 d1 e4 g4" });
      const back = ["d7-d6", "c3-d3", "a7-a4", "d3-c3", "a4-a7", "c3-d3", "d6-d7", "d3-c3"].reduce(
        (game, text) => applyMove(game, move(text)),
        start,
      );
      expect(back.board).toBe(start.board);
      expect(back.turn).toBe(start.turn);
      expect(back.barred.light).toEqual({ from: "d7", to: "d6" });
      expect(outcome(back)).toBeUndefined();
    });

    test("a placement or a shot clears the seen positions", () => {
      const variant = standard({ repetition: 2, moveWhilePlacing: true });
      const game = position({ ...layout, variant, hands: [1, 1] });
      expect(applyMove(applyMove(game, move("a7-a4")), move("g1")).seenPositions).toHaveLength(1);
      expect(applyMove(applyMove(game, move("a7-a4")), move("d1-a1")).seenPositions).toHaveLength(3);
    });
  });

  test.each([
    [5, 4, undefined],
    [5, 5, "no-shots"],
    [5, 6, "no-shots"],
    [null, 9999, undefined],
  ] as const)("drawAfterQuietPlies %s at %i", (drawAfterQuietPlies, quiet, reason) => {
    const layout = { light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", quiet };
    expect(outcome(position({ ...layout, variant: standard({ drawAfterQuietPlies }) }))?.reason).toBe(reason);
  });

  /* The fields of the other games of the family. */

  const nine = (changes: Partial<Variant>): Variant => changed("nineMens", changes);
  const play = (game: Game, ...moves: readonly string[]): Game =>
    moves.reduce((now, text) => applyMove(now, move(text)), game);
  const shotsAt = (game: Game, to: string): string =>
    texts(legalMoves(game).filter((each) => each.to === to));

  describe("mill", () => {
    const layout = {
      light: "a7 d7 b2",
      dark: "b6 d2 f4",
      hands: [0, 0],
      variant: nine({ millEffect: "wins" }),
    } as const;

    test("wins: at once, without a shot", () => {
      const game = position({ ...layout, light: "a7 d7 g4 b2" });
      expect(shotsAt(game, "g7")).toBe("d7-g7 g4-g7");
      expect(why(game, "g4-g7xb6")).toBe("too-many-shots");
      expect(outcome(play(game, "g4-g7"))).toEqual({ winner: "light", reason: "mill" });
    });

    test("wins: if both sides have a mill, the side that has just moved; few cows do not count", () => {
      const both = { ...layout, light: "a7 d7 g7", dark: "b6 d6 f6" };
      expect(outcome(position(both))?.winner).toBe("dark");
      expect(outcome(position({ ...both, turn: "dark" }))?.winner).toBe("light");
      expect(outcome(position({ ...layout, light: "a7 d7", dark: "b6" }))).toBeUndefined();
    });
  });

  describe("shots each-mill", () => {
    const eachMill = nine({ shotsPerMove: "each-mill" });
    const layout: Layout = { variant: eachMill, light: "d7 g7 a4 a1", dark: "b6 d6 f4 c3", hands: [5, 5] };

    test("one: one shot, however many mills", () => {
      expect(shotsAt(position({ ...layout, variant: nine({}) }), "a7")).toBe("a7xb6 a7xd6 a7xf4 a7xc3");
    });

    test("a shot for each mill, and the same cows in any order are one move", () => {
      const game = position(layout);
      expect(shotsAt(game, "a7").split(" ")).toHaveLength(6);
      expect(play(game, "a7xc3xb6")).toEqual(play(game, "a7xb6xc3"));
      expect(why(game, "a7xb6")).toBe("shot-missing");
      expect(why(game, "a7xb6xb6")).toBe("not-a-target");
      expect(why(game, "a7xb6xd6xf4")).toBe("too-many-shots");
    });

    test("protection is tested for each shot in turn", () => {
      const loose = position({ ...layout, dark: "b6 d6 f6 c3" });
      expect(shotsAt(loose, "a7")).toBe("a7xb6xc3 a7xd6xc3 a7xf6xc3");
      expect(why(loose, "a7xb6xd6")).toBe("target-in-mill");
      expect(shotsAt(position({ ...layout, dark: "b6 d6 f6" }), "a7")).toBe("a7xb6xd6 a7xb6xf6 a7xd6xf6");
    });

    test("fewer shots if there are too few cows, and none at a side that has lost", () => {
      expect(shotsAt(position({ ...layout, dark: "b6" }), "a7")).toBe("a7xb6");
      const never = nine({ shotsPerMove: "each-mill", targetsInMills: "never" });
      expect(shotsAt(position({ ...layout, variant: never, dark: "b6 d6 f6 c3" }), "a7")).toBe("a7xc3");
      expect(shotsAt(position({ ...layout, dark: "b6 f4 c3", hands: [5, 0] }), "a7")).toBe(
        "a7xb6 a7xf4 a7xc3",
      );
      const more = nine({ shotsPerMove: "each-mill", loseBelow: 0 });
      expect(shotsAt(position({ ...layout, variant: more, dark: "b6", hands: [5, 0] }), "a7")).toBe("a7xb6");
    });

    test("optional: none, one or two", () => {
      const variant = nine({ shotsPerMove: "each-mill", shooting: "optional" });
      expect(shotsAt(position({ ...layout, variant, dark: "b6 f4" }), "a7")).toBe("a7 a7xb6 a7xb6xf4 a7xf4");
    });
  });

  describe("repeatMill once", () => {
    const once = nine({ repeatMill: "once", shotsPerMove: "each-mill" });
    const used = { light: [["a7", "d7", "g7"]], dark: [] } as const;
    const layout: Layout = { variant: once, light: "d7 g7 a4 a1", dark: "b6 d6 f4 c3", hands: [5, 5] };

    test("a used line and a new one: one shot, and both are used", () => {
      const game = position({ ...layout, usedLines: used });
      expect(shotsAt(game, "a7")).toBe("a7xb6 a7xd6 a7xf4 a7xc3");
      expect(play(game, "a7xb6").usedLines?.light).toEqual([
        ["a7", "d7", "g7"],
        ["a1", "a4", "a7"],
      ]);
    });

    test("a used line alone shoots nothing, but it still shoots for the other side", () => {
      const mine = position({ ...layout, light: "d7 g7", usedLines: used });
      expect(shotsAt(mine, "a7")).toBe("a7");
      expect(why(mine, "a7xb6")).toBe("too-many-shots");
      const theirs = position({ ...layout, light: "b6 d6 f4", dark: "d7 g7", turn: "dark", usedLines: used });
      expect(shotsAt(theirs, "a7")).toBe("a7xb6 a7xd6 a7xf4");
    });

    test("a line is used even without a target, and if its optional shot is left out", () => {
      const none = position({ ...layout, light: "d7 g7", dark: "" });
      expect(play(none, "a7").usedLines?.light).toEqual(used.light);
      const variant = nine({ repeatMill: "once", shooting: "optional" });
      expect(play(position({ ...layout, variant, light: "d7 g7" }), "a7").usedLines?.light).toEqual(
        used.light,
      );
    });

    test("not by a mill that may not shoot", () => {
      const variant = nine({ repeatMill: "once", shotWhilePlacing: "none" });
      expect(play(position({ ...layout, variant, light: "d7 g7" }), "a7").usedLines).toBeUndefined();
    });
  });

  describe("shotWhilePlacing", () => {
    const layout: Layout = { light: "a7 d7 a4", dark: "b6 f6 d2", hands: [9, 9] };

    test("removes, marks, none", () => {
      const twelve = (shotWhilePlacing: Variant["shotWhilePlacing"]): Game =>
        position({ ...layout, variant: changed("twelveMens", { shotWhilePlacing }) });
      const cell = (game: Game): string | undefined => game.board[8];
      expect(cell(play(twelve("removes"), "g7xb6"))).toBe(".");
      expect(cell(play(twelve("marks"), "g7xb6"))).toBe("x");
      expect(shotsAt(twelve("none"), "g7")).toBe("g7");
      expect(why(twelve("none"), "g7xb6")).toBe("too-many-shots");
    });

    test("illegal: no placement closes a mill, and a step while placing shoots nothing", () => {
      const variant = changed("twelveMens", { shotWhilePlacing: "illegal" });
      const game = position({ ...layout, variant });
      expect(why(game, "g7")).toBe("no-placing");
      expect(why(game, "g7xb6")).toBe("no-placing");
      expect(why(game, "g4")).toBeUndefined();
      const wins = changed("threeMens", { shotWhilePlacing: "illegal" });
      expect(why(position({ variant: wins, light: "a3 b3", dark: "a1 b1", hands: [1, 1] }), "c3")).toBe(
        "no-placing",
      );
      const stepping = position({ variant, light: "a7 d7 g4", dark: "b6 f6 d2", hands: [0, 3] });
      expect(shotsAt(stepping, "g7")).toBe("a7-g7 d7-g7 g4-g7");
    });

    test("a dead cow occupies its point and does nothing else", () => {
      const variant = changed("twelveMens", { shotWhilePlacing: "marks" });
      const game = position({ variant, light: "a7 d7 a4", dark: "b6 d6 b4", dead: "f6", hands: [8, 8] });
      expect(why(game, "f6")).toBe("occupied");
      // b6 d6 f6 is no mill and protects nothing.
      expect(shotsAt(game, "g7")).toBe("g7xb6 g7xd6 g7xb4");
      expect(why(game, "g7xf6")).toBe("not-a-target");
    });

    test("marks: all dead cows go when the last cow is placed, the last one at once", () => {
      const variant = changed("twelveMens", { shotWhilePlacing: "marks" });
      const layout = { variant, light: "a7 d7 a4", dark: "b6 d6 b4 c3", dead: "f6", hands: [1, 0] } as const;
      expect(play(position(layout), "e3").board).not.toContain("x");
      expect(play(position(layout), "g7xb6").board).toBe("LLL....L.D.....D......D.");
    });
  });

  describe("startsMoving", () => {
    const layout = (startsMoving: Variant["startsMoving"], more: Partial<Layout> = {}): Layout => ({
      variant: nine({ startsMoving }),
      light: "a7 d7 g4",
      dark: "b6 d6 f4",
      turn: "dark",
      hands: [0, 1],
      ...more,
    });

    test("next, second-player, first-mill", () => {
      expect(play(position(layout("next")), "c3").turn).toBe("light");
      expect(play(position(layout("second-player")), "c3").turn).toBe("dark");
      expect(play(position(layout("first-mill")), "c3").turn).toBe("dark");
      const light = play(position(layout("first-mill", { firstMill: "light" })), "c3");
      expect([light.turn, light.firstMill]).toEqual(["light", undefined]);
    });

    test("first-mill: the first mill counts, and is remembered while placing", () => {
      const game = play(position(layout("first-mill", { turn: "light", hands: [3, 3] })), "g7xf4");
      expect(game.firstMill).toBe("light");
      expect(play(game, "c3").firstMill).toBe("light");
    });
  });

  describe("noPlacing", () => {
    const three = (turns: "first" | "all"): Game =>
      createGame(changed("threeMens", { noPlacing: { points: ["b2"], turns } }));

    test("first: the first placement of the game only; all: none", () => {
      expect(why(three("first"), "b2")).toBe("no-placing");
      expect(why(play(three("first"), "a1"), "b2")).toBeUndefined();
      expect(why(play(three("all"), "a1"), "b2")).toBe("no-placing");
    });

    test("moves may go there, and a side may have no point to place on", () => {
      expect(
        why(position({ variant: "picaria", light: "a3 c2 b1", dark: "b3 c1 a1" }), "a3-b2"),
      ).toBeUndefined();
      const variant = changed("picaria", {
        noPlacing: { points: ["b2", "a1", "b1", "c1"], turns: "all" },
        blocked: "draws",
      });
      const game = position({ variant, light: "a3 c2", dark: "b3 c3 a2", hands: [1, 0] });
      expect(outcome(game)).toEqual({ winner: null, reason: "no-moves" });
    });
  });

  test("setup: some cows start on the board, the others in hand", () => {
    const game = createGame(nine({ setup: { light: ["a7"], dark: ["g1", "b6"] } }));
    expect(game.board).toBe("L...D...D...............");
    expect(game.hands).toEqual({ light: 8, dark: 7 });
    expect(createGame("shisima").hands).toEqual({ light: 0, dark: 0 });
    const first = nine({ setup: { light: ["a7"], dark: [] }, noPlacing: { points: ["d7"], turns: "first" } });
    expect(why(createGame(first), "d7")).toBe("no-placing");
    expect(why(play(createGame(first), "g7"), "d7")).toBeUndefined();
  });

  describe("blocked passes, freed", () => {
    test("passes: the other side moves again, after the ends are tested", () => {
      const game = position({ variant: "achi", light: "a1 a2 b3 c3", dark: "a3 b1 c2 c1", turn: "dark" });
      expect(play(game, "c1-b2").turn).toBe("dark");
      expect(outcome(play(game, "c1-b2"))).toBeUndefined();
    });

    test("neither can move: a draw", () => {
      const board = {
        points: ["a1", "b1", "c1", "d1", "e1", "f1", "g1"],
        rings: [7],
        lines: [["a1", "b1", "c1"]] as const,
        links: [["d1", "e1"] as const, ["f1", "g1"] as const],
      };
      for (const blocked of ["passes", "freed"] as const) {
        const variant = nine({ board, cows: 3, blocked, flyAt: null, loseBelow: 0 });
        const game = position({ variant, light: "a1 b1 d1", dark: "c1 f1 g1", turn: "light" });
        const stuck = play(game, "d1-e1");
        expect(stuck.turn).toBe("light");
        const full = position({ variant, light: "a1 b1 c1", dark: "", turn: "dark" });
        expect(outcome(full)).toEqual({ winner: null, reason: "no-moves" });
      }
    });

    const shax: Layout = {
      variant: "shax",
      light: "a7 d7 a4",
      dark: "g7 d6 a1 b4 b2 e4 f2",
      turn: "dark",
      mustFree: true,
    };

    test("freed: the side to move must let the other move, without a shot", () => {
      const game = position(shax);
      expect(texts(legalMoves(game))).toContain("d6-b6");
      expect(why(game, "b2-d2")).toBe("must-free");
      expect(why(game, "d6-b6xa7")).toBe("too-many-shots");
      const freed = play(game, "d6-d5");
      expect([freed.turn, freed.mustFree]).toEqual(["light", undefined]);
    });

    test("freed: the duty begins when the other side is blocked", () => {
      const before = position({ ...shax, dark: "g7 d5 a1 b4 b2 e4 f2" });
      const { mustFree: _, ...free } = before;
      const after = play(free, "d5-d6");
      expect([after.turn, after.mustFree]).toEqual(["dark", true]);
    });
  });

  describe("fullBoard each-shoots, each-gives", () => {
    const cells = {
      light: "a7 d7 g7 g4 b6 f6 f2 d2 c5 d5 e5 c3",
      dark: "g1 d1 a1 a4 d6 f4 b4 e4 e3 d3 c4",
      turn: "dark",
      hands: [0, 1],
    } as const;

    test("each-shoots: the side that moves first shoots, then the other, then the first side moves", () => {
      const full = play(position({ ...cells, variant: "shax", firstMill: "light" }), "b2");
      expect([full.turn, full.removals]).toEqual(["light", 2]);
      expect(why(full, "xg7")).toBe("not-a-target");
      const second = play(full, "xg1");
      expect([second.turn, second.removals, second.quiet]).toEqual(["dark", 1, 0]);
      const moving = play(second, "xa7");
      expect([moving.turn, moving.removals]).toEqual(["light", undefined]);
    });

    test("each-gives: each side removes a cow of its own", () => {
      const full = play(
        position({ ...cells, variant: changed("twelveMens", { fullBoard: "each-gives" }) }),
        "b2",
      );
      expect(legalMoves(full)[0]).toEqual({ kind: "give", to: "a7", shots: ["a7"] });
      expect(why(full, "xg1")).toBe("not-your-cow");
      expect(play(full, "xa7", "xg1").turn).toBe("light");
    });

    test("targetsInMills applies, and a side without a target is skipped", () => {
      const board = {
        points: ["a1", "b1", "c1", "a2", "b2", "c2"],
        rings: [6],
        lines: [["a1", "b1", "c1"]] as const,
        links: [["a2", "b2"] as const, ["b2", "c2"] as const, ["c1", "c2"] as const],
      };
      const variant = nine({
        board,
        cows: 3,
        loseBelow: 0,
        targetsInMills: "never",
        shotWhilePlacing: "none",
        fullBoard: "each-shoots",
        blocked: "draws",
      });
      const game = position({ variant, light: "a1 b1 c1", dark: "a2 b2", turn: "dark", hands: [0, 1] });
      const full = play(game, "c2");
      expect([full.turn, full.removals, texts(legalMoves(full))]).toEqual(["light", 2, "xa2 xb2 xc2"]);
      const next = play(full, "xa2");
      expect([next.turn, next.removals]).toEqual(["light", undefined]);
    });
  });
});
