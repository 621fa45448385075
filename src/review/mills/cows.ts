/**
 * Who shoots more within some plies with best play, by looking at all of them: which says why a move is worse where every
 * move lets the opponent close some mill.
 */
import { countBits, isRemoval, moveShots, stepOf } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { endReason, winnerOf } from "../../rules/mills/engine/ending.ts";
import { key, secondKey, thirdKey } from "../../rules/mills/engine/key.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { after, type Budget, movesIn, shoots } from "./threats.ts";

/** More than any number of cows: a game that is won. */
const WON = 100;

/** No search for cows goes deeper; one that comes so far has looked at more than a review may. */
const DEEPEST = 12;

/**
 * What is known of a position that is looked at some plies deep: between which numbers of cows its balance is, and the best
 * step.
 */
interface Known {
  readonly position: Position;
  readonly plies: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A search for cows. */
interface Search {
  readonly ruleset: Ruleset;
  readonly budget: Budget;
  /** By the first key of the position. */
  readonly known: Map<number, Known>;
  /** By step, how often it was enough. */
  readonly history: Int32Array;
}

/** Whether two positions of the same first key have the same moves before them. */
function isSame(ruleset: Ruleset, a: Position, b: Position): boolean {
  return (
    ruleset.variant.repetition === null &&
    a.quiet === b.quiet &&
    secondKey(ruleset, a) === secondKey(ruleset, b) &&
    thirdKey(ruleset, a) === thirdKey(ruleset, b)
  );
}

/** Cows that a move shoots; one that a side takes off the board itself is not shot. */
const gainOf = ({ variant }: Ruleset, move: number): number =>
  isRemoval(move) && variant.fullBoard === "each-gives" ? 0 : countBits(moveShots(move));

/**
 * Cows that the side to move shoots beyond those it loses, in so many plies, within a window. Nothing, once the budget is
 * used up. A game that ends before the last ply is won or level; with the last ply only its shot counts.
 */
function balance(search: Search, position: Position, plies: number, low: number, high: number): number {
  const { ruleset, budget, known, history } = search;
  if (--budget.left < 0) return 0;
  const reason = endReason(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WON : -WON;
  }
  const moves = movesIn(ruleset, position);
  if (plies === 1) return moves.reduce((most, move) => Math.max(most, gainOf(ruleset, move)), 0);

  const place = key(ruleset, position);
  const entry = known.get(place);
  const before = entry !== undefined && isSame(ruleset, entry.position, position) ? entry : undefined;
  let [alpha, beta] = [low, high];
  if (before?.plies === plies) {
    alpha = Math.max(alpha, before.least);
    beta = Math.min(beta, before.most);
    if (alpha >= beta) return before.least >= high ? before.least : before.most;
  }
  const first = before?.step;
  const rank = (move: number): number =>
    stepOf(move) === first ? 2 ** 31 : shoots(move) ? 2 ** 30 : (history[stepOf(move)] as number);
  const sorted = [...moves].map((move) => [rank(move), move] as const).sort((a, b) => b[0] - a[0]);
  let best = -2 * WON;
  let step = 0;
  for (const [, move] of sorted) {
    const value = worthOfMove(search, position, move, plies, Math.max(alpha, best), beta);
    if (budget.left < 0) return 0;
    if (value > best) [best, step] = [value, stepOf(move)];
    if (best >= beta) {
      history[step] = (history[step] as number) + plies * plies;
      break;
    }
  }
  known.set(place, {
    position,
    plies,
    least: best > alpha ? best : -2 * WON,
    most: best < beta ? best : 2 * WON,
    step,
  });
  return best;
}

/** {@link balance} of a move for the side that makes it; `plies` count the move. */
function worthOfMove(
  search: Search,
  position: Position,
  move: number,
  plies: number,
  low: number,
  high: number,
): number {
  const next = after(search.ruleset, position, move);
  const gain = gainOf(search.ruleset, move);
  return next.turn === position.turn
    ? gain + balance(search, next, plies - 1, low - gain, high - gain)
    : gain - balance(search, next, plies - 1, gain - high, gain - low);
}

/** Two moves, held against each other by {@link balance} within so many plies, the moves included. */
export interface Better {
  readonly move: number;
  /** A game that is won or lost ends before the last of them. */
  readonly plies: number;
  /** Of the move, and of the worse one that was played. */
  readonly worth: number;
  readonly played: number;
}

/** The balance of all games that are won, whatever was shot in them. */
const ALL = WON / 2;

/** Whether a balance is that of a game won, or with its sign turned, lost. */
export const isWon = (worth: number): boolean => worth === ALL;

/** To this depth all moves are held against the one that was played, and deeper those alone that looked best. */
const [WIDE, BEST] = [5, 2] as const;

/**
 * A move that comes off better in cows than `played`, within as many plies as the budget lets be looked at; the deepest that
 * is found. `likely`, which a search likes best, is held against it first.
 */
export function betterInCows(
  ruleset: Ruleset,
  position: Position,
  played: number,
  likely: number,
  budget: Budget,
): Better | undefined {
  const search: Search = { ruleset, budget, known: new Map(), history: new Int32Array(1024) };
  const worthOf = (move: number, plies: number, low: number): number =>
    Math.max(-ALL, Math.min(ALL, worthOfMove(search, position, move, plies, low, 2 * WON)));
  let found: Better | undefined;
  let others = [likely, ...movesIn(ruleset, position).filter((move) => move !== likely)];
  for (let plies = 3; plies <= DEEPEST; plies++) {
    const value = worthOf(played, plies, -2 * WON);
    let [best, most] = [played, value];
    for (const move of plies <= WIDE ? others : others.slice(0, BEST)) {
      const worth = worthOf(move, plies, most);
      if (budget.left < 0) return found;
      if (worth > most) [best, most] = [move, worth];
    }
    if (best === played) continue;
    others = [best, ...others.filter((move) => move !== best)];
    found = { move: best, plies, worth: most, played: value };
    if (isWon(most) || isWon(-value)) return found;
  }
  return found;
}
