/* A bot in one call: sets up the search of `search.ts` and decodes its result. */

import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { MAX_DEPTH } from "../levels.ts";
import { refuseFinished, rejectAsyncOptions } from "../options.ts";
import { expectedNodes, type Line, linesOf, nodeLimit, run, runSync, type Task } from "../runner.ts";
import { bestSoFar } from "../search.ts";
import { WON } from "./evaluate.ts";
import { levelOf } from "./levels.ts";
import { type SearchOptions, type SearchProgress, searchOptions } from "./options.ts";
import { advance } from "./search.ts";
import { createSearch, type Search } from "./searchState.ts";
import { createTable, type Table, tableBits } from "./table.ts";

/** The result of a search. */
export interface SearchChoice extends SearchProgress {
  /** The move to play, the first of the best line. */
  readonly move: Move;
}

/** Positions between two checks of the clock and the signal: about a millisecond of work. */
const SLICE = 500;

/** Positions before the first check of the clock: a cold process takes a few milliseconds for them. */
const FIRST_SLICE = 50;

/** Sets up the search for a move; throws `IllegalMoveError` `game-over`, and as `legalMoves` does. */
export function createTask(game: Game, options: SearchOptions, kept?: Table): Task<SearchChoice> {
  const root = readGame(game);
  if (root.outcome !== undefined) refuseFinished();
  const { depth, memory = 24, seed = 0, lines = 1, onProgress, signal } = options;
  const { depth: most, evaluationNoise, missedMoves } = levelOf(options.level ?? 10);
  const level = { depth: Math.min(most, depth ?? MAX_DEPTH), evaluationNoise, missedMoves };
  const nodes = nodeLimit(options);
  const table = kept ?? createTable(tableBits(expectedNodes(nodes, options, SLICE, level.depth), memory));
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
  const lines = linesOf(best, (line) => Array.from(line, moveOf));
  const [{ score, moves }] = lines;
  // During an iteration, `exact` is only about the lines that are already finished.
  return { move: moves[0], score, exact: exact && settled, depth, nodes, lines };
}

/**
 * Chooses a move for the side to move, and yields to the event loop about every millisecond. Without a limit
 * it searches 100,000 positions. The same game, seed and `depth` or `nodes` limit give the same move on every
 * machine; time limits are not reproducible. The game may come from JSON and is not changed.
 *
 * @throws `IllegalMoveError` `game-over` if there is no move to choose; `MorabarabaError` `aborted`, with the
 * signal's reason as its `cause` (`onProgress` reported the best move so far); `ParseError` or
 * `VariantError` if the game is invalid.
 * @throws `ArgumentError` for an option that is unknown or out of its range. The promise rejects with these.
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
 * Does the same as {@link chooseMove} without pauses and without a promise. It takes limits of depth and
 * nodes, and suits scripts and workers.
 *
 * @throws `IllegalMoveError` `game-over` and `ArgumentError`, as for {@link chooseMove}.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { chooseMoveSync } from "morabaraba/mancala/bots";
 *
 * const game = parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah");
 * const { move, lines, exact } = chooseMoveSync(game);
 * move; // => { house: 6 }
 * lines[0].moves.length; // => 3
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
