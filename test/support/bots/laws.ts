/**
 * Games in which a bot can choose a move, and laws of every choice, for any position, variant, weights and
 * level.
 */
import fc from "fast-check";
import {
  applyMove,
  createGame,
  type Game,
  isLegal,
  legalMoves,
  outcome,
  type Variant,
  variantOf,
} from "morabaraba";
import { chooseMoveSync, pliesToEnd, type SearchOptions, type Weights } from "morabaraba/bots";
import { expect } from "vitest";
import { features } from "../../../src/bots/mills/evaluation/weights.ts";
import { alternates } from "../../../src/rules/mills/data/variant.ts";
import { stored } from "../mills/arbitraries.ts";
import { madePosition } from "../mills/play.ts";
import { pick, type Random, seeded } from "../random.ts";

/**
 * A game after at most this many random plies, stopped before its end. It is over only if the variant's games
 * begin that way.
 */
export function someGame(variant: Game["variant"], random: Random | number, plies: number): Game {
  const dice = typeof random === "number" ? seeded(random) : random;
  let game = createGame(variant);
  for (let left = plies; left > 0 && outcome(game) === undefined; left--) {
    const next = applyMove(game, pick(legalMoves(game), dice));
    if (outcome(next) !== undefined) break;
    game = next;
  }
  return game;
}

/** This many games of a variant, each after some moves. */
export function someGames(variant: Variant, count: number): Game[] {
  const random = seeded(variant.name.length);
  return Array.from({ length: count }, () => someGame(variant, random, 6 + random(14)));
}

/** Weights from the whole range, mostly from its ends. */
const weight = fc.oneof(fc.constantFrom(-2000, 2000), fc.integer({ min: -2000, max: 2000 }));
const anyPhase = fc.array(weight, { minLength: 12, maxLength: 12 }).map(featureWeights);
export const anyWeights: fc.Arbitrary<Weights> = fc.record({ placing: anyPhase, moving: anyPhase });

/** Weights of a phase: the same for all features, or in the order of the features. */
export function featureWeights(values: number | readonly number[]): Weights["placing"] {
  const entries = features.map((feature, i) => [feature, typeof values === "number" ? values : values[i]]);
  return Object.fromEntries(entries);
}

/** A game of any variant that is not over. */
export const anyGame: fc.Arbitrary<Game> = fc
  .tuple(stored, fc.nat(), fc.integer({ min: 0, max: 90 }))
  .map(([source, seed, plies]) =>
    plies > 45 ? madePosition(source, seeded(seed)) : someGame(source, seed, plies),
  )
  .filter((game) => outcome(game) === undefined);

export const anyOptions: fc.Arbitrary<SearchOptions> = fc.record({
  weights: anyWeights,
  level: fc.integer({ min: 1, max: 10 }),
  depth: fc.integer({ min: 1, max: 3 }),
  nodes: fc.constant(400),
});

/** Checks for a legal move, a win in one if there is one, and a score that is a forced end or below one. */
export function expectChoice(game: Game, options: SearchOptions): void {
  const { move, score, depth } = chooseMoveSync(game, options);
  expect(isLegal(game, move)).toBe(true);
  if (depth === 0) return;
  const wins = (after: Game): boolean => outcome(after)?.winner === game.turn;
  const winning = legalMoves(game).some((each) => wins(applyMove(game, each)));
  expect(wins(applyMove(game, move))).toBe(winning);
  const plies = pliesToEnd(score);
  expect(plies === 1).toBe(winning);
  if (plies === undefined) expect(Math.abs(score)).toBeLessThanOrEqual(29_000);
  else {
    // At the latest with the last mill that is followed.
    expect(Math.abs(plies)).toBeLessThanOrEqual(depth + 7);
    // If sides take turns, only a full board is lost by the side that moved last.
    const variant = variantOf(game);
    if (variant.fullBoard === "draws" && alternates(variant))
      expect(Math.abs(plies % 2)).toBe(plies > 0 ? 1 : 0);
  }
}
