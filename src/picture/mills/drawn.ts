/* Where to draw the points and strokes of a board, for your own pictures. */

import { isRecord, show } from "../../base/data.ts";
import { ArgumentError } from "../../base/errors.ts";
import type { Board } from "../../rules/mills/data/board.ts";
import { type Spot, type Stroke, spotsOf, strokesOf } from "../../rules/mills/data/drawing.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import type { Point } from "../../rules/mills/data/terms.ts";
import type { Variant, VariantName } from "../../rules/mills/data/variant.ts";
import { rulesetFor } from "../../rules/mills/engine/compile.ts";
import { rulesetOf } from "../../rules/mills/read.ts";

/** Returns the board of a game or a variant. */
function boardOf(source: Game | Variant | VariantName): Board {
  const ruleset =
    isRecord(source) && "variant" in source ? rulesetOf(source as Game) : rulesetFor(source as Variant);
  return ruleset.variant.board;
}

/**
 * Returns where to draw a point. `x` runs from the board's left edge to the right, `y` from its top edge
 * downwards, both from 0. The unit is the distance from one file or rank to the next, or that of the board's
 * `at` if it has one.
 *
 * @throws `ArgumentError` if the board does not have the point.
 * @throws `VariantError` if the variant is invalid.
 * @example
 * ```ts
 * import { createGame } from "morabaraba";
 * import { spotOf } from "morabaraba/svg";
 *
 * spotOf("standard", "a7"); // => [0, 0]
 * spotOf(createGame("sesotho25"), "d4"); // => [3, 3]
 * spotOf("standard", "d4"); // throws bad-argument
 * ```
 */
export function spotOf(source: Game | Variant | VariantName, point: Point): Spot {
  const spot = spotsOf(boardOf(source)).get(point);
  if (spot !== undefined) return spot;
  throw new ArgumentError("point", `${show(point)} is not a point of this board; name one of its points.`);
}

/**
 * Lists the strokes to draw between the points. Each stroke is straight and as long as possible, and no
 * stroke covers another. Every two neighbours are joined by a stroke.
 *
 * @throws `VariantError` if the variant is invalid.
 * @example
 * ```ts
 * import { strokes } from "morabaraba/svg";
 *
 * strokes("nineMens").length; // => 16
 * strokes("sesotho25").length; // => 18
 * strokes("sesotho25").at(-1); // => { from: "f6", to: "g7", kind: "link" }
 * ```
 */
export function strokes(source: Game | Variant | VariantName): readonly Stroke[] {
  return strokesOf(boardOf(source));
}
