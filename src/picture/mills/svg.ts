/* Pictures of mill games as SVG text. */
import { checkOptions, type OptionSpecs } from "../../base/options.ts";
import type { Game } from "../../rules/mills/data/state.ts";
import { sharedSpecs, toSvg } from "../toSvg.ts";
import { drawings, move, or, type PictureOptions, pieces, point } from "./options.ts";
import { sceneOf } from "./scene.ts";

/** Checks of the options that have one value for all pictures of a game. */
export const lookSpecs: OptionSpecs = {
  ...sharedSpecs,
  orientation: "light|dark",
  notation: "wmd|mssa",
  coordinates: "true|false",
  frame: "plain|kraal|none",
  pieces,
};

/** Checks of the options. */
export const optionSpecs: OptionSpecs = {
  ...lookSpecs,
  hands: "auto|none|always",
  lastMove: move,
  mills: or([true, false], point),
  moves: [move, 0, 100_000],
  destinations: or([true, "hand"], point),
  shots: move,
  drawings,
};

/**
 * Draws a game as an SVG picture, the same text on every machine. The picture scales to any box, and it works
 * in an `img`, in an HTML page or as a file: it has no ids, style sheets or scripts, and loads nothing.
 *
 * @throws `ArgumentError` if an option is unknown or invalid, such as a point that is not on the board.
 * @throws `ParseError` with the invalid field if the game cannot be drawn, `VariantError` if its variant is
 *   invalid. Only the cows on the board, those in hand and the turn are checked, so a board that is being set
 *   up can be drawn.
 * @example
 * ```ts
 * import { createGame, legalMoves } from "morabaraba";
 * import { svg } from "morabaraba/svg";
 *
 * const game = createGame();
 * svg(game).slice(0, 4); // => "<svg"
 * svg(game, { theme: "dark", moves: legalMoves(game), destinations: "hand" }).match(/r="16"/g)?.length; // => 24
 * svg(game, { drawings: { arrows: [{ from: "d7", to: "d6" }] } }).includes("#c6d8ff"); // => true
 * svg(game, { theme: { ground: "red" } }); // throws bad-argument
 * ```
 */
export function svg(game: Game, options: PictureOptions = {}): string {
  const checked = checkOptions(optionSpecs, options);
  return toSvg(sceneOf(game, checked), checked, "Morabaraba");
}
