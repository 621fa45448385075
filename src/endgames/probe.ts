/** Questions to tables: of a game, how it ends and by which moves; of a search's position, how it ends. */

import type { Game, Move } from "../rules/morabaraba/data/state.ts";
import type { Ruleset } from "../rules/morabaraba/engine/compile.ts";
import { ending } from "../rules/morabaraba/engine/ending.ts";
import type { Tablebase } from "../rules/morabaraba/engine/tablebase.ts";
import { decodeMove } from "../rules/morabaraba/moves.ts";
import { readPosition } from "../rules/morabaraba/read.ts";
import { checkedTables, type Tables } from "./tables.ts";
import { forMoves, holds, judge, type Reader, readerOf, scoreAfter, WON } from "./values.ts";

/** The result of a game for the side to move, with best play by both sides. */
export interface Probe {
  readonly result: "won" | "drawn" | "lost";
  /** Plies to the end: the winner takes the shortest way, the loser the longest. Null for a draw. */
  readonly plies: number | null;
  /** All best moves; empty when the game is over. */
  readonly moves: readonly Move[];
}

/**
 * Looks a game up in tables: its result and its best moves. Bars of the repeat-mill rule and quiet plies count, so a win that
 * takes too many of them is a draw. Returns `undefined` for a game that the tables do not hold: with cows in hand, with more
 * cows on the board than they have, or of a variant with other endgames.
 *
 * @throws {@link RulesError} `not-tables`; what the verbs throw for a value that is not a game.
 * @example
 * ```ts
 * import { createGame, parsePosition } from "morabaraba";
 * import { probe, solve } from "morabaraba/endgames";
 *
 * const tables = await solve("standard", { cows: 3 });
 * const found = probe(tables, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60"));
 * found?.result; // => "won"
 * found?.plies; // => 3
 * found?.moves[0]; // => { kind: "fly", from: "a7", to: "e3" }
 * probe(tables, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 8 60"))?.result; // => "drawn"
 * probe(tables, createGame()); // => undefined
 * ```
 */
export function probe(tables: Tables, game: Game): Probe | undefined {
  const { ruleset, position } = readPosition(game);
  const reader = readerOf(tables, ruleset);
  if (reader === undefined || !holds(tables, position)) return undefined;
  const { verdict } = game;
  if (verdict !== undefined)
    return answer(verdict.winner === null ? 0 : verdict.winner === game.turn ? WON : -WON, []);
  if (ending(ruleset, position) !== undefined) return answer(judge(reader, position, true), []);
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
  // Whether there is a win is soon seen.
  const best = Math.max(look(false), 0) || look(true);
  return answer(
    best,
    moves.filter((_, i) => scores[i] === best),
  );
}

function answer(score: number, moves: readonly Move[]): Probe {
  return Object.freeze({
    result: score > 0 ? "won" : score < 0 ? "lost" : "drawn",
    plies: score === 0 ? null : WON - Math.abs(score),
    moves: Object.freeze(moves),
  });
}

/**
 * Tables for the option `tablebase` of `chooseMove` of `morabaraba/bots`. At any level the bot then plays their positions
 * perfectly, and searches on where they say draw. Games of other rules are played as without tables.
 *
 * @throws {@link RulesError} `not-tables`.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba";
 * import { encode, rulesetFor } from "morabaraba/engine";
 * import { solve, tablebase } from "morabaraba/endgames";
 *
 * const distance = tablebase(await solve("standard", { cows: 3 }));
 * const ruleset = rulesetFor("standard");
 * const position = encode(ruleset, parsePosition("L7/2D2D2/1D1L2L1 l 0,0 - 0 60"));
 * distance(ruleset, position, true); // => 3
 * ```
 */
export function tablebase(tables: Tables): Tablebase {
  checkedTables(tables);
  let last: Ruleset | undefined;
  let reader: Reader | undefined;
  return (ruleset, position, exact) => {
    if (!holds(tables, position)) return undefined;
    if (ruleset !== last) reader = readerOf(tables, ruleset);
    last = ruleset;
    if (reader === undefined) return undefined;
    const score = judge(reader, position, exact);
    return Math.sign(score) * WON - score;
  };
}
