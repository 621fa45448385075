/** Every published count of the other games of the family, whole: by the engine, and by the verbs to depth 4. */
import { applyMove, type Game, legalMoves } from "morabaraba";
import { perft } from "morabaraba/engine";
import { expect, test } from "vitest";
import { familyVectors } from "../../../support/mills/family-vectors.ts";

function perftByVerbs(game: Game, depth: number): number {
  const moves = legalMoves(game);
  return depth === 1
    ? moves.length
    : moves.reduce((sum, move) => sum + perftByVerbs(applyMove(game, move), depth - 1), 0);
}

test.each(familyVectors)("engine: $name", { timeout: 60_000 }, ({ game, counts }) => {
  expect(counts.map((_, i) => perft(game, i + 1))).toEqual(counts);
});

test.each(familyVectors)("verbs: $name", { timeout: 120_000 }, ({ game, counts }) => {
  const four = counts.slice(0, 4);
  expect(four.map((_, i) => perftByVerbs(game, i + 1))).toEqual(four);
});
