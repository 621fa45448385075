/** What a search may ask of solved endgames: a type, and nothing to run. */
import type { Ruleset } from "./compile.ts";
import type { Position } from "./movegen.ts";

/**
 * How a position ends that is not over: in so many plies with a win of the side to move, in so many less than 0 with a loss, 0
 * if it is drawn, `undefined` if it is not known. Unless it is asked to be `exact`, it may say 0 of a win, which is quicker: a
 * search sees the win one ply later, as a move to a loss.
 */
export type Oracle = (ruleset: Ruleset, position: Position, exact: boolean) => number | undefined;
