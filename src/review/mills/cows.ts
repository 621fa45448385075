/*
 * Finds out which side shoots more cows within some plies with best play. This explains why a move is
 * worse when every move allows some mill.
 */
import { countBits, isRemoval, moveShots, stepOf } from "../../rules/mills/engine/bits.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { endReason, winnerOf } from "../../rules/mills/engine/ending.ts";
import { key, secondKey, thirdKey } from "../../rules/mills/engine/key.ts";
import type { Position } from "../../rules/mills/engine/position.ts";
import { after, type Budget, movesIn, shoots } from "./threats.ts";

/** The balance of a won game: more than any number of cows. */
const WON = 100;

/** The greatest search depth, in plies. Most reviews run out of positions before it. */
const DEEPEST = 12;

/** A position that was searched `plies` deep: the bounds of its balance, and its best step. */
interface Entry {
  readonly position: Position;
  readonly plies: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** The state of a search. */
interface Search {
  readonly ruleset: Ruleset;
  readonly budget: Budget;
  /** The transposition table, by the position's first key. */
  readonly table: Map<number, Entry>;
  /** For each step, the cutoffs that it caused, weighted by depth. */
  readonly history: Int32Array;
}

/** Whether two positions with the same first key have the same play ahead of them. */
function isSame(ruleset: Ruleset, a: Position, b: Position): boolean {
  return (
    ruleset.variant.repetition === null &&
    a.quiet === b.quiet &&
    secondKey(ruleset, a) === secondKey(ruleset, b) &&
    thirdKey(ruleset, a) === thirdKey(ruleset, b)
  );
}

/** The number of cows that a move shoots. A side's own cow that it takes off the board does not count. */
const gainOf = ({ variant }: Ruleset, move: number): number =>
  isRemoval(move) && variant.fullBoard === "each-gives" ? 0 : countBits(moveShots(move));

/**
 * Returns how many more cows the side to move shoots than it loses within `plies` plies, for an alpha-beta
 * window from `low` to `high`. Returns 0 once the budget is used up. A game that ends before the last ply
 * counts as won, lost or level. Of the last ply, only its shot counts.
 */
function balance(search: Search, position: Position, plies: number, low: number, high: number): number {
  const { ruleset, budget, table, history } = search;
  if (--budget.left < 0) return 0;
  const reason = endReason(ruleset, position);
  if (reason !== undefined) {
    const winner = winnerOf(ruleset, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WON : -WON;
  }
  const moves = movesIn(ruleset, position);
  if (plies === 1) return moves.reduce((most, move) => Math.max(most, gainOf(ruleset, move)), 0);

  const hash = key(ruleset, position);
  const stored = table.get(hash);
  const entry = stored !== undefined && isSame(ruleset, stored.position, position) ? stored : undefined;
  let [alpha, beta] = [low, high];
  if (entry?.plies === plies) {
    alpha = Math.max(alpha, entry.least);
    beta = Math.min(beta, entry.most);
    if (alpha >= beta) return entry.least >= high ? entry.least : entry.most;
  }
  const first = entry?.step;
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
  table.set(hash, {
    position,
    plies,
    least: best > alpha ? best : -2 * WON,
    most: best < beta ? best : 2 * WON,
    step,
  });
  return best;
}

/** The {@link balance} of a move for the side that plays it; `plies` includes the move. */
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

/** A move that has a better {@link balance} than the move played. */
export interface Better {
  readonly move: number;
  /** The plies searched, counting the move. A game that is won or lost ends before the last of them. */
  readonly plies: number;
  /** The balances of the better move and of the move played. */
  readonly worth: number;
  readonly played: number;
}

/** Clamps balances, so that all won games have the same balance, whatever was shot in them. */
const ALL = WON / 2;

/** Whether a balance means a won game; negate the balance to ask for a lost game. */
export const isWon = (worth: number): boolean => worth === ALL;

/** Up to depth `WIDE` all moves are compared with the move played; deeper, only the `BEST` best ones. */
const [WIDE, BEST] = [5, 2] as const;

/**
 * Finds a move that wins more cows than `played`, at the greatest depth that the budget allows. `likely`,
 * which the search rates highest, is compared first.
 */
export function betterInCows(
  ruleset: Ruleset,
  position: Position,
  played: number,
  likely: number,
  budget: Budget,
): Better | undefined {
  const search: Search = { ruleset, budget, table: new Map(), history: new Int32Array(1024) };
  const worthOf = (move: number, plies: number, low: number): number =>
    Math.max(-ALL, Math.min(ALL, worthOfMove(search, position, move, plies, low, 2 * WON)));
  let better: Better | undefined;
  let others = [likely, ...movesIn(ruleset, position).filter((move) => move !== likely)];
  for (let plies = 3; plies <= DEEPEST; plies++) {
    const value = worthOf(played, plies, -2 * WON);
    let [best, most] = [played, value];
    for (const move of plies <= WIDE ? others : others.slice(0, BEST)) {
      const worth = worthOf(move, plies, most);
      if (budget.left < 0) return better;
      if (worth > most) [best, most] = [move, worth];
    }
    if (best === played) continue;
    others = [best, ...others.filter((move) => move !== best)];
    better = { move: best, plies, worth: most, played: value };
    if (isWon(most) || isWon(-value)) return better;
  }
  return better;
}
