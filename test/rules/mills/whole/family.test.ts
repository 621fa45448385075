/** The other games of the family: data, and published counts and lists of moves to a small depth. */
import { formatMove, isLegal, legalMoves, variants } from "morabaraba";
import { perft } from "morabaraba/engine";
import { describe, expect, test } from "vitest";
import { familyGames, familyVectors } from "../../../support/mills/family-vectors.ts";
import { texts } from "../../../support/mills/positions.ts";
import * as reference from "../../../support/mills/reference.ts";
import { perftByVerbs } from "../../../support/mills/vectors.ts";

/** Deeper counts are in `perft.slow.node.test.ts`. */
const SMALL = 20_000;

test.each(familyGames)("$name agrees with the published data", ({ name, data }) => {
  const { tenMoves, repetition, drawAfterQuietPlies, board, ...fields } = data;
  expect([tenMoves, repetition, drawAfterQuietPlies]).toEqual([null, null, null]);
  expect(variants[name]).toMatchObject(fields);
  const { points, lines, links } = variants[name].board;
  expect({ points, lines, links }).toEqual(board);
});

describe.each(familyVectors)("$name", ({ game, counts, moves }) => {
  const small = counts.filter((count) => count <= SMALL);

  test("the engine agrees with the published counts", () => {
    expect(small.map((_, i) => perft(game, i + 1))).toEqual(small);
  });

  test("the verbs and the reference agree with the published counts", () => {
    const few = counts.slice(0, 3).filter((count) => count <= 3000);
    expect(few.map((_, i) => perftByVerbs(game, i + 1))).toEqual(few);
    expect(few.map((_, i) => reference.perft(game, i + 1))).toEqual(few);
  });

  test("the legal moves are those of the list", () => {
    const list = legalMoves(game);
    expect(texts(list)).toBe(list.map((move) => formatMove(game, move)).join(" "));
    if (moves !== undefined) expect(texts(list).split(" ").sort()).toEqual([...moves].sort());
    for (const move of moves ?? []) expect(isLegal(game, move)).toBe(true);
  });
});
