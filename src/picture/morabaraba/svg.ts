/** Pictures of Morabaraba games as SVG text. */
import type { Game } from "../../morabaraba/data/state.ts";
import { print } from "../print.ts";
import type { PictureOptions } from "./options.ts";
import { sceneOf } from "./scene.ts";

/**
 * A game as an SVG picture, the same text wherever it runs. It scales to any box, and stands in an `img`, in a page of HTML and in
 * a file of its own: no ids, no style sheets, no scripts, nothing from elsewhere.
 *
 * @throws `RulesError`: `bad-option` for an option that does not fit, or a point that the board does not have.
 * @throws `ParseError`: `syntax` for what cannot be drawn; `parseGame` tells what is wrong with a game.
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba";
 * import { svg } from "morabaraba/svg";
 *
 * const game = createGame();
 * svg(game).slice(0, 4); // => "<svg"
 * svg(game, { theme: "dark", moves: legalMoves(game), destinations: "hand" }).match(/r="17"/g)?.length; // => 24
 * svg(game, { theme: { ground: "red" } }); // throws bad-option
 * ```
 */
export function svg(game: Game, options: PictureOptions = {}): string {
  const asked = Object(options) as PictureOptions;
  return print(sceneOf(game, asked), asked, "Morabaraba");
}
