import { variants } from "morabaraba/mancala";
import { expect, test } from "vitest";
import { createNumbering, nextPosition, numberOf } from "../../../src/endgames/mancala/numbering.ts";
import { newPosition } from "../../../src/rules/mancala/engine/position.ts";

test.each([1, 2, 3, 6])("positions with %i houses a side have the numbers of their order", (houses) => {
  const numbering = createNumbering(2 * houses, 4);
  const board = Array<number>(2 * houses).fill(0);
  const position = newPosition(variants.kalah, board, [0, 0], 0, false);
  for (let number = 0; number < numbering.upTo[4]!; number++) {
    expect(numberOf(numbering, position)).toBe(number);
    const turned = newPosition(
      variants.kalah,
      [...board.slice(houses), ...board.slice(0, houses)],
      [0, 0],
      1,
      false,
    );
    expect(numberOf(numbering, turned)).toBe(number);
    nextPosition(board);
  }
  expect(numberOf(numbering, position)).toBe(-1);
});
