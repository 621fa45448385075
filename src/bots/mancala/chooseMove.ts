/* A bot in one call: sets up the search and the proof of `both.ts`, and decodes their result. */

import { checkOptions } from "../../base/options.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import { type BookEntry, bookLookupOf } from "../../rules/mancala/engine/book.ts";
import { marginOf, type Position } from "../../rules/mancala/engine/position.ts";
import { type Lookup, lookupOf } from "../../rules/mancala/engine/tablebase.ts";
import { moveOf } from "../../rules/mancala/moves.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { isOpenEnded } from "../bot.ts";
import { MAX_DEPTH } from "../levels.ts";
import { refuseFinished, rejectAsyncOptions } from "../options.ts";
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
import { advanceBoth, createBoth } from "./both.ts";
import { finalScore, WON } from "./evaluate.ts";
import { levelOf } from "./levels.ts";
import { type SearchOptions, type SearchProgress, searchOptions } from "./options.ts";
import { createProof, type Proof } from "./proof.ts";
import { hasFewHouses } from "./proofOrder.ts";
import { createProofTable, type ProofTable } from "./proofTable.ts";
import { isInReach, isProvable, provedLines } from "./prove.ts";
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

/** What a bot keeps between moves: the tables of its searches and of its proofs. */
export interface Memory {
  readonly table: Table;
  readonly proofs: ProofTable;
}

/**
 * Creates a memory for a search of `positions` with at most this many megabytes. Rules under which nothing
 * can be proved need no table of proofs.
 */
export function createMemory(positions: number, megabytes: number, isProving: boolean): Memory {
  const bits = tableBits(positions, isProving ? megabytes / 2 : megabytes);
  return { table: createTable(bits), proofs: createProofTable(isProving ? bits : 1) };
}

/**
 * Positions to search with tables when no limit is given: more while a proof is likely to end, and most on
 * boards with few houses, as in kalah, where the book and the tables are near.
 */
const NODES_WITH_TABLES = 300_000;
const NODES_TO_PROVE = { few: 5_000_000, many: 1_000_000 } as const;

/** Sets up the search for a move; throws `IllegalMoveError` `game-over`, and as `legalMoves` does. */
export function createTask(game: Game, options: SearchOptions, kept?: Memory): Task<SearchChoice> {
  const root = readGame(game);
  if (root.outcome !== undefined) refuseFinished();
  const { depth, memory = 24, seed = 0, lines = 1, timeMs, onProgress, signal } = options;
  const isFull = isOpenEnded(options, options);
  const entry = isFull && lines === 1 ? bookLookupOf(options.book)?.(root.position) : undefined;
  if (entry !== undefined) return finishedTask(bookChoice(root.position, entry), signal);
  const errors = levelOf(options.level ?? 10, root.position.seeds);
  const level = { ...errors, depth: Math.min(errors.depth, depth ?? MAX_DEPTH) };
  const mayProve = isFull && !root.position.swap && isProvable(root.position.variant);
  const lookup = mayProve ? lookupOf(options.tablebase) : undefined;
  const isLimited = (options.nodes ?? depth ?? timeMs) !== undefined;
  const isProving = mayProve && isInReach(root.position, lookup, isLimited);
  const most = isProving
    ? NODES_TO_PROVE[hasFewHouses(root.position.variant) ? "few" : "many"]
    : NODES_WITH_TABLES;
  const nodes = lookup && !isLimited ? most : nodeLimit(options);
  const memories = kept ?? createMemory(expectedNodes(nodes, options, SLICE, level.depth), memory, isProving);
  const search = createSearch(root, level, seed, memories.table, lines);
  const proof = isProving ? proofOf(search, lookup, memories.proofs) : undefined;
  const both = createBoth(search, proof, nodes);
  return {
    search: both,
    advance: (until) => advanceBoth(both, until),
    choice: (isComplete) =>
      both.isProved && proof
        ? choiceOf(both, provedLines(proof))
        : choiceOf(search, isComplete ? search.best : bestSoFar(search, -WON / 2), both.nodes),
    nodes,
    firstSlice: FIRST_SLICE,
    slice: SLICE,
    onProgress,
    signal,
  };
}

/** Returns a proof of the root of a search, with its moves in the order in which the search tries them. */
function proofOf({ frames, multiPv, weights }: Search, lookup: Lookup | undefined, table: ProofTable): Proof {
  const root = frames[0]!;
  return createProof(root.position, [...root.moves.subarray(0, root.count)], multiPv, weights, lookup, table);
}

/** Decodes a move from a book. */
function bookChoice(position: Position, { move, value }: BookEntry): SearchChoice {
  const { stores, side } = position;
  const score = finalScore(marginOf(stores, side) + value);
  const line = { score, line: [move] };
  return choiceOf({ depth: 0, nodes: 0, exact: true, settled: true }, [line]);
}

function choiceOf(
  { depth, nodes, exact, settled }: Pick<Search, "depth" | "nodes" | "exact" | "settled">,
  best: readonly Line[],
  searched: number = nodes,
): SearchChoice {
  const lines = linesOf(best, (line) => Array.from(line, moveOf));
  const [{ score, moves }] = lines;
  // During an iteration, `exact` is only about the lines that are already finished.
  return { move: moves[0], score, exact: exact && settled, depth, nodes: searched, lines };
}

/**
 * Chooses a move for the side to move, and yields to the event loop about every millisecond. Without a limit
 * it searches 100,000 positions. The same game, seed and `depth` or `nodes` limit give the same move on every
 * machine; time limits are not reproducible. The game may come from JSON and is not changed.
 *
 * Level 10 uses an opening book and endgame tables only if you pass them as `book` and `tablebase`. The bots
 * of `morabaraba/families` and `createOpponent` have both.
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
