/** What the picture of a Morabaraba game may be asked, and how that is checked. */

import { type Check, inspect, mustBe, optional, text } from "../../base/checks.ts";
import { isRecord } from "../../base/data.ts";
import type { OptionSpecs } from "../../base/options.ts";
import type { MoveLike } from "../../rules/morabaraba/data/state.ts";
import type { Player, Point } from "../../rules/morabaraba/data/terms.ts";
import { readMove } from "../../rules/morabaraba/notation.ts";
import { themes } from "../colours.ts";
import { type SharedOptions, sharedSpecs } from "../toSvg.ts";
import type { Drawings } from "./drawings.ts";
import type { Pieces } from "./pieces.ts";

/** What a picture shows besides the board and its cows. */
export interface PictureOptions extends SharedOptions {
  /** The side that sits at the bottom; `"light"` if left out. */
  readonly orientation?: Player | undefined;
  /**
   * How points are named: `"wmd"` by files and ranks beside the board, or by a badge on each point where the board has `at`;
   * `"mssa"` by a badge on each point that has such a label. `"wmd"` if left out.
   */
  readonly notation?: "wmd" | "mssa" | undefined;
  /** Whether the names of the points are drawn; true if left out. */
  readonly coordinates?: boolean | undefined;
  /**
   * Bands above and below the board, with a side's cows in hand at the left and those that it has shot at the right: `"auto"`
   * while a side has cows in hand, `"none"`, or `"always"`, so that all pictures of a game are equally large. `"auto"` if left
   * out.
   */
  readonly hands?: "auto" | "none" | "always" | undefined;
  /** `"plain"`, a rim; `"kraal"`, a wall of stakes; `"none"`, with square corners. `"plain"` if left out. */
  readonly frame?: "plain" | "kraal" | "none" | undefined;
  /**
   * `"cows"`, `"stones"`, or pieces of your own. `"auto"`, if left out, draws stones for variants with `mens` or `morris` in
   * their name, and cows for all others.
   */
  readonly pieces?: "auto" | Pieces | undefined;
  /** A move to mark, as an object or as text in WMD, usually the last: where it came from, where it went, what it shot. */
  readonly lastMove?: MoveLike | string | undefined;
  /** Whether there is a band behind each mill that stands, or behind those through one point alone; false if left out. */
  readonly mills?: boolean | Point | undefined;
  /** What `legalMoves(game)` gives, which `destinations` and `shots` are read from. Pictures know no rules. */
  readonly moves?: readonly MoveLike[] | undefined;
  /** A dot wherever one of `moves` leads: from this point, whose cow gets a ring, from the hand, or from anywhere. */
  readonly destinations?: Point | "hand" | true | undefined;
  /** A step, one of `moves`, that awaits its shot: it is drawn as made, with arcs around the cows that it may shoot. */
  readonly shots?: { readonly from?: Point | undefined; readonly to: Point } | string | undefined;
  /** Arrows, rings, shut points and labels. */
  readonly drawings?: Drawings | undefined;
}

const point = /* @__PURE__ */ text(/^[a-w][1-9][0-9]?$/, "a point such as d6");

/** A move, as an object or as text; kept as an object. */
export const move: Check = (value, at, faults) => {
  const { from, to, shot } = readMove(value);
  if (to === undefined)
    return mustBe('a move such as "d6-d7" or { from: "d6", to: "d7" }', value, at, faults);
  const points = { from: optional(point), to: point, shot: optional(point) };
  return inspect(points, { from, to, shot }, at, faults);
};

const or =
  (others: readonly unknown[], check: Check): Check =>
  (value, at, faults, siblings) =>
    others.includes(value) ? value : check(value, at, faults, siblings);

const paint = Object.keys(themes.earth).join("|");

/** A number from 0 on. */
const number: Check = (value, at, faults) =>
  typeof value === "number" && value >= 0 && value <= 100
    ? value
    : mustBe("a number from 0 to 100", value, at, faults);

const part = {
  d: text(/^[-+\d.,\sMmLlHhVvCcSsQqTtAaZz]{1,4000}$/, "a path as in SVG, such as M-9 0H9"),
  fill: optional(paint),
  stroke: optional(paint),
  width: optional(number),
  opacity: optional(number),
};

/** Texts by the points that they are at. */
const labels: Check = (value, at, faults) => {
  if (!isRecord(value)) return mustBe('an object such as { d6: "7" }', value, at, faults);
  const names = Object.keys(value);
  names.forEach((name) => {
    inspect(point, name, `the points of ${at}`, faults);
  });
  const label = text(/^.{1,12}$/u, "a text of 1 to 12 characters");
  return inspect(Object.fromEntries(names.map((name) => [name, label])), value, at, faults);
};

/** What drawings must be. */
export const drawings: Check = (value, at, faults) =>
  inspect(
    {
      arrows: optional([{ from: point, to: point }, 0, 200]),
      rings: optional([point, 0, 200]),
      shut: optional([point, 0, 200]),
      labels: optional(labels),
    },
    value,
    at,
    faults,
  );

/** What pieces must be. */
export const pieces: Check = or(["auto", "cows", "stones"], (value, at, faults) =>
  isRecord(value)
    ? inspect({ light: [part, 1, 40], dark: [part, 1, 40] }, value, at, faults)
    : mustBe('"auto", "cows", "stones" or pieces of your own', value, at, faults),
);

/** What each option must be. */
export const optionSpecs: OptionSpecs = {
  ...sharedSpecs,
  orientation: "light|dark",
  notation: "wmd|mssa",
  coordinates: "true|false",
  hands: "auto|none|always",
  frame: "plain|kraal|none",
  pieces,
  lastMove: move,
  mills: or([true, false], point),
  moves: [move, 0, 100_000],
  destinations: or([true, "hand"], point),
  shots: move,
  drawings,
};
