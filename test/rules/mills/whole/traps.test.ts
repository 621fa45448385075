/** Common mistakes of implementations: a hand-made position for each, for the library and the reference. */
import type { Game } from "morabaraba";
import { describe, expect, test } from "vitest";
import { implementations } from "../../../support/mills/comparison.ts";
import { changed, move, position, texts } from "../../../support/mills/positions.ts";

describe.each(implementations)("%s", (_name, { legalMoves, applyMove, outcome, whyIllegal }) => {
  const play = (game: Game, ...moves: string[]): Game =>
    moves.reduce((now, text) => {
      expect([text, whyIllegal(now, move(text))]).toEqual([text, undefined]);
      return applyMove(now, move(text));
    }, game);
  const why = (game: Game, text: string): string | undefined => whyIllegal(game, move(text));
  const movesOf = (game: Game, step: string): string =>
    texts(legalMoves(game).filter((each) => texts([each]).split("x")[0] === step));

  describe("shots", () => {
    const closing = { light: "a7 d7 g4 d5 f4", dark: "a1 d1 g1 b2 c3" };

    test("when all of the opponent's cows stand in mills, any may be shot", () => {
      expect(movesOf(position(closing), "g4-g7")).toBe("g4-g7xg1 g4-g7xd1 g4-g7xa1 g4-g7xb2 g4-g7xc3");
    });

    test("one cow outside mills shields all those inside", () => {
      const game = position({ ...closing, dark: "a1 d1 g1 b2 c3 e4" });
      expect(movesOf(game, "g4-g7")).toBe("g4-g7xe4");
      expect(why(game, "g4-g7xb2")).toBe("target-in-mill");
    });

    test("three mills closed by one move give one shot", () => {
      const game = position({
        light: "a7 b6 d5 e5 c3 c4 d1",
        dark: "a1 a4 g7 g4 d2 e3 f2",
        hands: [5, 5],
      });
      expect(movesOf(game, "c5")).toBe("c5xg7 c5xg4 c5xa1 c5xa4 c5xf2 c5xd2 c5xe3");
      const after = play(game, "c5xg7");
      expect([...after.board].filter((cell) => cell === "D")).toHaveLength(6);
      expect(after.turn).toBe("dark");
    });

    test("the last placement that closes a mill keeps its shot", () => {
      const game = position({ light: "a7 d7 b2 f4", dark: "d6 e3 c4 d1 g1", hands: [1, 0] });
      expect(why(game, "g7")).toBe("shot-missing");
      const after = play(game, "g7xd6");
      expect(after.hands).toEqual({ light: 0, dark: 0 });
      expect([...after.board].filter((cell) => cell === "D")).toHaveLength(4);
      expect(why(after, "e3-e4")).toBeUndefined();
    });

    test("a cow shot out of a mill stops protecting the other two at once", () => {
      const game = position({ light: "a7 d7 g4 b6 f6 d5", dark: "a1 d1 g1 c3 d3 e3" });
      const after = play(game, "g4-g7xd1", "a1-a4");
      expect(movesOf(after, "d5-d6")).toBe("d5-d6xg1 d5-d6xa4");
    });

    test("without a target, the turn ends without a shot", () => {
      const game = position({ light: "a7 d7", dark: "", hands: [10, 12] });
      expect(movesOf(game, "g7")).toBe("g7");
      expect(why(game, "g7xa1")).toBe("not-a-target");
      expect(play(game, "g7").board).toBe(`LLL${".".repeat(21)}`);
    });
  });

  describe("flying and material", () => {
    const cows = { light: "a7 d7 f4", dark: "b6 d6 c4 e3 g1 a1" };

    test("the side with three cows flies, its opponent does not", () => {
      const light = legalMoves(position(cows));
      expect(light.every(({ kind }) => kind === "fly")).toBe(true);
      expect(movesOf(position(cows), "f4-d2")).toBe("f4-d2");
      const dark = position({ ...cows, turn: "dark" });
      expect(legalMoves(dark).every(({ kind }) => kind === "move")).toBe(true);
      expect(why(dark, "c4-d2")).toBe("not-adjacent");
    });

    test("a step of a side that may fly is a flight, also to a neighbour", () => {
      const flight = legalMoves(position(cows)).find((each) => texts([each]) === "f4-g4");
      expect(flight).toEqual({ kind: "fly", from: "f4", to: "g4" });
    });

    test("three on the board and five in hand are eight: no flying yet", () => {
      const game = position({
        ...cows,
        hands: [5, 6],
        variant: changed("standard", { moveWhilePlacing: true }),
      });
      expect(why(game, "f4-d2")).toBe("not-adjacent");
      expect(movesOf(game, "f4-g4")).toBe("f4-g4");
    });

    test("two cows on the board do not lose while a third is in hand", () => {
      expect(outcome(position({ light: "a7 d7", dark: cows.dark, hands: [1, 0] }))).toBeUndefined();
      expect(outcome(position({ light: "a7 d7", dark: cows.dark }))).toEqual({
        winner: "dark",
        reason: "few-cows",
      });
    });

    test("too few cows lose, whichever side is to move", () => {
      const game = position({ light: "a7 d7", dark: cows.dark, turn: "dark" });
      expect(outcome(game)).toEqual({ winner: "dark", reason: "few-cows" });
    });

    test("the ten-move count of cows includes the hand", () => {
      const variant = changed("standard", { moveWhilePlacing: true });
      const three = { variant, light: "a7 d7 f4", dark: "b6 d6 c4 e3", quiet: 10 };
      expect(outcome(position({ ...three, hands: [1, 0] }))).toBeUndefined();
      expect(outcome(position(three))).toEqual({ winner: null, reason: "ten-moves" });
    });
  });

  describe("the repeat-mill rule", () => {
    const shuttle = { light: "a7 d7 g7 b6 f6", dark: "a1 c3 d1 e4 g4 c4 e5" };
    const reform = { light: "a7 d7 g7 b4 c4 b6", dark: "a1 d2 f2 e3 g1 e5 f4" };
    const rule = (repeatMill: "same-cow" | "same-mill") => changed("standard", { repeatMill });

    test("breaking one mill to make another bars the way back", () => {
      const game = play(position({ ...shuttle, variant: "mssa" }), "d7-d6xa1", "c3-d3");
      expect(game.barred).toEqual({ light: { from: "d6", to: "d7" }, dark: null });
      expect(why(game, "d6-d7xc4")).toBe("mill-barred");
    });

    test("if it is allowed, nothing is barred", () => {
      const game = play(position(shuttle), "d7-d6xa1", "c3-d3");
      expect(game.barred).toEqual({ light: null, dark: null });
      expect(why(game, "d6-d7xc4")).toBeUndefined();
    });

    test("the bar forbids the move, not only its shot", () => {
      const game = play(position({ ...shuttle, variant: "mssa" }), "d7-d6xa1", "c3-d3");
      expect(movesOf(game, "d6-d7")).toBe("");
      expect(why(game, "d6-d7")).toBe("mill-barred");
    });

    test("the way back is open if it closes no mill", () => {
      const game = play(
        position({ ...shuttle, dark: "a1 c3 d3 e4 g4 c4 e5 f2", variant: "mssa" }),
        "d7-d6xa1",
      );
      const shot = play(position({ ...shuttle, dark: "c3 d3 e4 g4 c4 e5", variant: "mssa" }), "d7-d6xe5");
      expect(game.barred.light).toEqual({ from: "d6", to: "d7" });
      // Dark takes a7, so d6-d7 closes nothing.
      const after = play(shot, "e4-e3xa7");
      expect(after.barred.light).toEqual({ from: "d6", to: "d7" });
      expect(movesOf(after, "d6-d7")).toBe("d6-d7");
    });

    test.each(["same-cow", "same-mill"] as const)(
      "%s: opening and closing one mill stays legal",
      (repeatMill) => {
        const game = play(
          position({ variant: rule(repeatMill), light: "a7 d7 g7 b4", dark: "a1 c3 d1 e4 f2 g4" }),
          "d7-d6",
          "a1-a4",
        );
        expect(game.barred.light).toBeNull();
        expect(why(game, "d6-d7xf2")).toBeUndefined();
      },
    );

    test("same-cow lets another cow re-form the broken line", () => {
      const game = play(position({ ...reform, variant: rule("same-cow") }), "a7-a4xd2", "f2-d2");
      expect(why(game, "b6-a7xg1")).toBeUndefined();
      expect(why(game, "a4-a7xg1")).toBe("mill-barred");
    });

    test("same-mill lets no cow re-form the broken line", () => {
      const game = play(position({ ...reform, variant: rule("same-mill") }), "a7-a4xd2", "f2-d2");
      expect(why(game, "b6-a7xg1")).toBe("mill-barred");
      expect(why(game, "a4-a7xg1")).toBe("mill-barred");
    });

    test.each(["same-cow", "same-mill"] as const)(
      "%s: the same move is legal one turn later",
      (repeatMill) => {
        const variant = rule(repeatMill);
        const game = play(
          position({ ...shuttle, variant }),
          "d7-d6xa1",
          "c3-d3",
          "a7-a4",
          "d3-c3",
          "a4-a7",
          "c3-d3",
        );
        expect(game.barred.light).toBeNull();
        expect(why(game, "d6-d7xc4")).toBeUndefined();
      },
    );

    test("the opponent's turns and shots leave the bar as it is", () => {
      const game = play(position({ ...shuttle, variant: "mssa", darkBar: "c4-c5" }), "d7-d6xa1");
      expect(game.barred).toEqual({ light: { from: "d6", to: "d7" }, dark: { from: "c4", to: "c5" } });
    });

    test("the bar outlives the mill it came from", () => {
      const game = play(
        position({ variant: "mssa", light: "a7 d7 g7 b6 f6 c5 e5", dark: "a1 d1 g4 c3 e3" }),
        "d7-d6xc3",
        "g4-g1xb6",
      );
      expect(game.barred.light).toEqual({ from: "d6", to: "d7" });
      expect(why(game, "d6-d7xe3")).toBe("mill-barred");
    });

    test.each(["same-cow", "same-mill"] as const)("%s binds a flying cow", (repeatMill) => {
      const variant = changed("sesotho25", { repeatMill });
      const game = play(
        position({ variant, light: "d7 d6 d5", dark: "a1 d1 g4 c3 e3" }),
        "d7-d4xc3",
        "e3-d3",
      );
      expect(game.barred.light).toEqual({ from: "d4", to: "d7" });
      expect(why(game, "d4-d7xa1")).toBe("mill-barred");
      expect(why(game, "d4-a7")).toBeUndefined();
    });

    test("same-mill: another line through the point may be completed", () => {
      const game = play(
        position({ variant: rule("same-mill"), light: "a7 d7 g7 b6 f6 d5", dark: "a1 c3 d1 e4 g4 c4 e5" }),
        "d7-d6xa1",
        "c3-d3",
      );
      expect(game.barred.light).toEqual({ from: "d6", to: "d7" });
      expect(why(game, "a7-d7xc4")).toBeUndefined();
      expect(why(game, "d6-d7xc4")).toBe("mill-barred");
    });

    const twoLines = { light: "a7 d7 g7 a1 a4 d6 f6", dark: "g4 d1 b2 b4 c5 d5 f4 e5 e3" };

    test("two lines broken by one move are both barred", () => {
      const game = position({ ...twoLines, variant: rule("same-mill") });
      const after = play(game, "a7-b6xg4", "e3-d3");
      expect(after.barred.light).toEqual({ from: "b6", to: "a7" });
      expect(why(after, "d7-a7xd1")).toBe("mill-barred");
      expect(why(after, "a4-a7xd1")).toBe("mill-barred");
      expect(why(after, "g7-g4")).toBeUndefined();
    });

    test("a side whose only moves are barred loses", () => {
      const game = play(position({ ...twoLines, variant: rule("same-mill") }), "a7-b6xe3", "g4-g1");
      expect(outcome(game)).toBeUndefined();
      // The same with g4 closed: every move left leads to a7 and re-forms a line.
      const shut = play(
        position({ ...twoLines, dark: `${twoLines.dark} c3`, variant: rule("same-mill") }),
        "a7-b6xe3",
        "c3-d3",
      );
      expect(outcome(shut)).toEqual({ winner: "dark", reason: "no-moves" });
      expect(legalMoves(shut)).toEqual([]);
      const sameCow = play(
        position({ ...twoLines, dark: `${twoLines.dark} c3`, variant: rule("same-cow") }),
        "a7-b6xe3",
        "c3-d3",
      );
      expect(
        texts(legalMoves(sameCow).filter(({ shots }) => shots?.[0] === "d1" || shots === undefined)),
      ).toBe("d7-a7xd1 a4-a7xd1");
    });

    test("moving while placing: the bar stops a step and, under same-mill, a placement", () => {
      const layout = { ...shuttle, hands: [3, 3] as const };
      const cow = changed("standard", { repeatMill: "same-cow", moveWhilePlacing: true });
      const mill = changed("standard", { repeatMill: "same-mill", moveWhilePlacing: true });
      const sameCow = play(position({ ...layout, variant: cow }), "d7-d6xa1", "a1");
      expect(sameCow.barred.light).toEqual({ from: "d6", to: "d7" });
      expect([why(sameCow, "d6-d7xc4"), why(sameCow, "d7xc4")]).toEqual(["mill-barred", undefined]);
      const sameMill = play(position({ ...layout, variant: mill }), "d7-d6xa1", "a1");
      expect([why(sameMill, "d6-d7xc4"), why(sameMill, "d7xc4")]).toEqual(["mill-barred", "mill-barred"]);
      expect(movesOf(sameMill, "d7")).toBe("");
    });

    test("a placement ends the bar of its side", () => {
      const variant = changed("standard", { repeatMill: "same-cow", moveWhilePlacing: true });
      const game = play(position({ ...shuttle, hands: [3, 3], variant }), "d7-d6xa1", "a1", "f2", "a4");
      expect(game.barred).toEqual({ light: null, dark: null });
    });

    test("a mill made without a shot bars as well", () => {
      const variant = changed("standard", { repeatMill: "same-cow", shooting: "optional" });
      const game = play(position({ ...shuttle, variant }), "d7-d6");
      expect(game.barred.light).toEqual({ from: "d6", to: "d7" });
    });
  });

  describe("draws and the order of endings", () => {
    const few = { light: "a7 d6 f2", dark: "b2 c5 e4 d1" };

    test("the tenth quiet ply draws, whichever side made it", () => {
      const nine = position({ ...few, quiet: 9 });
      expect(outcome(nine)).toBeUndefined();
      const ten = play(nine, "f2-f4");
      expect(ten.quiet).toBe(10);
      expect(outcome(ten)).toEqual({ winner: null, reason: "ten-moves" });
      expect(legalMoves(ten)).toEqual([]);
      expect(outcome(play(position({ ...few, quiet: 9, turn: "dark" }), "d1-d2"))?.reason).toBe("ten-moves");
    });

    test("a tenth ply that shoots does not draw", () => {
      const game = play(position({ light: "a7 d7 f2", dark: "b2 c5 e4 d1", quiet: 9 }), "f2-g7xd1");
      expect([game.quiet, outcome(game)]).toEqual([0, undefined]);
    });

    test("a placement starts the count again", () => {
      const variant = changed("standard", { moveWhilePlacing: true });
      expect(play(position({ ...few, variant, quiet: 9, hands: [1, 0] }), "f4").quiet).toBe(0);
    });

    test("a mill closed without a shot does not start the count again", () => {
      const variant = changed("standard", { shooting: "optional" });
      const game = play(position({ variant, light: "a7 d7 f2", dark: "b2 c5 e4 d1", quiet: 9 }), "f2-g7");
      expect([game.quiet, outcome(game)?.reason]).toEqual([10, "ten-moves"]);
    });

    test("drawAfterQuietPlies uses the same count", () => {
      const variant = changed("nineMens", { drawAfterQuietPlies: 10 });
      const game = position({ variant, light: "a7 d6 f2 g1", dark: "b2 c5 e4 d1", quiet: 9 });
      expect(outcome(game)).toBeUndefined();
      expect(outcome(play(game, "f2-f4"))).toEqual({ winner: null, reason: "no-shots" });
    });

    test("a win on the tenth quiet ply is a win", () => {
      const variant = changed("standard", { tenMoves: { plies: 10, cows: 9, who: "either" } });
      const game = position({ variant, light: "a4 b6 d6 g4 f2", dark: "a7 d7 g7 f6", quiet: 9 });
      const closed = play(
        position({ variant, light: "a4 b6 d6 g4 f2 e5", dark: "a7 d7 g7 f6", quiet: 9 }),
        "f2-f4",
      );
      expect(outcome(play(game, "f2-f4"))?.reason).toBe("ten-moves");
      expect(outcome(closed)).toEqual({ winner: "light", reason: "no-moves" });
    });

    test("a full board is a draw although nobody can move", () => {
      const light = "a7 g7 d6 g4 f4 g1 d2 a1 b4 c5 e5 d3";
      const dark = "d7 b6 f6 e4 f2 d1 b2 a4 c4 d5 e3 c3";
      expect(outcome(position({ light, dark }))).toEqual({ winner: null, reason: "full-board" });
      expect(
        outcome(position({ light, dark, variant: changed("standard", { blocked: "loses" }) }))?.reason,
      ).toBe("full-board");
    });

    test("few cows come before every other end", () => {
      const variant = changed("standard", { drawAfterQuietPlies: 1, repetition: 2, blocked: "draws" });
      const game = position({ variant, light: "a7 d7", dark: "a4 b6 d6 g7", quiet: 50 });
      expect(outcome(game)).toEqual({ winner: "dark", reason: "few-cows" });
    });

    test("ten moves come before repetition, repetition before plies without a shot", () => {
      const draws = { repetition: 2, drawAfterQuietPlies: 4 } as const;
      const shuffle = ["f2-f4", "d1-d2", "f4-f2", "d2-d1"];
      const reasonWith = (variant: ReturnType<typeof changed>): string | undefined =>
        outcome(play(position({ ...few, light: "a7 d6 f2 g7", variant }), ...shuffle))?.reason;
      const tenMoves = { plies: 4, cows: 4, who: "either" } as const;
      expect(reasonWith(changed("standard", { ...draws, tenMoves }))).toBe("ten-moves");
      expect(reasonWith(changed("standard", draws))).toBe("repetition");
      expect(reasonWith(changed("standard", { drawAfterQuietPlies: 4 }))).toBe("no-shots");
    });
  });
});
