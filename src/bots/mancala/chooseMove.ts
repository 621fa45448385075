/**
 * An opponent in one call, for all games of mancala: what the search is given and what the caller gets. The search itself is in
 * `search.ts`.
 */

import { inTime } from "../../base/clock.ts";
import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { refuseFinished, refuseWaiting } from "../options.ts";
import { DEEPEST, levelOf } from "./levels.ts";
import {
  type SearchLine,
  type SearchOptions,
  type SearchProgress,
  type SyncSearchOptions,
  searchOptions,
  syncSearchOptions,
} from "./options.ts";
import { advance, bestSoFar, createSearch, type Line, type Search } from "./search.ts";
import { createTable, type Table, tableBits } from "./table.ts";

/** The result of a search. */
export interface SearchChoice extends SearchProgress {
  /** The move to play, the first of the principal variation. */
  readonly move: Move;
}

/** Positions between two looks at the clock and the signal: about a millisecond of work. */
const SLICE = 500;

/** Positions looked at when no limit is given. */
const NODES = 100_000;

/** A search under way, and what it needs while it lasts. */
export interface Task {
  readonly search: Search;
  readonly nodes: number;
  readonly onProgress: SearchOptions["onProgress"];
}

/** A search for the best move of a game. Throws {@link RulesError} `game-over`, and what the verbs throw. */
export function start(game: Game, options: SearchOptions, known?: Table): Task {
  const root = readGame(game);
  if (root.outcome !== undefined) refuseFinished();
  const { depth, timeMs, memory = 24, seed = 0, lines = 1, onProgress } = options;
  const player = levelOf(options.level ?? 10);
  const level = { ...player, depth: Math.min(player.depth, depth ?? DEEPEST) };
  const nodes = options.nodes ?? ((depth ?? timeMs) === undefined ? NODES : Number.POSITIVE_INFINITY);
  const expected = Math.min(nodes, (timeMs ?? nodes) * SLICE, 4 ** level.depth);
  const table = known ?? createTable(tableBits(expected, memory));
  return { search: createSearch(root, level, seed, table, lines), nodes, onProgress };
}

/** Looks at up to `slice` more positions; true when the search has come to an end. */
export function work(task: Task, slice: number = SLICE): boolean {
  const { search, nodes, onProgress } = task;
  const until = Math.min(search.nodes + slice, nodes);
  while (advance(search, until)) {
    onProgress?.(progress(search, search.best));
    if (search.settled) return true;
  }
  return search.nodes >= nodes;
}

/** The best lines of the iteration under way so far, or else of the last complete one. */
export function finish({ search }: Task): SearchChoice {
  const found = progress(search, bestSoFar(search));
  return { move: found.principalVariation[0] as Move, ...found };
}

function progress({ depth, nodes, exact }: Search, best: readonly Line[]): SearchProgress {
  const lines = best.map(({ line, score }) => ({ score, moves: Array.from(line, moveOf) }));
  const { score, moves } = lines[0] as SearchLine;
  return { score, exact, depth, nodes, principalVariation: moves, lines };
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
 * import { applyMove, createGame } from "morabaraba/mancala";
 * import { chooseMove } from "morabaraba/mancala/bots";
 *
 * let game = createGame("oware");
 * for (let ply = 0; ply < 6; ply++) {
 *   const { move } = await chooseMove(game, { nodes: 300, level: 4, seed: ply });
 *   game = applyMove(game, move);
 * }
 * game.ply; // => 6
 * ```
 */
export async function chooseMove(game: Game, options: SearchOptions = {}): Promise<SearchChoice> {
  const checked = checkOptions(searchOptions, options);
  const task = start(game, checked);
  await inTime(() => work(task), checked);
  return finish(task);
}

/**
 * {@link chooseMove} without pauses and without a promise, for limits of depth and nodes: for scripts and workers.
 *
 * @throws {@link RulesError} `game-over`, {@link ArgumentError}, as for {@link chooseMove}.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { chooseMoveSync } from "morabaraba/mancala/bots";
 *
 * const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
 * const { principalVariation, score, exact } = chooseMoveSync(game);
 * principalVariation[0]; // => { house: 6 }
 * exact; // => true
 * ```
 */
export function chooseMoveSync(game: Game, options: SyncSearchOptions = {}): SearchChoice {
  refuseWaiting(options, "chooseMove");
  const task = start(game, checkOptions(syncSearchOptions, options));
  work(task, task.nodes);
  return finish(task);
}
