/** The next move, set while the other side is to move: by presses, by dragging and by keys, played when the turn comes. */
import { applyMove, createGame, defineVariant, type Game, parsePosition, resign } from "morabaraba";
import type { MorabarabaBoard } from "morabaraba/board";
import { describe, expect, test } from "vitest";
import { buttonOf, click, MILL, MOVING, shown } from "../../support/element/morabaraba.ts";
import { act, all, drawn, heard, later, middleOf, part, set, statusOf } from "../../support/element/page.ts";

/** A board for light, where dark is to move. */
const waiting = (game: Game, settings: object = {}): Promise<MorabarabaBoard> =>
  shown({ game, playable: "light", premove: true, ...settings });

/** How many arrows or rings are drawn for people. */
const drawnOn = (board: MorabarabaBoard, kind: "arrow" | "ring"): number =>
  all(board, `.picture > .${kind}`).length;

/** The board once the other side has moved. */
async function answered(board: MorabarabaBoard, move: string): Promise<void> {
  await set(board, { game: applyMove(board.game, move) });
  await later(0);
}

const placed = applyMove(createGame(), "d6");
const moving = { ...parsePosition(MOVING), turn: "dark" } as Game;

describe("a premove", () => {
  test("is set, seen, heard, and played when the turn comes", async () => {
    const board = await waiting(placed);
    const moves = heard(board, "move") as { notation: string }[];
    const premoves = heard(board, "premove");
    expect(buttonOf(board, "a7").getAttribute("aria-disabled")).toBe("false");
    await click(board, "a7");
    expect(premoves).toEqual([{ move: { to: "a7" } }]);
    expect(drawnOn(board, "ring")).toBe(1);
    expect(statusOf(board)).toMatch(/ Your next move: a7\.$/);
    expect(board.statusText).toBe(statusOf(board));
    expect(moves).toEqual([]);
    await answered(board, "g1");
    expect(moves.map(({ notation }) => notation)).toEqual(["a7"]);
    expect(drawnOn(board, "ring")).toBe(0);
    expect(statusOf(board)).not.toContain("next move");
    expect(premoves).toHaveLength(1);
  });

  test("is given up by a press on it, by Escape, and where it is not legal any more", async () => {
    const board = await waiting(placed);
    const premoves = heard(board, "premove");
    const moves = heard(board, "move");
    await click(board, "a7", "a7");
    await click(board, "a7");
    await act(["key", "Escape"]);
    await click(board, "g1");
    await answered(board, "g1");
    const [a7, g1] = [{ move: { to: "a7" } }, { move: { to: "g1" } }];
    expect(premoves).toEqual([a7, { move: null }, a7, { move: null }, g1, { move: null }]);
    expect([moves, board.game.turn]).toEqual([[], "light"]);
    await click(board, "a1");
    expect(moves).toHaveLength(1);
  });

  test("of a cow is an arrow; another cow or point takes its place", async () => {
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

  test("that closes a mill awaits its shot; a cow alone stays chosen", async () => {
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

  test("is dragged, from the board and from the hand", async () => {
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

  test("of a cow that was shot meanwhile is given up, also where cows may be placed instead", async () => {
    const variant = defineVariant("standard", { name: "both", moveWhilePlacing: true });
    const game = parsePosition("LL5D/6DD/8 d 9,8 - 0 7", variant);
    const board = await waiting(game);
    const premoves = heard(board, "premove");
    await click(board, "a7", "b6");
    expect(premoves).toEqual([{ move: { from: "a7", to: "b6" } }]);
    await answered(board, "c4xa7");
    expect([premoves.at(-1), board.game.turn]).toEqual([{ move: null }, "light"]);
  });

  test.each<[string, (board: MorabarabaBoard) => unknown]>([
    [
      "another game",
      (board) => set(board, { game: ["a1", "g1", "a4", "a7"].reduce(applyMove, createGame()) }),
    ],
    [
      "another game of as many plies",
      (board) => set(board, { game: parsePosition("L7/D7/8 l 11,11 - 0 2") }),
    ],
    [
      "another variant",
      (board) => set(board, { game: ["d6", "g1"].reduce(applyMove, createGame("nineMens")) }),
    ],
    ["another board", (board) => set(board, { game: createGame("achi") })],
    ["missed moves", (board) => set(board, { game: ["g1", "a1", "a4"].reduce(applyMove, placed) })],
    [
      "missed moves one by one",
      (board) => {
        for (const move of ["g1", "a1", "a4"]) board.game = applyMove(board.game, move);
      },
    ],
    ["a move taken back", (board) => set(board, { game: createGame() })],
    ["another side", (board) => set(board, { playable: "dark" })],
    ["both sides", (board) => set(board, { playable: "both" })],
    [
      "another side, in one go with the answer",
      (board) => set(board, { playable: "dark", game: applyMove(placed, "g1") }),
    ],
    [
      "another side, right after the answer",
      (board) => set(board, { game: applyMove(placed, "g1"), playable: "dark" }),
    ],
    ["no side", (board) => set(board, { playable: "none" })],
    ["a board that is away for a while", (board) => board.parentNode?.append(board)],
    ["the end", (board) => set(board, { game: resign(placed, "dark") })],
  ])("is not for %s", async (_, replace) => {
    const board = await waiting(placed);
    const [premoves, moves] = [heard(board, "premove"), heard(board, "move")];
    await click(board, "c4");
    await replace(board);
    await later(0);
    await set(board, { playable: "light" });
    expect(premoves).toEqual([{ move: { to: "c4" } }, { move: null }]);
    expect([moves, drawnOn(board, "ring")]).toEqual([[], 0]);
  });

  test("stays with a copy of its game", async () => {
    const board = await waiting(placed);
    const moves = heard(board, "move");
    await click(board, "a7");
    await set(board, { game: structuredClone(placed) });
    expect(drawnOn(board, "ring")).toBe(1);
    await answered(board, "g1");
    expect(moves).toHaveLength(1);
  });

  test("in the air goes back when the sides are switched", async () => {
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

  test("is none of who plays both sides, nor where it is not asked for", async () => {
    for (const settings of [{ playable: "both" }, { premove: false }, { playable: "none" }]) {
      const board = await waiting(placed, settings);
      const premoves = heard(board, "premove");
      await click(board, "a7");
      expect(premoves).toEqual([]);
    }
    const board = await waiting(placed);
    const premoves = heard(board, "premove");
    await click(board, "a7");
    board.premove = false;
    await drawn();
    expect(premoves.at(-1)).toEqual({ move: null });
  });
});
