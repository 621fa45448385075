/* Probes tables for a game's result and best moves, and for the result of a position in a search. */

import type { Game, Move } from "../../rules/mills/data/state.ts";
import { type Tablebase, tablebaseOf } from "../../rules/mills/engine/tablebase.ts";
import { decodeMove } from "../../rules/mills/moves.ts";
import { outcomeOf } from "../../rules/mills/play.ts";
import { readGame } from "../../rules/mills/read.ts";
import { listSeen } from "../../rules/seen.ts";
import { checkedTables, type EndgameTables } from "./tables.ts";
import {
  covers,
  forMoves,
  mayBeDrawn,
  pliesOf,
  type Reader,
  readerOf,
  scoreAfter,
  scoreOf,
  seenIn,
} from "./values.ts";

/** The result of a game for the side to move, with perfect play by both sides. */
export interface ProbeResult {
  readonly result: "won" | "drawn" | "lost";
  /** Plies to the end if the winner plays the shortest way and the loser the longest; null for a draw. */
  readonly plies: number | null;
  /** All best moves; empty if the game is over. */
  readonly moves: readonly Move[];
  /**
   * False for a win or a loss that may still become a draw by the game's `repetition`, or by a
   * `drawAfterQuietPlies` that the tables were solved without. Draws are always certain.
   */
  readonly certain: boolean;
}

/**
 * Looks up a game's result and its best moves in tables. The repeat-mill rule counts, and so do `tenMoves`
 * and the `drawAfterQuietPlies` of the tables: a win that takes too many quiet plies is a draw. Returns
 * `undefined` for a game with cows in hand, or with more cows on the board than the tables cover.
 *
 * Tables also serve variants that add `repetition` or `drawAfterQuietPlies` to the rules of the tables; for
 * their games, see `certain` in the result.
 *
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @throws `MorabarabaError` `unsupported-variant` if the game has other endgame rules than the tables.
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { createGame, parsePosition } from "morabaraba";
 * import { probeTables, solveEndgames } from "morabaraba/endgames";
 *
 * const tables = await solveEndgames("standard", { cows: 3 });
 * const found = probeTables(tables, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60"));
 * found?.result; // => "won"
 * found?.plies; // => 3
 * found?.moves[0]; // => { kind: "fly", from: "a7", to: "e3" }
 * probeTables(tables, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 8 60"))?.result; // => "drawn"
 * probeTables(tables, createGame()); // => undefined
 * ```
 */
export function probeTables(tables: EndgameTables, game: Game): ProbeResult | undefined {
  const state = readGame(game);
  const { ruleset, position } = state;
  const end = outcomeOf(state);
  const reader = readerOf(tables, ruleset);
  if (!covers(tables, position)) return undefined;
  if (end?.winner === null) return answer(0, null, []);
  if (end) return answer(end.winner === game.turn ? 1 : -1, 0, []);
  const moves: Move[] = [];
  const scores: number[] = [];
  const scoreMoves = (exact: boolean): number => {
    moves.length = scores.length = 0;
    forMoves(reader, position, (next, move) => {
      moves.push(decodeMove(ruleset, position, move));
      scores.push(scoreAfter(reader, next, exact));
    });
    return Math.max(...scores);
  };
  // It is quicker to look for a win first.
  const best = Math.max(scoreMoves(false), 0) || scoreMoves(true);
  const isBest = (_: Move, i: number): boolean => scores[i] === best;
  if (best === 0) return answer(0, null, moves.filter(isBest));
  const plies = pliesOf(best);
  return answer(
    best,
    plies,
    moves.filter(isBest),
    !mayBeDrawn(reader, position, plies, listSeen(state.seen)),
  );
}

function answer(sign: number, plies: number | null, moves: readonly Move[], certain = true): ProbeResult {
  const result = sign > 0 ? "won" : sign < 0 ? "lost" : "drawn";
  return Object.freeze({ result, plies, moves: Object.freeze(moves), certain });
}

/**
 * Creates a tablebase for the option `tablebase` of `chooseMove` in `morabaraba/bots`. A bot of any level
 * then plays the positions in the tables perfectly. If a position is drawn, or its win or loss is not
 * certain, the bot searches as usual.
 *
 * @param tables - Tables, or a function that returns them once they are loaded, so that a bot need not wait.
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @throws `MorabarabaError` `unsupported-variant`, when the option is used, if the game has other endgame
 * rules than the tables.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { chooseMoveSync, pliesToEnd } from "morabaraba/bots";
 * import { createTablebase, solveEndgames } from "morabaraba/endgames";
 *
 * const tablebase = createTablebase(await solveEndgames("standard", { cows: 3 }));
 * const game = parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60");
 * pliesToEnd(chooseMoveSync(game, { nodes: 1, tablebase }).score); // => 3
 * ```
 */
export function createTablebase(tables: EndgameTables | (() => EndgameTables | undefined)): Tablebase {
  const getTables = typeof tables === "function" ? tables : () => tables;
  if (typeof tables !== "function") checkedTables(tables);
  let last: EndgameTables | undefined;
  let reader: Reader | undefined;
  return tablebaseOf((ruleset, position, exact) => {
    const loaded = getTables();
    if (loaded === undefined) return undefined;
    if (reader === undefined || loaded !== last || ruleset !== reader.ruleset)
      reader = readerOf(loaded, ruleset);
    last = loaded;
    if (!covers(loaded, position)) return undefined;
    const score = scoreOf(reader, position, exact);
    if (score === 0) return 0;
    const plies = pliesOf(score);
    return mayBeDrawn(reader, position, plies, seenIn(ruleset, position))
      ? undefined
      : Math.sign(score) * plies;
  }, getTables);
}
