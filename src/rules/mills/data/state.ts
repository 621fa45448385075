/** The shapes of a game: what is stored, what is played, how it ends. The verbs are in `game.ts`. */
import type { Decision } from "../../verdicts.ts";
import type { Line } from "./board.ts";
import type { Player, Point, Step } from "./terms.ts";
import type { StoredVariant } from "./variant.ts";

/**
 * One whole turn, its shots included, as the library writes it. `kind` is a label: every step of a side that may fly is
 * `fly`, also to a neighbour. `shots` are the cows shot, in the board's order; a turn without a shot has no such field.
 * Where a full board makes each side take a cow off, that is a turn of its own, `shoot` for an opponent's cow and `give` for
 * one of one's own: its `to` and its shot are the point of that cow.
 */
export type Move =
  | { readonly kind: "place"; readonly to: Point; readonly shots?: readonly Point[] }
  | {
      readonly kind: "move" | "fly";
      readonly from: Point;
      readonly to: Point;
      readonly shots?: readonly Point[];
    }
  | { readonly kind: "shoot" | "give"; readonly to: Point; readonly shots: readonly [Point] };

/**
 * A move as the library reads it: without `from` a placement, or, if it shoots the cow on its own `to`, a turn that takes
 * this cow off a full board. The order of several shots does not matter. Other fields, `kind` among them, are ignored.
 */
export type MoveLike = {
  readonly from?: Point | undefined;
  readonly to: Point;
  readonly shots?: readonly Point[] | undefined;
};

/**
 * Why a game is over. `mill` ends games in which a mill wins. `cheating`, `abandonment`, `double-turn` and `time` are the
 * forfeits, `agreement` and `resignation` the players' own decisions; the others are found in the position.
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
 * A game at one moment: frozen plain data with everything the rules remember, so that it survives JSON, a structured
 * clone, a store, a worker and a database, and works with the verbs afterwards.
 */
export interface Game {
  /** A built-in variant by its name, with changes as its base and what differs, and one of your own as its data. */
  readonly variant: StoredVariant;
  /**
   * One character a point, in the order of the board's points: `.` empty, `L` light, `D` dark, `x` a dead cow of either
   * side.
   */
  readonly board: string;
  /** Whose turn it is. */
  readonly turn: Player;
  /** Cows still to be placed, from 0 to the variant's `cows`. */
  readonly hands: { readonly light: number; readonly dark: number };
  /**
   * What the repeat-mill rule remembers of each side's last turn, if that turn moved a cow out of a mill and made a
   * mill: `from` is where that cow stands now, `to` the point it left. Otherwise null.
   */
  readonly barred: { readonly light: Step | null; readonly dark: Step | null };
  /** Plies since the last placement or shot, whoever made it. Counting stops at 9999. */
  readonly quiet: number;
  /** Plies since the beginning. Counting stops at 9999. */
  readonly ply: number;
  /** Only where a line shoots once: the lines that have given each side their shot, in the board's order. */
  readonly usedLines?: { readonly light: readonly Line[]; readonly dark: readonly Line[] };
  /** Only where the side with the first mill moves first, and while it matters: the side that closed a mill first. */
  readonly firstMill?: Player;
  /** Only while each side has to take a cow off a full board: how many sides still have to, the side to move first. */
  readonly removals?: 1 | 2;
  /** Only while the side to move must let the other side, which cannot move, move again. */
  readonly mustFree?: true;
  /**
   * Only where the variant counts repetitions: board, turn, hands, bars and what else is remembered of every position since
   * the last placement or shot, oldest first, the present one included, each as in the position string. Of more than 10,000
   * the oldest are left out.
   */
  readonly seenPositions?: readonly string[];
  /** Only where the players or the referee ended the game. */
  readonly verdict?: Outcome;
}

/** Why a move is refused, in the order in which `whyIllegal` and `applyMove` test. */
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
