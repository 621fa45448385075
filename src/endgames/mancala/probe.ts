/* Probes tables for a game's value and best moves, and for the value of a position in a search. */

import { MorabarabaError } from "../../base/errors.ts";
import { variantFrom } from "../../rules/mancala/data/define.ts";
import type { Game, Move } from "../../rules/mancala/data/state.ts";
import type { Variant } from "../../rules/mancala/data/variant.ts";
import type { State } from "../../rules/mancala/engine/ending.ts";
import { marginOf, type Position } from "../../rules/mancala/engine/position.ts";
import { type Tablebase, tablebaseOf } from "../../rules/mancala/engine/tablebase.ts";
import { movesOf } from "../../rules/mancala/moves.ts";
import { play } from "../../rules/mancala/play.ts";
import { readGame } from "../../rules/mancala/read.ts";
import { type Numbering, numberOf } from "./numbering.ts";
import { otherRules } from "./rules.ts";
import { checkedTables, type EndgameTables } from "./tables.ts";

/** The result of a game for the side to move, with perfect play by both sides. */
export interface ProbeResult {
  readonly result: "won" | "drawn" | "lost";
  /** The lead in seeds at the end, for the side to move; negative for a loss. */
  readonly margin: number;
  /** All best moves: those with this margin; empty if the game is over. */
  readonly moves: readonly Move[];
}

/**
 * Looks up a game's result and its best moves in tables. Returns `undefined` for a game with more seeds in
 * the houses than the tables cover, and while a player may still swap.
 *
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @throws `MorabarabaError` `unsupported-variant` if the game has other rules than the tables.
 * @throws `ParseError` if `game` is invalid; `at` is the invalid field.
 * @throws `VariantError` if the game's variant is invalid.
 * @example
 * ```ts
 * import { createGame, parsePosition } from "morabaraba/mancala";
 * import { probeTables, solveEndgames } from "morabaraba/mancala/endgames";
 *
 * const tables = await solveEndgames("kalah", { seeds: 7 });
 * const found = probeTables(tables, parsePosition("0,0,0,0,2,1/0,0,0,0,0,4 20,21 s", "kalah"));
 * found?.margin; // => -2
 * found?.moves; // => [{ house: 6 }]
 * probeTables(tables, createGame()); // => undefined
 * ```
 */
export function probeTables(tables: EndgameTables, game: Game): ProbeResult | undefined {
  const state = readGame(game);
  const { position, outcome } = state;
  const reader = readerOf(tables, position.variant);
  if (outcome !== undefined) return resultOf(marginOf(position.stores, position.side), []);
  if (tableValue(reader, position) === undefined) return undefined;
  const moves = movesOf(state);
  const margins = moves.map((move) =>
    marginAfter(reader, state, (move as { readonly house: number }).house - 1),
  );
  const best = Math.max(...margins);
  return resultOf(
    best,
    moves.filter((_, i) => margins[i] === best),
  );
}

/** Returns the final lead of the side to move if it plays a house. */
function marginAfter(reader: Reader, state: State, house: number): number {
  const { side } = state.position;
  const { position, outcome } = play(state, house);
  const lead = marginOf(position.stores, side);
  const value = outcome === undefined ? (tableValue(reader, position) as number) : 0;
  return lead + (position.side === side ? value : 0 - value);
}

function resultOf(margin: number, moves: readonly Move[]): ProbeResult {
  const result = margin > 0 ? "won" : margin < 0 ? "lost" : "drawn";
  return Object.freeze({ result, margin, moves: Object.freeze(moves) });
}

/** Tables that have been checked, for one variant. */
interface Reader {
  readonly variant: Variant;
  readonly values: Int8Array;
  readonly numbering: Numbering;
}

const readers = /* @__PURE__ */ new WeakMap<EndgameTables, Reader>();

/** Returns a reader of the tables; throws `MorabarabaError` `not-tables` or `unsupported-variant`. */
function readerOf(tables: EndgameTables, variant: Variant): Reader {
  let reader = readers.get(Object(tables));
  if (reader === undefined) {
    const numbering = checkedTables(tables);
    reader = { variant: variantFrom(tables.variant), values: tables.values, numbering };
    readers.set(tables, reader);
  }
  if (reader.variant === variant) return reader;
  const different = otherRules(reader.variant, variant);
  if (different.length === 0) return reader;
  throw new MorabarabaError(
    "unsupported-variant",
    `These endgame tables do not fit the game's variant: they have other values of ${different.join(", ")}.`,
  );
}

/** Returns the value of a position that is not over; `undefined` if the tables do not have it. */
function tableValue({ numbering, values }: Reader, position: Position): number | undefined {
  if (position.swap) return undefined;
  const number = numberOf(numbering, position);
  return number < 0 ? undefined : values[number];
}

/**
 * Creates a tablebase for the option `tablebase` of `chooseMove` in `morabaraba/mancala/bots`. A bot at level
 * 10 then plays the positions in the tables perfectly, and proves positions with more seeds sooner.
 *
 * @param tables - Tables, or a function that returns them once they are loaded, so that a bot need not wait.
 * @throws `MorabarabaError` `not-tables` if `tables` are not endgame tables.
 * @throws `MorabarabaError` `unsupported-variant`, when the option is used, if the game has other rules than the
 * tables.
 * @example
 * ```ts
 * import { parsePosition } from "morabaraba/mancala";
 * import { chooseMoveSync } from "morabaraba/mancala/bots";
 * import { createTablebase, solveEndgames } from "morabaraba/mancala/endgames";
 *
 * const tablebase = createTablebase(await solveEndgames("kalah", { seeds: 8 }));
 * const game = parsePosition("0,1,2,0,1,3/2,0,3,1,0,1 12,22 s", "kalah");
 * chooseMoveSync(game, { nodes: 1000, tablebase }).exact; // => true
 * ```
 */
export function createTablebase(tables: EndgameTables | (() => EndgameTables | undefined)): Tablebase {
  const getTables = typeof tables === "function" ? tables : () => tables;
  if (typeof tables !== "function") checkedTables(tables);
  return tablebaseOf((position) => {
    const loaded = getTables();
    return loaded && tableValue(readerOf(loaded, position.variant), position);
  }, getTables);
}
