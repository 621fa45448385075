/** Probing tables: the result and the best moves of a game, and the result of a position in a search. */

import type { Game, Move } from "../rules/mills/data/state.ts";
import { type Tablebase, tablebaseOf } from "../rules/mills/engine/tablebase.ts";
import { decodeMove } from "../rules/mills/moves.ts";
import { outcomeOf } from "../rules/mills/play.ts";
import { readGame } from "../rules/mills/read.ts";
import { listSeen } from "../rules/seen.ts";
import { checkedTables, type EndgameTables } from "./tables.ts";
import {
  forMoves,
  holds,
  judge,
  mayBeDrawn,
  pliesOf,
  type Reader,
  readerOf,
  scoreAfter,
  seenIn,
} from "./values.ts";

/** The result of a game for the side to move, with best play by both sides. */
export interface ProbeResult {
  readonly result: "won" | "drawn" | "lost";
  /** Plies to the end: the winner takes the shortest way, the loser the longest. Null for a draw. */
  readonly plies: number | null;
  /** All best moves; empty when the game is over. */
  readonly moves: readonly Move[];
  /**
   * False for a win or a loss that the game's `repetition` or `drawAfterQuietPlies` may still turn into a draw: the tables
   * do not say whether they do. Draws are always certain.
   */
  readonly certain: boolean;
}

/**
 * Looks a game up in tables: its result and its best moves. Bars of the repeat-mill rule and quiet plies count, so a win
 * that takes too many quiet plies is a draw. Returns `undefined` for a game with cows in hand or with more cows on the board
 * than the tables hold.
 *
 * Tables also serve variants that add `repetition` or `drawAfterQuietPlies` to the rules of the tables; `certain` says when
 * these may matter.
 *
 * @throws `MorabarabaError` `not-tables`; `unsupported-variant` for a game with other endgame rules than the tables. For a
 * value that is not a game, the errors of the verbs.
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
  if (!holds(tables, position)) return undefined;
  if (end?.winner === null) return answer(0, null, []);
  if (end) return answer(end.winner === game.turn ? 1 : -1, 0, []);
  const moves: Move[] = [];
  const scores: number[] = [];
  const look = (exact: boolean): number => {
    moves.length = scores.length = 0;
    forMoves(reader, position, (next, move) => {
      moves.push(decodeMove(ruleset, position, move));
      scores.push(scoreAfter(reader, next, exact));
    });
    return Math.max(...scores);
  };
  // To look for a win first is quicker.
  const best = Math.max(look(false), 0) || look(true);
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
 * Tables for the option `tablebase` of `chooseMove` of `morabaraba/bots`. At any level the bot then plays the positions of
 * the tables perfectly, and searches on from draws and from ends that are not certain.
 *
 * @param tables - Tables, or a function that returns them once they are there: a bot need not wait for them.
 * @throws `MorabarabaError` `not-tables`. A call with the option throws `unsupported-variant` for a game with other endgame
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
  const present = typeof tables === "function" ? tables : () => tables;
  if (typeof tables !== "function") checkedTables(tables);
  let known: EndgameTables | undefined;
  let reader: Reader | undefined;
  return tablebaseOf((ruleset, position, exact) => {
    const now = present();
    if (now === undefined) return undefined;
    if (reader === undefined || now !== known || ruleset !== reader.ruleset) reader = readerOf(now, ruleset);
    known = now;
    if (!holds(now, position)) return undefined;
    const score = judge(reader, position, exact);
    if (score === 0) return 0;
    const plies = pliesOf(score);
    return mayBeDrawn(reader, position, plies, seenIn(ruleset, position))
      ? undefined
      : Math.sign(score) * plies;
  });
}
