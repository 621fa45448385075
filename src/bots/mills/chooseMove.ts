/* A bot in one call: sets up the search of `search.ts` (limits, level, book) and decodes its result. */

import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/mills/data/state.ts";
import type { Ruleset } from "../../rules/mills/engine/compile.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { lookupOf } from "../../rules/mills/engine/tablebase.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { outcomeOf } from "../../rules/mills/play.ts";
import { encodeGame, readGame, rulesetOf } from "../../rules/mills/read.ts";
import { MAX_DEPTH } from "../levels.ts";
import { refuseFinished, rejectAsyncOptions } from "../options.ts";
import { diceFrom } from "../random.ts";
import {
  expectedNodes,
  finishedTask,
  type Line,
  linesOf,
  nodeLimit,
  run,
  runSync,
  type Task,
} from "../runner.ts";
import { bestSoFar } from "../search.ts";
import { type BookValue, bookMove, bookValueOf } from "./book.ts";
import { type Level, levelOf, MATE_RANGE, playsByTheBook, WIN } from "./levels.ts";
import { type SearchOptions, type SearchProgress, searchOptions } from "./options.ts";
import { advance } from "./search.ts";
import { createMemory, createSearch, type Memory } from "./searchState.ts";
import { tableBits } from "./table.ts";

/** The result of a search. */
export interface SearchChoice extends SearchProgress {
  /** The move to play, the first of the best line. */
  readonly move: Move;
}

/** Positions between two checks of the clock and the signal: about a millisecond of work. */
const SLICE = 1000;

/** Positions before the first check of the clock: a cold process takes a few milliseconds for them. */
const FIRST_SLICE = 50;

/** Returns the position of a game; throws `IllegalMoveError` `game-over`, and as `legalMoves` does. */
export function rootOf(ruleset: Ruleset, game: Game): Position {
  if (outcomeOf(readGame(game)) !== undefined) refuseFinished();
  return encodeGame(ruleset, game);
}

/** Sets up the search for a move, or returns the book's move as a finished task. */
export function createTask(
  ruleset: Ruleset,
  root: Position,
  options: SearchOptions,
  memory?: Memory,
): Task<SearchChoice> {
  const { depth, memory: megabytes = 24, seed = 0, weights, lines = 1, onProgress, signal } = options;
  // The book has one move for each position, found with the usual weights.
  const { book = weights === undefined && lines === 1 } = options;
  const { level: number = 10 } = options;
  const packed = playsByTheBook(number) && book ? bookMove(ruleset, root, diceFrom(seed)) : -1;
  if (packed >= 0) {
    const { score, depth } = bookValueOf(ruleset, root, packed, true) as BookValue;
    return finishedTask(choiceOf(ruleset, root, { depth, nodes: 0 }, [{ line: [packed], score }]), signal);
  }
  // Only after the book, because the tables of a level take a moment to make.
  const full = levelOf(number, ruleset);
  const lookup = lookupOf(options.tablebase);
  // Not by spread syntax, because V8 gives each such object a hidden class of its own, and has to optimize
  // the search again for it.
  const level: Level = {
    depth: Math.min(full.depth, depth ?? MAX_DEPTH),
    evaluationNoise: full.evaluationNoise,
    // No move is missed if the tablebase has the root, or a draw could be reported as a forced end.
    missedMoves: lookup?.(ruleset, root, true) === undefined ? full.missedMoves : 0,
    quiescence: full.quiescence,
    weights: weights ?? full.weights,
    patterns: weights === undefined ? full.patterns : undefined,
    lookup,
  };
  // The search must not end before every move has been looked up in the tablebase.
  const nodes = Math.max(nodeLimit(options), lookup ? SLICE : 0);
  const bits = tableBits(expectedNodes(nodes, options, SLICE, level.depth), megabytes);
  const search = createSearch(
    ruleset,
    root,
    level,
    seed,
    memory ?? createMemory(bits, ruleset.isSpecial),
    lines,
  );
  return {
    search,
    advance: (until) => advance(search, until),
    choice: (isComplete) =>
      choiceOf(ruleset, root, search, isComplete ? search.best : bestSoFar(search, MATE_RANGE - WIN)),
    nodes,
    firstSlice: lookup ? SLICE : FIRST_SLICE,
    slice: SLICE,
    onProgress,
    signal,
  };
}

function choiceOf(
  ruleset: Ruleset,
  root: Position,
  { depth, nodes }: Pick<SearchProgress, "depth" | "nodes">,
  best: readonly Line[],
): SearchChoice {
  const lines = linesOf(best, (line) => movesOf(ruleset, root, line));
  const [{ score, moves }] = lines;
  return { move: moves[0], score, depth, nodes, lines };
}

/** Decodes a line of packed moves from the root. */
function movesOf(ruleset: Ruleset, root: Position, line: ArrayLike<number>): Move[] {
  let position = root;
  return Array.from(line, (packed) => {
    const move = decodeMove(ruleset, position, packed);
    const after = createPosition();
    makeMove(ruleset, position, packed, after);
    position = after;
    return move;
  });
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
 * @throws `MorabarabaError` `unsupported-variant` if `tablebase` has tables of other rules.
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
export async function chooseMove(game: Game, options: SearchOptions = {}): Promise<SearchChoice> {
  const checked = checkOptions(searchOptions, options);
  const ruleset = rulesetOf(game);
  return run(createTask(ruleset, rootOf(ruleset, game), checked), checked);
}

/**
 * Does the same as {@link chooseMove} without pauses and without a promise. It takes limits of depth and
 * nodes, and suits scripts and workers.
 *
 * @throws `IllegalMoveError` `game-over`, `ArgumentError`, as for {@link chooseMove}.
 * @throws `MorabarabaError` `unsupported-variant` if `tablebase` has tables of other rules.
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
export function chooseMoveSync(
  game: Game,
  options: Omit<SearchOptions, "timeMs" | "signal"> = {},
): SearchChoice {
  rejectAsyncOptions(options, "chooseMove");
  const checked = checkOptions(searchOptions, options);
  const ruleset = rulesetOf(game);
  return runSync(createTask(ruleset, rootOf(ruleset, game), checked));
}
