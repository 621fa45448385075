/** Positions seen: kept as a game stores them, and counted alike however many there are. */
import fc from "fast-check";
import * as morabaraba from "morabaraba";
import * as mancala from "morabaraba/mancala";
import { applyMove, createGame, defineVariant, type Game, outcome, parseGame } from "morabaraba/mancala";
import { expect, test } from "vitest";
import { listSeen, MOST_SEEN, type Seen, see, timesSeen } from "../../src/rules/seen.ts";
import { seeded } from "../support/random.ts";

const seenAll = (texts: readonly string[]): Seen | undefined =>
  texts.reduce<Seen | undefined>(see, undefined);

test("positions are listed and counted as in a plain list", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 700 }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(),
      (length, kinds, seed) => {
        const random = seeded(seed);
        const texts = Array.from({ length }, () => `${random(kinds)}`);
        let seen: Seen | undefined;
        texts.forEach((text, i) => {
          seen = see(seen, text);
          const times = texts.slice(0, i + 1).filter((past) => past === text).length;
          expect(Math.min(timesSeen(seen), 100)).toBe(Math.min(times, 100));
        });
        expect(listSeen(seen)).toEqual(texts);
      },
    ),
    { numRuns: 20 },
  );
});

test("two lines of play share what came before and count apart", () => {
  const trunk = seenAll(Array.from({ length: 300 }, (_, i) => `${i}`)) as Seen;
  const [one, other] = [see(trunk, "7"), see(trunk, "new")];
  expect([timesSeen(one), timesSeen(other)]).toEqual([2, 1]);
  expect(timesSeen(see(one, "new"))).toBe(1);
  expect(timesSeen(see(other, "new"))).toBe(2);
  expect(timesSeen(trunk)).toBe(1);
});

test("of more than ten thousand the oldest are forgotten, and counted no longer", () => {
  const texts = ["first", ...Array.from({ length: MOST_SEEN - 1 }, (_, i) => `${i}`)];
  const full = seenAll(texts) as Seen;
  expect(listSeen(full)).toEqual(texts);
  // Its first occurrence is forgotten in the moment in which it comes up again.
  expect(timesSeen(see(full, "first"))).toBe(1);
  expect(timesSeen(see(full, "0"))).toBe(2);
  const later = see(see(full, "x"), "y");
  expect(listSeen(later)).toEqual([...texts.slice(2), "x", "y"]);
});

test("nothing has been seen where repetition does not count", () => {
  expect(listSeen(undefined)).toEqual([]);
});

test("a game gives up its oldest positions too, and ends by those that are left", () => {
  const repetition = { occurrence: 100, award: "even" } as const;
  const game = createGame(defineVariant("oware", { name: "long", repetition }));
  const [present = ""] = game.seenPositions ?? [];
  const [first, other] = [present.replace("s", "n"), present.replace("4", "5")];
  const seen = [first, ...Array<string>(9998).fill(other), present];
  expect(applyMove({ ...game, seenPositions: seen }, "A").seenPositions).toEqual([
    ...seen.slice(1),
    expect.any(String),
  ]);
  expect(applyMove({ ...game, seenPositions: seen.slice(1) }, "A").seenPositions).toHaveLength(10_000);
  const often = (times: number): Game => ({ ...game, seenPositions: Array<string>(times).fill(present) });
  expect(outcome(often(99))).toBeUndefined();
  expect(outcome(often(100))?.reason).toBe("repetition");
  expect(outcome(often(5000))?.reason).toBe("repetition");
  expect(parseGame(often(300)).swept).toBe("repetition");
});

test("verbs take any texts for the past, which never come back; parseGame refuses them", () => {
  const mills = morabaraba.parsePosition("L1L5/D1D5/L1D5 l 0,0 - 5 20", {
    base: "standard",
    repetition: 100,
  });
  const sowings = createGame("oware", { repetition: { occurrence: 100, award: "even" } });
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
