/** Pictures of mancala games as SVG text. */

import { checkOptions, type OptionSpecs } from "../../ground/options.ts";
import type { Game } from "../../mancala/state.ts";
import { print, sharedSpecs } from "../print.ts";
import type { PictureOptions } from "./options.ts";
import { sceneOf } from "./scene.ts";

const specs: OptionSpecs = {
  ...sharedSpecs,
  orientation: "south|north",
  coordinates: "true|false",
  sowing: (value) => value,
};

/**
 * A game as an SVG picture, the same text wherever it runs: houses with up to 19 seeds and stores with up to 50, in rows of five,
 * and the figure beside each. It scales to any box: no ids, no style sheets, no scripts, nothing from elsewhere.
 *
 * @throws `RulesError`: `bad-argument` for an option that does not fit.
 * @throws `ParseError`: `syntax` for what cannot be drawn; `parseGame` tells what is wrong with a game.
 * @example
 * ```ts
 * import { applyMove, createGame, explainMove } from "morabaraba/mancala";
 * import { svg } from "morabaraba/mancala/svg";
 *
 * const game = createGame("oware");
 * const picture = svg(applyMove(game, "C"), { sowing: explainMove(game, "C"), title: "C" });
 * picture.includes("<title>C</title>"); // => true
 * svg(game, { orientation: "east" as "north" }); // throws bad-argument
 * ```
 */
export function svg(game: Game, options: PictureOptions = {}): string {
  const asked = checkOptions(specs, options);
  return print(sceneOf(game, asked), asked, "Mancala");
}
