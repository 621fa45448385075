/** What the picture of a mancala game may be asked. */
import type { Player, SowingStep } from "../../mancala/state.ts";
import type { SharedOptions } from "../print.ts";

/** What a picture shows besides the board and its seeds. */
export interface PictureOptions extends SharedOptions {
  /** The side that sits at the bottom; `"south"` if left out. */
  readonly orientation?: Player | undefined;
  /** Whether the houses have their names, as moves are written; true if left out. */
  readonly coordinates?: boolean | undefined;
  /**
   * What `explainMove` gave for the last ply: the house it lifted gets dots about it, each house and store the number of seeds
   * sown there, the last of them a ring, and captured houses a cross.
   */
  readonly sowing?: readonly SowingStep[] | undefined;
}
