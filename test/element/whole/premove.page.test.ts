/** Premoves are shown, reported, and played when the turn comes, or dropped. */
import { applyMove, createGame, defineVariant, type Game, parsePosition, resign } from "morabaraba";
import type { MorabarabaBoardElement } from "morabaraba/board";
import {
  createGame as createMancala,
  type Game as MancalaGame,
  resign as resignMancala,
  applyMove as sow,
} from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import * as mancala from "../../support/element/mancala.ts";
import * as mills from "../../support/element/morabaraba.ts";
import { buttonOf, click, MILL, MOVING, shown } from "../../support/element/morabaraba.ts";
import {
  act,
  all,
  clickOn,
  drawn,
  heard,
  later,
  middleOf,
  part,
  set,
  statusOf,
} from "../../support/element/page.ts";

/** The common part of both boards, without the types of their games. */
type Board = HTMLElement & Record<string, unknown> & { game: { readonly turn: string } };

const placed = applyMove(createGame(), "d6");
const begun = sow(createMancala("oware"), "3");
const sixth = sow(begun, "6");

describe.each([
  {
    name: "mills",
    show: mills.shown as unknown as (settings: object) => Promise<Board>,
    start: placed as object,
    sides: ["light", "dark"],
    /** The buttons of two premoves, their moves, and the first one's notation. */
    buttons: ["a7", "g1"].map((point) => `[data-point=${point}]`),
    moves: [{ to: "a7" }, { to: "g1" }],
    notation: "a7",
    ring: "ring",
    /** The other side's next move, which makes the second premove illegal. */
    answer: (game: object) => applyMove(game as Game, "g1") as object,
    others: {
      "another game": ["a1", "g1", "a4", "a7"].reduce(applyMove, createGame()),
      "another game of as many plies": parsePosition("L7/D7/8 l 11,11 - 0 2"),
      "another variant": ["d6", "g1"].reduce(applyMove, createGame("nineMens")),
      "another board": createGame("achi"),
      "missed moves": ["g1", "a1", "a4"].reduce(applyMove, placed),
      "a move taken back": createGame(),
      "the end": resign(placed, "dark"),
    } as Readonly<Record<string, object>>,
    missed: [1, 2, 3].map((count) => ["g1", "a1", "a4"].slice(0, count).reduce(applyMove, placed) as object),
  },
  {
    name: "mancala",
    show: mancala.shown as unknown as (settings: object) => Promise<Board>,
    start: begun as object,
    sides: ["south", "north"],
    // House 3 is empty when the turn comes.
    buttons: ["1", "2"].map((house) => `[data-house="${house}"]`),
    moves: [{ house: 2 }, { house: 3 }],
    notation: "B",
    ring: "hint",
    answer: (game: object) => sow(game as MancalaGame, "1") as object,
    others: {
      "another game": ["1", "2", "3", "4"].reduce(sow, createMancala("oware")),
      "another variant": { ...sixth, variant: "awari" },
      "another board": createMancala("congkak"),
      "a move taken back": createMancala("oware"),
      "the end": resignMancala(begun, "north"),
    } as Readonly<Record<string, object>>,
    missed: [1, 2, 3].map((count) => ["6", "1", "5"].slice(0, count).reduce(sow, begun) as object),
  },
])("a premove of $name", ({ show, start, sides, buttons, moves, ring, others, missed, ...kind }) => {
  const [own, other] = sides as [string, string];
  const waiting = (settings: object = {}): Promise<Board> =>
    show({ game: start, playable: own, premove: true, ...settings });
  const rings = (board: Board): number => all(board, `.picture > .${ring}`).length;
  const press = (board: Board, ...numbers: readonly number[]): Promise<void> =>
    clickOn(...numbers.flatMap((number) => all(board, buttons[number] as string)));
  const answered = async (board: Board): Promise<void> => {
    await set(board, { game: kind.answer(board.game) });
    await later(0);
  };

  test("is shown, reported, and played when the turn comes", async () => {
    const board = await waiting();
    const [premoves, played] = [heard(board, "premove"), heard(board, "move") as { notation: string }[]];
    await press(board, 0);
    expect([premoves, played, rings(board)]).toEqual([[{ move: moves[0] }], [], 1]);
    expect(statusOf(board)).toMatch(new RegExp(` Your next move: ${kind.notation}\\.$`));
    expect(board["statusText"]).toBe(statusOf(board));
    await answered(board);
    expect([played.map(({ notation }) => notation), board.game.turn]).toEqual([[kind.notation], other]);
    expect([premoves.length, rings(board)]).toEqual([1, 0]);
    expect(statusOf(board)).not.toContain("next move");
  });

  test("is dropped by a press on it, by Escape, or if it becomes illegal", async () => {
    const board = await waiting();
    const [premoves, played] = [heard(board, "premove"), heard(board, "move")];
    await press(board, 0, 0, 0);
    await act(["key", "Escape"]);
    await press(board, 1);
    await answered(board);
    const [first, second] = moves.map((move) => ({ move }));
    const none = { move: null };
    expect([premoves, played]).toEqual([[first, none, first, none, second, none], []]);
    expect(board.game.turn).toBe(own);
    await press(board, 0);
    expect(played).toHaveLength(1);
  });

  test.each<[string, (board: Board) => unknown]>([
    ...Object.entries(others).map(
      ([name, game]) => [name, (board: Board) => set(board, { game })] as [string, (board: Board) => unknown],
    ),
    [
      "missed moves one by one",
      (board) => {
        for (const game of missed) board.game = game as Board["game"];
      },
    ],
    ["another side", (board) => set(board, { playable: other })],
    ["both sides", (board) => set(board, { playable: "both" })],
    ["no side", (board) => set(board, { playable: "none" })],
    [
      "another side, together with the reply",
      (board) => set(board, { playable: other, game: kind.answer(start) }),
    ],
    [
      "another side, right after the reply",
      (board) => set(board, { game: kind.answer(start), playable: other }),
    ],
    ["a board that is away for a while", (board) => board.parentNode?.append(board)],
  ])("is not for %s", async (_, replace) => {
    const board = await waiting();
    const [premoves, played] = [heard(board, "premove"), heard(board, "move")];
    await press(board, 0);
    await replace(board);
    await later(0);
    await set(board, { playable: own });
    expect([premoves, played, rings(board)]).toEqual([[{ move: moves[0] }, { move: null }], [], 0]);
  });

  test("survives a copy of its game", async () => {
    const board = await waiting();
    const played = heard(board, "move");
    await press(board, 0);
    await set(board, { game: structuredClone(start) });
    expect(rings(board)).toBe(1);
    await answered(board);
    expect(played).toHaveLength(1);
  });

  test("is impossible if people play both sides, or if it is not enabled", async () => {
    for (const settings of [{ playable: "both" }, { premove: false }, { playable: "none" }]) {
      const board = await waiting(settings);
      const premoves = heard(board, "premove");
      await press(board, 0);
      expect(premoves).toEqual([]);
    }
    const board = await waiting();
    const premoves = heard(board, "premove");
    await press(board, 0);
    Object.assign(board, { premove: false });
    await drawn();
    expect(premoves.at(-1)).toEqual({ move: null });
  });
});

// Premoves of mills alone: of cows, with mills and by dragging.

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

const replied = applyMove(createGame(), "d6");
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
    const placing = await waiting(replied, { hands: "always" });
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
