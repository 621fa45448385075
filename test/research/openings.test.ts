/** Whole games from the empty board, against what is known of them elsewhere and what the search of the bots finds. */
import { createGame, defineVariant, type Variant } from "morabaraba";
import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
import { describe, expect, test } from "vitest";
import { pliesOf, solveGame } from "../../research/study/solve.ts";
import { square, three } from "../support/endgames/small.ts";

const stepping = defineVariant(three, { name: "stepping", flyAt: null });
const plain = defineVariant(stepping, { name: "plain", board: square(false) });

/** Plies to the end for the side that begins; `undefined` for a draw. */
const fromTheStart = (variant: Variant): number | undefined =>
  pliesOf(solveGame(variant), createGame(variant));

describe("three men's morris", () => {
  test("is won by the side that begins, in nine plies", () => {
    expect(fromTheStart(stepping)).toBe(9);
    const { score } = chooseMoveSync(createGame(stepping), { depth: 9, nodes: 1e9, book: false });
    expect(pliesToEnd(score)).toBe(9);
  });

  test("is a draw with flying, and on six lines", () => {
    expect(fromTheStart(three)).toBeUndefined();
    expect(fromTheStart(plain)).toBeUndefined();
  });
});
