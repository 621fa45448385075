/* Pictures of mill games as SVG text: still, and moving. */

import { isAbsent } from "../../base/data.ts";
import { checkArgument, checkOptions, type OptionSpecs } from "../../base/options.ts";
import { storedVariant } from "../../rules/gameChecks.ts";
import { labelsOf } from "../../rules/mills/data/board.ts";
import { variantFrom } from "../../rules/mills/data/define.ts";
import type { Game, MoveLike } from "../../rules/mills/data/state.ts";
import { writeMove } from "../../rules/mills/moves.ts";
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
import { drawings, move, move as moveCheck, or, type PictureOptions, pieces, point } from "./options.ts";
import { sceneOf } from "./scene.ts";

/** Checks of the options that have one value for all pictures of a game. */
const lookSpecs: OptionSpecs = {
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

/**
 * The options of a moving picture: how it moves, and those of a picture that have one value for a whole game.
 */
export interface AnimationOptions
  extends AnimationSettings,
    Pick<
      PictureOptions,
      "theme" | "title" | "description" | "orientation" | "notation" | "coordinates" | "frame" | "pieces"
    > {
  /** Whether bands have the cows in hand and the cows shot; `"always"` if left out. */
  readonly hands?: "none" | "always" | undefined;
}

/**
 * Draws a game as one SVG picture that moves, without scripts and style sheets. It works in an `img`, in a
 * page and as a file. Programs without animation show the last position.
 *
 * Each move is marked, with the mills that it closes, its number below the board, and the arrows and rings of
 * its comment. Points that the board lacks are left out.
 *
 * @param line - The positions in order: the result of `mainline` or `currentLine` of a record, or a part of it;
 * at most 1,000.
 * @throws `ArgumentError` if the line or an option is invalid, or the games have different boards.
 * @throws `ParseError` if a game cannot be drawn, `VariantError` if its variant is invalid.
 * @example
 * ```ts
 * import { mainline, parseRecord } from "morabaraba/records";
 * import { animate } from "morabaraba/svg";
 *
 * const record = parseRecord("1. d6 { [%csl Gd7] } f4 2. d7 *");
 * const picture = animate(mainline(record), { seconds: 0.8, title: "Three moves" });
 * picture.includes("<animate "); // => true
 * animate([]); // throws bad-argument
 * ```
 */
export function animate(
  line: readonly AnimatedNode<Game, MoveLike | string>[],
  options: AnimationOptions = {},
): string {
  const checked = checkOptions({ ...lookSpecs, hands: "none|always", ...animationSpecs }, options);
  const nodes = checkArgument("line", lineSpec, line) as typeof line;
  const { numbers = true, notation, hands = "always" } = checked;
  const scenes = nodes.map(({ game, move: given, comment = "" }, i): Scene => {
    const move = isAbsent(given)
      ? undefined
      : (checkArgument(`line[${i}].move`, moveCheck, given) as MoveLike);
    const { points } = variantFrom(storedVariant(game)).board;
    const drawings = drawingsOn(comment, (point) => points.includes(point));
    const scene = sceneOf(game, { ...checked, hands, drawings, lastMove: move, mills: move?.to });
    if (!numbers) return scene;
    const labels = notation === "mssa" ? labelsOf(points) : undefined;
    const ply = checkArgument(`line[${i}].game.ply`, "0..9999", game.ply) as number;
    const number = `${Math.ceil(ply / 2)}.${ply % 2 === 0 ? ".." : ""}`;
    const text = move && `${number} ${writeMove(move, (point) => labels?.get(point) ?? point)}`;
    return captioned(scene, text ?? "");
  });
  return toSvg(joinScenes(scenes, checked), checked, "Morabaraba");
}
