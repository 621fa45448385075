/**
 * A bot in one call, for all games of mancala: what the search is given and what the caller gets. The search itself is in
 * `advance.ts`.
 */

import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { refuseFinished, rejectAsyncOptions, type SearchLine } from "../options.ts";
import { expectedNodes, type Line, nodeLimit, run, runSync, type Task } from "../runner.ts";
import { bestSoFar } from "../search.ts";
import { advance } from "./advance.ts";
import { WON } from "./evaluate.ts";
import { DEEPEST, levelOf } from "./levels.ts";
import { type SearchOptions, type SearchProgress, searchOptions } from "./options.ts";
import { createSearch, type Search } from "./search.ts";
import { createTable, type Table, tableBits } from "./table.ts";

/** The result of a search. */
export interface SearchChoice extends SearchProgress {
  /** The move to play, the first of the principal variation. */
  readonly move: Move;
}

/** Positions between two looks at the clock and the signal: about a millisecond of work. */
const SLICE = 500;

/** Positions before the first look at the clock: a cold process takes a few milliseconds for them. */
const FIRST_SLICE = 50;

/** The search for a move. Throws `IllegalMoveError` `game-over`, and what the verbs throw. */
export function createTask(game: Game, options: SearchOptions, known?: Table): Task<SearchChoice> {
  const root = readGame(game);
  if (root.outcome !== undefined) refuseFinished();
  const { depth, memory = 24, seed = 0, lines = 1, onProgress, signal } = options;
  const full = levelOf(options.level ?? 10);
  const level = { ...full, depth: Math.min(full.depth, depth ?? DEEPEST) };
  const nodes = nodeLimit(options);
  const table = known ?? createTable(tableBits(expectedNodes(nodes, options, SLICE, level.depth), memory));
  const search = createSearch(root, level, seed, table, lines);
  return {
    search,
    advance: (until) => advance(search, until),
    choice: (isComplete) => choiceOf(search, isComplete ? search.best : bestSoFar(search, -WON / 2)),
    nodes,
    firstSlice: FIRST_SLICE,
    slice: SLICE,
    onProgress,
    signal,
  };
}

function choiceOf({ depth, nodes, exact, settled }: Search, best: readonly Line[]): SearchChoice {
  const lines = best.map(({ line, score }) => ({ score, moves: Array.from(line, moveOf) }));
  const { score, moves } = lines[0] as SearchLine<Move>;
  // Of several lines, those of an iteration under way say nothing of the others.
  return {
    move: moves[0] as Move,
    score,
    exact: exact && settled,
    depth,
    nodes,
    principalVariation: moves,
    lines,
  };
}

/**
 * Chooses a move for the side to move, and yields to the event loop about every millisecond. Without a limit it looks at
 * 100,000 positions. Equal games, seeds and limits of depth and nodes give equal moves on every machine; a limit of time
 * does not. The game may come from JSON, as for the verbs, and is not changed.
 *
 * @throws `IllegalMoveError` `game-over` when there is no move to choose; `MorabarabaError` `aborted`, with the signal's
 * reason as its `cause`: the best move so far came through `onProgress`; what the verbs throw for a game that is not valid.
 * @throws `ArgumentError` for an option that is unknown or out of its range. The promise rejects with each of them.
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
  return run(createTask(game, checked), checked);
}

/**
 * Does the same as {@link chooseMove} without pauses and without a promise. It takes limits of depth and nodes, and
 * suits scripts and workers.
 *
 * @throws `IllegalMoveError` `game-over`, `ArgumentError`, as for {@link chooseMove}.
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
export function chooseMoveSync(
  game: Game,
  options: Omit<SearchOptions, "timeMs" | "signal"> = {},
): SearchChoice {
  rejectAsyncOptions(options, "chooseMove");
  return runSync(createTask(game, checkOptions(searchOptions, options)));
}
