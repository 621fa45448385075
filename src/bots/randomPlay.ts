/* Plays at random, in any game: a move for the simplest bot, and openings for matches. */
import { checkOptions, type OptionSpecs } from "../base/options.ts";
import { checkRules, movesBy, type Rules, refuseFinished, seed as seedSpec } from "./options.ts";
import { diceFrom } from "./random.ts";

/**
 * Chooses a legal move at random, in any game; all moves are equally likely. The same game and seed always
 * give the same move, so pass another seed at each ply.
 *
 * @param rules - The game's `legalMoves`, `applyMove` and `outcome`.
 * @param options - `seed`: 0 (the default) to 2^53 - 1.
 * @throws `IllegalMoveError` `game-over` if there is no legal move.
 * @throws `ArgumentError` for invalid rules, and for an option that is unknown or out of its range.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
 * @example
 * ```ts
 * import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
 * import { randomMove } from "morabaraba/bots";
 *
 * const rules = { legalMoves, applyMove, outcome };
 * let game = createGame();
 * while (outcome(game) === undefined && game.ply < 500)
 *   game = applyMove(game, randomMove(rules, game, { seed: game.ply }).move);
 * game.ply > 30; // => true
 * ```
 */
export function randomMove<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  options: { readonly seed?: number | undefined } = {},
): { readonly move: M } {
  checkRules(rules);
  const { seed = 0 } = checkOptions({ seed: seedSpec }, options);
  const moves = movesBy(rules, game);
  if (moves.length === 0) refuseFinished();
  return { move: moves[diceFrom(seed)(moves.length)] as M };
}

const openingOptions: OptionSpecs = { count: "1..100000", plies: "0..1000", seed: seedSpec };

/** Draws different openings: no two have the same key, or the same moves if `keyOf` returns `undefined`. */
export function drawOpenings<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  options: { readonly [Name in "count" | "plies" | "seed"]?: number | undefined },
  keyOf: (game: G) => string | undefined,
): readonly G[] {
  checkRules(rules);
  const { count = 10, plies = 4, seed = 0 } = checkOptions(openingOptions, options);
  const dice = diceFrom(seed);
  const openings = new Map<string, G>();
  // A game may have fewer openings than `count`, so the number of tries is limited.
  for (let tries = 0; openings.size < count && tries < 10 * count + 100; tries++) {
    let opening = game;
    const path: number[] = [];
    while (path.length < plies) {
      const after = movesBy(rules, opening).map((move) => rules.applyMove(opening, move));
      const open = after.filter((next) => rules.outcome(next) === undefined);
      if (open.length === 0) break;
      const chosen = dice(open.length);
      path.push(chosen);
      opening = open[chosen] as G;
    }
    const key = keyOf(opening) ?? path.join();
    if (!openings.has(key)) openings.set(key, opening);
  }
  return [...openings.values()];
}

/** A position as text, without the fields `ply` and `seen`; `undefined` for a game that is not plain data. */
export function positionText(game: object): string | undefined {
  if (!isPlainObject(game)) return undefined;
  const { ply: _ply, seen: _seen, ...position } = game as Readonly<Record<string, unknown>>;
  try {
    return JSON.stringify(position, plainValue);
  } catch {
    return undefined;
  }
}

/** Returns a value that JSON preserves; throws for any other. */
function plainValue(_field: string, value: unknown): unknown {
  const isPlain = Object(value) !== value || Array.isArray(value) || isPlainObject(value as object);
  if (isPlain && typeof value !== "symbol") return value;
  throw new TypeError("not plain data");
}

const isPlainObject = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
