/** The shapes of a game: what is stored, what is played, how it ends. The verbs are in `game.ts`. */
import type { Decision } from "../../verdicts.ts";
import type { Player, Point, Step } from "./terms.ts";
import type { StoredVariant } from "./variant.ts";

/**
 * One whole turn, the shot included, as the library writes it. `kind` is a label: every step of a side that may fly is
 * `fly`, also to a neighbour. A turn without a shot has no `shot` field.
 */
export type Move =
  | { readonly kind: "place"; readonly to: Point; readonly shot?: Point }
  | { readonly kind: "move"; readonly from: Point; readonly to: Point; readonly shot?: Point }
  | { readonly kind: "fly"; readonly from: Point; readonly to: Point; readonly shot?: Point };

/** A move as the library reads it: without `from` a placement. Other fields, `kind` among them, are ignored. */
export type MoveLike = {
  readonly from?: Point | undefined;
  readonly to: Point;
  readonly shot?: Point | undefined;
};

/**
 * Why a game is over. `cheating`, `abandonment`, `double-turn` and `time` are the forfeits, `agreement` and `resignation` the
 * players' own decisions; the others are found in the position.
 */
export type Reason =
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
  /** One character a point, in the order of the board's points: `.` empty, `L` light, `D` dark. */
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
  /**
   * Only where the variant counts repetitions: board, turn, hands and bars of every position since the last placement
   * or shot, oldest first, the present one included, each as in the position string. Of more than 10,000 the oldest are left out.
   */
  readonly seen?: readonly string[];
  /** Only where the players or the referee ended the game. */
  readonly verdict?: Outcome;
}

/** Why a move is refused, in the order in which `whyIllegal` and `applyMove` test. */
export type IllegalMoveCode =
  | "game-over"
  | "malformed"
  | "unknown-point"
  | "cow-in-hand"
  | "no-cow-in-hand"
  | "not-your-cow"
  | "occupied"
  | "not-adjacent"
  | "mill-barred"
  | "shot-missing"
  | "shot-without-mill"
  | "not-a-target"
  | "target-in-mill";
