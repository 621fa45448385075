/**
 * Games of broken variants are drawn if the variant is valid after all, and otherwise throw a typed error.
 */
import fc from "fast-check";
import { createGame, type Game, MorabarabaError, safeParseVariant, variants } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { svg as mancalaSvg } from "morabaraba/mancala/svg";
import { svg } from "morabaraba/svg";
import { expect, test } from "vitest";
import { anySource, damaged as damagedMancala, dataOf } from "../../support/mancala/arbitraries.ts";
import { damaged, stored } from "../../support/mills/arbitraries.ts";
import { seeded } from "../../support/random.ts";

/** Values that look like lists. */
const lookalike = fc.constantFrom<unknown>(
  new Set([8, 8, 8]),
  new Map([["a7", [0, 0]]]),
  new Uint8Array([8, 8, 8]),
  "888",
  { length: 3 },
);

function isDrawn(draw: () => string): boolean {
  try {
    expect(draw().slice(0, 4)).toBe("<svg");
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(MorabarabaError);
    expect(["ParseError", "VariantError"]).toContain((error as MorabarabaError).name);
    return false;
  }
}

test("of mills", () => {
  const broken = stored
    .map((variant) => (typeof variant === "string" ? variants[variant] : variant))
    .chain((variant) =>
      fc
        .oneof(
          damaged(variant),
          fc
            .tuple(fc.constantFrom("points", "rings", "lines", "links", "at"), lookalike)
            .map(([part, list]) => ({
              ...variant,
              board: { ...(variant as typeof variants.standard).board, [part]: list },
            })),
        )
        .map((data) => ({ data, size: (variant as typeof variants.standard).board.points.length })),
    );
  fc.assert(
    fc.property(broken, ({ data, size }) => {
      const read = safeParseVariant(data);
      const game = { ...createGame(), variant: data, board: ".".repeat(size) };
      const fits = read.ok && read.value.board.points.length === size;
      const drawn = isDrawn(() => svg(game as Game));
      if (fits) expect(drawn).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("of mancala", () => {
  fc.assert(
    fc.property(anySource, fc.nat(), fc.oneof(fc.jsonValue(), lookalike), (source, seed, rubbish) => {
      const data = damagedMancala(dataOf(source), seeded(seed), rubbish);
      const read = mancala.safeParseVariant(data);
      const game = { ...mancala.createGame(source), variant: data };
      const fits = read.ok && 2 * read.value.houses === game.houses.length;
      const drawn = isDrawn(() => mancalaSvg(game as mancala.Game));
      if (fits) expect(drawn).toBe(true);
    }),
    { numRuns: 500 },
  );
});
