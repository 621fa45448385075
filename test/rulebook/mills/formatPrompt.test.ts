/** Prompts for language models: complete, in every language, and answered by what `readMove` reads. */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  type Game,
  legalMoves,
  outcome,
  type StoredVariant,
  variants,
} from "morabaraba";
import { readMove } from "morabaraba/formats";
import { af, describeRules, en, formatPrompt } from "morabaraba/rulebook";
import { expect, test } from "vitest";
import { stored } from "../../support/mills/arbitraries.ts";
import { pick, seeded } from "../../support/random.ts";

/** A game after some random moves. */
function reached(variant: StoredVariant, seed: number, plies: number): Game {
  const random = seeded(seed);
  let game = createGame(variant);
  for (let ply = 0; ply < plies && outcome(game) === undefined; ply++)
    game = applyMove(game, pick(legalMoves(game), random));
  return game;
}

const anyGame = fc
  .tuple(
    fc.oneof(fc.constantFrom(...(Object.keys(variants) as StoredVariant[])), stored),
    fc.nat(),
    fc.nat({ max: 60 }),
  )
  .map(([variant, seed, plies]) => reached(variant as StoredVariant, seed, plies));

test.each([en, af])("has every rule of any variant, and no gaps", (words) => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const prompt = formatPrompt(words, game);
      for (const { section, text } of describeRules(words, game.variant))
        if ((section as string) !== "conduct") expect(prompt).toContain(`- ${text}\n`);
      expect(prompt).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
      expect(prompt).toMatch(/"Move:"[^\n]*$/);
    }),
  );
});

test("lists the legal moves if asked, and each is read after reasoning", () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(formatPrompt(en, game)).not.toContain("The legal moves:");
      const [, listed = ""] =
        /The legal moves: (.*)\n/.exec(formatPrompt(en, game, { moves: "listed" })) ?? [];
      const moves = legalMoves(game);
      const texts = listed === "–" ? [] : listed.split(" ");
      expect(texts).toHaveLength(moves.length);
      for (const [i, text] of texts.entries()) {
        if (i > 5) break;
        const read = readMove(game, `I have looked at all of them.\n\nMove: ${text}`);
        expect([text, read.ok && read.value]).toEqual([text, moves[i]]);
      }
    }),
  );
});

test("rejects unknown options", () => {
  expect(() => formatPrompt(en, createGame(), { moves: "all" as "listed" })).toThrow(/moves/);
});

test("names what the past has left: bars, used lines, dead cows, removals", () => {
  const played = (variant: StoredVariant, moves: string): string =>
    formatPrompt(en, moves.split(" ").reduce(applyMove, createGame(variant)));
  expect(played("russianMill", "a7 b2 d7 e4 g7xb2")).toContain("already given Light a shot: a7-d7-g7.");
  expect(played("chamGonu", "a7 b2 d7 e4 g7xb2")).toContain(
    "Dead cows, which only take their points, lie on: b2.",
  );
  expect(played("shax", "a7 b2 d7 e4 g7")).toContain("Light closed the first mill.");
  expect(played("shax", "a7")).toContain("A turn that only takes a cow off the full board is written xg7.");
  expect(played("standard", "a7")).not.toContain("off the full board");
  expect(played("tsoroYematatu", "c3 c1")).toContain("These pairs of points are neighbours, too");
});
