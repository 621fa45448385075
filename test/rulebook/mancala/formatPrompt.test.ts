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
} from "morabaraba/mancala";
import { readMove } from "morabaraba/mancala/formats";
import { af, describeRules, en, formatPrompt } from "morabaraba/mancala/rulebook";
import { expect, test } from "vitest";
import { anySource as stored } from "../../support/mancala/arbitraries.ts";
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
