/** The options of a picture of a mancala game, and the checks of those that are more than a word. */

import { type Check, inspect, mustBe, optional } from "../../base/checks.ts";
import { isRecord, isWhole } from "../../base/data.ts";
import type { Player, SowingStep } from "../../rules/mancala/data/state.ts";
import type { SharedOptions } from "../toSvg.ts";

/** What is drawn on a board as advice, so never in the colour of the game. */
export interface Drawings {
  /** Indices of houses, as in `game.houses`, with a ring around them. */
  readonly rings?: readonly number[] | undefined;
}

/** What a picture shows besides the board and its seeds. */
export interface PictureOptions extends SharedOptions {
  /** The side that sits at the bottom; `"south"` if left out. */
  readonly orientation?: Player | undefined;
  /**
   * `"wide"` (default) draws the houses in two rows; `"upright"` draws them in two columns, for narrow pages. In columns the
   * bottom player's houses are on the left, from top to bottom, and the player's store is below. If sown clockwise, they are
   * on the right.
   */
  readonly layout?: "wide" | "upright" | undefined;
  /**
   * Which way round seeds are sown in the picture: `"counter-clockwise"` (default), or `"clockwise"`, as congkak is shown in
   * Malaysia and Indonesia. A clockwise picture is the mirror image: each player's store is at that player's left, and
   * house 1 at the right. Moves and their names stay the same.
   */
  readonly direction?: "counter-clockwise" | "clockwise" | undefined;
  /** Whether the houses have their names, as moves are written; true if left out. */
  readonly coordinates?: boolean | undefined;
  /**
   * The steps that `explainMove` returned for the last ply, or the first of them. Dots mark the house that was lifted,
   * numbers the seeds sown in each house and store, a ring the last seed, and crosses the captured houses.
   */
  readonly sowing?: readonly SowingStep[] | undefined;
  /** Rings around houses, drawn as advice. */
  readonly drawings?: Drawings | undefined;
}

/** The place of a step: the index of a house, or the owner of a store. */
const place: Check = (value, at, faults) =>
  isWhole(value, 0, 31) || value === "south" || value === "north"
    ? value
    : mustBe('a house from 0 to 31, "south" or "north"', value, at, faults);

/** The kinds of steps that have a place. */
const PLACED = "lift|relay|sow|capture|forfeit";

/** A step. A picture reads its kind and its place. */
export const step: Check = (value, at, faults) => {
  if (!isRecord(value)) return mustBe("a step as explainMove gives it", value, at, faults);
  const { kind } = value;
  inspect(`${PLACED}|swap|turn|sweep|end`, kind, `${at}.kind`, faults);
  if (PLACED.split("|").includes(kind as string)) inspect(place, value["at"], `${at}.at`, faults);
  return value;
};

export const drawings: Check = (value, at, faults) =>
  inspect({ rings: optional(["0..31", 0, 200]) }, value, at, faults);
