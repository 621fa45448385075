/*
 * Scores positions by the tables: lost if a table has the position, won if a move leads to a lost position,
 * drawn otherwise. Tables have no positions in which the repeat-mill rule bars a step; these are searched
 * until the bars are gone.
 */
import { MorabarabaError } from "../../base/errors.ts";
import type { Variant } from "../../rules/mills/data/variant.ts";
import { countBits } from "../../rules/mills/engine/bits.ts";
import { type Ruleset, rulesetFor } from "../../rules/mills/engine/compile.ts";
import { endReason, winnerOf } from "../../rules/mills/engine/ending.ts";
import { makeMove } from "../../rules/mills/engine/makeMove.ts";
import { generateMoves } from "../../rules/mills/engine/movegen.ts";
import { createPosition, type Position } from "../../rules/mills/engine/position.ts";
import { otherRules, quietLimit } from "./rules.ts";
import { type Pair, pairOf, slotOf } from "./slots.ts";
import { type BySides, checkedTables, type EndgameTables, type StoredTable } from "./tables.ts";

/** Tables that are ready to be read. */
export interface Reader {
  /** The rules of the probed game. */
  readonly ruleset: Ruleset;
  /** The variant that the tables were solved for. */
  readonly solved: Variant;
  readonly tables: BySides<{ readonly table: StoredTable; readonly pair: () => Pair }>;
}

/** Creates a reader of some tables of a variant, for games of that variant. */
export function createReader(ruleset: Ruleset, tables: readonly StoredTable[]): Reader {
  const readable: Reader["tables"][number][] = [];
  for (const table of tables) {
    const { own, other } = table.row;
    let pair: Pair | undefined;
    readable[own * 16 + other] = {
      table,
      // Created on first use: listing all sets of points for many cows takes time and memory.
      pair: () => (pair ??= pairOf(ruleset, Math.max(own, other), Math.min(own, other))),
    };
  }
  return { ruleset, solved: ruleset.variant, tables: readable };
}

const readers = /* @__PURE__ */ new WeakMap<EndgameTables, Reader>();

/** Returns the reader for a ruleset; throws `MorabarabaError` `not-tables` or `unsupported-variant`. */
export function readerOf(tables: EndgameTables, ruleset: Ruleset): Reader {
  let reader = readers.get(tables);
  if (reader === undefined) {
    const checked = checkedTables(tables);
    reader = createReader(rulesetFor(tables.variant), checked);
    readers.set(tables, reader);
  }
  if (ruleset === reader.ruleset) return reader;
  const others = otherRules(reader.solved, ruleset.variant);
  if (others.length > 0) {
    const message = `These endgame tables have other rules: ${others.join(", ")}. Solve the game's variant.`;
    throw new MorabarabaError("unsupported-variant", message);
  }
  // Variants with the same endgames may still differ in who wins on a full board.
  return { ...reader, ruleset };
}

/** Whether the tables cover a position: no cow is in hand, and neither side has too many cows. */
export function covers({ cows }: EndgameTables, { own, other, ownHand, otherHand }: Position): boolean {
  return ownHand + otherHand === 0 && Math.max(countBits(own), countBits(other)) <= cows;
}

/** The score of a won game; a win in n plies scores `WON - n`, a loss `n - WON`; n is below `WON`. */
export const WON = 100_000;

/** Returns the plies to the end if the slot is lost with at most `left` more quiet plies, otherwise -1. */
function find({ slots, needs, plies }: StoredTable, slot: number, left: number): number {
  let [from, to] = [0, slots.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (slots[middle]! > slot) to = middle;
    else from = middle + 1;
  }
  // Of a slot's entries, later ones need more quiet plies and are quicker.
  for (let i = from - 1; slots[i] === slot; i--) if (needs[i]! <= left) return plies[i]!;
  return -1;
}

/** Returns plies to the end if the side to move loses by a table, otherwise -1. There must be no bar. */
export function lossOf({ solved, tables }: Reader, { own, other, quiet }: Position): number {
  const [ownCows, otherCows] = [countBits(own), countBits(other)];
  if (ownCows < solved.loseBelow) return 0;
  const entry = tables[ownCows * 16 + otherCows];
  if (entry === undefined || entry.table.slots.length === 0) return -1;
  const left = quietLimit(solved, ownCows, otherCows) - quiet;
  return find(entry.table, slotOf(entry.pair(), own, other), left);
}

/**
 * Returns the score of a position for the side to move. Unless `exact`, it looks up losses only, so a win may
 * come back as 0. It stops at the first score of at least `enough`.
 */
export function scoreOf(reader: Reader, position: Position, exact: boolean, enough: number = WON): number {
  const { ruleset } = reader;
  const barred = (position.ownBar | position.otherBar) !== 0;
  const loss = barred ? -1 : lossOf(reader, position);
  if (loss >= 0) return loss - WON;
  if (!barred && !exact) return 0;
  const reason = endReason(ruleset, position);
  // No cow is in hand, so no move can fill the board: if the last move decided the game, its player has won.
  if (reason !== undefined) return winnerOf(ruleset, position, reason) < 0 ? 0 : -WON;
  // Without a bar the position is not lost, so it is won or drawn. A bar for the opponent is still there in
  // the next position, so that position is scored exactly in any case.
  let best = barred ? -WON : 0;
  forMoves(reader, position, (next) => {
    best = Math.max(best, scoreAfter(reader, next, false, 1 - best));
    return best >= enough;
  });
  if (best > 0 || !barred || position.otherBar !== 0) return best;
  best = -WON;
  forMoves(reader, position, (next) => {
    best = Math.max(best, scoreAfter(reader, next, true));
    return best === 0;
  });
  return best;
}

/** Returns a move's score for its player, by the position after it; unless `exact`, a loss may count as 0. */
export function scoreAfter(reader: Reader, position: Position, exact: boolean, enough?: number): number {
  const score = scoreOf(reader, position, exact, enough);
  return Math.sign(score) - score;
}

/**
 * Whether a forced end in `plies` plies may still become a draw by `repetition` or `drawAfterQuietPlies`, if
 * the tables were solved without them. No position occurs twice on the way to a forced end, so only a
 * position that has occurred before can occur too often.
 *
 * @param seen - The positions since the last placement or shot as texts, the current one last.
 */
export function mayBeDrawn(
  { ruleset, solved }: Reader,
  { quiet }: Position,
  plies: number,
  seen: readonly string[],
): boolean {
  const { repetition, drawAfterQuietPlies } = ruleset.variant;
  if (
    drawAfterQuietPlies !== null &&
    drawAfterQuietPlies !== solved.drawAfterQuietPlies &&
    plies > drawAfterQuietPlies - quiet
  )
    return true;
  if (repetition === null) return false;
  const times = new Map<string | undefined, number>();
  for (const text of seen) times.set(text, (times.get(text) ?? 0) + 1);
  times.delete(seen.at(-1));
  return [...times.values()].some((count) => count >= repetition - 1);
}

/** Lists a search's positions since the last placement or shot for {@link mayBeDrawn}. */
export function seenIn({ variant }: Ruleset, position: Position): string[] {
  const seen: string[] = [];
  if (variant.repetition === null) return seen;
  for (let at: Position | null = position; at !== null && seen.length <= position.quiet; at = at.previous)
    seen.unshift([at.turn, at.own, at.other, at.ownBar, at.otherBar].join());
  return seen;
}

/** Returns the plies to the end from the score of a win or a loss. */
export const pliesOf = (score: number): number => WON - Math.abs(score);

/** Scratch memory for moves, an entry for each ply of the search. */
const scratch: { readonly moves: Int32Array; readonly next: Position }[] = [];
let depth = 0;

/** Calls a function for each packed move and the position after it, until it returns a truthy value. */
export function forMoves(
  { ruleset }: Reader,
  position: Position,
  visit: (next: Position, move: number) => unknown,
): void {
  scratch[depth] ??= { moves: new Int32Array(ruleset.mostMoves), next: createPosition() };
  const { moves, next } = scratch[depth++]!;
  const end = generateMoves(ruleset, position, moves, 0);
  for (let i = 0; i < end; i++) {
    makeMove(ruleset, position, moves[i]!, next);
    if (visit(next, moves[i]!)) break;
  }
  depth--;
}
