/* The options of a picture of a mancala game, and the checks of options that take more than one word. */

import { type Check, inspect, inspectFields, mustBe, optional, text } from "../../base/checks.ts";
import { isRecord, isWhole } from "../../base/data.ts";
import { type Drawings, drawingFields } from "../../base/drawings.ts";
import type { Player, SowingStep } from "../../rules/mancala/data/state.ts";
import { labelsBy } from "../drawings.ts";
import type { SharedOptions } from "../toSvg.ts";

/** Advice to draw on a board: arrows and rings as in comments, and labels. */
export interface PictureDrawings extends Drawings {
  /** Labels by the house's letter, such as `{ C: "+8" }`, each of at most 12 characters. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** The options of a picture. */
export interface PictureOptions extends SharedOptions {
  /** The side that sits at the bottom; `"south"` if left out. */
  readonly orientation?: Player | undefined;
  /**
   * `"wide"` (default): two rows of houses. `"upright"`: two columns, for narrow pages. The bottom player's
   * column is on the left, or on the right if sown clockwise; it runs down to that player's store.
   */
  readonly layout?: "wide" | "upright" | undefined;
  /**
   * The direction of sowing in the picture: `"counter-clockwise"` (default), or `"clockwise"`, as congkak is
   * shown in Malaysia and Indonesia. A clockwise picture is the mirror image: each player's store is at that
   * player's left, and house 1 at the right. Moves and their names do not change.
   */
  readonly direction?: "counter-clockwise" | "clockwise" | undefined;
  /** Whether to draw the names of the houses, as in written moves; `true` if left out. */
  readonly coordinates?: boolean | undefined;
  /**
   * The steps of `explainMove` for the last ply, or the first few of them. Dots mark the lifted house,
   * numbers the seeds sown in each house and store, a ring the last seed, and crosses the captured houses.
   */
  readonly sowing?: readonly SowingStep[] | undefined;
  /** Advice to draw: arrows from house to house, rings around houses, and labels on them. */
  readonly drawings?: PictureDrawings | undefined;
}

/** Checks the place of a step: the index of a house, or the owner of a store. */
const place: Check = (value, at, faults) =>
  isWhole(value, 0, 31) || value === "south" || value === "north"
    ? value
    : mustBe('a house from 0 to 31, "south" or "north"', value, at, faults);

/** The kinds of steps that have a place. */
const PLACED = "lift|relay|sow|capture|forfeit";

/** Checks what a picture reads of a step: its kind and its place. */
export const step: Check = (value, at, faults) => {
  if (!isRecord(value)) return mustBe("a step from explainMove", value, at, faults);
  const { kind } = value;
  inspect(`${PLACED}|swap|turn|sweep|end`, kind, `${at}.kind`, faults);
  if (PLACED.split("|").includes(kind as string)) inspect(place, value["at"], `${at}.at`, faults);
  return value;
};

const house: Check = /* @__PURE__ */ text(/^[A-Za-z]$/, "a house such as C");

export const drawings: Check = (value, at, faults) => {
  const labels = optional(labelsBy(house, '{ C: "+8" }'));
  return inspectFields({ ...drawingFields(), labels }, value, at, faults);
};
