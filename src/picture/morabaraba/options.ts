/** What the picture of a Morabaraba game may be asked. */
import type { MoveLike } from "../../morabaraba/data/state.ts";
import type { Player, Point } from "../../morabaraba/data/terms.ts";
import type { SharedOptions } from "../options.ts";

/** What a picture shows besides the board and its cows. */
export interface PictureOptions extends SharedOptions {
  /** The side that sits at the bottom; `"light"` if left out. */
  readonly orientation?: Player | undefined;
  /**
   * How points are named: `"wmd"` by files and ranks beside the board, or beside each point where the board has `at`; `"mssa"`
   * beside each point that has such a label; `"none"`. `"wmd"` if left out.
   */
  readonly coordinates?: "wmd" | "mssa" | "none" | undefined;
  /** Whether there is room for the cows in hand; true if left out. */
  readonly hands?: boolean | undefined;
  /** A move to mark, as a rule the last: dots along its way, or about the cow it placed, and a cross where it shot one. */
  readonly lastMove?: MoveLike | undefined;
  /** Whether there is a band behind each mill that stands, or behind those through one point alone; false if left out. */
  readonly mills?: boolean | Point | undefined;
  /** What `legalMoves(game)` gives, which `destinations` and `shots` are read from. Pictures know no rules. */
  readonly moves?: readonly MoveLike[] | undefined;
  /** A light wherever one of `moves` leads: from this point, whose cow gets a ring, from the hand, or from anywhere. */
  readonly destinations?: Point | "hand" | true | undefined;
  /** One of `moves` that awaits its shot: it is drawn as made, with cross-hairs on the cows that it may shoot. */
  readonly shots?: { readonly from?: Point | undefined; readonly to: Point } | undefined;
}
