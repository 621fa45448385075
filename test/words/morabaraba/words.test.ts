/** Moves of Morabaraba in en. */
import { createGame, defineVariant, legalMoves, parsePosition } from "morabaraba";
import { af, announce, en } from "morabaraba/words";
import { describe, expect, test } from "vitest";

const placing = parsePosition("LL5D/7D/8 l 10,10 - 0 4");

describe("a move", () => {
  test("that places", () => {
    expect(announce(en, createGame(), { to: "d6" })).toBe("Light places a cow on d6.");
    expect(announce(en, createGame("mssa"), { to: "d6" })).toBe("Dark places a cow on d6.");
  });

  test("that moves or flies, whatever it is called", () => {
    const moving = parsePosition("LLL1L3/8/DDDD4 l 0,0 - 0 40");
    expect(announce(en, moving, { from: "a7", to: "a4" })).toBe("Light moves a cow from a7 to a4.");
    const flying = parsePosition("LLL5/8/DDDD4 l 0,0 - 0 40");
    expect(announce(en, flying, legalMoves(flying)[0]!)).toBe("Light flies a cow from a7 to g4.");
    expect(announce(en, flying, "a7-g4")).toBe("Light flies a cow from a7 to g4.");
    const variant = defineVariant("standard", { name: "free", moveWhilePlacing: true });
    expect(announce(en, parsePosition("LL5D/7D/8 l 10,10 - 0 4", variant), "a7-a4")).toBe(
      "Light moves a cow from a7 to a4.",
    );
  });

  test("that closes mills and shoots", () => {
    const text = "Light places a cow on g7. This makes a mill: a7 d7 g7. Light shoots the cow on b4.";
    expect(announce(en, placing, { to: "g7", shot: "b4" })).toBe(text);
    expect(announce(en, placing, "g7xb4")).toBe(text);
    const crossed = parsePosition("LL1LL3/7D/8 l 8,10 - 0 6");
    expect(announce(en, crossed, "g7xb4")).toBe(
      "Light places a cow on g7. This makes a mill: a7 d7 g7. This makes a mill: g7 g4 g1. Light shoots the cow on b4.",
    );
  });

  test("that still lacks its shot", () => {
    expect(announce(en, placing, { to: "g7" })).toBe(
      "Light places a cow on g7. This makes a mill: a7 d7 g7.",
    );
  });

  test("in Afrikaans", () => {
    expect(announce(af, placing, "g7xb4")).toBe(
      "Lig plaas 'n koei op g7. Dit maak 'n meule: a7 d7 g7. Lig skiet die koei op b4.",
    );
  });

  test("that no text can be is refused", () => {
    expect(() => announce(en, placing, "over there")).toThrow(expect.objectContaining({ code: "syntax" }));
    expect(() => announce(en, placing, "z9")).toThrow(expect.objectContaining({ code: "unknown-point" }));
  });
});
