/* A situation that programs get wrong, written by hand. */

/** Points, moves and names of variants are words separated by spaces. */
export interface Situation {
  readonly name: string;
  /** The rule that it is about, as in `describeRules`. */
  readonly rule: string;
  /** The rule in one sentence, as this situation shows it. */
  readonly about: string;
  /** The built-in variants in which it is to be shown. */
  readonly variants: string;
  /**
   * The cows on the board, or the seeds in the houses from their owner's left; the start of a game if left
   * out.
   */
  readonly light?: string;
  readonly dark?: string;
  readonly south?: string;
  readonly north?: string;
  /** The side to move; by default light or south. */
  readonly turn?: string;
  /** Cows in hand, light's first; or seeds in the stores, south's first. */
  readonly hand?: readonly [number, number];
  readonly stores?: readonly [number, number];
  /** Moves to play from there. */
  readonly play?: string;
  /** Some moves that must be legal then, and some that must not. */
  readonly legal?: string;
  readonly illegal?: string;
  /** How the game stands then: `light to move`, `light wins` or `draw`; in mancala, with the stores. */
  readonly ends?: string;
}
