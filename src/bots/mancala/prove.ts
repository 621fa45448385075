/*
 * Proves the value of a position by the search of `proofSearch.ts`: a window at a time, then move by move.
 *
 * A slice of the work ends by the exception PAUSE, and the next slice begins again at the root. What has been
 * proved is in the proof table, so the way back takes few positions.
 */

import type { Variant } from "../../rules/mancala/data/variant.ts";
import { marginOf, type Position, seedsLeft } from "../../rules/mancala/engine/position.ts";
import type { Lookup } from "../../rules/mancala/engine/tablebase.ts";
import type { Line } from "../runner.ts";
import { finalScore } from "./evaluate.ts";
import { NONE, type Proof } from "./proof.ts";
import { addLines } from "./proofLines.ts";
import { boundAt, foundMove, isAtLeast, PAUSE, valueAfter, windowOf } from "./proofSearch.ts";

/** Whether proofs hold under the rules: no position may occur again, and values must not depend on stores. */
export const isProvable = ({ sowStores, majority }: Variant): boolean => sowStores && !majority;

/**
 * The most seeds in the houses for a proof, with tables and without. A proof takes three of four positions
 * from the search. With more seeds it seldom ends, and the bot only plays worse; without a limit there are
 * positions enough for both.
 */
const REACH = { unlimited: 38, withTables: 36, without: 28 } as const;

/** Whether a proof of a position is likely to end within the limits. */
export function isInReach(position: Position, lookup: Lookup | undefined, isLimited: boolean): boolean {
  const withTables = isLimited ? REACH.withTables : REACH.unlimited;
  return seedsLeft(position) <= (lookup ? withTables : REACH.without);
}

/** Works on at most `nodes` more positions; returns whether the proof is complete. */
export function advanceProof(proof: Proof, nodes: number): boolean {
  proof.until = proof.nodes + nodes;
  try {
    if (proof.lines === 1) proveBest(proof);
    else proveAll(proof);
    proof.isComplete = true;
    return true;
  } catch (error) {
    if (error !== PAUSE) throw error;
    return false;
  }
}

/** Whether the value of the root and a best move are proved, or all lines that are asked for. */
export const isProved = ({ found, lines, isComplete }: Proof): boolean =>
  isComplete || (lines === 1 && found.length > 0);

/** Returns the lines of a proof, the best first, with scores for the root's side. */
export function provedLines({ found, lines, root }: Proof): readonly Line[] {
  const lead = marginOf(root.stores, root.side);
  return found.slice(0, lines).map(({ line, value }) => ({ line, score: finalScore(lead + value) }));
}

/** Finds the value of the root, then its best moves, and of these the one with the shortest line. */
function proveBest(proof: Proof): void {
  const { root, values } = proof;
  while (proof.low < proof.high) {
    const value = boundAt(proof, root, windowOf(proof.guess, proof.low, seedsLeft(root)));
    if (value.isLow) proof.low = value.bound;
    else proof.high = value.bound;
    proof.guess = value.bound;
  }
  // The search has found one best move; to prove another one can take longer than all before.
  const first = foundMove(proof, root);
  for (const move of [...proof.moves].sort((a, b) => Number(b === first) - Number(a === first))) {
    if (!values.has(move)) values.set(move, isAtLeast(proof, root, move, proof.low) ? proof.low : NONE);
    if (values.get(move) === proof.low) addLines(proof, [move]);
  }
  // The shortest line comes first; among lines of the same length, the first move in order.
  const placeOf = ({ line }: { readonly line: readonly number[] }) => proof.moves.indexOf(line[0] as number);
  proof.found.sort((a, b) => a.line.length - b.line.length || placeOf(a) - placeOf(b));
}

/** Finds the value of each move. */
function proveAll(proof: Proof): void {
  const { root, values } = proof;
  for (const move of proof.moves)
    if (!values.has(move)) {
      values.set(move, valueAfter(proof, root, move));
      proof.guess = Math.max(...values.values());
    }
  addLines(proof, proof.moves);
  proof.found.sort((a, b) => b.value - a.value || a.line.length - b.line.length);
}
