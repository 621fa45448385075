/** What a screen needs to draw a board: where its points lie, and the strokes between them. */
import { ParseError } from "../ground/errors.ts";
import { isRecord, show } from "../ground/schema.ts";
import { rulesetOf } from "./bridge/encode.ts";
import type { Board } from "./data/board.ts";
import { type Place, placesOf, type Stroke, strokesOf } from "./data/drawing.ts";
import type { Game } from "./data/state.ts";
import type { Point } from "./data/terms.ts";
import type { Variant, VariantName } from "./data/variant.ts";
import { rulesetFor } from "./engine/compile.ts";

/** The board of a game or a variant. */
function boardOf(source: Game | Variant | VariantName): Board {
  const ruleset =
    isRecord(source) && "variant" in source ? rulesetOf(source as Game) : rulesetFor(source as Variant);
  return ruleset.variant.board;
}

/**
 * Where to draw a point: `x` from the board's left edge to the right, `y` from its top edge downwards, both from 0 on. The unit
 * is the one of the points' names, a file or a rank, or of the board's `at`.
 *
 * @throws {@link ParseError} `unknown-point` at `point` for a point that this board does not have.
 * @throws {@link VariantError} for an invalid variant.
 * @example
 * ```ts
 * import { createGame, placeOf } from "morabaraba";
 *
 * placeOf("standard", "a7"); // => [0, 0]
 * placeOf(createGame("sesotho25"), "d4"); // => [3, 3]
 * placeOf("standard", "d4"); // throws unknown-point
 * ```
 */
export function placeOf(source: Game | Variant | VariantName, point: Point): Place {
  const place = placesOf(boardOf(source)).get(point);
  if (place !== undefined) return place;
  throw new ParseError(
    "unknown-point",
    "point",
    `${show(point)} is not a point of this board; name one of its points.`,
  );
}

/**
 * The strokes to draw between the points: straight, as long as they can be, and none upon another. Between any two
 * neighbours there is a stroke.
 *
 * @throws {@link VariantError} for an invalid variant.
 * @example
 * ```ts
 * import { strokes } from "morabaraba";
 *
 * strokes("nineMens").length; // => 16
 * strokes("sesotho25").length; // => 18
 * strokes("sesotho25").at(-1); // => { from: "f6", to: "g7", kind: "link" }
 * ```
 */
export function strokes(source: Game | Variant | VariantName): readonly Stroke[] {
  return strokesOf(boardOf(source));
}
