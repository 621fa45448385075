/* The lines of a proof: by best moves, and in the tables by the shortest way. */

import { copyOf, marginOf, type Position } from "../../rules/mancala/engine/position.ts";
import { playOn } from "../../rules/mancala/play.ts";
import { NO_MOVE } from "./frame.ts";
import { housesOf, isOver, type Proof } from "./proof.ts";
import { foundMove, isAtLeast } from "./proofSearch.ts";

/** Adds the line that begins with each of these moves. */
export function addLines(proof: Proof, moves: readonly number[]): void {
  for (const move of moves) {
    if (proof.found.some(({ line }) => line[0] === move)) continue;
    const value = proof.values.get(move)!;
    const line = [move];
    const end = copyOf(proof.root);
    const lead = marginOf(end.stores, end.side);
    const { side } = end;
    playOn(copyOf(end), move, end);
    if (!isOver(proof, end)) {
      const rest = value - (marginOf(end.stores, side) - lead);
      continueLine(proof, line, end, end.side === side ? rest : 0 - rest);
    }
    proof.found.push({ line, value });
  }
}

/** The most plies of a line: long lines serve nobody. */
const LONGEST = 60;

/** Continues a line from a position with this value by best moves; in the tables, by the shortest way. */
function continueLine(proof: Proof, line: number[], from: Position, value: number): void {
  let [position, rest] = [from, value];
  while (!isOver(proof, position) && line.length < LONGEST) {
    const { side } = position;
    const best = bestMoves(proof, position, rest);
    const move = best.length === 1 ? best[0]! : shortest(proof, position, best);
    const next = copyOf(position);
    playOn(position, move, next);
    rest -= marginOf(next.stores, side) - marginOf(position.stores, side);
    if (next.side !== side) rest = 0 - rest;
    line.push(move);
    position = next;
  }
}

/** Returns the moves that keep a position's value: all if the tables have it, otherwise one. */
function bestMoves(proof: Proof, position: Position, value: number): readonly number[] {
  const isKnown = proof.lookup?.(position) !== undefined;
  const best: number[] = [];
  const first = isKnown ? NO_MOVE : foundMove(proof, position);
  const moves = housesOf(proof, position).sort((a, b) => Number(b === first) - Number(a === first));
  for (const move of moves) {
    if (!isAtLeast(proof, position, move, value)) continue;
    best.push(move);
    if (!isKnown) break;
  }
  return best;
}

/** Returns the move that begins the shortest line of best moves; all positions are in the tables. */
function shortest(proof: Proof, position: Position, moves: readonly number[]): number {
  let [best, fewest] = [moves[0]!, Number.POSITIVE_INFINITY];
  const known = new Map<string, number>();
  for (const move of moves) {
    const plies = pliesAfter(proof, position, move, known);
    if (plies < fewest) [best, fewest] = [move, plies];
  }
  return best;
}

/** The most positions whose plies are counted for one choice. */
const MOST_COUNTED = 2000;

function pliesAfter(proof: Proof, position: Position, move: number, known: Map<string, number>): number {
  const next = copyOf(position);
  playOn(position, move, next);
  if (isOver(proof, next)) return 1;
  const key = `${next.houses}${next.side}`;
  let plies = known.get(key);
  if (plies === undefined) {
    if (known.size >= MOST_COUNTED) return LONGEST;
    known.set(key, LONGEST);
    const best = bestMoves(proof, next, proof.lookup?.(next) as number);
    plies = Math.min(...best.map((after) => pliesAfter(proof, next, after, known)));
    known.set(key, plies);
  }
  return plies + 1;
}
