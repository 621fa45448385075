/* The types of games, moves, steps and outcomes. The verbs are in `game.ts`. */
import type { Decision } from "../../verdicts.ts";
import type { StoredVariant } from "./variant.ts";

/** A player, named by the side of the board. South begins. */
export type Player = "south" | "north";

/**
 * One ply: a house of the side to move, 1 to the variant's `houses` from that player's left, or the swap. An
 * extra turn, after a last seed in the player's own store, is a separate ply.
 */
export type Move =
  | { readonly house: number; readonly swap?: undefined }
  | { readonly swap: true; readonly house?: undefined };

/** A move as you may pass it to the library: an object (other fields are ignored), or the number of a house. */
export type MoveLike = Move | number;

/** The rules that sweep the houses into the stores when they end a game. */
export type SweepReason = "side-empty" | "cannot-feed" | "no-moves" | "repetition";

/**
 * Why a game is over. `majority` leaves the board as it stands, and so do the decisions of players and
 * referees: `agreement`, `resignation`, and the forfeits `cheating`, `abandonment`, `double-turn` and `time`.
 */
export type Reason = SweepReason | "majority" | Decision;

/** How a game ended; `winner` is null for a draw. */
export type Outcome = { readonly winner: Player | null; readonly reason: Reason };

/**
 * A game at one moment: frozen plain data with everything that the rules need. A game that went through JSON,
 * a worker, a store or a database works as before.
 */
export interface Game {
  /** A built-in's name, a built-in's name with changes, or the data of your own variant. */
  readonly variant: StoredVariant;
  /**
   * Seeds in each house, counter-clockwise: south's from south's left to right, then north's from north's
   * left to right. The house opposite `i` is `houses.length - 1 - i`.
   */
  readonly houses: readonly number[];
  /** Seeds that each player has captured. Houses and stores hold at most 1,000 seeds together. */
  readonly stores: { readonly south: number; readonly north: number };
  /** The side to move; in a finished game, the side that would have moved next. */
  readonly turn: Player;
  /** Plies since the beginning. Counting stops at 9999. */
  readonly ply: number;
  /**
   * Only in variants that count repetitions: every position since seeds last went into a store, oldest
   * first and the present one last. Each is text: the houses and the turn, as in the position string. Only
   * the last 10,000 are kept.
   */
  readonly seenPositions?: readonly string[];
  /** Set in variants with the swap until the second player has made a ply: that player may still swap. */
  readonly swap?: true;
  /** The rule that ended the game by sweeping the houses; the emptied board no longer shows it. */
  readonly swept?: SweepReason;
  /** Only if the players or a referee ended the game. */
  readonly verdict?: Outcome;
}

/** Why a move is illegal, in the order in which `whyIllegal` and `applyMove` test. */
export type IllegalMoveCode =
  | "game-over"
  | "malformed"
  | "unknown-house"
  | "empty-house"
  | "must-feed"
  | "slam-illegal"
  | "no-swap";

/**
 * One thing that happens in a ply, as a hand would do it on a real board. `at` is an index into
 * `Game.houses`, or the player whose store it is.
 *
 * - `lift`: the hand empties the house that is played; `relay`: the hand empties the house where the last
 * seed fell.
 * - `sow`: the hand drops one seed.
 * - `capture`: all seeds of a house go to the store of `by`, who need not be the mover.
 * - `forfeit`: seeds that stay where they are, because the capture would take all of the opponent's seeds.
 * - `swap`: the two players exchange houses and stores.
 * - `turn`: the player who is to move next; `extra` is true if that is the mover again.
 * - `sweep`: the houses are emptied at the end, and each player gets this many seeds.
 * - `end`: how the game ended.
 */
export type SowingStep =
  | { readonly kind: "lift" | "relay"; readonly at: number; readonly seeds: number }
  | { readonly kind: "sow"; readonly at: number | Player }
  | { readonly kind: "capture"; readonly at: number; readonly seeds: number; readonly by: Player }
  | { readonly kind: "forfeit"; readonly at: number; readonly seeds: number }
  | { readonly kind: "swap" }
  | { readonly kind: "turn"; readonly player: Player; readonly extra: boolean }
  | { readonly kind: "sweep"; readonly south: number; readonly north: number }
  | { readonly kind: "end"; readonly outcome: Outcome };
