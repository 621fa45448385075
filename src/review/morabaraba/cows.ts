/**
 * Who shoots more within some plies with best play, by looking at all of them: which says why a move is worse where every move lets
 * the opponent close some mill.
 */
import { countBits } from "../../rules/morabaraba/engine/bits.ts";
import type { Ruleset } from "../../rules/morabaraba/engine/compile.ts";
import { ending, winnerOf } from "../../rules/morabaraba/engine/ending.ts";
import type { Position } from "../../rules/morabaraba/engine/position.ts";
import { after, type Budget, movesIn, shoots } from "./threats.ts";

/** More than any number of cows: a game that is won. */
const WON = 100;

/** No search for cows goes deeper; one that comes so far has looked at more than a review may. */
const DEEPEST = 8;

/** Cows that the side to move shoots beyond those it loses, in so many plies, within a window. Nothing, once the budget is used up. */
function balance(
  ruleset: Ruleset,
  position: Position,
  plies: number,
  alpha: number,
  beta: number,
  budget: Budget,
): number {
  budget.left--;
  const reason = ending(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WON : -WON;
  }
  if (plies === 0 || budget.left < 0) return 0;
  const moves = movesIn(ruleset, position);
  let best = -2 * WON;
  // Shots first: they settle most positions.
  for (const isShot of [true, false]) {
    for (const move of moves) {
      if (shoots(move) !== isShot) continue;
      const value = worthOfMove(ruleset, position, move, plies, Math.max(alpha, best), beta, budget);
      if (value > best) best = value;
      if (best >= beta || budget.left < 0) return best;
    }
  }
  return best;
}

/** {@link balance} of a move for the side that makes it; `plies` count the move. */
function worthOfMove(
  ruleset: Ruleset,
  position: Position,
  move: number,
  plies: number,
  alpha: number,
  beta: number,
  budget: Budget,
): number {
  const next = after(ruleset, position, move);
  const isAgain = next.turn === position.turn;
  const gain = countBits(position.other) - countBits(isAgain ? next.other : next.own);
  return isAgain
    ? gain + balance(ruleset, next, plies - 1, alpha - gain, beta - gain, budget)
    : gain - balance(ruleset, next, plies - 1, gain - beta, gain - alpha, budget);
}

/** A move that comes off better in cows than another. */
export interface Better {
  readonly move: number;
  /** By how many cows, within how many plies, the move included. */
  readonly cows: number;
  readonly plies: number;
}

/**
 * A move that comes off better in cows than `played`, within as many plies as the budget lets be looked at; the deepest that
 * is found. Nothing is said of games that end within them.
 */
export function betterInCows(
  ruleset: Ruleset,
  position: Position,
  played: number,
  budget: Budget,
): Better | undefined {
  let found: Better | undefined;
  const others = movesIn(ruleset, position);
  for (let plies = 3; plies <= DEEPEST; plies++) {
    const value = worthOfMove(ruleset, position, played, plies, -2 * WON, 2 * WON, budget);
    let better: Better | undefined;
    for (const move of others) {
      if (budget.left < 0) return found;
      const least = better === undefined ? value : value + better.cows;
      const other = worthOfMove(ruleset, position, move, plies, least, 2 * WON, budget);
      if (other > least) better = { move, cows: other - value, plies };
    }
    if (budget.left < 0) return found;
    found = better !== undefined && Math.abs(value) < WON / 2 && better.cows < WON / 2 ? better : undefined;
  }
  return found;
}
