/** Small endgames, every position of them with all its bars and quiet plies, against what the verbs alone find. */
import { createGame, type Variant } from "morabaraba";
import { probe, solve } from "morabaraba/endgames";
import { describe, expect, test } from "vitest";
import { bestMoves, solveByVerbs } from "../../support/endgames/byVerbs.ts";
import { heldVariants } from "../../support/endgames/small.ts";

async function compare(variant: Variant, cows: number): Promise<void> {
  const tables = await solve(variant, { cows });
  const known = solveByVerbs(variant, variant.loseBelow, cows);
  for (const entry of known) {
    const { game, result, plies } = entry;
    const found = probe(tables, game);
    if (found?.result !== result || found.plies !== plies)
      expect([game, found]).toEqual([game, { result, plies }]);
    expect(found?.moves).toEqual(bestMoves(known, entry));
  }
}

describe("every position", () => {
  test.each(heldVariants.map((variant) => [variant.name, variant] as const))("of %s", async (_, variant) => {
    const t = performance.now();
    await compare(variant, Math.min(variant.cows, 4));
    console.log(variant.name, performance.now() - t, createGame(variant).ply);
  });
});
