/** Each value of each field of a variant, at a hand-made position where it makes the difference. */

import type { Game, Variant } from "morabaraba";
import { describe, expect, test } from "vitest";
import { implementations } from "../../../support/morabaraba/implementations.ts";
import { changed, type Layout, move, position, texts } from "../../../support/morabaraba/positions.ts";

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

  test("a side without any cow has no move where it has not lost", () => {
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
      const game = position({ ...layout, variant: standard({ shot: "optional" }) });
      expect(movesOf(game, "f6-g7")).toBe("f6-g7 f6-g7xd2 f6-g7xe5 f6-g7xc4");
      expect(why(game, "f6-g7")).toBeUndefined();
      expect(why(game, "f6-g7xa1")).toBe("not-a-target");
      expect(applyMove(game, move("f6-g7")).board).toBe(
        position({ light: "a7 d7 g7 b2", dark: "c4 d2 e5" }).board,
      );
    });
  });

  describe("millCows", () => {
    const mixed = { light: "a7 d7 f6 b2", dark: "d1 g1 a1 e3" };
    const inMills = { light: "a7 d7 f6 b2", dark: "d1 g1 a1" };

    test.each([
      ["last-resort", "f6-g7xe3", "f6-g7xg1 f6-g7xd1 f6-g7xa1"],
      ["never", "f6-g7xe3", "f6-g7"],
      ["always", "f6-g7xg1 f6-g7xd1 f6-g7xa1 f6-g7xe3", "f6-g7xg1 f6-g7xd1 f6-g7xa1"],
    ] as const)("%s", (millCows, besideOthers, alone) => {
      expect(movesOf(position({ ...mixed, variant: standard({ millCows }) }), "f6-g7")).toBe(besideOthers);
      expect(movesOf(position({ ...inMills, variant: standard({ millCows }) }), "f6-g7")).toBe(alone);
    });

    test("never: the shot is forfeited, the mill still stands", () => {
      const game = position({ ...inMills, variant: standard({ millCows: "never" }) });
      expect(why(game, "f6-g7xd1")).toBe("target-in-mill");
      expect(applyMove(game, move("f6-g7")).quiet).toBe(1);
    });
  });

  describe("repeatMill", () => {
    const layout = { light: "a7 g7 d6 b4 c4 b6", dark: "a1 d2 f2 e3", lightBar: "d6-d7" } as const;

    test("same-cow bars the one step", () => {
      const game = position({ ...layout, variant: standard({ repeatMill: "same-cow" }) });
      expect(why(game, "d6-d7xa1")).toBe("mill-barred");
      expect(why(game, "a7-d7")).toBeUndefined();
    });

    test("same-cow bars only that cow, same-mill every other too", () => {
      const flying = { ...layout, light: "a7 g7 d6 f2", dark: "a1 d2 e3 f6" };
      const sameCow = position({ ...flying, variant: standard({ repeatMill: "same-cow", flyAt: 4 }) });
      const sameMill = position({ ...flying, variant: standard({ repeatMill: "same-mill", flyAt: 4 }) });
      expect([why(sameCow, "f2-d7xa1"), why(sameMill, "f2-d7xa1")]).toEqual([undefined, "mill-barred"]);
      expect([why(sameCow, "d6-d7xa1"), why(sameMill, "d6-d7xa1")]).toEqual(["mill-barred", "mill-barred"]);
    });

    test("same-mill bars lines past the cow's new point, not those through it", () => {
      const through = { light: "a7 d6 d5 g7", dark: "a1 d2 e3 f6", lightBar: "d6-d7" } as const;
      const game = position({ ...through, variant: standard({ repeatMill: "same-mill", flyAt: 4 }) });
      expect(why(game, "g7-d7xa1")).toBeUndefined();
      expect(why(game, "d5-d7xa1")).toBe("mill-barred");
    });

    test("same-mill: one barred line among several closed bars the move", () => {
      const both = { light: "a7 d6 d5 g7 b2", dark: "a1 d2 e3 f6", lightBar: "d6-d7" } as const;
      const game = position({ ...both, variant: standard({ repeatMill: "same-mill", flyAt: 5 }) });
      expect(why(game, "b2-d7xa1")).toBe("mill-barred");
    });

    test("a bar of the other side binds nobody", () => {
      const game = position({
        ...layout,
        lightBar: "b6-d7",
        darkBar: "d6-d7",
        variant: standard({ repeatMill: "same-cow" }),
      });
      expect(why(game, "d6-d7xa1")).toBeUndefined();
    });

    test("allowed: breaking and making mills leaves no bar", () => {
      const game = position({ light: "a7 d7 g7 b6 f6", dark: "a1 d2 f2 e3" });
      expect(applyMove(game, move("d7-d6xa1")).barred).toEqual({ light: null, dark: null });
    });

    test("a step out of a mill that makes none, or into a mill out of none, leaves no bar", () => {
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

    test("dark's bars are dark's", () => {
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

    test("the n-th occurrence draws, the one before does not", () => {
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
      // Light's mill moves to and fro under same-cow: the board comes back with a bar, so not as the same position.
      const variant = standard({ repetition: 2, repeatMill: "same-cow", shot: "optional", tenMoves: null });
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

    test("a placement or a shot forgets what was seen", () => {
      const variant = standard({ repetition: 2, moveWhilePlacing: true });
      const game = position({ ...layout, variant, hands: [1, 1] });
      expect(applyMove(applyMove(game, move("a7-a4")), move("g1")).seen).toHaveLength(1);
      expect(applyMove(applyMove(game, move("a7-a4")), move("d1-a1")).seen).toHaveLength(3);
    });
  });

  test.each([
    [5, 4, undefined],
    [5, 5, "no-shots"],
    [5, 6, "no-shots"],
    [null, 9999, undefined],
  ] as const)("noShots %s at %i", (noShots, quiet, reason) => {
    const layout = { light: "a7 d6 f2 g7", dark: "b2 c5 e4 d1", quiet };
    expect(outcome(position({ ...layout, variant: standard({ noShots }) }))?.reason).toBe(reason);
  });
});
