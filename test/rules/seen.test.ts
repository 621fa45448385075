/** Seen positions: stored as in a game, and counted the same however many there are. */
import fc from "fast-check";
import * as morabaraba from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { applyMove, createGame, defineVariant, type Game, outcome, parseGame } from "morabaraba/mancala";
import { expect, test } from "vitest";

test("a game forgets its oldest positions, and the remaining ones can end it", () => {
  const repetition = { occurrence: 100, award: "even", emptySide: "counts" } as const;
  const game = createGame(defineVariant("oware", { name: "long", repetition }));
  const [present = ""] = game.seenPositions ?? [];
  const [first, other] = [present.replace("s", "n"), present.replace("4", "5")];
  const seen = [first, ...Array<string>(9998).fill(other), present];
  expect(applyMove({ ...game, seenPositions: seen }, "A").seenPositions).toEqual([
    ...seen.slice(1),
    expect.any(String),
  ]);
  expect(applyMove({ ...game, seenPositions: seen.slice(1) }, "A").seenPositions).toHaveLength(10_000);
  const often = (times: number): Game => ({
    ...game,
    ply: 9999,
    seenPositions: Array<string>(times).fill(present),
  });
  expect(outcome(often(99))).toBeUndefined();
  expect(outcome(often(100))?.reason).toBe("repetition");
  expect(outcome(often(5000))?.reason).toBe("repetition");
  expect(parseGame(often(300)).swept).toBe("repetition");
});

test("the verbs accept any text as a seen position, and parseGame rejects it", () => {
  const mills = morabaraba.parsePosition("L1L5/D1D5/L1D5 l 0,0 - 5 20", {
    base: "standard",
    repetition: 100,
  });
  const sowings = createGame({
    base: "oware",
    repetition: { occurrence: 100, award: "even", emptySide: "counts" },
  });
  const past = fc.array(fc.oneof(fc.string(), fc.constantFrom("8/8/8 l 0,0 -", "0,0/1 s")), { maxLength: 9 });
  fc.assert(
    fc.property(past, (texts) => {
      for (const [family, game] of [
        [morabaraba, mills],
        [mancala, sowings],
      ] as [typeof morabaraba, morabaraba.Game][]) {
        const told = { ...game, seenPositions: [...texts, ...(game.seenPositions ?? [])] };
        const [move] = family.legalMoves(told) as [morabaraba.Move];
        const { seenPositions: seen, ...after } = family.applyMove(told, move);
        expect(after).toEqual({ ...family.applyMove(game, move), seenPositions: undefined });
        expect(seen?.slice(0, texts.length)).toEqual(texts);
        expect(family.safeParseGame(told).ok).toBe(texts.length === 0);
      }
    }),
  );
});
