/** Whether a move stands, by which rule, and what follows, for every code of a refusal and every end. */
import fc from "fast-check";
import { createGame, type Game, isLegal, outcome, parsePosition, resign } from "morabaraba";
import { af, arbitrate, en, type Ruling, tellRuling } from "morabaraba/rulebook";
import { af as afNames, en as names } from "morabaraba/words";
import { describe, expect, test } from "vitest";
import { game as anyGame } from "../../support/morabaraba/arbitraries.ts";
import { attempts } from "../../support/morabaraba/attempts.ts";
import { seeded } from "../../support/random.ts";

const open = parsePosition("LL1D4/2DD4/8 l 9,9 - 0 6", "mssa");
const moving = parsePosition("LLL5/DDD1D3/4L3 l 0,0 - 0 40", "mssa");
const barred = parsePosition("1L1D1D2/L5LL/1L3D2 l 0,0 l:b6-d6 0 42", "mssa");

const refusals: readonly (readonly [code: string, rule: string | undefined, game: Game, move: string])[] = [
  ["game-over", undefined, resign(open, "dark"), "a1"],
  ["malformed", undefined, open, "nonsense"],
  ["unknown-point", "board", open, "d4"],
  ["cow-in-hand", "moving-while-placing", open, "a7-a4"],
  ["no-cow-in-hand", "step", moving, "a1"],
  ["not-your-cow", "turns", moving, "b6-a1"],
  ["occupied", "placing", open, "a7"],
  ["not-adjacent", "step", moving, "a7-c3"],
  ["shot-missing", "shot", open, "g7"],
  ["shot-without-mill", "shot", open, "a1xg4"],
  ["not-a-target", "shot", open, "g7xa1"],
  ["target-in-mill", "cows-in-mills", parsePosition("LL1D4/DDD5/8 l 9,8 - 0 6"), "g7xb6"],
];

describe("a move that does not stand", () => {
  test.each(refusals)("%s is decided by %s", (code, rule, game, move) => {
    const ruling = arbitrate(game, "light", move);
    expect(ruling).toMatchObject({ stands: false, code, rule });
    for (const [words, sides] of [
      [en, names],
      [af, afNames],
    ] as const) {
      const text = tellRuling(words, sides, game, move, ruling);
      expect(text.answer).toMatch(/^[^{}]+\.$/);
      expect(text.rule?.rule).toBe(rule);
    }
  });

  test("may be put back, or forfeits the game, with the texts that ask for it", () => {
    const ruling = arbitrate(open, "light", "g7") as Extract<Ruling, { stands: false }>;
    expect(ruling.follows.map(({ kind, sources }) => [kind, sources])).toEqual([
      ["put-back", []],
      ["forfeit", ["WP-en", "ZB"]],
    ]);
    expect(ruling.follows[0]?.game).toBe(open);
    expect(outcome(ruling.follows[1]?.game as Game)).toEqual({ winner: "dark", reason: "cheating" });
    expect(tellRuling(en, names, open, "g7", ruling).follows[1]?.text).toBe(
      "Cheating: Light forfeits the game, and Dark wins.",
    );
  });

  test("may be out of turn", () => {
    const ruling = arbitrate(open, "dark", "a1") as Extract<Ruling, { stands: false }>;
    expect(ruling).toMatchObject({ code: "double-turn", rule: "turns" });
    expect(ruling.follows[1]?.sources).toEqual(["ZB"]);
    expect(tellRuling(en, names, open, "a1", ruling).answer).toBe(
      "The move of Dark does not stand. It is not the turn of Dark.",
    );
  });

  test("may repeat a mill", () => {
    expect(arbitrate(barred, "light", "b6-d6xd3")).toMatchObject({
      code: "mill-barred",
      rule: "repeat-mill",
    });
  });
});

describe("a move that stands", () => {
  test("follows a rule, and may end the game by one", () => {
    expect(arbitrate(createGame(), "light", "d6")).toMatchObject({ stands: true, rule: "placing" });
    expect(arbitrate(moving, "light", "a7-a4")).toMatchObject({
      stands: true,
      rule: "step",
      outcome: undefined,
    });
    expect(arbitrate(open, "light", { to: "g7", shot: "f6" })).toMatchObject({ stands: true, rule: "shot" });
    const last = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 40");
    const ruling = arbitrate(last, "light", "e4-g7xf6");
    expect(ruling).toMatchObject({ stands: true, rule: "few-cows" });
    expect(tellRuling(en, names, last, "e4-g7xf6", ruling).follows[0]?.text).toBe(
      "Light wins. Dark has too few cows left.",
    );
  });

  test("is told in one sentence", () => {
    expect(tellRuling(en, names, createGame(), "d6", arbitrate(createGame(), "light", "d6"))).toMatchObject({
      answer: "The move of Light stands.",
      follows: [],
    });
  });
});

test("points are named as they are asked for", () => {
  const { answer } = tellRuling(en, names, open, "a7", arbitrate(open, "light", "a7"), "mssa");
  expect(answer).toContain("There is already a cow on E1.");
});

test("a move stands exactly if it is legal and in turn", () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, seed) => {
      for (const move of attempts(game, seeded(seed)).slice(0, 20)) {
        const other = game.turn === "light" ? "dark" : "light";
        expect(arbitrate(game, game.turn, move).stands).toBe(isLegal(game, move));
        expect(arbitrate(game, other, move).stands).toBe(false);
      }
    }),
    { numRuns: 30 },
  );
});

test("a player must be a side", () => {
  expect(() => arbitrate(open, "white" as "light", "a1")).toThrow(
    expect.objectContaining({ argument: "player" }),
  );
});
