/** The shapes of a game: what is stored, what is played, how it ends. Types only; the verbs are in `game.ts`. */
import type { Decision } from "../../verdicts.ts";
import type { StoredVariant } from "./variant.ts";

/** A player, named by the side of the board. South begins. */
export type Player = "south" | "north";

/**
 * One ply: a house of the side to move, 1 to the variant's `houses` from that player's left, or the swap. After a last
 * seed in one's own store the same player moves again, as a ply of its own.
 */
export type Move = { readonly house: number } | { readonly swap: true };

/** A move as the library reads it, under the name that both families have: here it is the {@link Move} that it writes. */
export type MoveLike = Move;

/**
 * The rules that empty the houses into the stores when they end a game.
 */
export type SweepReason = "side-empty" | "cannot-feed" | "no-moves" | "repetition";

/**
 * Why a game is over. `majority` and the decisions of players and referees leave the board as it stands: `agreement`,
 * `resignation` and the forfeits `cheating`, `abandonment`, `double-turn` and `time`.
 */
export type Reason = SweepReason | "majority" | Decision;

/** How a game ended; `winner` is null for a draw. */
export type Outcome = { readonly winner: Player | null; readonly reason: Reason };

/**
 * A game at one moment: frozen plain data with everything the rules remember, so that it survives JSON, a structured
 * clone, a store, a worker and a database, and works with the verbs afterwards.
 */
export interface Game {
  /** A built-in variant by its name, one's own as its data. */
  readonly variant: StoredVariant;
  /**
   * Seeds in each house, counter-clockwise: south's from south's left to right, then north's from north's left to
   * right. The house opposite `i` is `houses.length - 1 - i`.
   */
  readonly houses: readonly number[];
  /** Seeds each player has taken. Houses and stores hold at most 1,000 seeds together. */
  readonly stores: { readonly south: number; readonly north: number };
  /** Whose turn it is; in a finished game, who would have moved next. */
  readonly turn: Player;
  /** Plies since the beginning. Counting stops at 9999. */
  readonly ply: number;
  /**
   * Only where repetition counts: houses and turn of every position since seeds last left the houses, oldest first, the
   * present one included, each as in the position string. Of more than 10,000 the oldest are left out.
   */
  readonly seenPositions?: readonly string[];
  /** Only where the variant has the swap, until the second player has made a ply: that player may still take it. */
  readonly swap?: true;
  /** The rule that has ended the game and emptied the houses, which the board no longer shows. */
  readonly swept?: SweepReason;
  /** Only where the players or a referee ended the game. */
  readonly verdict?: Outcome;
}

/** Why a move is refused, in the order in which `whyIllegal` and `applyMove` test. */
export type IllegalMoveCode =
  | "game-over"
  | "malformed"
  | "unknown-house"
  | "empty-house"
  | "must-feed"
  | "slam-illegal"
  | "no-swap";

/**
 * One thing that happens in a ply, in the order of the hands on the board. `at` is an index into `Game.houses`, or the
 * player whose store it is.
 *
 * - `lift`: the ply's house is emptied into the hand; `relay`: so is the house where the last seed fell.
 * - `sow`: one seed from the hand.
 * - `capture`: all seeds of a house go to the store of `by`, who need not be the mover.
 * - `forfeit`: seeds that a capture of all the opponent's seeds must leave where they are.
 * - `swap`: the two players exchange houses and stores.
 * - `turn`: who is to move next; `extra` if it is the mover again.
 * - `sweep`: the houses are emptied at the end, and each player gets the given number of seeds.
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
