/** What a search may ask of solved endgames: a type, and nothing to run. */
import type { Ruleset } from "./compile.ts";
import type { Position } from "./position.ts";

/**
 * Distance to the end of a position that is not over: n if the side to move wins in n plies, -n if it loses in n, 0 for a
 * draw, `undefined` if unknown. Unless `exact`, it may return 0 for a win, which is quicker: a search sees the win one ply
 * later, as a move to a loss.
 */
export type Tablebase = (ruleset: Ruleset, position: Position, exact: boolean) => number | undefined;
