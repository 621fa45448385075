/* Pictures of mancala games as SVG text: still, and moving. */
import { checkArgument, checkOptions, type OptionSpecs } from "../../base/options.ts";
import type { Game, MoveLike } from "../../rules/mancala/data/state.ts";
import { explainMove } from "../../rules/mancala/explain.ts";
import { formatMove } from "../../rules/mancala/notation.ts";
import {
  type AnimatedNode,
  type AnimationSettings,
  animationSpecs,
  captioned,
  drawingsOn,
  joinScenes,
  lineSpec,
} from "../animation.ts";
import type { Scene } from "../shapes.ts";
import { sharedSpecs, toSvg } from "../toSvg.ts";
import { drawings, type PictureOptions, step } from "./options.ts";
import { houseWith, readPosition } from "./position.ts";
import { sceneOf } from "./scene.ts";

/** Checks of the options that have one value for all pictures of a game. */
const lookSpecs: OptionSpecs = {
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

/**
 * The options of a moving picture: how it moves, and those of a picture that have one value for a whole game.
 */
export interface AnimationOptions
  extends AnimationSettings,
    Pick<
      PictureOptions,
      "theme" | "title" | "description" | "orientation" | "layout" | "direction" | "coordinates"
    > {}

/**
 * Draws a game as one SVG picture that moves, without scripts and style sheets. It works in an `img`, in a
 * page and as a file. Programs without animation show the last position.
 *
 * Each position has the marks of its sowing, its number below the board, and the arrows and rings of its
 * comment. Houses that the board lacks are left out.
 *
 * @param line - The positions in order: the result of `mainline` or `currentLine` of a record, or a part of it;
 * at most 1,000.
 * @throws `ArgumentError` if the line or an option is invalid, or the games have different boards.
 * @throws `ParseError` if a game cannot be drawn, `VariantError` if its variant is invalid.
 * @throws `IllegalMoveError` if a move is illegal in the game before it.
 * @example
 * ```ts
 * import { mainline, parseRecord } from "morabaraba/mancala/records";
 * import { animate } from "morabaraba/mancala/svg";
 *
 * const record = parseRecord("1. 3-6 5 *");
 * animate(mainline(record), { loop: false }).includes('fill="freeze"'); // => true
 * animate([]); // throws bad-argument
 * ```
 */
export function animate(
  line: readonly AnimatedNode<Game, MoveLike | string>[],
  options: AnimationOptions = {},
): string {
  const checked = checkOptions({ ...lookSpecs, ...animationSpecs }, options);
  const nodes = checkArgument("line", lineSpec, line) as typeof line;
  const { numbers = true } = checked;
  const scenes = nodes.map(({ game, before, move, comment = "" }): Scene => {
    const row = readPosition(game).houses.length / 2;
    const drawings = drawingsOn(comment, (letter) => houseWith(letter, row) >= 0);
    const isPlayed = before !== undefined && move !== undefined;
    const sowing = isPlayed ? explainMove(before, move) : [];
    const scene = sceneOf(game, { ...checked, drawings, sowing });
    if (!numbers) return scene;
    return captioned(scene, isPlayed ? `${game.ply}. ${formatMove(before, move)}` : "");
  });
  return toSvg(joinScenes(scenes, checked), checked, "Mancala");
}
