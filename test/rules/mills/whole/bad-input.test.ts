/**
 * Anything passed as a move or as text gives a result or a typed error, at once. `every-game.test.ts` tests
 * what is passed as a game.
 */
import fc from "fast-check";
import * as mills from "morabaraba";
import { applyMove, createGame, type Game, legalMoves, type MoveLike, whyIllegal } from "morabaraba";
import { expect, test } from "vitest";
import { junk } from "../../../support/mills/arbitraries.ts";
import { position } from "../../../support/mills/positions.ts";

test("any value as a move is legal or has a code", () => {
  const games = [
    createGame(),
    position({ light: "a7 d7 f6 b2", dark: "c4 d2 e5 f4" }),
    position({ light: "a7 d7", dark: "c4 d2 e5 f4" }),
  ];
  const field = fc.oneof(fc.constantFrom("a7", "d7", "g7", "f6", "c4", "", "z", undefined), junk);
  const likely = fc.record(
    { from: field, to: field, shots: fc.oneof(fc.array(field), field) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.oneof(likely, junk, fc.anything(), fc.string()),
      (game, move) => {
        const code = whyIllegal(game, move as MoveLike);
        const play = (): Game => applyMove(game, move as MoveLike);
        if (code === undefined) play();
        else expect(play).toThrow(expect.objectContaining({ name: "IllegalMoveError", code }));
      },
    ),
    { numRuns: 200 },
  );
});

test("long text is rejected at once", () => {
  const long = "a7".repeat(2_000_000);
  expect(whyIllegal(createGame(), long)).toBe("malformed");
  expect(whyIllegal(createGame(), { to: long })).toBe("unknown-point");
  expect(() => applyMove(createGame(), { to: long })).toThrow(/^.{1,200}$/);
  const parseMove = (text: string) => mills.parseMove(createGame(), text);
  for (const read of [parseMove, mills.parsePosition, mills.parseGame, mills.parseVariant])
    for (const text of [long, " ".repeat(999_999), "-".repeat(999)])
      expect(() => read(text)).toThrow(mills.MorabarabaError);
});

test("a sealed or exotic game works like any other", () => {
  const game = createGame("mssa");
  const exotic = Object.assign(Object.create(null) as object, game) as Game;
  expect(legalMoves(exotic)).toEqual(legalMoves(game));
  expect(applyMove(Object.seal({ ...game }), "d6")).toEqual(applyMove(game, "d6"));
});
