/** Games in which a bot can choose a move. */
import { applyMove, createGame, type Game, legalMoves, outcome, type Variant } from "morabaraba";
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
