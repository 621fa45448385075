/* Pictures of mancala games as SVG text. */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import { sharedSpecs, toSvg } from "../toSvg.ts";
import { drawings, type PictureOptions, step } from "./options.ts";
import { sceneOf } from "./scene.ts";

/** Checks of the options that have one value for all pictures of a game. */
export const lookSpecs: OptionSpecs = {
  ...sharedSpecs,
  orientation: "south|north",
  layout: "wide|upright",
  direction: "counter-clockwise|clockwise",
  coordinates: "true|false",
};

/** Checks of the options. */
export const optionSpecs: OptionSpecs = {
  ...lookSpecs,
  sowing: [step, 0, 100_000],
  drawings,
};

/**
 * Draws a game as an SVG picture, the same text on every machine. A house shows up to 13 seeds, and a store
 * up to 60, with their number beside it. The picture scales to any box and stands alone: it has no ids, style
 * sheets or scripts, and loads nothing.
 *
 * @throws `ArgumentError` if an option is unknown or invalid.
 * @throws `ParseError` with the invalid field if the game cannot be drawn, `VariantError` if its variant is
 *   invalid. Only the seeds are checked, so any setup can be drawn.
 * @example
 * ```ts
 * import { applyMove, createGame, explainMove } from "morabaraba/mancala";
 * import { svg } from "morabaraba/mancala/svg";
 *
 * const game = createGame("oware");
 * const picture = svg(applyMove(game, "C"), { sowing: explainMove(game, "C"), title: "C" });
 * picture.includes("<title>C</title>"); // => true
 * svg(createGame("congkak"), { direction: "clockwise" }); // South's store is at the left.
 * svg(game, { orientation: "east" as "north" }); // throws bad-argument
 * ```
 */
export function svg(game: Game, options: PictureOptions = {}): string {
  const checked = checkOptions(optionSpecs, options);
  return toSvg(sceneOf(game, checked), checked, "Mancala");
}
