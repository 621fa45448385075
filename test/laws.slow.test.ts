/**
 * Laws for every variant of every family, tested on random games. To add a family, add an entry to
 * `families`; laws that only one family can have (symmetries, engine) are in that family's tests.
 */
import fc from "fast-check";
import * as morabaraba from "morabaraba";
import type { Family, FamilyTypes, MancalaTypes, MillTypes } from "morabaraba/families";
import * as mancala from "morabaraba/mancala";
import { describe, expect, test } from "vitest";
import { isDeepFrozen } from "./support/data.ts";
import { anyVariant, changedVariant as changedMancala } from "./support/mancala/arbitraries.ts";
import { changedVariant, variant } from "./support/mills/arbitraries.ts";
import { attempts } from "./support/mills/play.ts";
import { cowsInGame } from "./support/mills/positions.ts";
import { pick, type Random, seeded } from "./support/random.ts";

/** What the laws need from a family besides its functions. */
type Subject<T extends FamilyTypes> = Family<T>["rules"] & {
  readonly name: string;
  /** Random variants. */
  readonly variant: fc.Arbitrary<T["stored"]>;
  /** All conceivable moves if they are few, otherwise some of them, legal and illegal. */
  readonly attempts: (game: T["game"], random: Random) => readonly T["given"][];
  /** The move without labels, which the library writes but never reads. */
  readonly bare: (move: T["given"]) => unknown;
  /** A number that no move changes. */
  readonly conserved: (
    game: T["game"],
    before: T["game"],
    move: T["move"],
  ) => readonly [before: number, after: number];
  /** The parts of a game that a position string has. */
  readonly inPosition: (game: T["game"]) => unknown;
  /** Every way in which players or a referee can end a game. */
  readonly decisions: readonly ((game: T["game"]) => T["game"])[];
};

const mills: Subject<MillTypes> = {
  ...morabaraba,
  name: "morabaraba",
  variant: fc.oneof(variant, changedVariant),
  attempts,
  bare: ({ from, to, shots }) => ({ from, to, shots }),
  conserved: (game, before, move) => [cowsInGame(before) - (move.shots ?? []).length, cowsInGame(game)],
  inPosition: ({ seenPositions: _seen, verdict: _verdict, ...position }) => position,
  decisions: [
    (game) => morabaraba.resign(game, "light"),
    (game) => morabaraba.resign(game, "dark"),
    morabaraba.agreeDraw,
    (game) => morabaraba.forfeit(game, game.turn, "cheating"),
    (game) => morabaraba.forfeit(game, "light", "abandonment"),
    (game) => morabaraba.forfeit(game, "dark", "double-turn"),
    (game) => morabaraba.forfeit(game, "light", "time"),
    (game) => morabaraba.referee(game, game.turn, "no move"),
  ],
};

const seedsInGame = ({ houses, stores }: mancala.Game): number =>
  [...houses, stores.south, stores.north].reduce((sum, seeds) => sum + seeds, 0);

const sowings: Subject<MancalaTypes> = {
  ...mancala,
  name: "mancala",
  variant: fc.oneof(anyVariant, changedMancala),
  attempts: (game) => [
    ...Array.from({ length: game.houses.length / 2 + 2 }, (_, house) => ({ house })),
    { swap: true },
  ],
  bare: (move) => move,
  conserved: (game, before) => {
    // An odd seed is nobody's only if repetition splits the houses' seeds.
    const split = mancala.variantOf(game).repetition?.award === "even";
    const odd = split && game.swept === "repetition" ? (seedsInGame(before) - seedsInGame(game)) & 1 : 0;
    return [seedsInGame(before), seedsInGame(game) + odd];
  },
  inPosition: ({ houses, stores, turn }) => ({ houses, stores, turn }),
  decisions: [
    (game) => mancala.resign(game, "south"),
    (game) => mancala.resign(game, "north"),
    mancala.agreeDraw,
    (game) => mancala.forfeit(game, game.turn, "cheating"),
    (game) => mancala.forfeit(game, "south", "abandonment"),
    (game) => mancala.forfeit(game, "north", "double-turn"),
    (game) => mancala.forfeit(game, "south", "time"),
    (game) => mancala.referee(game, game.turn, "no move"),
  ],
};

/** The types of a family matter only inside its entry. */
// biome-ignore lint/suspicious/noExplicitAny: a list of families of different types
const families: readonly Subject<any>[] = [mills, sowings];

function deepFreeze<Data>(data: Data): Data {
  if (typeof data === "object" && data !== null) {
    Object.freeze(data);
    Object.values(data).forEach(deepFreeze);
  }
  return data;
}

const copy = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

describe.each(families)("$name", (family) => {
  type G = object;
  const { createGame, legalMoves, applyMove, outcome, isLegal, whyIllegal } = family;

  /** Calls `check` with states of random games, some plies apart, and with their ends. */
  function everywhere(check: (game: G, random: Random) => void, apart = 5): void {
    const play = (source: unknown, seed: number, plies: number): void => {
      const random = seeded(seed);
      let game: G = createGame(source);
      for (let ply = 0; ; ply++) {
        const moves = legalMoves(game);
        if (ply % apart === seed % apart || moves.length === 0) check(game, random);
        if (moves.length === 0 || ply >= plies) return;
        game = applyMove(game, pick(moves, random));
      }
    };
    for (const [i, source] of Object.keys(family.variants).entries()) play(source, i, 150);
    fc.assert(fc.property(family.variant, fc.nat(), fc.nat({ max: 80 }), play), { numRuns: 15 });
  }

  test("the legal moves are exactly those that applyMove and whyIllegal accept", () => {
    everywhere((game, random) => {
      const legal = legalMoves(game);
      const known = new Set(legal.map((move) => JSON.stringify(family.bare(move))));
      expect(known.size).toBe(legal.length);
      const tried = [...legal, ...family.attempts(game, random)];
      const wrong = tried.filter((move) => {
        const listed = known.has(JSON.stringify(family.bare(move)));
        return listed !== isLegal(game, move) || listed !== (whyIllegal(game, move) === undefined);
      });
      expect(wrong).toEqual([]);
      for (const move of tried.slice(-20)) {
        const code = whyIllegal(game, move);
        if (code === undefined) applyMove(game, move);
        else
          expect(() => applyMove(game, move)).toThrow(
            expect.objectContaining({ name: "IllegalMoveError", code }),
          );
      }
    });
  });

  test("a game from JSON or a structured clone is equal and plays on in the same way", () => {
    everywhere((game) => {
      const text = JSON.stringify(game);
      for (const back of [JSON.parse(text) as G, structuredClone(game), family.parseGame(text)]) {
        expect(back).toStrictEqual(game);
        expect(legalMoves(back)).toEqual(legalMoves(game));
        expect(outcome(back)).toEqual(outcome(game));
        for (const move of legalMoves(game).slice(0, 1)) {
          expect(applyMove(back, copy(move))).toStrictEqual(applyMove(game, move));
        }
      }
    }, 1);
  });

  test("arguments are not changed, frozen or not", () => {
    everywhere((game) => {
      for (const input of [deepFreeze(copy(game)), copy(game)]) {
        for (const move of legalMoves(input).slice(0, 3)) applyMove(input, deepFreeze(copy(move)));
        outcome(input);
        family.formatPosition(input);
        family.parseGame(input);
        if (outcome(input) === undefined) for (const decide of family.decisions) decide(input);
        expect(input).toStrictEqual(copy(game));
      }
    });
  });

  test("results are frozen, even if the arguments were not", () => {
    everywhere((game) => {
      expect(isDeepFrozen(game)).toBe(true);
      const loose = copy(game);
      expect(isDeepFrozen(family.parseGame(loose))).toBe(true);
      expect(isDeepFrozen(family.parsePosition(family.formatPosition(game), family.variantOf(game)))).toBe(
        true,
      );
      expect(legalMoves(loose).every(isDeepFrozen)).toBe(true);
      for (const move of legalMoves(loose).slice(0, 3))
        expect(isDeepFrozen(applyMove(loose, move))).toBe(true);
      if (outcome(loose) !== undefined) expect(isDeepFrozen(outcome(loose))).toBe(true);
      else for (const decide of family.decisions) expect(isDeepFrozen(decide(loose))).toBe(true);
    });
  });

  test("a move keeps the number of pieces, except those that it takes", () => {
    everywhere((game) => {
      for (const move of legalMoves(game)) {
        const [before, after] = family.conserved(applyMove(game, move), game, move);
        expect(after).toBe(before);
      }
    });
  });

  test("formatMove and parseMove are inverse, and text plays the same move", () => {
    everywhere((game) => {
      for (const move of legalMoves(game)) {
        const text = family.formatMove(game, move);
        expect(family.bare(family.parseMove(game, text))).toEqual(family.bare(move));
        expect(family.formatMove(game, family.parseMove(game, text))).toBe(text);
        expect(whyIllegal(game, text)).toBeUndefined();
      }
      for (const move of legalMoves(game).slice(0, 3)) {
        expect(applyMove(game, family.formatMove(game, move))).toEqual(applyMove(game, move));
      }
    });
  });

  test("formatPosition and parsePosition are inverse", () => {
    everywhere((game) => {
      const text = family.formatPosition(game);
      const back = family.parsePosition(text, family.variantOf(game));
      expect(family.inPosition(back)).toStrictEqual(family.inPosition(game));
      expect(family.formatPosition(back)).toBe(text);
    });
  });

  test("a finished game has no moves, a running one has", () => {
    everywhere((game, random) => {
      const end = outcome(game);
      expect(legalMoves(game).length === 0).toBe(end !== undefined);
      if (end !== undefined) {
        for (const move of family.attempts(game, random).slice(0, 20))
          expect(whyIllegal(game, move)).toBe("game-over");
        for (const decide of family.decisions) {
          expect(() => decide(game)).toThrow(expect.objectContaining({ code: "game-over" }));
        }
        return;
      }
      for (const decide of family.decisions) {
        const over = decide(game);
        expect(outcome(over)).toBeDefined();
        expect(legalMoves(over)).toEqual([]);
        expect(family.parseGame(JSON.stringify(over))).toStrictEqual(over);
      }
    });
  });
});
