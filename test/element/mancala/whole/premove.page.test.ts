/** The next move of mancala, set while the other side is to move. */
import { applyMove, createGame, type Game, parsePosition } from "morabaraba/mancala";
import type { MancalaBoard } from "morabaraba/mancala/board";
import { expect, test } from "vitest";
import { click, shown } from "../../../support/element/mancala.ts";
import { act, heard, later, set, shapes, statusOf } from "../../../support/element/page.ts";

const begun = applyMove(createGame("oware"), "3");

/** A board for south, where north is to move. */
const waiting = (settings: object = {}, game: Game = begun): Promise<MancalaBoard> =>
  shown({ game, playable: "south", premove: true, ...settings });

async function answered(board: MancalaBoard, move: string): Promise<void> {
  await set(board, { game: applyMove(board.game, move) });
  await later(0);
}

test("is seen, heard, and played when the turn comes", async () => {
  const board = await waiting();
  const [premoves, moves] = [heard(board, "premove"), heard(board, "move") as { notation: string }[]];
  const before = shapes(board, "ring");
  await click(board, 1);
  expect(premoves).toEqual([{ move: { house: 2 } }]);
  expect(shapes(board, "ring")).toBeGreaterThan(before);
  expect(statusOf(board)).toMatch(/ Your next move: B\.$/);
  await answered(board, "1");
  expect(moves.map(({ notation }) => notation)).toEqual(["B"]);
  expect(board.game.turn).toBe("north");
  expect(statusOf(board)).not.toContain("next move");
});

test("is given up by a press on it or on another side's house, by Escape, and where it is not legal", async () => {
  const board = await waiting();
  const [premoves, moves] = [heard(board, "premove"), heard(board, "move")];
  await click(board, 1, 1);
  await click(board, 1, 8);
  await click(board, 1);
  await act(["key", "Escape"]);
  expect(premoves.filter((_, i) => i % 2 === 1)).toEqual(Array(3).fill({ move: null }));
  // House 3 is empty.
  await click(board, 2);
  await answered(board, "1");
  expect(premoves.at(-1)).toEqual({ move: null });
  expect(moves).toEqual([]);
});

test("stays while the other side moves again, and goes with the end and an earlier game", async () => {
  const board = await waiting({}, applyMove(createGame("kalah"), "1"));
  const premoves = heard(board, "premove");
  await click(board, 1);
  await answered(board, "3");
  expect([board.game.turn, premoves.length]).toEqual(["north", 1]);
  await set(board, { game: createGame("kalah") });
  expect(premoves.at(-1)).toEqual({ move: null });
  const last = await waiting({}, parsePosition("1,0,0,0,0,0/0,0,0,0,0,1 20,26 n", "kalah"));
  const given = heard(last, "premove");
  await click(last, 0);
  await answered(last, "6");
  expect(given).toEqual([{ move: { house: 1 } }, { move: null }]);
});

const sixth = applyMove(begun, "6");
test.each<[string, (board: MancalaBoard) => unknown]>([
  [
    "another game",
    (board) => set(board, { game: ["1", "2", "3", "4"].reduce(applyMove, createGame("oware")) }),
  ],
  ["another variant", (board) => set(board, { game: { ...sixth, variant: "awari" } })],
  ["another board", (board) => set(board, { game: createGame("congkak") })],
  [
    "missed moves one by one",
    (board) => {
      for (const move of ["6", "1", "5"]) board.game = applyMove(board.game, move);
    },
  ],
  ["another side", (board) => set(board, { playable: "north" })],
  ["another side, in one go with the answer", (board) => set(board, { playable: "north", game: sixth })],
  ["another side, right after the answer", (board) => set(board, { game: sixth, playable: "north" })],
  ["both sides", (board) => set(board, { playable: "both" })],
  ["a board that is away for a while", (board) => board.parentNode?.append(board)],
])("is not for %s", async (_, replace) => {
  const board = await waiting();
  const [premoves, moves] = [heard(board, "premove"), heard(board, "move")];
  await click(board, 1);
  await replace(board);
  await later(0);
  await set(board, { playable: "south" });
  expect([premoves, moves]).toEqual([[{ move: { house: 2 } }, { move: null }], []]);
});

test("is none of who plays both sides, nor where it is not asked for", async () => {
  for (const settings of [{ playable: "both" }, { premove: false }, { playable: "none" }]) {
    const board = await waiting(settings);
    const premoves = heard(board, "premove");
    await click(board, 1);
    expect(premoves).toEqual([]);
  }
});
