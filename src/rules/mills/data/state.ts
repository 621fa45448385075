/* The types of games, moves and outcomes. The verbs are in `game.ts`. */
import type { Decision } from "../../verdicts.ts";
import type { Line } from "./board.ts";
import type { Player, Point, Step } from "./terms.ts";
import type { StoredVariant } from "./variant.ts";

/**
 * One whole turn with its shots, as the library returns it. `kind` is a label: every step of a side that may
 * fly is `fly`, even to a neighbour. `shots` are the points of the cows shot, in the board's order; without a
 * shot the field is missing. In variants in which each side takes a cow off a full board, this is a separate
 * turn: `shoot` for an opponent's cow, `give` for the player's own. In such a move, `to` and the shot are
 * both the cow's point.
 */
export type Move =
  | {
      readonly kind: "place";
      readonly from?: undefined;
      readonly to: Point;
      readonly shots?: readonly Point[];
    }
  | {
      readonly kind: "move" | "fly";
      readonly from: Point;
      readonly to: Point;
      readonly shots?: readonly Point[];
    }
  | {
      readonly kind: "shoot" | "give";
      readonly from?: undefined;
      readonly to: Point;
      readonly shots: readonly [Point];
    };

/**
 * A move as you may pass it to the library. Without `from`, or from the `"hand"`, it is a placement. If it
 * also shoots the cow on its `to`, it takes that cow off a full board instead. The order of shots does not
 * matter. `kind` and other fields are ignored.
 */
export type MoveLike = {
  readonly kind?: Move["kind"] | undefined;
  readonly from?: Point | undefined;
  readonly to: Point;
  readonly shots?: readonly Point[] | undefined;
};

/**
 * Why a game is over. `mill` ends games in which a mill wins. `cheating`, `abandonment`, `double-turn` and
 * `time` are forfeits; `agreement` and `resignation` are decisions of the players. Rules decide the others.
 */
export type Reason =
  | "mill"
  | "few-cows"
  | "no-moves"
  | "ten-moves"
  | "full-board"
  | "repetition"
  | "no-shots"
  | Decision;

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
   * One character per point in the board's order: `.` empty, `L` light, `D` dark, `x` dead of either side.
   */
  readonly board: string;
  /** The side to move. */
  readonly turn: Player;
  /** Cows still to be placed, from 0 to the variant's `cows`. */
  readonly hands: { readonly light: number; readonly dark: number };
  /**
   * The step that the repeat-mill rule forbids each side, or null. A side has such a step if its last turn
   * moved a cow out of a mill and made a mill: `from` is where that cow stands now, and `to` is the point
   * that it left.
   */
  readonly barred: { readonly light: Step | null; readonly dark: Step | null };
  /** Plies since the last placement or shot of either side. Counting stops at 9999. */
  readonly quiet: number;
  /** Plies since the beginning. Counting stops at 9999. */
  readonly ply: number;
  /** Only in variants in which a line shoots once: each side's lines that have shot, in the board's order. */
  readonly usedLines?: { readonly light: readonly Line[]; readonly dark: readonly Line[] };
  /**
   * The side that closed the first mill. Set only while placing, in variants in which that side moves first
   * afterwards.
   */
  readonly firstMill?: Player;
  /** How many sides must still take a cow off a full board; the side to move is the first of them. */
  readonly removals?: 1 | 2;
  /** Set while the other side is blocked and the side to move must free it. */
  readonly mustFree?: true;
  /**
   * Only if the variant counts repetitions: every position since the last placement or shot, oldest first,
   * the present one last. Each is text as in the position string, without plies. Only the last 10,000 are
   * kept.
   */
  readonly seenPositions?: readonly string[];
  /** Only if the players or a referee ended the game. */
  readonly verdict?: Outcome;
}

/** Why a move is illegal, in the order in which `whyIllegal` and `applyMove` test. */
export type IllegalMoveCode =
  | "game-over"
  | "malformed"
  | "unknown-point"
  | "removal-due"
  | "cow-in-hand"
  | "no-cow-in-hand"
  | "not-your-cow"
  | "occupied"
  | "no-placing"
  | "not-adjacent"
  | "mill-barred"
  | "must-free"
  | "shot-without-mill"
  | "too-many-shots"
  | "not-a-target"
  | "target-in-mill"
  | "shot-missing";
