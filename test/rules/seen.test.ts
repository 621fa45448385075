/** Games remember: the positions seen, as stored, and the cache of recent games, which goes unnoticed. */
import fc from "fast-check";
import * as morabaraba from "morabaraba";
import { applyMove, createGame, type Game, legalMoves, type Move, outcome } from "morabaraba";
import * as mancala from "morabaraba/mancala";
import {
  createGame as beginSowing,
  defineVariant,
  outcome as endOfSowing,
  parseGame,
  type Game as Sowing,
  applyMove as sow,
} from "morabaraba/mancala";
import { expect, test } from "vitest";
import { anySource } from "../support/mancala/arbitraries.ts";
import { game as someGame } from "../support/mills/arbitraries.ts";
import { pick, seeded } from "../support/random.ts";

const copyOf = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

/** Compares the results for a game, which may be cached, with those for copies from JSON, which are not. */
function compared(game: Game, move: Move): Game {
  const after = applyMove(game, move);
  expect(after).toEqual(applyMove(copyOf(game), copyOf(move)));
  expect(outcome(after)).toEqual(outcome(copyOf(after)));
  return after;
}

test("cached and copied games of mills agree on a walk that goes deep, comes back and leaps", () => {
  fc.assert(
    fc.property(someGame, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 }), (start, choices) => {
      const games = [start];
      for (const [which, choice] of choices) {
        // Mostly one of the last games, sometimes any of them.
        const game = games.at(choice % 3 === 0 ? which % games.length : -1 - (which % 2)) ?? start;
        const moves = legalMoves(game);
        expect(moves).toEqual(legalMoves(copyOf(game)));
        const move = moves[choice % Math.max(moves.length, 1)];
        if (move !== undefined) games.push(compared(game, move));
      }
    }),
    { numRuns: 60 },
  );
});

test("a game of mills with changed fields of a recent one is another game", () => {
  const game = applyMove(createGame(), "d6");
  legalMoves(game);
  expect(legalMoves({ ...game, turn: "light" })).toHaveLength(23);
  expect(outcome({ ...game, verdict: { winner: null, reason: "agreement" } })?.reason).toBe("agreement");
  expect(() => applyMove({ ...game, board: "" }, "a7")).toThrow(/^In this game board cannot be ""/);
});

test("a mancala game and its copy agree, however long ago the game was made", () => {
  fc.assert(
    fc.property(anySource, fc.nat(), (source, seed) => {
      const random = seeded(seed);
      const games: mancala.Game[] = [mancala.createGame(source)];
      for (let ply = 0; ply < 50; ply++) {
        const game = pick(random(3) === 0 ? games : games.slice(-1), random);
        const moves = mancala.legalMoves(game);
        expect(mancala.legalMoves(copyOf(game))).toEqual(moves);
        expect(mancala.outcome(copyOf(game))).toEqual(mancala.outcome(game));
        expect(mancala.whyIllegal(copyOf(game), "1")).toBe(mancala.whyIllegal(game, "1"));
        if (moves.length === 0) continue;
        const move = pick(moves, random);
        expect(mancala.explainMove(copyOf(game), move)).toEqual(mancala.explainMove(game, move));
        const [next, twin] = [mancala.applyMove(game, move), mancala.applyMove(copyOf(game), move)];
        expect(twin).toEqual(next);
        games.push(next);
      }
    }),
    { numRuns: 15 },
  );
});

test("a mancala game with changed fields of a recent one is another game", () => {
  const game = mancala.applyMove(mancala.createGame(), "1");
  expect(mancala.legalMoves({ ...game, houses: [...game.houses].fill(0, 6, 11) })).toEqual([{ house: 6 }]);
  expect(mancala.legalMoves(game).length).toBe(6);
});

test("a recent game of one family is not mistaken for a game of the other", () => {
  const game = applyMove(createGame(), "d6");
  expect(() => mancala.legalMoves(game as unknown as mancala.Game)).toThrow(
    expect.objectContaining({ code: "unknown-variant" }) as Error,
  );
});

// Seen positions: stored as in a game, and counted the same however many there are.

test("a game forgets its oldest positions, and the remaining ones can end it", () => {
  const repetition = { occurrence: 100, award: "even", emptySide: "counts" } as const;
  const game = beginSowing(defineVariant("oware", { name: "long", repetition }));
  const [present = ""] = game.seenPositions ?? [];
  const [first, other] = [present.replace("s", "n"), present.replace("4", "5")];
  const seen = [first, ...Array<string>(9998).fill(other), present];
  expect(sow({ ...game, seenPositions: seen }, "A").seenPositions).toEqual([
    ...seen.slice(1),
    expect.any(String),
  ]);
  expect(sow({ ...game, seenPositions: seen.slice(1) }, "A").seenPositions).toHaveLength(10_000);
  const often = (times: number): Sowing => ({
    ...game,
    ply: 9999,
    seenPositions: Array<string>(times).fill(present),
  });
  expect(endOfSowing(often(99))).toBeUndefined();
  expect(endOfSowing(often(100))?.reason).toBe("repetition");
  expect(endOfSowing(often(5000))?.reason).toBe("repetition");
  expect(parseGame(often(300)).swept).toBe("repetition");
});

test("the verbs accept any text as a seen position, and parseGame rejects it", () => {
  const mills = morabaraba.parsePosition("L1L5/D1D5/L1D5 l 0,0 - 5 20", {
    base: "standard",
    repetition: 100,
  });
  const sowings = beginSowing({
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
