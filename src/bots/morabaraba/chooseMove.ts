/**
 * An opponent in one call, for Morabaraba and all its variants: what the search is given (limits, level, book) and what the
 * caller gets. The search itself is in `search.ts`.
 */

import { inTime } from "../../base/clock.ts";
import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/morabaraba/data/state.ts";
import type { Ruleset } from "../../rules/morabaraba/engine/compile.ts";
import { createPosition, make, type Position } from "../../rules/morabaraba/engine/movegen.ts";
import { decodeMove } from "../../rules/morabaraba/moves.ts";
import { outcomeOf } from "../../rules/morabaraba/play.ts";
import { encode, readGame, rulesetOf } from "../../rules/morabaraba/read.ts";
import {
  refuseFinished,
  refuseWaiting,
  type SearchLine,
  type SearchOptions,
  type SearchProgress,
  type SyncSearchOptions,
  searchOptions,
  syncSearchOptions,
} from "../options.ts";
import { diceFrom } from "../random.ts";
import { bookMove } from "./book.ts";
import { createMemory, createSearch, type Line, type Memory, type Search } from "./frame.ts";
import { DEEPEST, levelOf } from "./levels.ts";
import { advance, bestSoFar } from "./search.ts";
import { tableBits } from "./table.ts";

/** The result of a search. */
export interface SearchChoice extends SearchProgress<Move> {
  /** The move to play, the first of the principal variation. */
  readonly move: Move;
}

/** Positions between two looks at the clock and the signal: about a millisecond of work. */
const SLICE = 1000;

/** Positions looked at when no limit is given. */
const NODES = 100_000;

/** A search under way, and what it needs while it lasts. */
export interface Task {
  readonly ruleset: Ruleset;
  readonly root: Position;
  readonly search: Search;
  readonly nodes: number;
  readonly onProgress: ((progress: SearchProgress<Move>) => void) | undefined;
}

/** The position of a game that is not over. Throws {@link RulesError} `game-over`, and what the verbs throw. */
export function rootOf(ruleset: Ruleset, game: Game): Position {
  if (outcomeOf(readGame(game)) !== undefined) refuseFinished();
  return encode(ruleset, game);
}

/** The book's choice, or the search for one. */
export function start(
  ruleset: Ruleset,
  root: Position,
  options: SearchOptions<Move>,
  memory?: Memory,
): SearchChoice | Task {
  const { depth, timeMs, memory: megabytes = 24, seed = 0, weights, lines = 1, onProgress } = options;
  // The book has one move for a position, by the usual weights.
  const { book = weights === undefined && lines === 1 } = options;
  const player = levelOf(options.level ?? 10, ruleset);
  const known = player.book && book ? bookMove(ruleset, root, diceFrom(seed)) : -1;
  if (known >= 0) return choice(ruleset, root, 0, 0, [{ line: [known], score: 0 }]);
  const level = {
    ...player,
    depth: Math.min(player.depth, depth ?? DEEPEST),
    weights: weights ?? player.weights,
    patterns: weights === undefined ? player.patterns : undefined,
    // Nothing is overlooked where the tablebase knows the position, or a draw could be reported as a forced end.
    overlooks: options.tablebase?.(ruleset, root, true) === undefined ? player.overlooks : 0,
    tablebase: options.tablebase,
  };
  const asked = options.nodes ?? ((depth ?? timeMs) === undefined ? NODES : Number.POSITIVE_INFINITY);
  // Every move is looked up in the tablebase before the search may end.
  const nodes = options.tablebase ? Math.max(asked, SLICE) : asked;
  const expected = Math.min(nodes, (timeMs ?? nodes) * SLICE, 4 ** level.depth);
  const search = createSearch(
    ruleset,
    root,
    level,
    seed,
    memory ?? createMemory(tableBits(expected, megabytes)),
    lines,
  );
  return { ruleset, root, search, nodes, onProgress };
}

/** Looks at up to `slice` more positions; true when the search has come to an end. */
export function work(task: Task, slice: number = SLICE): boolean {
  const { ruleset, root, search, nodes, onProgress } = task;
  const until = Math.min(search.nodes + slice, nodes);
  while (advance(search, until)) {
    onProgress?.(choice(ruleset, root, search.depth, search.nodes, search.best));
    if (search.settled) return true;
  }
  return search.nodes >= nodes;
}

/** The best lines of the iteration under way so far, or else of the last complete one. */
export function finish({ ruleset, root, search }: Task): SearchChoice {
  return choice(ruleset, root, search.depth, search.nodes, bestSoFar(search));
}

function choice(
  ruleset: Ruleset,
  root: Position,
  depth: number,
  nodes: number,
  best: readonly Line[],
): SearchChoice {
  const lines = best.map(({ line, score }) => ({ score, moves: movesOf(ruleset, root, line) }));
  const { score, moves } = lines[0] as SearchLine<Move>;
  return { move: moves[0] as Move, score, depth, nodes, principalVariation: moves, lines };
}

/** A line from the root as moves. */
function movesOf(ruleset: Ruleset, root: Position, line: ArrayLike<number>): Move[] {
  let position = root;
  return Array.from(line, (packed) => {
    const move = decodeMove(ruleset, position, packed);
    const after = createPosition();
    make(ruleset, position, packed, after);
    position = after;
    return move;
  });
}

/**
 * Chooses a move for the side to move, and yields to the event loop about every millisecond. Without a limit it looks at
 * 100,000 positions. Equal games, seeds and limits of depth and nodes give equal moves on every machine; a limit of time does
 * not. The game may come from JSON, as for the verbs, and is not changed.
 *
 * @throws {@link RulesError} `game-over` when there is no move to choose; `aborted`, with the signal's reason as its `cause`:
 * the best move so far came through `onProgress`; what the verbs throw for a game that is not valid.
 * @throws {@link ArgumentError} for an option that is unknown or out of its range. The promise rejects with each of them.
 * @example
 * ```ts
 * import { applyMove, createGame } from "morabaraba";
 * import { chooseMove } from "morabaraba/bots";
 *
 * let game = createGame("mssa");
 * for (let ply = 0; ply < 6; ply++) {
 *   const { move } = await chooseMove(game, { nodes: 300, level: 4, seed: ply });
 *   game = applyMove(game, move);
 * }
 * game.ply; // => 6
 * ```
 */
export async function chooseMove(game: Game, options: SearchOptions<Move> = {}): Promise<SearchChoice> {
  const checked = checkOptions(searchOptions, options);
  const ruleset = rulesetOf(game);
  const task = start(ruleset, rootOf(ruleset, game), checked);
  if ("move" in task) return task;
  await inTime(() => work(task), checked);
  return finish(task);
}

/**
 * {@link chooseMove} without pauses and without a promise, for limits of depth and nodes: for scripts and workers.
 *
 * @throws {@link RulesError} `game-over`, {@link ArgumentError}, as for {@link chooseMove}.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
 *
 * const game = parsePosition("LL1D4/2DD4/3L4 l 0,0 - 0 60");
 * const { move, score } = chooseMoveSync(game, { depth: 4 });
 * move.to; // => "g7"
 * pliesToEnd(score); // => 1
 * ```
 */
export function chooseMoveSync(game: Game, options: SyncSearchOptions<Move> = {}): SearchChoice {
  refuseWaiting(options, "chooseMove");
  const checked = checkOptions(syncSearchOptions, options);
  const ruleset = rulesetOf(game);
  const task = start(ruleset, rootOf(ruleset, game), checked);
  if ("move" in task) return task;
  work(task, task.nodes);
  return finish(task);
}
