/** Pictures of mancala games as SVG text. */
import { checkOptions } from "../../base/options.ts";
import type { Game } from "../../rules/mancala/data/state.ts";
import { print } from "../toSvg.ts";
import { optionSpecs, type PictureOptions } from "./options.ts";
import { sceneOf } from "./scene.ts";

/**
 * A game as an SVG picture, the same text wherever it runs: houses with up to 13 seeds and stores with up to 60, and the figure
 * beside each. It scales to any box: no ids, no style sheets, no scripts, nothing from elsewhere.
 *
 * @throws `ArgumentError` for an option that does not exist or does not fit.
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
  const checked = checkOptions(optionSpecs, options);
  return print(sceneOf(game, checked), checked, "Mancala");
}
