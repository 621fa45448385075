/** Moves of Morabaraba in words. */
import { closedMills, createGame, legalMoves, parsePosition } from "morabaraba";
import { announce } from "morabaraba/words";
import * as af from "morabaraba/words/af";
import { words } from "morabaraba/words/en";
import { describe, expect, test } from "vitest";

const placing = parsePosition("LL5D/7D/8 l 10,10 - 0 4");
const crossing = { to: "g7", shot: "b4" };

describe("a move", () => {
  test("that places", () => {
    expect(announce(words, createGame(), { to: "d6" })).toBe("Light places a cow on d6.");
    expect(announce(words, createGame("mssa"), { to: "d6" })).toBe("Dark places a cow on d6.");
  });

  test("that moves or flies", () => {
    const game = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");
    expect(announce(words, game, { from: "a7", to: "a4" })).toBe("Light moves a cow from a7 to a4.");
    const [move] = legalMoves(game);
    expect(move?.kind).toBe("fly");
    expect(announce(words, game, move as NonNullable<typeof move>)).toBe("Light flies a cow from a7 to g4.");
  });

  test("that closes mills and shoots", () => {
    expect(announce(words, placing, crossing, closedMills(placing, crossing))).toBe(
      "Light places a cow on g7. This makes a mill: a7 d7 g7. Light shoots the cow on b4.",
    );
    expect(
      announce(words, placing, crossing, [
        ["a7", "d7", "g7"],
        ["g7", "f6", "e5"],
      ]),
    ).toBe(
      "Light places a cow on g7. This makes a mill: a7 d7 g7. This makes a mill: g7 f6 e5. Light shoots the cow on b4.",
    );
    expect(announce(words, placing, crossing)).toBe("Light places a cow on g7. Light shoots the cow on b4.");
  });

  test("in Afrikaans", () => {
    expect(announce(af.words, placing, crossing, closedMills(placing, crossing))).toBe(
      "Lig plaas 'n koei op g7. Dit maak 'n meule: a7 d7 g7. Lig skiet die koei op b4.",
    );
  });
});
