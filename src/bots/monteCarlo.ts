/*
 * Monte Carlo tree search for any game with the verbs, including your own. It plays random games to their
 * end, more of them through moves that have done well. It needs only the game's rules; turns need not
 * alternate.
 */

import { inTime } from "../base/clock.ts";
import { callback, checkOptions, type OptionSpecs } from "../base/options.ts";
import {
  asyncOptions,
  type BotSettings,
  checkRules,
  movesBy,
  type Rules,
  refuseFinished,
  rejectAsyncOptions,
  type SearchLimits,
  seed as seedSpec,
} from "./options.ts";
import { diceFrom, shuffle } from "./random.ts";

/** Limits of {@link monteCarlo}; {@link monteCarloSync} takes all but `timeMs` and `signal`. */
export interface MonteCarloOptions<M>
  extends Pick<BotSettings, "seed">,
    Pick<SearchLimits<never>, "timeMs" | "signal"> {
  /** The number of random games to play, 1 to 1,000,000,000; 1,000 if you set neither this nor `timeMs`. */
  readonly playouts?: number | undefined;
  /** The most plies of a playout, 1 to 100,000 (200 by default); a longer game counts as a draw. */
  readonly longest?: number | undefined;
  /** Called after every few games with the best move so far. An error it throws ends the search. */
  readonly onProgress?: ((progress: MonteCarloChoice<M>) => void) | undefined;
}

/** The result of the playouts. */
export interface MonteCarloChoice<M> {
  /** The move with the most playouts. */
  readonly move: M;
  /** The share of that move's playouts that the side to move won, 0 to 1; a draw counts half. */
  readonly winRate: number;
  /** The number of playouts in all. */
  readonly playouts: number;
}

const syncPlayoutOptions: OptionSpecs = {
  playouts: "1..1e9",
  longest: "1..100000",
  seed: seedSpec,
  onProgress: callback,
};

const playoutOptions: OptionSpecs = { ...syncPlayoutOptions, ...asyncOptions };

/** A position in the tree, with the results of the games through it, for the side that moved into it. */
interface Node<G, M, P> {
  readonly game: G;
  /** Who moved into this position, and how; the root has neither. */
  readonly mover?: P;
  readonly move?: M;
  /** Moves not tried yet, the next one last. */
  readonly untried: M[];
  readonly children: Node<G, M, P>[];
  visits: number;
  points: number;
}

/** How many games to play between two checks of the clock and the signal. */
const SLICE = 4;

function startPlayouts<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  { playouts, timeMs, longest = 200, seed = 0, onProgress }: MonteCarloOptions<M>,
) {
  checkRules(rules);
  const dice = diceFrom(seed);
  const most = playouts ?? (timeMs === undefined ? 1000 : Number.POSITIVE_INFINITY);
  const nodeOf = (state: Pick<Node<G, M, P>, "game" | "mover" | "move">): Node<G, M, P> => {
    const untried = [...movesBy(rules, state.game)];
    shuffle(untried, untried.length, dice);
    return { ...state, untried, children: [], visits: 0, points: 0 };
  };
  const root = nodeOf({ game });
  if (root.untried.length === 0) refuseFinished();

  /** Selection, expansion, a playout and backpropagation. */
  const playOut = (): void => {
    const path = [root];
    let node: Node<G, M, P> | undefined = root;
    while (node !== undefined && node.untried.length === 0) {
      node = selectChild(node);
      if (node !== undefined) path.push(node);
    }
    if (node !== undefined) {
      const move = node.untried.pop() as M;
      const child = nodeOf({ game: rules.applyMove(node.game, move), mover: node.game.turn, move });
      node.children.push(child);
      path.push(child);
    }
    const winner = winnerFrom((path.at(-1) as Node<G, M, P>).game);
    for (const passed of path) {
      passed.visits++;
      passed.points += winner === null ? 0.5 : winner === passed.mover ? 1 : 0;
    }
  };

  /** Plays random moves and returns the winner; null for a draw or a game that takes too long. */
  const winnerFrom = (from: G): P | null => {
    let game = from;
    for (let ply = 0; ply < longest; ply++) {
      const moves = movesBy(rules, game);
      if (moves.length === 0) break;
      game = rules.applyMove(game, moves[dice(moves.length)] as M);
    }
    return rules.outcome(game)?.winner ?? null;
  };

  const choice = (): MonteCarloChoice<M> => {
    const best = root.children.reduce((most, child) => (child.visits > most.visits ? child : most));
    return { move: best.move as M, winRate: best.points / best.visits, playouts: root.visits };
  };

  /** Plays up to `games` more games; returns whether all have been played. */
  const work = (games: number): boolean => {
    const until = Math.min(root.visits + games, most);
    while (root.visits < until) playOut();
    onProgress?.(choice());
    return root.visits >= most;
  };
  return { work, choice };
}

/** Selects a child by UCB1; `undefined` at a game's end. */
function selectChild<G, M, P>({ children, visits }: Node<G, M, P>): Node<G, M, P> | undefined {
  const weight = 2 * Math.log(visits);
  let best: Node<G, M, P> | undefined;
  let most = -1;
  for (const child of children) {
    const ucb = child.points / child.visits + Math.sqrt(weight / child.visits);
    if (ucb > most) [best, most] = [child, ucb];
  }
  return best;
}

/**
 * Chooses a move in any game by playing it to its end many times. It yields to the event loop after every
 * few games. The same seed and number of playouts always give the same move.
 *
 * @param rules - The game's `legalMoves`, `applyMove` and `outcome`.
 * @throws `IllegalMoveError` `game-over` if there is no legal move; `MorabarabaError` `aborted`, with the
 * signal's reason as its `cause`.
 * @throws `ArgumentError` for invalid rules, and for an option that is unknown or out of its range. The
 * promise rejects with each of these errors.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
 * @example
 * ```ts
 * import { applyMove, createGame, legalMoves, outcome } from "morabaraba";
 * import { monteCarlo } from "morabaraba/bots";
 *
 * const rules = { legalMoves, applyMove, outcome };
 * const { move, winRate } = await monteCarlo(rules, createGame(), { playouts: 50 });
 * move.kind; // => "place"
 * winRate >= 0 && winRate <= 1; // => true
 * ```
 */
export async function monteCarlo<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  options: MonteCarloOptions<M> = {},
): Promise<MonteCarloChoice<M>> {
  const checked = checkOptions(playoutOptions, options);
  const { work, choice } = startPlayouts(rules, game, checked);
  await inTime(() => work(SLICE), checked);
  return choice();
}

/**
 * Does the same as {@link monteCarlo} without pauses and without a promise, for a number of playouts.
 *
 * @throws `IllegalMoveError` `game-over` and `ArgumentError`, as for {@link monteCarlo}.
 * @throws What the rules throw, such as `ParseError` or `VariantError` for an invalid game.
 * @example
 * ```ts
 * import { applyMove, legalMoves, outcome, parsePosition } from "morabaraba";
 * import { monteCarloSync } from "morabaraba/bots";
 *
 * const game = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
 * const { move } = monteCarloSync({ legalMoves, applyMove, outcome }, game, { playouts: 1000 });
 * move.to; // => "g7"
 * ```
 */
export function monteCarloSync<G extends { readonly turn: P }, M, P extends string>(
  rules: Rules<G, M, P>,
  game: G,
  options: Omit<MonteCarloOptions<M>, "timeMs" | "signal"> = {},
): MonteCarloChoice<M> {
  rejectAsyncOptions(options, "monteCarlo");
  const { work, choice } = startPlayouts(rules, game, checkOptions(syncPlayoutOptions, options));
  work(Number.POSITIVE_INFINITY);
  return choice();
}
