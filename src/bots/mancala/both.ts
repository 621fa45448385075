/*
 * A search and a proof of the same position, which take turns: a search finds a good move soon, and a proof
 * the best one later. The turns are counted in positions, so the same limit gives the same move on every
 * machine.
 */

import type { Line } from "../runner.ts";
import type { Proof } from "./proof.ts";
import { advanceProof, isProved, provedLines } from "./prove.ts";
import { advance } from "./search.ts";
import type { Search } from "./searchState.ts";

/** Positions of the search in its first turn, in later turns, and of the proof in each turn. */
const FIRST_TURN = 500;
const SEARCH_TURN = 150;
const PROOF_TURN = 500;

/** The fields that the runner reads, and whose turn it is. */
export interface Both {
  readonly search: Search;
  readonly proof: Proof | undefined;
  /** The most positions of both. */
  readonly limit: number;
  /** The positions of the search at the end of its turn. */
  turnEnds: number;
  /** Whether the proof is complete. */
  readonly isProved: boolean;
  readonly nodes: number;
  readonly depth: number;
  readonly best: readonly Line[];
  readonly exact: boolean;
  readonly settled: boolean;
  readonly isOnlyMove: boolean;
}

/** Joins a search and a proof; a position that the tables have is proved first. */
export function createBoth(search: Search, proof: Proof | undefined, limit: number): Both {
  const isKnown = proof?.lookup?.(proof.root) !== undefined;
  const done = (): boolean => proof !== undefined && isProved(proof);
  return {
    search,
    proof,
    limit,
    turnEnds: isKnown ? 0 : FIRST_TURN,
    get isProved() {
      return done();
    },
    get nodes() {
      return search.nodes + (proof?.nodes ?? 0);
    },
    get depth() {
      return proof && done() ? Math.max(search.depth, provedLines(proof)[0]!.line.length) : search.depth;
    },
    get best() {
      return proof && done() ? provedLines(proof) : search.best;
    },
    get exact() {
      return search.exact || done();
    },
    get settled() {
      return search.settled || proof?.isComplete === true;
    },
    isOnlyMove: search.isOnlyMove,
  };
}

/**
 * Works until an iteration of the search ends or the proof is complete, and returns true; or until `nodes`
 * positions have been searched in all, and returns false.
 */
export function advanceBoth(both: Both, nodes: number): boolean {
  const { search, proof } = both;
  while (both.nodes < nodes) {
    if (proof === undefined) return advance(search, nodes);
    if (search.nodes < both.turnEnds) {
      if (advance(search, Math.min(both.turnEnds, search.nodes + nodes - both.nodes))) return true;
    } else {
      // Each turn of the proof begins at the root again, so its length must not depend on `nodes`.
      if (advanceProof(proof, Math.min(PROOF_TURN, both.limit - both.nodes))) return true;
      both.turnEnds = isProved(proof) ? 0 : search.nodes + SEARCH_TURN;
    }
  }
  return false;
}
