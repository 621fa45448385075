/** The opening explorer, and the numbers of the moves in a line. */
import { describe, expect, test } from "vitest";
import { numberAfter } from "../../src/analyze/moves.ts";
import { openingMoves, openingsOf } from "../../src/analyze/Openings.tsx";
import { kitOf } from "../../src/family/family.ts";

const [mills, mancala] = [await kitOf("mills"), await kitOf("mancala")];
const played = (kit: typeof mills, moves: string, variant: never = undefined as never) =>
  moves.split(" ").reduce((record, move) => kit.playMove(record, move), kit.createRecord(variant));

describe("the explorer", () => {
  const openings = openingsOf(mills, [
    played(mills, "d6 f4 d2"),
    played(mills, "d6 f4"),
    played(mills, "a1 d6"),
  ]);
  const { game } = mills.currentNode(mills.createRecord());
  const after = mills.applyMove(game, "d6");

  test("counts the moves of the player's games, the most frequent first", () => {
    expect(openingMoves(mills, game, openings, undefined)).toEqual([
      { move: "d6", times: 2, book: undefined },
      { move: "a1", times: 1, book: undefined },
    ]);
    expect(openingMoves(mills, after, openings, undefined).map(({ times }) => times)).toEqual([2]);
  });

  test("lists a move of book and games once", () => {
    const book = () => [{ move: { kind: "place", to: "a1" }, score: 12, depth: 9, isPlayed: true } as const];
    expect(openingMoves(mills, game, openings, book)).toEqual([
      { move: "a1", times: 1, book: { score: 12, depth: 9, isPlayed: true } },
      { move: "d6", times: 2, book: undefined },
    ]);
  });

  test("keeps variants apart", () => {
    const { game } = mills.currentNode(mills.createRecord("nineMens" as never));
    expect(openingMoves(mills, game, openings, undefined)).toEqual([]);
  });

  test("works for mancala, without a book", () => {
    const record = played(mancala, "3 6", "kalah" as never);
    const { game } = mancala.currentNode(mancala.createRecord("kalah" as never));
    expect(openingMoves(mancala, game, openingsOf(mancala, [record]), () => [])).toEqual([
      { move: "3", times: 1, book: undefined },
    ]);
  });
});

describe("the numbers of a line", () => {
  test.each([
    ["d6 f4", ["2.", "", "3."]],
    ["d6", ["1…", "2.", ""]],
  ])("after %s", (moves, numbers) => {
    const number = numberAfter(mills, mills.currentNode(played(mills, moves)).game);
    expect([0, 1, 2].map(number)).toEqual(numbers);
  });

  test("are empty in mancala, where a side may move twice", () => {
    expect(numberAfter(mancala, mancala.currentNode(played(mancala, "3", "kalah" as never)).game)(0)).toBe(
      "",
    );
  });
});
