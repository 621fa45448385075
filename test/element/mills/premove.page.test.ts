/** Premoves of mills: of cows, with mills and by dragging. `whole` tests what both boards share. */
import { applyMove, createGame, defineVariant, type Game, parsePosition } from "morabaraba";
import type { MorabarabaBoardElement } from "morabaraba/board";
import { describe, expect, test } from "vitest";
import { buttonOf, click, MILL, MOVING, shown } from "../../support/element/morabaraba.ts";
import { act, all, heard, later, middleOf, part, set, statusOf } from "../../support/element/page.ts";

/** A board that light plays, with dark to move. */
const waiting = (game: Game, settings: object = {}): Promise<MorabarabaBoardElement> =>
  shown({ game, playable: "light", premove: true, ...settings });

/** The number of arrows or rings drawn by people. */
const drawnOn = (board: MorabarabaBoardElement, kind: "arrow" | "ring"): number =>
  all(board, `.picture > .${kind}`).length;

/** Plays the other side's move. */
async function answered(board: MorabarabaBoardElement, move: string): Promise<void> {
  await set(board, { game: applyMove(board.game, move) });
  await later(0);
}

const placed = applyMove(createGame(), "d6");
const moving = { ...parsePosition(MOVING), turn: "dark" } as Game;

describe("a premove", () => {
  test("of a cow is an arrow, and another cow or point replaces it", async () => {
    const board = await waiting(moving);
    const moves = heard(board, "move") as { notation: string }[];
    await click(board, "d7");
    expect(drawnOn(board, "ring")).toBe(1);
    await click(board, "d7");
    expect(drawnOn(board, "ring")).toBe(0);
    await click(board, "a7", "d7", "g7");
    expect(drawnOn(board, "arrow")).toBe(1);
    expect(statusOf(board)).toMatch(/Your next move: d7-g7\.$/);
    await answered(board, "c4-b4");
    expect(moves.map(({ notation }) => notation)).toEqual(["d7-g7"]);
  });

  test("that closes a mill waits for its shot, and a cow alone stays chosen", async () => {
    const before = { ...parsePosition(MILL), turn: "dark" } as Game;
    const board = await waiting(before);
    await click(board, "g7");
    await answered(board, "a1");
    expect(board.pending).toEqual({ to: "g7" });
    const chosen = await waiting(moving);
    await click(chosen, "d7");
    await answered(chosen, "c4-b4");
    expect(chosen.pending).toEqual({ from: "d7" });
  });

  test("can be dragged from the board and from the hand", async () => {
    const board = await waiting(moving);
    const premoves = heard(board, "premove");
    const from = middleOf(buttonOf(board, "d7"));
    await act(["drag", ...from, ...middleOf(buttonOf(board, "g7"))]);
    expect(premoves).toEqual([{ move: { from: "d7", to: "g7" } }]);
    await act(["drag", ...from, from[0] + 34, from[1] + 34]);
    expect(premoves.at(-1)).toEqual({ move: null });
    await act(["drag", ...middleOf(buttonOf(board, "f4")), ...middleOf(buttonOf(board, "g7"))]);
    expect(premoves).toHaveLength(2);
    const placing = await waiting(placed, { hands: "always" });
    const set = heard(placing, "premove");
    await act(["drag", ...middleOf(part(placing, "grip")), ...middleOf(buttonOf(placing, "a7"))]);
    expect(set).toEqual([{ move: { to: "a7" } }]);
  });

  test("is dropped if its cow is shot, even if a cow could be placed instead", async () => {
    const variant = defineVariant("standard", { name: "both", moveWhilePlacing: true });
    const game = parsePosition("LL5D/6DD/8 d 9,8 - 0 7", variant);
    const board = await waiting(game);
    const premoves = heard(board, "premove");
    await click(board, "a7", "b6");
    expect(premoves).toEqual([{ move: { from: "a7", to: "b6" } }]);
    await answered(board, "c4xa7");
    expect([premoves.at(-1), board.game.turn]).toEqual([{ move: null }, "light"]);
  });

  test("goes back during a drag if `playable` changes sides", async () => {
    const board = await waiting({ ...parsePosition(MILL), turn: "dark" } as Game);
    const moves = heard(board, "move");
    await act(
      ["down", ...middleOf(part(board, "grip"))],
      ["move", ...middleOf(buttonOf(board, "c4"))],
      ["move", ...middleOf(buttonOf(board, "c5"))],
    );
    await set(board, { playable: "dark" });
    await act(["up"]);
    expect(moves).toEqual([]);
  });
});
