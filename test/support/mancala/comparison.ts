/** Compares the library's functions with the reference, state by state. */
import { applyMove, createGame, legalMoves, outcome, whyIllegal } from "morabaraba/mancala";
import type { Game, Move } from "../../../src/rules/mancala/data/state.ts";
import type { Variant, VariantName } from "../../../src/rules/mancala/data/variant.ts";
import { pick, type Random } from "../random.ts";
import * as reference from "./reference.ts";

/** Two different results of the same question. */
export interface Difference {
  readonly question: string;
  readonly game: Game;
  readonly reference: unknown;
  readonly library: unknown;
}

/** Equal as JSON, whatever the order of the fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || a === null || typeof b !== "object" || b === null) return a === b;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  const other = b as Readonly<Record<string, unknown>>;
  return left.length === right.length && left.every(([key, value]) => same(value, other[key]));
}

/** All differences between library and reference for a state and some moves, legal or not. */
export function differencesAt(
  game: Game,
  random: Random,
  expected: readonly Move[] = reference.legalMoves(game),
): Difference[] {
  const differences: Difference[] = [];
  const compare = (question: string, known: unknown, answer: unknown): void => {
    if (!same(known, answer)) differences.push({ question, game, reference: known, library: answer });
  };
  compare("outcome", reference.outcome(game), outcome(game));
  compare("legalMoves", expected, legalMoves(game));
  for (let i = 0; i < 2; i++) {
    const move: Move = random(20) === 0 ? { swap: true } : { house: random(game.houses.length / 2 + 2) };
    compare(`whyIllegal ${JSON.stringify(move)}`, reference.whyIllegal(game, move), whyIllegal(game, move));
  }
  return differences;
}

export interface Played {
  readonly plies: number;
  readonly over: boolean;
  readonly differences: readonly Difference[];
}

/** Plays a random game with reference and library side by side; stops at the first difference. */
export function compareGame(source: VariantName | Variant, random: Random, mostPlies: number): Played {
  let game = reference.createGame(source);
  let answer = createGame(source);
  for (let plies = 0; ; plies++) {
    if (!same(game, answer)) {
      return {
        plies,
        over: false,
        differences: [{ question: "state", game, reference: game, library: answer }],
      };
    }
    const moves = reference.legalMoves(game);
    const differences = differencesAt(game, random, moves);
    const over = moves.length === 0;
    if (over || plies === mostPlies || differences.length > 0) return { plies, over, differences };
    const move = pick(moves, random);
    answer = applyMove(answer, move);
    game = reference.applyMove(game, move);
  }
}
