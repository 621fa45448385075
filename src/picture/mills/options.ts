/* The options of a picture of a mill game, and the checks that do not fit a spec such as `"true|false"`. */

import { type Check, inspect, mustBe, optional, text } from "../../base/checks.ts";
import { isRecord } from "../../base/data.ts";
import { drawingFields } from "../../base/drawings.ts";
import type { MoveLike } from "../../rules/mills/data/state.ts";
import type { Player, Point } from "../../rules/mills/data/terms.ts";
import { MOST_SHOTS } from "../../rules/mills/engine/shots.ts";
import { moveFields } from "../../rules/mills/moves.ts";
import { colorNames } from "../colors.ts";
import { labelsBy } from "../drawings.ts";
import type { SharedOptions } from "../toSvg.ts";
import type { PictureDrawings } from "./drawings.ts";
import type { Pieces } from "./pieces.ts";

/** The options of a picture. */
export interface PictureOptions extends SharedOptions {
  /** The side that sits at the bottom; `"light"` if left out. */
  readonly orientation?: Player | undefined;
  /**
   * How to name points. `"wmd"` (default): by files and ranks beside the board, or by a badge on each point
   * if the board's `at` gives each point's place. `"mssa"`: by a badge on each point that has an MSSA label.
   */
  readonly notation?: "wmd" | "mssa" | undefined;
  /** Whether to draw the names of the points; `true` if left out. */
  readonly coordinates?: boolean | undefined;
  /**
   * Bands with a side's cows in hand at the left and those it shot at the right. `"auto"` (default): while a
   * side has cows in hand. `"always"`: in every picture, so that all pictures of a game have the same size.
   * `"none"`: no bands.
   */
  readonly hands?: "auto" | "none" | "always" | undefined;
  /** `"plain"` (default): a rim. `"kraal"`: a wall of stakes. `"none"`: no frame, with square corners. */
  readonly frame?: "plain" | "kraal" | "none" | undefined;
  /**
   * `"cows"`, `"stones"` or your own pieces. `"auto"` (default): cows for Morabaraba, stones for games
   * without cattle. Your own variants have stones if `mens` or `morris` is in their name.
   */
  readonly pieces?: "auto" | Pieces | undefined;
  /** A move to mark, usually the last one, as an object or as text in WMD notation. */
  readonly lastMove?: MoveLike | string | undefined;
  /** Which mills to mark: all (`true`), none (`false`, the default), or those through a point. */
  readonly mills?: boolean | Point | undefined;
  /** The result of `legalMoves(game)`. `destinations` and `shots` need it, because pictures know no rules. */
  readonly moves?: readonly MoveLike[] | undefined;
  /**
   * Dots where `moves` can go: from a point (its cow gets a ring), from the hand, or from anywhere (`true`).
   */
  readonly destinations?: Point | "hand" | true | undefined;
  /**
   * A move from `moves` without some or all of its shots. The picture shows the board after the step and its
   * shots so far, with arcs around the cows that may be shot next.
   */
  readonly shots?: MoveLike | string | undefined;
  /** Advice to draw: arrows, rings, bars on points where no cow can go, and labels. */
  readonly drawings?: PictureDrawings | undefined;
}

export const point: Check = /* @__PURE__ */ text(/^[a-w][1-9][0-9]?$/, "a point such as d6");

/** Checks a move, as an object or as text, and returns it as an object. */
export const move: Check = (value, at, faults) => {
  const read = moveFields(value);
  if (read.to === undefined)
    return mustBe('a move such as "d6-d7" or { from: "d6", to: "d7" }', value, at, faults);
  return inspect({ from: optional(point), to: point, shots: [point, 0, MOST_SHOTS] }, read, at, faults);
};

/** Makes a check that also accepts some values. */
export const or =
  (others: readonly unknown[], check: Check): Check =>
  (value, at, faults, siblings) =>
    others.includes(value) ? value : check(value, at, faults, siblings);

const number: Check = (value, at, faults) =>
  typeof value === "number" && value >= 0 && value <= 100
    ? value
    : mustBe("a number from 0 to 100", value, at, faults);

/** Checks a part of a piece. */
const part: Check = (value, at, faults) => {
  const paint = optional(colorNames.join("|"));
  const d = text(/^[-+\d.,\sMmLlHhVvCcSsQqTtAaZz]{1,4000}$/, "a path as in SVG, such as M-9 0H9");
  const [width, opacity] = [optional(number), optional(number)];
  return inspect({ d, fill: paint, stroke: paint, width, opacity }, value, at, faults);
};

export const drawings: Check = (value, at, faults) =>
  inspect(
    {
      ...drawingFields(),
      shut: optional([point, 0, 200]),
      labels: optional(labelsBy(point, '{ d6: "7" }')),
    },
    value,
    at,
    faults,
  );

export const pieces: Check = /* @__PURE__ */ or(["auto", "cows", "stones"], (value, at, faults) =>
  isRecord(value)
    ? inspect({ light: [part, 1, 40], dark: [part, 1, 40] }, value, at, faults)
    : mustBe('"auto", "cows", "stones" or pieces of your own', value, at, faults),
);
