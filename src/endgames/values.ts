/**
 * What a position is worth by the tables: lost if it stands there, won if a move leads to one that does, drawn otherwise. A
 * position with a bar of the repeat-mill rule stands in no table and is looked through until the bars are gone.
 */
import { countBits } from "../morabaraba/engine/bits.ts";
import type { Engine } from "../morabaraba/engine/compile.ts";
import { ending, winnerOf } from "../morabaraba/engine/ending.ts";
import { createPosition, generate, MOST_MOVES, make, type Position } from "../morabaraba/engine/movegen.ts";
import { quietLimit } from "./rules.ts";
import { type Pair, pairOf, slotOf } from "./slots.ts";
import { type BySides, bySides, type Table } from "./tables.ts";

/** Tables, ready to be read. */
export interface Reader {
  readonly engine: Engine;
  readonly tables: BySides<{ readonly table: Table; readonly pair: Pair }>;
}

/** A reader of some tables of a variant. */
export function createReader(engine: Engine, tables: readonly Table[]): Reader {
  const readable: { readonly table: Table; readonly pair: Pair }[] = [];
  for (const table of tables) {
    const { own, other } = table.row;
    readable[own * 16 + other] = { table, pair: pairOf(engine, Math.max(own, other), Math.min(own, other)) };
  }
  return { engine, tables: readable };
}

/**
 * The score of a game that is over and won; of one that is won or lost in so many plies, that many less or more. Nothing takes
 * as many plies as this.
 */
export const WON = 100_000;

/** Plies to the end of a position that stands in a table as lost with so many quiet plies to come; -1 if it does not. */
function find({ slots, needs, plies }: Table, slot: number, left: number): number {
  let [from, to] = [0, slots.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (slots[middle]! > slot) to = middle;
    else from = middle + 1;
  }
  // The entries of a slot need ever more quiet plies and are ever quicker.
  for (let i = from - 1; slots[i] === slot; i--) if (needs[i]! <= left) return plies[i]!;
  return -1;
}

/** Plies to the end if a table says that the side to move loses, else -1. For positions without a bar. */
export function lossOf({ engine, tables }: Reader, { own, other, quiet }: Position): number {
  const [ownCows, otherCows] = [countBits(own), countBits(other)];
  if (ownCows < engine.variant.loseBelow) return 0;
  const { table, pair } = bySides(tables, ownCows, otherCows)!;
  const left = quietLimit(engine.variant, ownCows, otherCows) - quiet;
  return find(table, slotOf(pair, ownCows >= otherCows, own, other), left);
}

const hasBar = ({ ownBar, otherBar }: Position): boolean => (ownBar | otherBar) !== 0;

/** The score of a position, for the side to move. */
export function judge(reader: Reader, position: Position): number {
  const { engine } = reader;
  const reason = ending(engine, position);
  if (reason !== undefined) {
    const winner = winnerOf(engine, position, reason);
    return winner < 0 ? 0 : winner === position.turn ? WON : -WON;
  }
  const barred = hasBar(position);
  const loss = barred ? -1 : lossOf(reader, position);
  if (loss >= 0) return loss - WON;
  // Whatever the tables do not say is lost is not, so that nothing but wins is of interest.
  let best = barred ? -WON : 0;
  forMoves(reader, position, (next) => {
    best = Math.max(best, scoreAfter(reader, next, barred));
  });
  return best;
}

/** The score of a move for whoever made it, by the position after it; unless it is `exact`, a loss may pass for a draw. */
export function scoreAfter(reader: Reader, position: Position, exact: boolean): number {
  if (exact || hasBar(position)) {
    const score = judge(reader, position);
    return Math.sign(score) - score;
  }
  const loss = lossOf(reader, position);
  return loss < 0 ? 0 : WON - loss - 1;
}

/** Calls a function for every move of a position, packed, and the position after it. */
export function forMoves(
  { engine }: Reader,
  position: Position,
  visit: (next: Position, move: number) => void,
): void {
  const moves = new Int32Array(MOST_MOVES);
  const next = createPosition();
  const end = generate(engine, position, moves, 0);
  for (let i = 0; i < end; i++) {
    make(engine, position, moves[i]!, next);
    visit(next, moves[i]!);
  }
}
